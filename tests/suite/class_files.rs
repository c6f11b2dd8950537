//! Classes without source, but with class files. A small library is compiled by the real `javac`, and programs of
//! `tests/class-files/uses` are read with it: as a folder, as a jar, and together with the JDK.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::OnceLock;

use ooxide_frontend::classfile;
use serde_json::Value;

use crate::support::java::java_files;
use crate::support::run::{folder, ooxide, plain, root, verify, violations};

fn sources() -> PathBuf {
    root().join("tests/class-files")
}

/// The compiled library and, beside it, the compiled programs that use it. Made once.
fn compiled() -> &'static Path {
    static FOLDER: OnceLock<PathBuf> = OnceLock::new();
    FOLDER.get_or_init(|| {
        let all = folder("class_files", "compiled");
        let library = all.join("library");
        javac(&library, &[], &java_files(&sources().join("library")));
        // that they compile shows that what is said of them is about Java
        javac(&all.join("uses"), &["-cp", plain(&library)], &java_files(&sources().join("uses")));
        let jar = all.join("library.jar");
        let run = Command::new("jar").args(["cf", plain(&jar), "-C", plain(&library), "."]).status();
        assert!(run.expect("jar starts").success());
        all
    })
}

fn javac(to: &Path, flags: &[&str], files: &[PathBuf]) {
    let run =
        Command::new("javac").args(["-d", plain(to), "--release", "17"]).args(flags).args(files).output();
    let run = run.expect("javac starts");
    assert!(run.status.success(), "{}", String::from_utf8_lossy(&run.stderr));
}

fn library() -> String {
    plain(&compiled().join("library")).to_owned()
}

fn program(name: &str) -> PathBuf {
    sources().join("uses").join(format!("{name}.java"))
}

/// How many methods there are, how many were translated, and why not the others.
fn translated(path: &Path, flags: &[&str]) -> (u64, u64, Value) {
    let mut all = vec!["lower", "--check", "--format", "json", plain(path)];
    all.extend(flags);
    let output = ooxide(&all);
    let report: Value = serde_json::from_slice(&output.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&output.stderr)));
    let count = |name: &str| report[name].as_u64().expect("a number");
    (count("methods"), count("lowered"), report["unsupported"].clone())
}

/// The verdicts of all methods of a program: its asserts and contracts are judged.
fn verdicts(name: &str) -> Vec<(String, String, Value)> {
    let (report, _) =
        verify(&program(name), &["--classpath", &library(), "--check", "assert,contract", "--paths", "5000"]);
    let methods = report["methods"].as_array().expect("a list").clone();
    assert!(!methods.is_empty(), "{name}");
    let word = |method: &Value, key: &str| method[key].as_str().expect("a word").to_owned();
    methods
        .iter()
        .map(|method| (word(method, "signature"), word(method, "verdict"), method.clone()))
        .collect()
}

/// All methods hold, and nothing of them is left out.
fn check_valid(name: &str) -> Vec<(String, String, Value)> {
    let all = verdicts(name);
    for (signature, verdict, method) in &all {
        assert_eq!(verdict, "valid", "{name}.{signature}: {method:#}");
    }
    all
}

/// How many cases a method has that return a value, for each value.
fn covers_all_branches(name: &str, method: &str) {
    let all = verdicts(name);
    let (_, _, report) =
        all.iter().find(|(signature, ..)| signature.starts_with(method)).expect("the method is there");
    assert_eq!(report["branches"]["covered"], report["branches"]["total"], "{name}.{method}: {report:#}");
}

#[test]
fn with_class_files_everything_is_translated() {
    let uses = sources().join("uses");
    let (methods, lowered, _) = translated(&uses, &["--no-jdk-types"]);
    assert!(lowered < methods, "without class files some are not: {lowered} of {methods}");
    for path in [compiled().join("library"), compiled().join("library.jar")] {
        let (methods, lowered, reasons) = translated(&uses, &["--classpath", plain(&path)]);
        assert_eq!((methods, &reasons), (lowered, &serde_json::json!({})), "{}", path.display());
    }
}

/// Which overload is meant says the compiler: what it calls is in the compiled program.
#[test]
fn overloads_are_those_of_the_compiler() {
    let output = ooxide(&["lower", plain(&program("Overloads")), "--classpath", &library()]);
    let text = String::from_utf8(output.stdout).expect("OOX is text");
    let declared: BTreeSet<String> = { text.split("class `acme.Printer`").nth(1) }
        .and_then(|rest| rest.split("\n}").next())
        .expect("the class is in the program")
        .lines()
        .filter_map(|line| line.trim().strip_suffix(';'))
        .filter(|line| line.contains('('))
        .map(in_words)
        .collect();
    let uses = compiled().join("uses");
    let run = Command::new("javap").args(["-c", "-p", "-cp", plain(&uses), "Overloads"]).output();
    let run = run.expect("javap starts");
    let called: BTreeSet<String> = String::from_utf8_lossy(&run.stdout)
        .lines()
        .filter_map(|line| line.split("// Method acme/Printer.").nth(1))
        .map(|call| {
            let (name, types) = call.split_once(":(").expect("a descriptor");
            let params = types.split(')').next().expect("a descriptor");
            format!("{}({})", name.trim_matches('"').replace("<init>", "acme.Printer"), descriptor(params))
        })
        .collect();
    assert!(called.len() > 10, "{called:?}");
    assert_eq!(declared, called);
}

