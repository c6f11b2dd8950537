//! JUnit that is not there, or is something else.

use ooxide_testgen::jvm::{JarOptions, Jars, Jdk, Junit, JvmError};

use crate::support::{Files, compile, options};

#[test]
fn without_junit_the_message_says_what_to_do() {
    let nowhere = Files::new();
    let options = JarOptions {
        junit: Vec::new(),
        coverage: false,
        mockito: false,
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
