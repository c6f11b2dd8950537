//! Arithmetic, conversions, exceptions and ways out of blocks mean what they mean on the JVM.
//!
//! `expressions_*`: expressions over all number types are generated from a seed, in Java and in OOX; one Java program
//! computes all of them and prints their bits; Ooxide proves `expression == result` for each, with constant operands
//! (the engine as an interpreter) and with symbolic operands that a precondition fixes (the solver's encodings).
//!
//! `pairs_*`: see `tests/jvm/README.md`.

use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use crate::support::java_expr::Ty::{Byte, Char, Double, Float, Int, Long, Short};
use crate::support::java_expr::{Case, TYPES, Value, cases, has_bits};
use crate::support::run::{root, verify};

// Running Java.

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("jvm").join(name);
    if folder.exists() {
        fs::remove_dir_all(&folder).expect("the folder of the last run can be removed");
    }
    fs::create_dir_all(&folder).expect("a folder can be made");
    folder
}

fn java_tool(tool: &str, folder: &Path, args: &[&str]) -> String {
    let output = Command::new(tool).args(args).current_dir(folder).output().unwrap_or_else(|error| {
        panic!("this test compares with the JVM and needs `{tool}` on the path (Debian: default-jdk-headless): {error}")
    });
    assert!(
        output.status.success(),
        "{tool} {args:?} fails:\n{}{}",
        String::from_utf8_lossy(&output.stdout),
        String::from_utf8_lossy(&output.stderr)
    );
    String::from_utf8(output.stdout).expect("Java prints UTF-8")
}

/// Compiles and runs; the lines are `name result`.
fn run_java(folder: &Path, files: &[&str], main: &[&str]) -> Vec<(String, String)> {
    let mut compile = vec!["-d", "."];
    compile.extend(files);
    java_tool("javac", folder, &compile);
    let mut start = vec!["-Xshare:auto", "-XX:TieredStopAtLevel=1", "-cp", "."];
    start.extend(main);
    let out = java_tool("java", folder, &start);
    let split = |line: &str| line.split_once(' ').map(|(name, result)| (name.to_owned(), result.to_owned()));
    out.lines().map(|line| split(line).expect("a line is a name and a result")).collect()
}

/// Has Ooxide verify all methods of class `Check`; returns what is not valid and complete.
fn failures(file: &Path, args: &[&str], expected: usize) -> Vec<String> {
    let mut all = vec!["--class", "Check"];
    all.extend(args);
    let (report, _) = verify(file, &all);
    let methods = report["methods"].as_array().expect("a list");
    assert_eq!(methods.len(), expected, "all methods are verified");
    let holds = |method: &&serde_json::Value| {
        method["verdict"] == "valid" && method["complete"] == true && method["cases"] != 0
    };
    let tell = |method: &serde_json::Value| {
        let violations: Vec<String> = method["violations"]
            .as_array()
            .expect("a list")
            .iter()
            .map(|violation| format!("{} {}", violation["source"], violation["message"]))
            .collect();
        format!(
            "{} {} complete={} cases={} {violations:?} undecided {} warnings {}",
            method["method"].as_str().expect("a name"),
            method["verdict"],
            method["complete"],
            method["cases"],
            method["undecided"],
            method["warnings"],
        )
    };
    methods.iter().filter(|method| !holds(method)).map(tell).collect()
}

// Pairs of programs.

fn check_pair(name: &str, least: usize) {
    let folder = folder(name);
    for file in [format!("{name}.java"), "Runner.java".to_owned()] {
        fs::copy(root().join("tests/jvm").join(&file), folder.join(&file)).expect("the pair is there");
    }
    let results = run_java(&folder, &[&format!("{name}.java"), "Runner.java"], &["Runner", name]);
    assert!(results.len() >= least, "only {} methods were run", results.len());
    let mut text =
        fs::read_to_string(root().join("tests/jvm").join(format!("{name}.oox"))).expect("the pair is there");
    text.push_str("\nclass Check {\n");
    for (method, result) in &results {
        let check = match result.parse::<i32>() {
            Ok(value) => format!("i32 r := {name}.{method}(); assert r == {value};"),
            Err(_) => format!(
                "bool thrown := false; try {{ i32 r := {name}.{method}(); }} catch ({result} e) {{ thrown := true; }} \
                 assert thrown;"
            ),
        };
        writeln!(text, "    static void {method}() exceptional(false) {{ {check} }}").expect("a String");
    }
    text.push_str("}\n");
    let file = folder.join(format!("{name}.oox"));
    fs::write(&file, text).expect("a file can be written");
    let failures = failures(&file, &[], results.len());
    let said: Vec<String> = failures
        .iter()
        .map(|failure| {
            let method = failure.split(' ').next().expect("a name");
            let java = &results.iter().find(|(name, _)| name == method).expect("a method that was run").1;
            format!("{failure}\n    the JVM says {java}")
        })
        .collect();
    assert!(
        said.is_empty(),
        "{} of {} methods of {name} differ:\n{}",
        said.len(),
        results.len(),
        said.join("\n")
    );
    println!("{} methods", results.len());
}

#[test]
fn pairs_leaving() {
    check_pair("Leaving", 25);
}

#[test]
fn pairs_crashes() {
    check_pair("Crashes", 27);
}

// Expressions.

