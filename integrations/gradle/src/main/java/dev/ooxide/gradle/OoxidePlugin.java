package dev.ooxide.gradle;

import java.io.File;
import java.util.LinkedHashSet;
import java.util.Set;
import org.gradle.api.Plugin;
import org.gradle.api.Project;
import org.gradle.api.tasks.SourceSet;
import org.gradle.api.tasks.SourceSetContainer;

/** The tasks {@code ooxideGen} and {@code ooxideVerify} of a Java project. */
public class OoxidePlugin implements Plugin<Project> {
    private static final String GROUP = "verification";

    @Override
    public void apply(Project project) {
        OoxideExtension extension = project.getExtensions().create("ooxide", OoxideExtension.class);
        project.getPluginManager().withPlugin("java", applied -> {
            OoxideTask gen = project.getTasks().create("ooxideGen", OoxideTask.class);
            gen.setGroup(GROUP);
            gen.setDescription("Writes JUnit tests for the classes of this project into its test folder.");
            gen.setCommand("gen");
            OoxideTask verify = project.getTasks().create("ooxideVerify", OoxideTask.class);
            verify.setGroup(GROUP);
            verify.setDescription("Verifies contracts, assertions and crashes of the methods of this project.");
            verify.setCommand("verify");
            for (OoxideTask task : new OoxideTask[] {gen, verify}) {
                task.setExtension(extension);
                task.setFolder(project.getProjectDir());
                task.dependsOn("classes");
                SourceSetContainer sets = sets(project);
                task.setClasspath(sets.getByName(SourceSet.TEST_SOURCE_SET_NAME).getCompileClasspath());
            }
            // where both are asked for, the tests are there before they are compiled
            project.getTasks().getByName("compileTestJava").mustRunAfter(gen);
            project.getGradle().projectsEvaluated(all -> {
                Set<File> others = sourcesOfOthers(project);
                gen.setSourcePath(others);
                verify.setSourcePath(others);
            });
        });
    }

    private static SourceSetContainer sets(Project project) {
        return (SourceSetContainer) project.property("sourceSets");
    }

    /** The sources of the other projects of the build: better than their classes alone. */
    private static Set<File> sourcesOfOthers(Project project) {
        Set<File> folders = new LinkedHashSet<>();
        for (Project other : project.getRootProject().getAllprojects()) {
            if (other != project && other.getPluginManager().hasPlugin("java")) {
                folders.addAll(sets(other).getByName(SourceSet.MAIN_SOURCE_SET_NAME).getJava().getSrcDirs());
            }
        }
        return folders;
    }
}
