package dev.ooxide.gradle;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.gradle.api.DefaultTask;
import org.gradle.api.GradleException;
import org.gradle.api.file.FileCollection;
import org.gradle.api.tasks.Internal;
import org.gradle.api.tasks.TaskAction;

/** Runs the program in the folder of a project, with the class path of Gradle and the sources of the other projects. */
public class OoxideTask extends DefaultTask {
    private String command;
    private OoxideExtension extension;
    private File folder;
    private FileCollection classpath;
    private Set<File> sourcePath = new LinkedHashSet<>();

    @Internal
    public String getCommand() {
        return command;
    }

    void setCommand(String command) {
        this.command = command;
    }

    void setExtension(OoxideExtension extension) {
        this.extension = extension;
    }

    void setFolder(File folder) {
        this.folder = folder;
    }

    void setClasspath(FileCollection classpath) {
        this.classpath = classpath;
    }

    void setSourcePath(Set<File> sourcePath) {
        this.sourcePath = sourcePath;
    }

    @TaskAction
    public void run() {
        int status = run(commandLine());
        boolean isVerify = command.equals("verify");
        if (status == 1) {
            end(isVerify && extension.isFailOnViolation(), "what the code promises does not hold; see above");
        } else if (status == 3) {
            end(extension.isFailOnUndecided(), "not everything could be decided; see above");
        } else if (status != 0) {
            end(true, extension.getExecutable() + " ended with status " + status + "; see above");
        }
    }

    private void end(boolean isFailure, String message) {
        if (isFailure) {
            throw new GradleException(message);
        }
        getLogger().warn(message);
    }

    private List<String> commandLine() {
        List<String> line = new ArrayList<>();
        Collections.addAll(line, extension.getExecutable(), command, "--no-build-tool");
        List<String> entries = new ArrayList<>();
        for (File entry : classpath) {
            if (entry.exists()) {
                entries.add(entry.getPath());
            }
        }
        if (!entries.isEmpty()) {
            line.add("--classpath=" + String.join(File.pathSeparator, entries));
        }
        for (File root : sourcePath) {
            if (root.isDirectory()) {
                line.add("--source-path=" + root);
            }
        }
        for (String name : extension.getClasses()) {
            line.add("--class=" + name);
        }
        if (extension.getSince() != null) {
            line.add("--since=" + extension.getSince());
        }
        for (Map.Entry<String, Object> setting : extension.getSettings().entrySet()) {
            add(line, setting.getKey(), setting.getValue());
        }
        return line;
    }

    private static void add(List<String> line, String name, Object value) {
        String flag = name.length() == 1 ? "-" + name : "--" + name + "=";
        if (value instanceof Iterable) {
            for (Object part : (Iterable<?>) value) {
                line.add(flag + part);
            }
        } else if (Boolean.TRUE.equals(value)) {
            line.add("--" + name);
        } else if (!Boolean.FALSE.equals(value)) {
            line.add(flag + value);
        }
    }

    private int run(List<String> line) {
        getLogger().info(String.join(" ", line));
        try {
            Process process = new ProcessBuilder(line).directory(folder).redirectErrorStream(true).start();
            process.getOutputStream().close();
            try (BufferedReader reader =
                    new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
                for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                    getLogger().lifecycle(text);
                }
            }
            return process.waitFor();
        } catch (IOException error) {
            throw new GradleException(
                    "cannot run " + extension.getExecutable() + ": install it, or name it with ooxide { executable = 'FILE' }",
                    error);
        } catch (InterruptedException error) {
            Thread.currentThread().interrupt();
            throw new GradleException(extension.getExecutable() + " was interrupted", error);
        }
    }
}
