package dev.ooxide.maven;

import java.io.File;
import java.util.ArrayList;
import java.util.List;
import org.apache.maven.plugins.annotations.LifecyclePhase;
import org.apache.maven.plugins.annotations.Mojo;
import org.apache.maven.plugins.annotations.Parameter;
import org.apache.maven.plugins.annotations.ResolutionScope;

/** Verifies contracts, assertions and crashes of the methods of the module. */
@Mojo(
        name = "verify",
        defaultPhase = LifecyclePhase.VERIFY,
        requiresDependencyResolution = ResolutionScope.TEST)
public class VerifyMojo extends AbstractOoxideMojo {
    /** Whether what is violated fails the build. */
    @Parameter(property = "ooxide.failOnViolation", defaultValue = "true")
    private boolean failOnViolation;

    /** A SARIF report of an earlier run: what is in it does not count. */
    @Parameter
    private File baseline;

    /** Reports besides the one that is printed, each as {@code form=file}: {@code sarif=target/ooxide.sarif}. */
    @Parameter
    private List<String> reports = new ArrayList<>();

    @Override
    String command() {
        return "verify";
    }

    @Override
    List<String> words() {
        List<String> words = new ArrayList<>();
        if (baseline != null) {
            words.add("--baseline=" + baseline);
        }
        for (String report : reports) {
            words.add("--report=" + report);
        }
        return words;
    }

    @Override
    boolean failsOnViolation() {
        return failOnViolation;
    }
}