/// `print(Object,Object[])` of `String print(Object any, Object[] rest)`.
fn in_words(line: &str) -> String {
    let (before, params) = line.trim_end_matches(')').split_once('(').expect("a declaration");
    let name = before.rsplit(' ').next().expect("a name").trim_matches('`');
    let types: Vec<&str> =
        params.split(", ").filter_map(|param| param.rsplit_once(' ')).map(|(ty, _)| ty).collect();
    let plain = |ty: &&str| {
        let ty = ty.trim_start_matches("nonnull ").replace('`', "");
        let simple =
            ty.split('<').next().unwrap_or_default().rsplit('.').next().unwrap_or_default().to_owned();
        match simple.as_str() {
            "i32" => "int".to_owned(),
            "i64" => "long".to_owned(),
            // a type variable is erased
            "generic T" => "Object".to_owned(),
            _ => simple,
        }
    };
    format!("{name}({})", types.iter().map(plain).collect::<Vec<_>>().join(","))
}

/// The simple names of the types in a descriptor.
fn descriptor(mut rest: &str) -> String {
    let mut types = Vec::new();
    while !rest.is_empty() {
        let dims = rest.len() - rest.trim_start_matches('[').len();
        rest = &rest[dims..];
        let (ty, after) = match rest.split_at(1) {
            ("L", class) => class.split_once(';').expect("a class ends"),
            ("I", after) => ("int", after),
            ("J", after) => ("long", after),
            other => panic!("{other:?}"),
        };
        types.push(format!("{}{}", ty.rsplit('/').next().unwrap_or_default(), "[]".repeat(dims)));
        rest = after;
    }
    types.join(",")
}

#[test]
fn constants_have_their_values() {
    check_valid("Constants");
    covers_all_branches("Constants", "label");
    covers_all_branches("Constants", "text");
}

#[test]
fn enums_have_their_constants() {
    check_valid("Enums");
    covers_all_branches("Enums", "label");
}

#[test]
fn interfaces_with_one_abstract_method_are_functions() {
    check_valid("Functions");
}

#[test]
fn resources_are_closed_and_exceptions_are_what_they_extend() {
    check_valid("Resources");
}

#[test]
fn a_class_of_the_user_extends_one_without_source() {
    check_valid("Below");
}

#[test]
fn classes_inside_of_others_and_their_fields() {
    check_valid("Nested");
}

#[test]
fn records_and_sealed_interfaces() {
    check_valid("Records");
    covers_all_branches("Records", "spot");
}

#[test]
fn inputs_are_of_classes_of_the_library_where_the_program_asks() {
    for (method, verdict, report) in verdicts("Shapes") {
        // what the static field holds is not known
        let wanted = if method.starts_with("held") { "possible" } else { "invalid" };
        assert_eq!(verdict, wanted, "{method}");
        assert_eq!(violations(&report).len(), 1, "{method}");
    }
}

#[test]
fn stand_ins_have_all_methods_of_a_class_file() {
    let out = folder("class_files", "stand_ins");
    let program = program("StandIns");
    let flags = ["--classpath", &library(), "--graphs", "none", "--format", "json", "--run"];
    let run = ooxide(&[&["gen", plain(&program), "--out", plain(&out)], &flags[..]].concat());
    let report: Value = serde_json::from_slice(&run.stdout)
        .unwrap_or_else(|error| panic!("{error}: {}", String::from_utf8_lossy(&run.stderr)));
    let methods = report["methods"].as_array().expect("a list");
    assert_eq!(methods.len(), 3);
    for method in methods {
        assert_eq!(method["branches"]["covered"], 2, "{method:#}");
    }
    assert_eq!(run.status.code(), Some(0), "{report:#}");
}

