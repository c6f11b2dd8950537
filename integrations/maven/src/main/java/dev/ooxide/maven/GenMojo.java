package dev.ooxide.maven;

import java.util.Collections;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Writes JUnit tests for the classes of the module into its test folder, after they have been compiled and run. */
@Mojo(
        name = "gen",
        defaultPhase = LifecyclePhase.GENERATE_TEST_SOURCES,
        requiresDependencyResolution = ResolutionScope.TEST)
public class GenMojo extends AbstractOoxideMojo {
    /** Whether tests that show what is violated fail the build. They are not among those that the build runs. */
    @Parameter(property = "ooxide.failOnViolation", defaultValue = "false")
    private boolean failOnViolation;

    @Override
    String command() {
        return "gen";
    }

    @Override
    List<String> words() {
        return Collections.emptyList();
    }

    @Override
    boolean failsOnViolation() {
        return failOnViolation;
    }
}
