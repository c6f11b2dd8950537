package dev.ooxide.gradle;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/**
 * Whole builds with the plugin, by the program gradle itself: the TestKit of Debian's package does not start, since a jar of its
 * installation is missing.
 */
public class OoxidePluginTest {
    private static final String EXECUTABLE = System.getProperty("ooxide.executable");
    private static final String GRADLE = System.getProperty("gradle.executable");
    private static final String HEAD = "buildscript { dependencies { classpath files("
            + System.getProperty("plugin.classpath") + ") } }\napply plugin: 'java'\napply plugin: 'dev.ooxide'\n";

    @Rule
    public final TemporaryFolder folder = new TemporaryFolder();

    @Before
    public void build() throws IOException {
        write("settings.gradle", "rootProject.name = 'shop'\n");
        write(
                "build.gradle",
                HEAD
                        + "dependencies { testImplementation files('/usr/share/java/junit4.jar', '/usr/share/java/hamcrest-core.jar') }\n"
                        + "ooxide {\n"
                        + "  executable = '" + EXECUTABLE + "'\n"
                        + "  settings = [k: 2, graphs: 'none', junit: 4, exclude: ['*Dto.java', '*Config.java']]\n"
                        + "}\n");
        write(
                "src/main/java/com/acme/Order.java",
                "package com.acme;\npublic class Order {\n    private int total;\n    public void add(int price) {\n"
                        + "        if (price < 0) throw new IllegalArgumentException();\n        total += price;\n    }\n"
                        + "    public int total() { return total; }\n}\n");
        write(
                "src/main/java/com/acme/OrderDto.java",
                "package com.acme;\npublic class OrderDto { public int twice(int n) { return n > 0 ? n + n : 0; } }\n");
    }

    @Test
    public void testsAreWrittenAndRunByTheSameBuild() throws Exception {
        run(0, "ooxideGen", "test");
        assertTrue(read("src/test/java/com/acme/OrderTest.java").contains("@Test"));
        assertFalse("what is excluded", file("src/test/java/com/acme/OrderDtoTest.java").exists());
        assertFalse("the setting graphs", file("build/ooxide/graphs").exists());
        String ran = read("build/test-results/test/TEST-com.acme.OrderTest.xml");
        assertTrue(ran, ran.contains("<testcase ") && ran.contains("failures=\"0\""));
    }

    @Test
    public void whatIsViolatedFailsTheBuild() throws Exception {
        write("build.gradle", HEAD + "ooxide { executable = '" + EXECUTABLE + "'\n"
                + "settings = [report: ['sarif=build/ooxide.sarif']] }\n");
        write(
                "src/main/java/com/acme/Half.java",
                "package com.acme;\npublic class Half {\n    //@ ensures 2 * \\result == number;\n"
                        + "    public static int of(int number) { return number / 2; }\n}\n");
        String said = run(1, "ooxideVerify");
        assertTrue(said, said.contains("what the code promises does not hold"));
        assertTrue(read("build/ooxide.sarif").contains("\"ruleId\": \"ensures\""));
    }

    /** Runs a build, which must end with this status; gives what it says. */
    private String run(int status, String... tasks) throws Exception {
        List<String> line = new ArrayList<>(Arrays.asList(GRADLE, "--offline", "--no-daemon", "--stacktrace"));
        line.addAll(Arrays.asList(tasks));
        File log = folder.newFile();
        Process process = new ProcessBuilder(line)
                .directory(folder.getRoot())
                .redirectErrorStream(true)
                .redirectOutput(log)
                .start();
        int ended = process.waitFor();
        String said = new String(Files.readAllBytes(log.toPath()), StandardCharsets.UTF_8);
        assertEquals(said, status, ended);
        return said;
    }

    private File file(String name) {
        return new File(folder.getRoot(), name);
    }

    private String read(String name) throws IOException {
        return new String(Files.readAllBytes(file(name).toPath()), StandardCharsets.UTF_8);
    }

    private void write(String name, String text) throws IOException {
        Path path = file(name).toPath();
        Files.createDirectories(path.getParent());
        Files.write(path, text.getBytes(StandardCharsets.UTF_8));
    }
}
