package dev.ooxide.maven;

import java.io.BufferedReader;
import java.io.File;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.apache.maven.artifact.DependencyResolutionRequiredException;
import org.apache.maven.execution.MavenSession;
import org.apache.maven.plugin.AbstractMojo;
import org.apache.maven.plugin.MojoExecutionException;
import org.apache.maven.plugin.MojoFailureException;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.project.MavenProject;

/**
 * Runs the program in the folder of a module. It is told the class path and the sources of other modules, which Maven knows, and finds
 * the rest in the project files itself.
 */
abstract class AbstractOoxideMojo extends AbstractMojo {
    /** Properties that begin so are settings: {@code -Dooxide.time=30s}. */
    private static final String PREFIX = "ooxide.";

    @Parameter(defaultValue = "${project}", readonly = true, required = true)
    MavenProject project;

    @Parameter(defaultValue = "${session}", readonly = true, required = true)
    private MavenSession session;

    /** The program: its name on the path, or its file. */
    @Parameter(property = "ooxide.executable", defaultValue = "ooxide")
    private String executable;

    /** Nothing is done. */
    @Parameter(property = "ooxide.skip", defaultValue = "false")
    private boolean skip;

    /**
     * Any settings, each called as the flag of the command line: {@code <k>4</k>}, {@code <time>30s</time>}, {@code
     * <exclude>*Dto.java,*Config.java</exclude>}. Switches are {@code true} or {@code false}. What stands in {@code ooxide.toml} holds as
     * well, and a property such as {@code -Dooxide.time=30s} comes first.
     */
    @Parameter
    private Map<String, String> settings = new LinkedHashMap<>();

    /** Only these classes. */
    @Parameter
    private List<String> classes = new ArrayList<>();

    /** Only methods that have changed since this revision of git. */
    @Parameter(property = "ooxide.since")
    private String since;

    /** Whether what could not be decided fails the build. */
    @Parameter(property = "ooxide.failOnUndecided", defaultValue = "false")
    private boolean failOnUndecided;

    /** What the properties of this plugin are called that are not settings of the program. */
    private static final Set<String> OWN = new LinkedHashSet<>(
            java.util.Arrays.asList("executable", "skip", "since", "failOnUndecided", "failOnViolation"));

    /** The command: {@code gen}, {@code verify}. */
    abstract String command();

    /** What this goal adds to the command line. */
    abstract List<String> words();

    /** Whether what is violated fails the build. */
    abstract boolean failsOnViolation();

    @Override
    public void execute() throws MojoExecutionException, MojoFailureException {
        if (skip) {
            getLog().info("skipped");
            return;
        }
        if (!hasSources()) {
            getLog().info("this module has no Java sources");
            return;
        }
        int status = run(commandLine());
        switch (status) {
            case 0:
                break;
            case 1:
                String violated = "what the code promises does not hold; see above";
                if (failsOnViolation()) {
                    throw new MojoFailureException(violated);
                }
                getLog().warn(violated);
                break;
            case 3:
                String undecided = "not everything could be decided; see above";
                if (failOnUndecided) {
                    throw new MojoFailureException(undecided);
                }
                getLog().warn(undecided);
                break;
            default:
                throw new MojoExecutionException(executable + " ended with status " + status + "; see above");
        }
    }

    private boolean hasSources() {
        return project.getCompileSourceRoots().stream().anyMatch(root -> new File(root).isDirectory());
    }

    private List<String> commandLine() throws MojoExecutionException {
        List<String> line = new ArrayList<>();
        line.add(executable);
        line.add(command());
        line.add("--no-build-tool");
        String classpath = String.join(File.pathSeparator, classpath());
        if (!classpath.isEmpty()) {
            line.add("--classpath=" + classpath);
        }
        for (String root : sourcesOfOthers()) {
            line.add("--source-path=" + root);
        }
        for (String name : classes) {
            line.add("--class=" + name);
        }
        if (since != null && !since.isEmpty()) {
            line.add("--since=" + since);
        }
        line.addAll(words());
        for (Map.Entry<String, String> setting : allSettings().entrySet()) {
            add(line, setting.getKey(), setting.getValue() == null ? "true" : setting.getValue().trim());
        }
        return line;
    }

    /** Those of the project file, and over them those of the command line. */
    private Map<String, String> allSettings() {
        Map<String, String> all = new LinkedHashMap<>(settings);
        Map<String, String> given = new TreeMap<>();
        for (String name : session.getUserProperties().stringPropertyNames()) {
            if (name.startsWith(PREFIX) && !OWN.contains(name.substring(PREFIX.length()))) {
                given.put(name.substring(PREFIX.length()), session.getUserProperties().getProperty(name));
            }
        }
        all.putAll(given);
        return all;
    }

    private static void add(List<String> line, String name, String value) {
        String flag = name.length() == 1 ? "-" + name : "--" + name;
        if (value.equals("true") || value.isEmpty()) {
            line.add(flag);
        } else if (!value.equals("false")) {
            for (String part : value.split(",")) {
                line.add(name.length() == 1 ? flag + part.trim() : flag + "=" + part.trim());
            }
        }
    }

    /** What the module needs to compile and to run its tests, as far as it is there. */
    private List<String> classpath() throws MojoExecutionException {
        try {
            List<String> there = new ArrayList<>();
            for (String element : project.getTestClasspathElements()) {
                boolean isTests = element.equals(project.getBuild().getTestOutputDirectory());
                if (!isTests && new File(element).exists()) {
                    there.add(element);
                }
            }
            return there;
        } catch (DependencyResolutionRequiredException error) {
            throw new MojoExecutionException("the class path is not known", error);
        }
    }

    /** The sources of the modules that this one uses: better than their classes alone. */
    private Set<String> sourcesOfOthers() {
        Set<String> roots = new LinkedHashSet<>();
        for (MavenProject other : project.getProjectReferences().values()) {
            for (String root : other.getCompileSourceRoots()) {
                if (new File(root).isDirectory()) {
                    roots.add(root);
                }
            }
        }
        return roots;
    }

    private int run(List<String> line) throws MojoExecutionException {
        getLog().debug(String.join(" ", line));
        ProcessBuilder builder = new ProcessBuilder(line).directory(project.getBasedir()).redirectErrorStream(true);
        Process process;
        try {
            process = builder.start();
        } catch (IOException error) {
            throw new MojoExecutionException(
                    "cannot run " + executable + ": install it, or name it with -Dooxide.executable=FILE", error);
        }
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8))) {
            process.getOutputStream().close();
            for (String text = reader.readLine(); text != null; text = reader.readLine()) {
                getLog().info(text);
            }
            return process.waitFor();
        } catch (IOException error) {
            throw new MojoExecutionException("cannot read what " + executable + " says", error);
        } catch (InterruptedException error) {
            process.destroy();
            Thread.currentThread().interrupt();
            throw new MojoExecutionException(executable + " was interrupted", error);
        }
    }
}
