package ooxide.jvm;

import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.MethodDescriptor;
import org.junit.jupiter.api.MethodOrderer;
import org.junit.jupiter.api.MethodOrdererContext;
import org.junit.platform.engine.FilterResult;
import org.junit.platform.engine.TestDescriptor;
import org.junit.platform.engine.TestExecutionResult;
import org.junit.platform.engine.discovery.DiscoverySelectors;
import org.junit.platform.engine.support.descriptor.MethodSource;
import org.junit.platform.launcher.EngineFilter;
import org.junit.platform.launcher.PostDiscoveryFilter;
import org.junit.platform.launcher.TestExecutionListener;
import org.junit.platform.launcher.TestIdentifier;
import org.junit.platform.launcher.TestPlan;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;

/** Runs tests of JUnit 5. */
public final class RunFive implements TestExecutionListener {
    private final Results results;
    private TestPlan plan;

    private RunFive(Results results) {
        this.results = results;
    }

    /** For the arguments see {@link Results}. */
    public static void main(String[] args) throws Exception {
        Results results = new Results(args);
        List<String> classes = new ArrayList<>(results.classes);
        if (results.descending) {
            Collections.reverse(classes);
        }
        LauncherDiscoveryRequestBuilder request = LauncherDiscoveryRequestBuilder.request();
        for (String name : classes) {
            request.selectors(DiscoverySelectors.selectClass(name));
        }
        PostDiscoveryFilter notDone = (TestDescriptor test) ->
            FilterResult.includedIf(!results.done.contains(test.getUniqueId().toString()));
        request.filters(EngineFilter.includeEngines("junit-jupiter"), notDone);
        Class<?> order = results.descending ? Descending.class : Ascending.class;
        request.configurationParameter("junit.jupiter.testmethod.order.default", order.getName());
        request.configurationParameter("junit.jupiter.execution.parallel.enabled", "false");
        LauncherFactory.create().execute(request.build(), new RunFive(results));
        results.end();
    }

    /** By name, then by parameters. */
    public static class Ascending implements MethodOrderer {
        /** Called by JUnit. */
        public Ascending() {}

        Comparator<MethodDescriptor> order() {
            return Comparator.comparing(method -> method.getMethod().getName() + method.getMethod().toGenericString());
        }

        @Override
        public void orderMethods(MethodOrdererContext context) {
            context.getMethodDescriptors().sort(order());
        }
    }

    /** The other way round. */
    public static final class Descending extends Ascending {
        /** Called by JUnit. */
        public Descending() {}

        @Override
        Comparator<MethodDescriptor> order() {
            return super.order().reversed();
        }
    }

    @Override
    public void testPlanExecutionStarted(TestPlan started) {
        plan = started;
        for (TestIdentifier root : started.getRoots()) {
            for (TestIdentifier test : started.getDescendants(root)) {
                found(test);
            }
        }
    }

    @Override
    public void dynamicTestRegistered(TestIdentifier test) {
        found(test);
    }

    private void found(TestIdentifier test) {
        if (!test.isTest()) {
            return;
        }
        // a dynamic test is named by the method that made it
        TestIdentifier named = test;
        while (!(named.getSource().orElse(null) instanceof MethodSource) && plan.getParent(named).isPresent()) {
            named = plan.getParent(named).get();
        }
        Object source = named.getSource().orElse(null);
        String className = source instanceof MethodSource ? ((MethodSource) source).getClassName() : "";
        String method = source instanceof MethodSource ? ((MethodSource) source).getMethodName() : "";
        results.found(test.getUniqueId(), className, method, test.getDisplayName());
    }

    @Override
    public void executionStarted(TestIdentifier test) {
        if (test.isTest()) {
            results.started(test.getUniqueId());
        }
    }

    @Override
    public void executionSkipped(TestIdentifier skipped, String reason) {
        for (TestIdentifier test : testsOf(skipped)) {
            results.skipped(test.getUniqueId(), reason);
        }
    }

    @Override
    public void executionFinished(TestIdentifier finished, TestExecutionResult result) {
        Throwable thrown = result.getThrowable().orElse(null);
        switch (result.getStatus()) {
            case SUCCESSFUL:
                if (finished.isTest()) {
                    results.passed(finished.getUniqueId());
                }
                break;
            case ABORTED:
                for (TestIdentifier test : testsOf(finished)) {
                    results.skipped(test.getUniqueId(), thrown == null ? "aborted" : String.valueOf(thrown.getMessage()));
                }
                break;
            case FAILED:
                // what fails around tests, such as a static initialiser, fails each of them
                for (TestIdentifier test : testsOf(finished)) {
                    results.failed(test.getUniqueId(), thrown == null ? new AssertionError("failed") : thrown);
                }
                break;
        }
    }

    private List<TestIdentifier> testsOf(TestIdentifier test) {
        List<TestIdentifier> tests = new ArrayList<>();
        if (test.isTest()) {
            tests.add(test);
        }
        for (TestIdentifier inside : plan.getDescendants(test)) {
            if (inside.isTest()) {
                tests.add(inside);
            }
        }
        return tests;
    }
}
