//! What javac says, and what it is given.

use oox_core::lang::diagnostic::Severity;
use ooxide_testgen::jvm::{self, Jdk, Junit, JvmError, Origin, Suite};

use crate::support::{Files, LIMITS, all_jars, compile, test};

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
        encoding: "UTF-8",
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

/// Of a project whose sources ask for what is not here, an annotation or another module, somebody has the classes.
#[test]
fn sources_that_do_not_compile_have_classes_on_the_class_path() {
    let files = Files::new();
    let jdk = Jdk::find().expect("there is a JDK");
    let plain = files
        .add("plain/p/Main.java", "package p; class Main { static class In { int two() { return 2; } } }");
    let classes = files.folder.path().join("classes");
    let status = std::process::Command::new(&jdk.javac).arg("-d").arg(&classes).arg(plain).status();
    assert!(status.expect("javac runs").success());
    let root = files.folder.path().join("src");
    let subject = files.add(
        "src/p/Main.java",
        "package p; @gone.Marked class Main { static class In { int two() { return 2; } } }",
    );
    let tests = [files.add(
        "p/MainTest.java",
        "package p;
         import static org.junit.jupiter.api.Assertions.assertEquals;
         class MainTest { @org.junit.jupiter.api.Test void f() { assertEquals(2, new Main.In().two()); } }",
    )];
    let jars = &all_jars()[0];
    let (sources, roots, classpath) = ([subject], [root], [classes]);
    let suite = Suite {
        sources: &sources,
        roots: &roots,
        tests: &tests,
        classpath: &classpath,
        release: None,
        encoding: "UTF-8",
        junit: Junit::Five,
    };
    let compiled = jvm::compile(&jdk, jars, &suite).expect("the classes are there");
    assert!(
        matches!(compiled.origin(), Origin::ClassFiles(error) if error.contains("package gone does not exist")),
        "{}",
        compiled.origin()
    );
    assert!(test(&jvm::run(&compiled, &LIMITS).expect("the test runs"), "f").passed());
    let without = Suite { classpath: &[], ..suite };
    assert!(matches!(jvm::compile(&jdk, jars, &without), Err(JvmError::Subject(_))), "no classes, no tests");
}

#[test]
fn what_describes_a_module_is_not_compiled() {
    let files = Files::new();
    let jdk = Jdk::find().expect("there is a JDK");
    files.add("src/module-info.java", "module m { requires nobody.has.it; }");
    files.add("src/p/Near.java", "package p; class Near { }");
    let sources = [files.add("src/p/Main.java", "package p; class Main { Near near; }")];
    let roots = [files.folder.path().join("src")];
    let suite = Suite {
        sources: &sources,
        roots: &roots,
        tests: &[],
        classpath: &[],
        release: None,
        encoding: "UTF-8",
        junit: Junit::Five,
    };
    let compiled = jvm::compile(&jdk, &all_jars()[0], &suite).expect("the classes compile");
    assert_eq!(*compiled.origin(), Origin::Sources);
}
