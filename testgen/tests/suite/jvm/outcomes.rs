//! What became of each test, and what its failure says.

use std::path::Path;
use std::time::Duration;

use ooxide_testgen::jvm::{self, Compiled, Junit, Outcome, TestVerdict, TimeLimits};

use crate::support::{Files, LIMITS, all_jars, compile, failure, test};

const SUBJECT: &str = "
package p;
class Counter {
    static int calls;
    static int clamp(int x) {
        if (x > 10) {
            return 10;
        }
        return x;
    }
    static int next() { return ++calls; }
    static int crash() { throw new IllegalStateException(\"tab\\t and\\nline\"); }
    static void check(int x) { assert x > 0 : \"positive\"; }
    static void hang() { while (true) { calls++; } }
}
";

const TESTS: &str = "
package p;
IMPORTS
public class CounterTest {
    @Test DISPLAY public void a_passes() { assertEquals(3, Counter.clamp(3)); }
    @Test public void b_fails() { assertEquals(4, Counter.clamp(3)); }
    @Test public void c_throws() { Counter.crash(); }
    @Test public void d_isFirstOrSecond() { assertEquals(1, Counter.next()); }
    @Test public void e_isFirstOrSecond() { assertEquals(2, Counter.next()); }
    @Test public void f_asserts() { Counter.check(0); }
    @Test SKIP public void g_isSkipped() { Counter.crash(); }
    @Test public void h_exits() { System.out.println(\"out\"); System.exit(7); }
    @Test public void i_comesAfterTheExit() throws Exception { new java.io.File(\"made\").createNewFile(); }
}
";

const IMPORTS_FIVE: &str = "
import static org.junit.jupiter.api.Assertions.assertEquals;
import org.junit.jupiter.api.Disabled;
import org.junit.jupiter.api.DisplayName;
import org.junit.jupiter.api.Test;";

const IMPORTS_FOUR: &str = "
import static org.junit.Assert.assertEquals;
import org.junit.Ignore;
import org.junit.Test;";

fn tests_for(junit: Junit) -> String {
    let (imports, display, skip) = match junit {
        Junit::Five => (IMPORTS_FIVE, "@DisplayName(\"three → three\")", "@Disabled(\"not today\")"),
        Junit::Four => (IMPORTS_FOUR, "", "@Ignore"),
    };
    TESTS.replace("IMPORTS", imports).replace("DISPLAY", display).replace("SKIP", skip)
}

fn check_outcomes(junit: Junit, assertion_error: &str, display_name: &str) {
    let files = Files::new();
    let subject = files.add("p/Counter.java", SUBJECT);
    let tests = files.add("p/CounterTest.java", &tests_for(junit));
    let before = files.names();
    for jars in all_jars() {
        let compiled = compile(jars, std::slice::from_ref(&subject), std::slice::from_ref(&tests), junit)
            .expect("both compile");
        assert_eq!(compiled.warnings(), []);
        let ran = jvm::run(&compiled, &LIMITS).expect("the tests run");

        let methods: Vec<&str> = ran.tests.iter().map(|test| test.method.as_str()).collect();
        assert_eq!(methods.len(), 9, "{methods:?}");
        assert!(methods.is_sorted(), "{methods:?}");
        assert!(ran.tests.iter().all(|test| test.class == "p.CounterTest"));

        assert!(test(&ran, "a_passes").passed());
        assert_eq!(test(&ran, "a_passes").display_name, display_name);
        let wrong = failure(test(&ran, "b_fails"));
        assert_eq!(wrong.kind, assertion_error);
        assert!(
            wrong.message.as_ref().is_some_and(|text| text.contains("<4>") && text.contains("<3>")),
            "{wrong:?}"
        );
        assert!(wrong.trace.contains("CounterTest.b_fails(CounterTest.java:"), "{}", wrong.trace);
        let crash = failure(test(&ran, "c_throws"));
        assert_eq!(crash.kind, "java.lang.IllegalStateException");
        assert_eq!(crash.message.as_deref(), Some("tab\t and\nline"));
        // each test counts one call in each JVM, and the other one comes first in the other order
        for method in ["d_isFirstOrSecond", "e_isFirstOrSecond"] {
            match &test(&ran, method).outcome {
                Outcome::Flaky { ascending: TestVerdict::Passed, descending: TestVerdict::Failed(_) } => {}
                other => panic!("{method} passes in one order only, and not: {other:?}"),
            }
        }
        let asserted = failure(test(&ran, "f_asserts"));
        assert_eq!(
            (asserted.kind.as_str(), asserted.message.as_deref()),
            ("java.lang.AssertionError", Some("positive"))
        );
        assert!(matches!(test(&ran, "g_isSkipped").outcome, Outcome::Stable(TestVerdict::Skipped(_))));
        assert_eq!(test(&ran, "h_exits").outcome, Outcome::Stable(TestVerdict::EndedJvm(Some(7))));
        assert!(test(&ran, "i_comesAfterTheExit").passed());
    }
    assert_eq!(files.names(), before, "nothing is written beside the user's files");
    assert!(!Path::new("made").exists(), "nothing is written where we are");
}

#[test]
fn outcomes_of_junit_5() {
    check_outcomes(Junit::Five, "org.opentest4j.AssertionFailedError", "three → three");
}

#[test]
fn outcomes_of_junit_4() {
    check_outcomes(Junit::Four, "java.lang.AssertionError", "a_passes");
}

const HANGS: &str = "
package p;
IMPORTS
public class CounterTest {
    @Test public void a_passes() { assertEquals(3, Counter.clamp(3)); }
    @Test public void b_hangs() { Counter.hang(); }
    @Test public void c_passes() { assertEquals(10, Counter.clamp(30)); }
}
";

fn compile_hanging(junit: Junit, imports: &str) -> Compiled {
    let files = Files::new();
    let subject = files.add("p/Counter.java", SUBJECT);
    let tests = files.add("p/CounterTest.java", &HANGS.replace("IMPORTS", imports));
    compile(&all_jars()[0], &[subject], &[tests], junit).expect("both compile")
}

/// The sources are gone by now: they are not needed any more.
fn check_limit_of_a_test(compiled: &Compiled) {
    let limits = TimeLimits { test: Duration::from_secs(20), ..LIMITS };
    let ran = jvm::run(compiled, &limits).expect("the tests run");
    assert_eq!(test(&ran, "b_hangs").outcome, Outcome::Stable(TestVerdict::TimedOut));
    assert!(test(&ran, "a_passes").passed() && test(&ran, "c_passes").passed(), "{:?}", ran.tests);
}

#[test]
fn limits_of_junit_4() {
    check_limit_of_a_test(&compile_hanging(Junit::Four, IMPORTS_FOUR));
}

#[test]
fn limits_of_junit_5() {
    let compiled = compile_hanging(Junit::Five, IMPORTS_FIVE);
    check_limit_of_a_test(&compiled);

    // with no time for what comes behind the test that hangs, each of the others runs in one order only
    let limits = TimeLimits { test: LIMITS.test, all: Duration::from_secs(45) };
    let ran = jvm::run(&compiled, &limits).expect("the tests run");
    assert_eq!(test(&ran, "b_hangs").outcome, Outcome::Stable(TestVerdict::TimedOut));
    for method in ["a_passes", "c_passes"] {
        assert_eq!(test(&ran, method).outcome, Outcome::Stable(TestVerdict::NotRun));
    }
}

#[test]
fn what_fails_around_the_tests_fails_them() {
    let files = Files::new();
    let five = files.add(
        "FiveTest.java",
        "import org.junit.jupiter.api.*;
         public class FiveTest {
             @BeforeAll public static void before() { throw new IllegalStateException(\"five\"); }
             @Test public void a() {}
             @Test public void b() {}
         }",
    );
    let four = files.add(
        "FourTest.java",
        "import org.junit.*;
         public class FourTest {
             @AfterClass public static void after() { throw new IllegalStateException(\"four\"); }
             @Test public void a() {}
             @Test public void b() {}
         }",
    );
    let jars = &all_jars()[0];
    for (junit, file, message) in [(Junit::Five, five, "five"), (Junit::Four, four, "four")] {
        let compiled = compile(jars, &[], &[file], junit).expect("it compiles");
        let ran = jvm::run(&compiled, &LIMITS).expect("the tests run");
        assert_eq!(ran.tests.len(), 2);
        for method in ["a", "b"] {
            assert_eq!(failure(test(&ran, method)).message.as_deref(), Some(message));
        }
    }
}
