package dev.ooxide.gradle;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** What a build says: {@code ooxide { settings = [time: '30s'] }}. */
public class OoxideExtension {
    private String executable = "ooxide";
    private Map<String, Object> settings = new LinkedHashMap<>();
    private List<String> classes = new ArrayList<>();
    private String since;
    private boolean failOnViolation = true;
    private boolean failOnUndecided;

    /** The program: its name on the path, or its file. */
    public String getExecutable() {
        return executable;
    }

    public void setExecutable(String executable) {
        this.executable = executable;
    }

    /** Any flags of the command line by their names: a text or number, {@code true} for a switch, a list for several values. */
    public Map<String, Object> getSettings() {
        return settings;
    }

    public void setSettings(Map<String, Object> settings) {
        this.settings = settings;
    }

    /** Only these classes. */
    public List<String> getClasses() {
        return classes;
    }

    public void setClasses(List<String> classes) {
        this.classes = classes;
    }

    /** Only what has changed since this revision of git. */
    public String getSince() {
        return since;
    }

    public void setSince(String since) {
        this.since = since;
    }

    /** Whether what {@code ooxideVerify} finds violated fails the build. */
    public boolean isFailOnViolation() {
        return failOnViolation;
    }

    public void setFailOnViolation(boolean failOnViolation) {
        this.failOnViolation = failOnViolation;
    }

    /** Whether what could not be decided fails the build. */
    public boolean isFailOnUndecided() {
        return failOnUndecided;
    }

    public void setFailOnUndecided(boolean failOnUndecided) {
        this.failOnUndecided = failOnUndecided;
    }
}
