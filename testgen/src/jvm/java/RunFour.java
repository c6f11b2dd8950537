package ooxide.jvm;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.Test;
import org.junit.runner.Description;
import org.junit.runner.JUnitCore;
import org.junit.runner.Request;
import org.junit.runner.Runner;
import org.junit.runner.manipulation.Filter;
import org.junit.runner.notification.Failure;
import org.junit.runner.notification.RunListener;
import org.junit.runners.model.TestClass;

/** Runs tests of JUnit 4. */
public final class RunFour extends RunListener {
    private final Results results;
    private final Set<String> failed = new HashSet<>();

    private RunFour(Results results) {
        this.results = results;
    }

    /** For the arguments see {@link Results}. */
    public static void main(String[] args) throws Exception {
        Results results = new Results(args);
        Comparator<Description> order = Comparator.comparing(Description::getDisplayName);
        if (results.descending) {
            order = order.reversed();
        }
        List<Class<?>> classes = new ArrayList<>();
        for (String name : results.classes) {
            Class<?> found = Class.forName(name, false, RunFour.class.getClassLoader());
            // JUnit 4 counts a class without tests as a failure, and a file of helpers is no fault
            if (!new TestClass(found).getAnnotatedMethods(Test.class).isEmpty()) {
                classes.add(found);
            }
        }
        Filter notDone = new Filter() {
            @Override
            public boolean shouldRun(Description description) {
                if (description.isTest()) {
                    return !results.done.contains(description.getDisplayName());
                }
                return description.getChildren().stream().anyMatch(this::shouldRun);
            }

            @Override
            public String describe() {
                return "not run yet";
            }
        };
        Request all = Request.classes(classes.toArray(new Class<?>[0]));
        if (notDone.shouldRun(all.getRunner().getDescription())) {
            Runner runner = all.filterWith(notDone).sortWith(order).getRunner();
            RunFour listener = new RunFour(results);
            listener.found(runner.getDescription());
            JUnitCore core = new JUnitCore();
            core.addListener(listener);
            core.run(runner);
        }
        results.end();
    }

    private void found(Description description) {
        for (Description test : testsOf(description)) {
            String method = String.valueOf(test.getMethodName());
            results.found(test.getDisplayName(), String.valueOf(test.getClassName()), method, method);
        }
    }

    @Override
    public void testStarted(Description test) {
        results.started(test.getDisplayName());
    }

    @Override
    public void testFailure(Failure failure) {
        // what fails around tests, such as a method before the class, fails each of them
        for (Description test : testsOf(failure.getDescription())) {
            fail(test, failure.getException());
        }
    }

    private void fail(Description test, Throwable thrown) {
        if (failed.add(test.getDisplayName())) {
            results.failed(test.getDisplayName(), thrown);
        }
    }

    @Override
    public void testAssumptionFailure(Failure failure) {
        for (Description test : testsOf(failure.getDescription())) {
            if (failed.add(test.getDisplayName())) {
                results.skipped(test.getDisplayName(), failure.getMessage());
            }
        }
    }

    @Override
    public void testIgnored(Description ignored) {
        for (Description test : testsOf(ignored)) {
            results.skipped(test.getDisplayName(), "ignored");
        }
    }

    @Override
    public void testFinished(Description test) {
        if (!failed.contains(test.getDisplayName())) {
            results.passed(test.getDisplayName());
        }
    }

    private static List<Description> testsOf(Description description) {
        List<Description> tests = new ArrayList<>();
        if (description.isTest()) {
            tests.add(description);
        }
        for (Description inside : description.getChildren()) {
            tests.addAll(testsOf(inside));
        }
        return tests;
    }
}
