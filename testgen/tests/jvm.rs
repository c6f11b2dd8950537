//! Small subjects and tests through javac, JUnit 4 and 5, and JaCoCo: what comes back is what happened.
//!
//! Every suite runs with each JUnit that is to be had: that of the system's packages, and the pinned one if it was
//! fetched before or can be.

use std::fs;
use std::path::{Path, PathBuf};
use std::sync::LazyLock;
use std::time::Duration;

use ooxide_testgen::jvm::{
    self, ClassCoverage, Compiled, Counter, Failure, JarOptions, Jars, Jdk, Junit, JvmError, Limits, Outcome,
    Ran, Severity, Suite, TestResult, Verdict,
};
use tempfile::TempDir;

/// Long enough for a JVM on a busy machine.
const LIMITS: Limits = Limits { test: Duration::from_secs(60), all: Duration::from_secs(300) };

/// Files in a folder of their own.
struct Files {
    folder: TempDir,
}

impl Files {
    fn new() -> Self {
        Self { folder: tempfile::tempdir().expect("a folder") }
    }

    fn add(&self, name: &str, text: &str) -> PathBuf {
        let file = self.folder.path().join(name);
        fs::create_dir_all(file.parent().expect("it is in the folder")).expect("folders can be made");
        fs::write(&file, text).expect("it can be written");
        file
    }

    /// All names, to see that nothing is added.
    fn names(&self) -> Vec<PathBuf> {
        let mut found = Vec::new();
        let mut folders = vec![self.folder.path().to_owned()];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(folder).expect("it is a folder") {
                let path = entry.expect("an entry").path();
                if path.is_dir() { folders.push(path) } else { found.push(path) }
            }
        }
        found.sort();
        found
    }
}

fn options() -> JarOptions {
    JarOptions { coverage: true, ..JarOptions::from_environment() }
}

/// Each way to have JUnit and JaCoCo on this machine; at least one. Looked for once: without a network, Maven takes
/// its time to say so.
fn all_jars() -> &'static [Jars] {
    static FOUND: LazyLock<Vec<Jars>> = LazyLock::new(|| {
        let nothing_fetched = JarOptions { cache: None, ..options() };
        let no_packages = JarOptions { system: PathBuf::new(), ..options() };
        match [nothing_fetched, no_packages].map(|options| Jars::find(&options)) {
            [Err(packages), Err(pinned)] => panic!("{packages}\n{pinned}"),
            found => found.into_iter().flatten().collect(),
        }
    });
    &FOUND
}

fn compile(jars: &Jars, sources: &[PathBuf], tests: &[PathBuf], junit: Junit) -> Result<Compiled, JvmError> {
    let jdk = Jdk::find().expect("there is a JDK");
    let suite = Suite { sources, roots: &[], tests, classpath: &[], release: None, junit };
    jvm::compile(&jdk, jars, &suite)
}

fn test<'a>(ran: &'a Ran, method: &str) -> &'a TestResult {
    let mut found = ran.tests.iter().filter(|test| test.method == method);
    let test = found.next().unwrap_or_else(|| panic!("there is no {method} in {:?}", ran.tests));
    assert!(found.next().is_none(), "there is one {method}");
    test
}

fn failure(test: &TestResult) -> &Failure {
    let Outcome::Stable(Verdict::Failed(failure)) = &test.outcome else {
        panic!("{} fails, and not: {:?}", test.method, test.outcome)
    };
    failure
}

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
                Outcome::Flaky { ascending: Verdict::Passed, descending: Verdict::Failed(_) } => {}
                other => panic!("{method} passes in one order only, and not: {other:?}"),
            }
        }
        let asserted = failure(test(&ran, "f_asserts"));
        assert_eq!(
            (asserted.kind.as_str(), asserted.message.as_deref()),
            ("java.lang.AssertionError", Some("positive"))
        );
        assert!(matches!(test(&ran, "g_isSkipped").outcome, Outcome::Stable(Verdict::Skipped(_))));
        assert_eq!(test(&ran, "h_exits").outcome, Outcome::Stable(Verdict::EndedJvm(Some(7))));
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

fn check_limits(junit: Junit, imports: &str) {
    let files = Files::new();
    let subject = files.add("p/Counter.java", SUBJECT);
    let imports: Vec<&str> =
        imports.lines().filter(|line| !line.contains("Disabled") && !line.contains("Ignore")).collect();
    let tests = files.add("p/CounterTest.java", &HANGS.replace("IMPORTS", &imports.join("\n")));
    let jars = &all_jars()[0];
    let compiled = compile(jars, &[subject], &[tests], junit).expect("both compile");

    let limits = Limits { test: Duration::from_secs(3), ..LIMITS };
    let ran = jvm::run(&compiled, &limits).expect("the tests run");
    assert_eq!(test(&ran, "b_hangs").outcome, Outcome::Stable(Verdict::TimedOut));
    assert!(test(&ran, "a_passes").passed() && test(&ran, "c_passes").passed(), "{:?}", ran.tests);

    // with no time for what comes behind the test that hangs, each of the others runs in one order only
    let limits = Limits { test: LIMITS.test, all: Duration::from_secs(10) };
    let ran = jvm::run(&compiled, &limits).expect("the tests run");
    assert_eq!(test(&ran, "b_hangs").outcome, Outcome::Stable(Verdict::TimedOut));
    for method in ["a_passes", "c_passes"] {
        assert_eq!(test(&ran, method).outcome, Outcome::Stable(Verdict::NotRun));
    }
}