#[test]
fn what_is_said_about_null_is_a_contract() {
    let all = verdicts("Nulls");
    for (signature, verdict, method) in &all {
        let wanted = if signature.starts_with("putNull") { "invalid" } else { "valid" };
        assert_eq!(verdict, wanted, "{signature}: {method:#}");
    }
    let (report, _) = verify(&program("Nulls"), &["--classpath", &library()]);
    let crashes = |name: &str| {
        let methods = report["methods"].as_array().expect("a list");
        let is_named =
            |method: &&Value| method["signature"].as_str().is_some_and(|said| said.starts_with(name));
        violations(methods.iter().find(is_named).expect("the method is there"))
    };
    assert_eq!(crashes("name"), Vec::<String>::new(), "the result is never null");
    assert_eq!(crashes("text").len(), 1, "the result may be null");
    assert_eq!(crashes("ofMarkedPackage"), Vec::<String>::new(), "its package says that it is never null");
    assert_eq!(crashes("lastOfMarkedPackage").len(), 1, "it says something else than its package");
}

#[test]
fn classes_of_the_jdk_without_model() {
    for (signature, verdict, method) in check_valid("Jdk") {
        assert!(
            method["unmodelled"].as_array().is_some_and(|list| !list.is_empty()),
            "{signature} {verdict}"
        );
    }
    covers_all_branches("Jdk", "kind");
}

#[test]
fn members_that_our_models_do_not_have() {
    check_valid("Models");
}

/// What is only in the compiled classes of the project is there, without its code: getters, constructors and loggers that an
/// annotation processor adds.
#[test]
fn members_that_are_added_to_classes_of_the_user() {
    let all = folder("class_files", "project");
    let (sources, added, classes) = (all.join("source/project"), all.join("added"), all.join("classes"));
    std::fs::create_dir_all(&sources).expect("a folder can be made");
    std::fs::create_dir_all(&added).expect("a folder can be made");
    for name in ["Person.java", "Greeting.java"] {
        let text = std::fs::read_to_string(root().join("tests/class-files/project").join(name))
            .expect("it is there");
        std::fs::write(sources.join(name), &text).expect("a file can be written");
        std::fs::write(added.join(name), text.replace("//ADDED ", "")).expect("a file can be written");
    }
    javac(&classes, &[], &java_files(&added));
    let (methods, lowered, reasons) = translated(&sources, &[]);
    assert!(lowered < methods, "{reasons}");
    let (methods, lowered, reasons) = translated(&sources, &["--classpath", plain(&classes)]);
    assert_eq!(methods, lowered, "{reasons}");
    let (report, status) = verify(&sources, &["--classpath", plain(&classes), "--check", "assert,contract"]);
    assert_eq!(status, 0, "{report:#}");
    let text = report.to_string();
    assert!(text.contains("project.Person.getName"), "{text}");
}

/// What is in the program follows from the files alone.
#[test]
fn two_runs_give_the_same() {
    let path = sources().join("uses");
    let run = || ooxide(&["lower", plain(&path), "--classpath", &library()]).stdout;
    assert_eq!(run(), run());
}

#[test]
fn tests_of_such_programs_compile_and_pass() {
    let out = folder("class_files", "tests");
    for name in ["Constants", "Enums", "Functions"] {
        let output = ooxide(&[
            "gen",
            plain(&program(name)),
            "--classpath",
            &library(),
            "--run",
            "--graphs",
            "none",
            "--paths",
            "300",
            "--out",
            plain(&out.join(name)),
        ]);
        let said = String::from_utf8_lossy(&output.stdout);
        assert!(
            said.contains("passed, each twice"),
            "{name}: {said}{}",
            String::from_utf8_lossy(&output.stderr)
        );
        assert!(!said.contains("internal disagreement"), "{name}: {said}");
    }
}

#[test]
fn what_is_no_jar_is_refused() {
    let file = program("Nulls");
    let output = ooxide(&["verify", plain(&file), "--classpath", plain(&file)]);
    assert_eq!(output.status.code(), Some(2));
    let said = String::from_utf8_lossy(&output.stderr);
    assert!(said.contains("cannot read the classes of") && said.contains("--classpath takes jars"), "{said}");
}

/// A class file that is cut off, or has another byte somewhere, is an error or another class.
#[test]
fn no_bytes_make_the_reader_panic() {
    let mut files: Vec<PathBuf> = Vec::new();
    class_files(&compiled().join("library"), &mut files);
    assert!(files.len() > 12, "{files:?}");
    for file in files {
        let bytes = std::fs::read(&file).expect("javac has written it");
        assert!(classfile::read(&bytes).is_ok(), "{}", file.display());
        for length in 0..bytes.len() {
            assert!(classfile::read(&bytes[..length]).is_err(), "{} with {length} bytes", file.display());
        }
        let mut changed = bytes;
        for at in 0..changed.len() {
            for flipped in [0x01, 0x80, 0xFF] {
                changed[at] ^= flipped;
                let _ = classfile::read(&changed);
                changed[at] ^= flipped;
            }
        }
    }
}

fn class_files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in std::fs::read_dir(folder).expect("a folder") {
        let path = entry.expect("an entry").path();
        if path.is_dir() {
            class_files(&path, found);
        } else {
            found.push(path);
        }
    }
    found.sort();
}
