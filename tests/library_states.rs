//! Library objects of the input are in states that the JDK's own methods leave them in: whatever public method is called
//! on one, with plain arguments, nothing leaves it but what its documentation names.
//!
//! The methods are those of the models, so that a new one is called without a word here.

// each test file uses a part of it
#[allow(dead_code)]
#[path = "support/engine.rs"]
mod engine;
#[allow(dead_code)]
#[path = "support/java.rs"]
mod java;
#[allow(dead_code)]
#[path = "support/models.rs"]
mod models;

use std::fmt::Write as _;

use models::{Method, Model};
use oox_core::case::Outcome;
use oox_core::config::{Bounds, Config};
use oox_core::ir::{ClassId, Program};
use oox_core::verdict::{self, Violation};

/// What documentation names for arguments and states that a caller can choose: an index that is too large, an element of
/// what is empty, a thread that was started before.
const DOCUMENTED: [&str; 11] = [
    "ArithmeticException",
    "IllegalArgumentException",
    "IllegalMonitorStateException",
    "IllegalStateException",
    "IllegalThreadStateException",
    "IndexOutOfBoundsException",
    "NoSuchElementException",
    "StringIndexOutOfBoundsException",
    "UncheckedIOException",
    "UnknownFormatConversionException",
    "UnsupportedOperationException",
];

/// Classes whose constructors take null for what they work on: using them throws.
const OVER_NULL: [&str; 4] = [
    "java.io.BufferedOutputStream",
    "java.io.FilterInputStream",
    "java.io.FilterOutputStream",
    "java.util.StringTokenizer",
];

/// Arithmetic that takes the solver long; the programs in `tests/jdk-util` and `tests/jdk-stream` compare these with the
/// JDK.
const SLOW: [&str; 6] = [
    "java.math.BigDecimal",
    "java.math.BigInteger",
    "java.util.BitSet",
    "java.util.Random",
    "java.util.UUID",
    "java.util.concurrent.ThreadLocalRandom",
];

/// What belongs to the virtual machine.
const NOT_CALLED: [&str; 4] = ["getClass", "notify", "notifyAll", "wait"];

/// A literal for a parameter; none where the argument is an input that is not null.
fn argument(ty: &str) -> Option<&'static str> {
    Some(match ty {
        "boolean" => "true",
        "byte" => "(byte) 1",
        "short" => "(short) 1",
        "char" => "'a'",
        "int" => "1",
        "long" => "1L",
        "float" => "1.0f",
        "double" => "1.0",
        "java.lang.Object" | "java.lang.String" | "java.lang.CharSequence" | "java.lang.Comparable" => {
            "\"ab\""
        }
        "boolean[]" => "new boolean[] { true, false }",
        "byte[]" => "new byte[] { 1, 2 }",
        "char[]" => "new char[] { 'a', 'b' }",
        "int[]" => "new int[] { 1, 2 }",
        "long[]" => "new long[] { 1L, 2L }",
        "java.lang.Object[]" => "new Object[] { \"a\", \"b\" }",
        "java.lang.StackTraceElement[]" => "new StackTraceElement[0]",
        "java.lang.Iterable" | "java.util.Collection" | "java.util.List" => "new java.util.ArrayList<>()",
        "java.util.Map" => "new java.util.HashMap<>()",
        "java.lang.Class" => "String.class",
        "java.lang.Throwable" => "new Exception()",
        "java.util.Locale" => "java.util.Locale.ROOT",
        "java.io.OutputStream" => "new java.io.ByteArrayOutputStream()",
        "java.io.PrintStream" => "System.out",
        "java.io.PrintWriter" => "new java.io.PrintWriter(new java.io.StringWriter())",
        _ => return None,
    })
}