#[test]
fn limits_of_junit_5() {
    check_limits(Junit::Five, IMPORTS_FIVE);
}

#[test]
fn limits_of_junit_4() {
    check_limits(Junit::Four, IMPORTS_FOUR);
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

#[test]
fn errors_are_those_of_the_subject_or_of_the_tests() {
    let files = Files::new();
    let jars = &all_jars()[0];
    let good = files.add("Good.java", "class Good { int x; }");
    let bad = files.add("Bad.java", "class Bad {\n    int f() { return \"text\"; }\n}\n");
    let test = files.add("GoodTest.java", "class GoodTest {\n    int y = new Good().z;\n}\n");
    match compile(jars, &[good.clone(), bad.clone()], &[], Junit::Five) {
        Err(JvmError::Subject(errors)) => {
            assert_eq!(errors.len(), 1, "{errors:?}");
            assert_eq!((errors[0].file.as_ref(), errors[0].line), (Some(&bad), Some(2)));
            assert_eq!(errors[0].message, "incompatible types: String cannot be converted to int");
        }
        other => panic!("the subject does not compile, and not: {other:?}"),
    }
    match compile(jars, &[good], std::slice::from_ref(&test), Junit::Five) {
        Err(error @ JvmError::Tests(_)) => {
            let text = error.to_string();
            assert!(text.contains(&format!("{}:2: error: cannot find symbol", test.display())), "{text}");
        }
        other => panic!("the tests do not compile, and not: {other:?}"),
    }
}

#[test]
fn warnings_of_the_tests_come_back_and_those_of_the_subject_do_not() {
    let raw = "class NAME {\n    java.util.List all = null;\n}\n";
    let files = Files::new();
    let subject = files.add("Raw.java", &raw.replace("NAME", "Raw"));
    let tests = files.add("RawTest.java", &raw.replace("NAME", "RawTest"));
    for jars in all_jars() {
        for junit in [Junit::Four, Junit::Five] {
            let compiled = compile(jars, std::slice::from_ref(&subject), std::slice::from_ref(&tests), junit)
                .expect("both compile");
            let [warning] = compiled.warnings() else { panic!("one warning, not {:?}", compiled.warnings()) };
            assert_eq!((warning.severity, warning.lint.as_deref()), (Severity::Warning, Some("rawtypes")));
            assert_eq!((warning.file.as_ref(), warning.line), (Some(&tests), Some(2)));
        }
    }
}

#[test]
fn classes_around_the_sources_dependencies_and_releases() {
    let files = Files::new();
    // a class of a dependency, a class in the folder around, and the subject that names both
    let library = files
        .add("library/q/Lib.java", "package q; public class Lib { public static int one() { return 1; } }");
    let classes = files.folder.path().join("with space/classes");
    let jdk = Jdk::find().expect("there is a JDK");
    let status = std::process::Command::new(&jdk.javac).arg("-d").arg(&classes).arg(library).status();
    assert!(status.expect("javac runs").success());
    let root = files.folder.path().join("src");
    files.add("src/p/Near.java", "package p; class Near { int two() { return 2; } }");
    let subject = files.add(
        "src/p/Main.java",
        "package p; class Main { static int f() { return q.Lib.one() + new Near().two(); } }",
    );
    let tests = files.add(
        "p/MainTest.java",
        "package p;
         import static org.junit.jupiter.api.Assertions.assertEquals;
         class MainTest { @org.junit.jupiter.api.Test void f() { assertEquals(3, Main.f()); } }",
    );
    let jars = &all_jars()[0];
    let (sources, roots, tests, classpath) = ([subject], [root], [tests], [classes]);
    let suite = Suite {
        sources: &sources,
        roots: &roots,
        tests: &tests,
        classpath: &classpath,
        release: Some(8),
        junit: Junit::Five,
    };
    let compiled = jvm::compile(&jdk, jars, &suite).expect("both compile");
    assert_eq!(compiled.warnings(), []);
    assert!(test(&jvm::run(&compiled, &LIMITS).expect("the test runs"), "f").passed());

    let modern = [files.add("src/p/Modern.java", "package p; record Modern(int x) {}")];
    let of_eight = Suite { sources: &modern, tests: &[], ..suite };
    assert!(
        matches!(jvm::compile(&jdk, jars, &of_eight), Err(JvmError::Subject(_))),
        "records are newer than 8"
    );
    let of_seventeen = Suite { release: Some(17), ..of_eight };
    assert!(jvm::compile(&jdk, jars, &of_seventeen).is_ok());
}

fn counter(covered: u32, missed: u32) -> Counter {
    Counter { covered, missed }
}

#[test]
fn coverage_of_a_method_with_an_if() {
    let files = Files::new();
    let subject = files.add(
        "p/Clamp.java",
        "package p;
class Clamp {
    static int clamp(int x) {
        if (x > 10) {
            return 10;
        }
        return x;
    }
    static class Unused {
        int f(boolean a, boolean b) {
            return a && b ? 1 : 2;
        }
    }
}
",
    );
    let small = "package p; public class ClampTest { @TEST public void small() { Clamp.clamp(3); } MORE }";
    let large = "@TEST public void large() { Clamp.clamp(30); System.exit(1); }";
    for jars in all_jars() {
        for (junit, annotation) in
            [(Junit::Five, "org.junit.jupiter.api.Test"), (Junit::Four, "org.junit.Test")]
        {
            for both in [false, true] {
                let text = small.replace("MORE", if both { large } else { "" }).replace("TEST", annotation);
                let text = text.replace(&format!("Clamp{annotation}"), "ClampTest");
                let tests = files.add("p/ClampTest.java", &text);
                let compiled =
                    compile(jars, std::slice::from_ref(&subject), &[tests], junit).expect("both compile");
                let coverage = jvm::coverage(&compiled, &LIMITS).expect("it is measured");
                let [clamp, unused] = coverage.classes.as_slice() else {
                    panic!("two classes, not {coverage:?}")
                };
                check_clamp(clamp, both);
                assert_eq!(
                    (unused.name.as_str(), unused.source.as_str()),
                    ("p.Clamp$Unused", "p/Clamp.java")
                );
                assert_eq!(unused.branches, counter(0, 4));
                assert_eq!(unused.lines[&11].branches, counter(0, 4));
                assert_eq!(unused.instructions.covered, 0);
            }
        }
    }
}

/// `iload bipush if_icmple`, `bipush ireturn`, `iload ireturn`; and the constructor, `aload invokespecial return`.
fn check_clamp(clamp: &ClassCoverage, both: bool) {
    assert_eq!((clamp.name.as_str(), clamp.source.as_str()), ("p.Clamp", "p/Clamp.java"));
    assert_eq!(clamp.branches, if both { counter(2, 0) } else { counter(1, 1) });
    assert_eq!(clamp.instructions, if both { counter(7, 3) } else { counter(5, 5) });
    assert_eq!(clamp.lines.keys().copied().collect::<Vec<_>>(), [2, 4, 5, 7]);
    assert_eq!(clamp.lines[&4].branches, clamp.branches);
    assert_eq!(clamp.lines[&4].instructions, counter(3, 0));
    assert_eq!(clamp.lines[&5].instructions, if both { counter(2, 0) } else { counter(0, 2) });
    assert_eq!(clamp.lines[&7].instructions, counter(2, 0));
    assert_eq!(clamp.instructions.total(), 10);
}

#[test]
fn without_junit_the_message_says_what_to_do() {
    let nowhere = Files::new();
    let options = JarOptions {
        junit: Vec::new(),
        coverage: false,
        cache: Some(nowhere.folder.path().join("cache")),
        repository: None,
        maven: None,
        offline: false,
        system: nowhere.folder.path().to_owned(),
    };
    let text = Jars::find(&options).expect_err("there is none").to_string();
    for part in ["mvn is not on the path", "junit5", "--junit-jar", "junit-platform-console-standalone.jar"] {
        assert!(text.contains(part), "{part}: {text}");
    }
    let offline = JarOptions { offline: true, ..options.clone() };
    let text = Jars::find(&offline).expect_err("there is none").to_string();
    assert!(text.contains("OOXIDE_OFFLINE is set"), "{text}");
    let missing = nowhere.folder.path().join("no.jar");
    let named = JarOptions { junit: vec![missing.clone()], ..options.clone() };
    let text = Jars::find(&named).expect_err("there is none").to_string();
    assert!(text.contains(&format!("there is no {}", missing.display())), "{text}");
    assert!(!nowhere.folder.path().join("cache").exists(), "nothing is made where nothing is fetched");
}

#[test]
fn another_jar_is_not_junit() {
    let files = Files::new();
    let empty = files.folder.path().join("empty.jar");
    let jdk = Jdk::find().expect("there is a JDK");
    let class = files.add("X.java", "class X {}");
    let status = std::process::Command::new(jdk.javac.with_file_name("jar"))
        .arg("cf")
        .arg(&empty)
        .arg(&class)
        .status();
    assert!(status.expect("jar runs").success());
    let jars =
        Jars::find(&JarOptions { junit: vec![empty], coverage: false, ..options() }).expect("it is there");
    match compile(&jars, &[], &[class], Junit::Five) {
        Err(JvmError::OtherJunit(_)) => {}
        other => panic!("the jar does not fit, and not: {other:?}"),
    }
}
