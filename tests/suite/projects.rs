//! Projects of Maven and Gradle: what is found without being told, and where tests go. `scripts/test-maven` does the same with
//! Maven itself; here a script stands for it, so that no network is needed.

use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::run;

struct Project {
    root: PathBuf,
}

const ORDER: &str = "package com.acme;
public class Order {
    private int total;
    public void add(int price) {
        if (price < 0) throw new IllegalArgumentException();
        total += price;
    }
    public int total() { return total; }
}
";

impl Project {
    fn new(name: &str, files: &[(&str, &str)]) -> Self {
        let root = run::folder("projects", name);
        for (file, content) in files {
            let path = root.join(file);
            fs::create_dir_all(path.parent().expect("a folder")).expect("a folder can be made");
            fs::write(path, content).expect("a file can be written");
        }
        Self { root }
    }

    /// Puts a script in the place of Maven: it writes a class path, and notes that it was asked.
    fn with_maven(self, writes: &str) -> Self {
        let script = self.root.join("mvnw");
        let text = format!(
            "#!/bin/sh\necho asked >> asked\nfor a; do case $a in -Dmdep.outputFile=*) out=${{a#*=}};; esac; done\n{writes}\n"
        );
        fs::write(&script, text).expect("a file can be written");
        fs::set_permissions(&script, fs::Permissions::from_mode(0o755)).expect("it can be made executable");
        self
    }

    /// Runs a command in a folder of the project, which must end with this status; gives what it says.
    fn says_in(&self, folder: &str, args: &[&str], status: i32) -> String {
        let mut command = Command::new(env!("CARGO_BIN_EXE_ooxide"));
        let output = command.args(args).current_dir(self.root.join(folder)).output().expect("ooxide starts");
        let text =
            format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
        assert_eq!(output.status.code(), Some(status), "{args:?}\n{text}");
        text
    }

    fn says(&self, args: &[&str], status: i32) -> String {
        self.says_in("", args, status)
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.root.join(file)).unwrap_or_else(|error| panic!("{file}: {error}"))
    }

    fn has(&self, file: &str) -> bool {
        self.root.join(file).exists()
    }
}

fn pom(inside: &str) -> String {
    format!(
        "<project xmlns=\"http://maven.apache.org/POM/4.0.0\">\n<modelVersion>4.0.0</modelVersion>\n\
         <groupId>com.acme</groupId><artifactId>orders</artifactId><version>1</version>\n{inside}\n</project>\n"
    )
}

const GEN: [&str; 3] = ["gen", "--time", "none"];

#[test]
fn a_maven_project_needs_no_words() {
    let order_test = "package com.acme; class OrderTest { /* mine */ }\n";
    let files = [
        ("pom.xml", pom("")),
        ("src/main/java/com/acme/Order.java", ORDER.to_owned()),
        (
            "src/main/java/com/acme/Line.java",
            "package com.acme; class Line { int n; int twice() { return n + n; } }".to_owned(),
        ),
        ("src/test/java/com/acme/OrderTest.java", order_test.to_owned()),
        ("target/generated-sources/x/com/acme/Order.java", ORDER.to_owned()),
    ];
    let files: Vec<(&str, &str)> = files.iter().map(|(name, text)| (*name, text.as_str())).collect();
    let project = Project::new("plain", &files);
    let text = project.says_in("src/main", &GEN, 0);
    assert!(text.contains("passed, each twice and in two orders"), "{text}");
    assert_eq!(project.read("src/test/java/com/acme/OrderTest.java"), order_test);
    assert!(project.read("src/test/java/com/acme/OrderGeneratedTest.java").contains("org.junit.jupiter"));
    let line = project.read("src/test/java/com/acme/LineTest.java");
    assert!(line.contains("@Test") && !line.contains(".svg"), "{line}");
    assert!(project.has("target/ooxide/ooxide-report.html") && project.has("target/ooxide/graphs"));
    let page = project.read("target/ooxide/ooxide-report.html");
    assert!(page.contains("../../src/test/java/com/acme/LineTest.java"), "the page leads to the tests");
    // once more, from elsewhere, and everything is as it was
    project.says(&GEN, 0);
    assert_eq!(project.read("src/test/java/com/acme/LineTest.java"), line);
    assert!(!project.has("src/test/java/com/acme/OrderGenerated2Test.java"));
    let text = project.says(&["verify", "--time", "none", "--check", "assert,contract"], 0);
    assert!(text.contains("com.acme.Line.twice()"), "{text}");
}