/// One Java program that prints `number result` for each case: the bits as an integer, or the exception.
fn java_results(folder: &Path, cases: &[Case]) -> Vec<String> {
    let mut text = "public final class Expressions {\n".to_owned();
    let mut calls = String::new();
    for (number, Case { params, expr }) in cases.iter().enumerate() {
        // methods with parameters, so that javac computes nothing
        let declared: Vec<String> =
            params.iter().map(|(name, value)| format!("{} {name}", value.ty.java())).collect();
        writeln!(
            text,
            "    static {} e{number}({}) {{ return {}; }}",
            expr.ty.java(),
            declared.join(", "),
            expr.java
        )
        .expect("a String");
        let bits = match expr.ty {
            Float => "Float.floatToIntBits",
            Double => "Double.doubleToLongBits",
            _ => "(long) ",
        };
        let values: Vec<&str> = params.iter().map(|(_, value)| value.java.as_str()).collect();
        writeln!(
            calls,
            "    static void c{number}() {{ try {{ System.out.println(\"e{number} \" + {bits}(e{number}({}))); }} \
             catch (ArithmeticException e) {{ System.out.println(\"e{number} ArithmeticException\"); }} }}",
            values.join(", ")
        )
        .expect("a String");
    }
    text.push_str(&calls);
    text.push_str("    public static void main(String[] args) {\n");
    for number in 0..cases.len() {
        writeln!(text, "        c{number}();").expect("a String");
    }
    text.push_str("    }\n}\n");
    fs::write(folder.join("Expressions.java"), text).expect("a file can be written");
    let results = run_java(folder, &["Expressions.java"], &["Expressions"]);
    assert_eq!(results.len(), cases.len());
    results.into_iter().map(|(_, result)| result).collect()
}

fn check_expressions(name: &str, cases: &[Case], symbolic: bool, runs: &[&[&str]]) {
    let folder = folder(name);
    let results = java_results(&folder, cases);
    let mut text = "class Check {\n".to_owned();
    let mut thrown = 0;
    for (number, (Case { params, expr }, result)) in cases.iter().zip(&results).enumerate() {
        let (header, locals) = if symbolic {
            let declared: Vec<String> =
                params.iter().map(|(name, value)| format!("{} {name}", value.ty.oox())).collect();
            let fixed: Vec<String> = params.iter().map(|(name, value)| value.fixes(name)).collect();
            (format!("({}) requires({})", declared.join(", "), fixed.join(" && ")), String::new())
        } else {
            let set =
                |(name, value): &(String, Value)| format!("{} {name} := {}; ", value.ty.oox(), value.oox);
            ("()".to_owned(), params.iter().map(set).collect())
        };
        let ty = expr.ty.oox();
        let body = if result == "ArithmeticException" {
            thrown += 1;
            format!(
                "bool thrown := false; try {{ {ty} r := {}; }} catch (ArithmeticException e) {{ thrown := true; }} assert thrown;",
                expr.oox
            )
        } else {
            format!("{ty} r := {}; assert {};", expr.oox, has_bits(expr.ty, result))
        };
        writeln!(text, "    static void e{number}{header} exceptional(false) {{ {locals}{body} }}")
            .expect("a String");
    }
    text.push_str("}\n");
    let file = folder.join("expressions.oox");
    fs::write(&file, &text).expect("a file can be written");
    for args in runs {
        let failures = failures(&file, args, cases.len());
        let said: Vec<String> = failures
            .iter()
            .map(|failure| {
                let number: usize =
                    failure.split(' ').next().expect("a name")[1..].parse().expect("a number");
                let case = &cases[number];
                let values: Vec<String> =
                    case.params.iter().map(|(name, value)| format!("{name} = {}", value.oox)).collect();
                format!(
                    "{failure}\n    {}\n    Java {}\n    gives {} with {}",
                    case.expr.oox,
                    case.expr.java,
                    results[number],
                    values.join(", ")
                )
            })
            .collect();
        assert!(
            said.is_empty(),
            "{} of {} expressions differ with {args:?}:\n{}",
            said.len(),
            cases.len(),
            said.join("\n")
        );
    }
    println!("{} expressions, {thrown} of them throw", cases.len());
}

#[test]
fn expressions_of_constants() {
    let mut all = cases(1, 200, 2, &TYPES, &["+", "-", "*", "/", "%"]);
    all.extend(cases(2, 200, 3, &TYPES, &["+", "-", "*", "/", "%"]));
    all.extend(cases(3, 100, 1, &TYPES, &["+", "-", "*", "/", "%"]));
    check_expressions("constants", &all, false, &[&[]]);
}

/// With the layers before Z3 switched off, its encodings are what is tested.
const BARE: [&str; 5] =
    ["--no-simplify", "--no-intervals", "--no-model-reuse", "--no-differences", "--no-cache"];

#[test]
fn expressions_of_symbolic_integers() {
    let integers = [Byte, Short, Char, Int, Long];
    let mut all = cases(11, 40, 1, &integers, &["+", "-"]);
    all.extend(cases(12, 40, 2, &integers, &["+", "-"]));
    let with = |ints: &'static str| [&BARE[..], &["--ints", ints]].concat();
    check_expressions("symbolic_integers", &all, true, &[&with("int"), &with("bv"), &[]]);
}

#[test]
fn expressions_of_symbolic_floats() {
    let mut all = cases(21, 30, 1, &[Float, Double, Int, Long], &["+", "-"]);
    all.extend(cases(22, 10, 1, &[Float], &["+", "-", "*", "/"]));
    check_expressions(
        "symbolic_floats",
        &all,
        true,
        &[&[], &["--no-simplify", "--no-intervals", "--no-model-reuse"]],
    );
}