/// A static method that calls one of the model.
fn call(model: &Model, number: usize, method: &Method) -> String {
    let (mut params, mut args, mut nulls) = (format!("{} x", model.name), Vec::new(), "x == null".to_owned());
    for (index, ty) in method.params.iter().enumerate() {
        if let Some(literal) = argument(ty) {
            args.push(literal.to_owned());
        } else {
            write!(params, ", {ty} a{index}").expect("a string grows");
            write!(nulls, " || a{index} == null").expect("a string grows");
            args.push(format!("a{index}"));
        }
    }
    let throws =
        "java.io.IOException, InterruptedException, CloneNotSupportedException, java.text.ParseException";
    format!(
        "  static void call{number}({params}) throws {throws} {{ if (!({nulls})) x.{}({}); }}\n",
        method.name,
        args.join(", ")
    )
}

/// Limits that are counted. Elements and keys are integers: what is asked is the object that holds them.
fn config(program: &Program) -> Config {
    let integer = program
        .classes
        .iter()
        .position(|class| class.name == "Integer" && !class.is_abstract)
        .expect("the program has a box");
    let bounds = Bounds { k: 2, loops: 2, steps: 1_000, patience: Some(10), time: None, ..Bounds::default() };
    let favoured = Some(ClassId(u32::try_from(integer).expect("fewer than 2^32 classes")));
    Config { bounds, jobs: 1, favoured, ..Config::default() }
}

/// The exception that leaves, where it does not rest on what an open call gave.
fn thrown(violation: &Violation) -> Option<&str> {
    match &violation.case.outcome {
        Outcome::Violates { throws: Some(class), .. } if violation.case.unmodelled.is_empty() => Some(class),
        _ => None,
    }
}

fn is_documented(exception: &str, model: &Model) -> bool {
    let simple = exception.rsplit('.').next().unwrap_or(exception);
    DOCUMENTED.contains(&simple)
        || simple == "NullPointerException" && OVER_NULL.contains(&model.name.as_str())
}

/// What leaves the methods of a model although nobody documents it.
fn surprises(model: &Model) -> Vec<String> {
    let methods: Vec<&Method> =
        model.methods.iter().filter(|method| !NOT_CALLED.contains(&method.name.as_str())).collect();
    let calls: String =
        methods.iter().enumerate().map(|(number, method)| call(model, number, method)).collect();
    let text = format!("class Test {{\n{calls}  private static Integer box(int i) {{ return i; }}\n}}\n");
    let java = java::load_text(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    let mut found = Vec::new();
    for (number, method) in methods.iter().enumerate() {
        let entry = engine::entry(&java.program, &format!("Test.call{number}"));
        let report = verdict::verify(&java.program, &java.sources, &config(&java.program), entry);
        for violation in &report.violations {
            if let Some(exception) = thrown(violation)
                && !is_documented(exception, model)
            {
                let shown = format!("{}({})", method.name, method.params.join(", "));
                found.push(format!("{} {shown}: {exception}: {}", model.name, violation.message));
            }
        }
    }
    found
}

#[test]
fn methods_of_inputs_throw_what_is_documented() {
    let models = models::all();
    // collections are inputs of `tests/library_inputs.rs`, and exceptions add no more than fields to `Throwable`
    let is_asked = |model: &&Model| {
        let name = model.name.as_str();
        let is_plain_exception = model.is_exception && name != "java.lang.Throwable";
        let is_of_functions =
            name.starts_with("java.util.function.") || name.starts_with("java.util.stream.");
        !model.is_annotation
            && !model.is_collection
            && !is_plain_exception
            && !is_of_functions
            && !SLOW.contains(&name)
    };
    let asked: Vec<&Model> = models.iter().filter(is_asked).collect();
    assert!(asked.len() > 80, "only {} models are asked", asked.len());
    let found = engine::in_parallel(&asked, |model| surprises(model));
    let wrong: Vec<String> = found.into_iter().flatten().collect();
    assert!(wrong.is_empty(), "{} surprises:\n{}", wrong.len(), wrong.join("\n"));
}