#[test]
fn modules_encoding_release_and_junit_are_read() {
    let root = pom(
        "<packaging>pom</packaging><modules><module>core</module><module>web</module></modules>\n\
         <properties><enc>ISO-8859-1</enc><project.build.sourceEncoding>${enc}</project.build.sourceEncoding>\n\
         <maven.compiler.source>1.8</maven.compiler.source></properties>",
    );
    let child = |name: &str, more: &str| {
        format!(
            "<project><parent><groupId>com.acme</groupId><artifactId>orders</artifactId><version>1</version></parent>\n\
             <artifactId>{name}</artifactId>{more}</project>"
        )
    };
    let junit = "<dependencies><dependency><groupId>junit</groupId><artifactId>junit</artifactId><version>4.13.2</version></dependency></dependencies>";
    let (core, web) = (child("core", junit), child("web", junit));
    let project = Project::new(
        "modules",
        &[
            ("pom.xml", &root),
            ("core/pom.xml", &core),
            ("web/pom.xml", &web),
            ("core/src/main/java/com/acme/Order.java", ORDER),
            ("web/src/main/java/com/acme/web/Page.java", "package com.acme.web; import com.acme.Order;\npublic class Page { public int show(Order o) { return o == null ? 0 : 1; } }"),
        ],
    )
    .with_maven("for m in core web; do mkdir -p $m/target/ooxide; : > $m/$out; done; mkdir -p target/ooxide");
    let text = project.says(&["doctor"], 0);
    for words in
        ["Maven in .", "module       core", "web/src/main/java", "ISO-8859-1", "Java       8", "JUnit      4"]
    {
        assert!(text.contains(words), "{words}\n{text}");
    }
    let latin = b"package com.acme;\n/* caf\xe9 */ public class Latin { public int one(int n) { return n > 3 ? 1 : 2; } }\n";
    fs::write(project.root.join("core/src/main/java/com/acme/Latin.java"), latin).expect("it can be written");
    let text = project.says(&GEN, 0);
    assert!(text.contains("JUnit 4:"), "{text}");
    for file in ["core/src/test/java/com/acme/LatinTest.java", "web/src/test/java/com/acme/web/PageTest.java"]
    {
        assert!(project.read(file).contains("org.junit.Test"), "{file}");
    }
    // Maven is asked once for each state of the project files
    assert_eq!(project.read("asked").lines().count(), 1);
    fs::write(project.root.join("web/pom.xml"), web.replace("4.13.2", "4.13.1")).expect("it can be written");
    project.says(&["doctor"], 0);
    assert_eq!(project.read("asked").lines().count(), 2);
}

/// A class that only the class path has, and the tests of code that needs it.
#[test]
fn the_class_path_is_that_of_the_build() {
    let needs = "package com.acme; import lib.Rate;\npublic class Price { public int of(int n) { return n > 2 ? Rate.of(n) : 0; } }";
    let dependency = pom(
        "<dependencies><dependency><groupId>l</groupId><artifactId>lib</artifactId><version>1</version></dependency></dependencies>",
    );
    let files: [(&str, &str); 2] = [("pom.xml", &dependency), ("src/main/java/com/acme/Price.java", needs)];
    let project = Project::new("class_path", &files);
    let library = project.root.join("lib");
    fs::create_dir_all(library.join("lib")).expect("a folder can be made");
    fs::write(
        library.join("lib/Rate.java"),
        "package lib; public class Rate { public static int of(int n) { return n * 2; } }",
    )
    .expect("a file can be written");
    compiles(&library.join("lib/Rate.java"));
    let writes = format!("mkdir -p target/ooxide; echo {} > $out", library.display());
    let project = project.with_maven(&writes);
    let text = project.says(&GEN, 0);
    assert!(text.contains("passed") && project.has("src/test/java/com/acme/PriceTest.java"), "{text}");

    // without the class path nothing compiles: the test folder stays as it was
    let project = Project::new("no_class_path", &files).with_maven("echo '[ERROR] no network'; exit 1");
    let text = project.says(&GEN, 3);
    for words in ["the class path: mvn fails: no network", "--classpath", "target/ooxide/unchecked"] {
        assert!(text.contains(words), "{words}\n{text}");
    }
    assert!(!project.has("src/test") && project.has("target/ooxide/unchecked/com/acme/PriceTest.java"));
    let text = project.says(&["doctor"], 3);
    assert!(text.contains("missing      the class path"), "{text}");
}

fn compiles(file: &Path) {
    let done = Command::new("javac").arg(file).status().expect("javac starts");
    assert!(done.success(), "{}", file.display());
}

#[test]
fn what_fails_is_not_among_the_tests_of_the_build() {
    let wrong = "package com.acme;\npublic class Wrong {\n    //@ ensures \\result > 0;\n    public int m(int n) { return n; }\n}\n";
    let project =
        Project::new("violations", &[("pom.xml", &pom("")), ("src/main/java/com/acme/Wrong.java", wrong)]);
    project.says(&GEN, 1);
    assert!(!project.has("src/test/java/com/acme/WrongViolationTest.java"));
    assert!(project.has("target/ooxide/violations/com/acme/WrongViolationTest.java"));
}

#[test]
fn a_gradle_project_needs_no_words() {
    let build = "plugins { id 'java' }\njava { sourceCompatibility = JavaVersion.VERSION_11 }\ntest { useJUnitPlatform() }\n";
    let project = Project::new(
        "gradle",
        &[
            ("settings.gradle.kts", "rootProject.name = \"shop\"\ninclude(\"core\")\n"),
            ("core/build.gradle", build),
            ("core/src/main/java/com/acme/Order.java", ORDER),
        ],
    );
    let text = project.says(&["doctor"], 0);
    assert!(text.contains("Gradle in .") && text.contains("Java       11"), "{text}");
    project.says(&GEN, 0);
    assert!(project.has("core/src/test/java/com/acme/OrderTest.java"));
    assert!(project.has("build/ooxide/ooxide-report.html"));
    // a folder that is asked for is one as everywhere
    project.says(&["gen", "--time", "none", "--out", "elsewhere"], 0);
    assert!(project.has("elsewhere/com/acme/OrderTest.java") && project.has("elsewhere/graphs"));
}

#[test]
fn what_is_no_project_is_said() {
    let project = Project::new("none", &[("pom.xml", "<project>"), ("empty/pom.xml", &pom(""))]);
    assert!(project.says(&GEN, 2).contains("pom.xml"));
    assert!(project.says(&["gen", "empty"], 2).contains("has no folder of Java sources"));
}
