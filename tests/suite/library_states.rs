//! Library objects of the input are in states that the JDK's own methods leave them in: whatever public method is called
//! on one, with plain arguments, nothing leaves it but what the documentation of that method names.
//!
//! The methods are those of the models, so that a new one is called without a word here. What may leave which is in
//! `library_states/throws.txt`.

use std::collections::BTreeSet;
use std::fmt::Write as _;

use oox_core::case::Outcome;
use oox_core::config::{Bounds, Config};
use oox_core::ir::{ClassId, Program};
use oox_core::solver::SolverConfig;
use oox_core::verdict::{self, Violation};

use crate::support::engine;
use crate::support::java;
use crate::support::models;
use crate::support::models::{Method, Model};

/// What belongs to the virtual machine.
const NOT_CALLED: [&str; 4] = ["getClass", "notify", "notifyAll", "wait"];

/// Classes of arithmetic on numbers and bits of any length, and on calendars: less is tried of them, or Z3 takes minutes. The
/// programs in `tests/jdk-util` and `tests/conformance` compare them with the JDK.
const ARITHMETIC: [&str; 10] = [
    "java.math.BigDecimal",
    "java.math.BigInteger",
    "java.time.Duration",
    "java.time.LocalDate",
    "java.time.LocalDateTime",
    "java.time.OffsetDateTime",
    "java.time.ZonedDateTime",
    "java.util.BitSet",
    "java.util.Random",
    "java.util.UUID",
];

/// Methods that are left out. Numbers: Z3 takes minutes over one question, and counts nothing while it does. Skip lists: their only key may
/// be one that cannot be compared, as docs/limitations.md says.
const LEFT_OUT: [(&str, &[&str]); 6] = [
    ("java.math.BigDecimal", &["doubleValue", "floatValue"]),
    ("java.math.BigInteger", &["doubleValue", "floatValue", "sqrt", "sqrtAndRemainder"]),
    ("java.util.BitSet", &["toString"]),
    ("java.util.Random", &["nextGaussian"]),
    ("java.util.concurrent.ConcurrentSkipListMap", &["forEach", "hashCode", "replaceAll", "toString"]),
    (
        "java.util.concurrent.ConcurrentSkipListSet",
        &["clone", "forEach", "hashCode", "removeIf", "retainAll", "toArray", "toString"],
    ),
];

/// A literal for a parameter; none where the argument is an input that is not null.
fn argument(model: &Model, ty: &str) -> Option<&'static str> {
    Some(match ty {
        "boolean" => "true",
        "byte" => "(byte) 1",
        "short" => "(short) 1",
        "char" => "'a'",
        "int" => "1",
        "long" => "1L",
        "float" => "1.0f",
        "double" => "1.0",
        // elements and keys of inputs are integers
        "java.lang.Object" if model.is_collection => "Integer.valueOf(1)",
        "java.lang.Object" | "java.lang.String" | "java.lang.CharSequence" | "java.lang.Comparable" => {
            "\"ab\""
        }
        "java.lang.Enum" => "Thread.State.NEW",
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
        "java.util.BitSet" => "new java.util.BitSet()",
        "java.util.UUID" => "new java.util.UUID(1L, 2L)",
        "java.time.temporal.TemporalField" => "java.time.temporal.ChronoField.DAY_OF_MONTH",
        "java.time.temporal.TemporalUnit" => "java.time.temporal.ChronoUnit.DAYS",
        "java.time.temporal.TemporalAmount" => "java.time.Period.ofDays(1)",
        "java.time.temporal.TemporalAdjuster" => "java.time.temporal.TemporalAdjusters.firstDayOfMonth()",
        "java.time.temporal.TemporalQuery" => "java.time.temporal.TemporalQueries.localDate()",
        "java.time.temporal.TemporalAccessor" | "java.time.temporal.Temporal" => "java.time.LocalDate.EPOCH",
        "java.time.format.DateTimeFormatter" => "java.time.format.DateTimeFormatter.ISO_LOCAL_DATE",
        "java.time.ZoneId" => "java.time.ZoneOffset.UTC",
        "java.math.BigInteger" => "java.math.BigInteger.TWO",
        "java.math.BigDecimal" => "java.math.BigDecimal.ONE",
        "java.math.MathContext" => "java.math.MathContext.DECIMAL32",
        "java.math.RoundingMode" => "java.math.RoundingMode.HALF_UP",
        "java.util.stream.Collector" => "java.util.stream.Collectors.toList()",
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
        if let Some(literal) = argument(model, ty) {
            args.push(literal.to_owned());
        } else {
            write!(params, ", {ty} a{index}").expect("a string grows");
            write!(nulls, " || a{index} == null").expect("a string grows");
            args.push(format!("a{index}"));
        }
    }
    // what is checked leaves with a word of the method; nothing is said of the others
    let throws =
        "java.io.IOException, InterruptedException, CloneNotSupportedException, java.text.ParseException";
    format!(
        "  static void call{number}({params}) throws {throws} {{ if (!({nulls})) x.{}({}); }}\n",
        method.name,
        args.join(", ")
    )
}

/// Limits that are counted. Elements and keys are integers: what is asked is the object that holds them.
fn config(program: &Program, model: &Model) -> Config {
    let is_arithmetic = ARITHMETIC.contains(&model.name.as_str());
    let integer = program
        .classes
        .iter()
        .position(|class| class.name == "Integer" && !class.is_abstract)
        .expect("the program has a box");
    let (steps, patience, rlimit) = if is_arithmetic { (400, 2, 10_000) } else { (1_000, 10, 100_000) };
    let bounds = Bounds { k: 2, loops: 2, steps, patience: Some(patience), time: None, ..Bounds::default() };
    let favoured = Some(ClassId(u32::try_from(integer).expect("fewer than 2^32 classes")));
    // a question that takes Z3 longer is left open: it only makes a path too many
    let solver = SolverConfig { rlimit, ..SolverConfig::default() };
    Config { bounds, jobs: 1, favoured, solver, ..Config::default() }
}

/// The exception that leaves, where it does not rest on what an open call gave.
fn thrown(violation: &Violation) -> Option<&str> {
    match &violation.case.outcome {
        Outcome::Violates { throws: Some(class), .. } if violation.case.unmodelled.is_empty() => {
            Some(class.rsplit('.').next().unwrap_or(class))
        }
        _ => None,
    }
}

/// What the documentation permits: a class or `*`, the simple name of an exception, and a method.
struct Permitted(BTreeSet<(String, String, String)>);

impl Permitted {
    fn read() -> Self {
        let mut rows = BTreeSet::new();
        let lines = include_str!("../library_states/throws.txt").lines();
        for line in lines.filter(|line| !line.is_empty() && !line.starts_with('#')) {
            let (head, methods) = line.split_once(": ").expect("a colon after the exception");
            let (class, exception) = head.split_once(' ').expect("a class and an exception");
            for method in methods.split(' ') {
                rows.insert((class.to_owned(), exception.to_owned(), method.to_owned()));
            }
        }
        Self(rows)
    }

    fn has(&self, model: &Model, exception: &str, method: &Method) -> bool {
        let row = |class: &str| (class.to_owned(), exception.to_owned(), method.name.clone());
        self.0.contains(&row(&model.name)) || self.0.contains(&row("*"))
    }
}

/// What left a method of a model: the exception and what was said of it.
type Left<'m> = (&'m Model, &'m Method, String, String);

/// What leaves the methods of a model.
fn exceptions(model: &Model) -> Vec<Left<'_>> {
    let left_out = LEFT_OUT.iter().find(|(name, _)| *name == model.name).map_or(&[][..], |(_, all)| all);
    let is_called = |method: &&Method| {
        !NOT_CALLED.contains(&method.name.as_str()) && !left_out.contains(&method.name.as_str())
    };
    let methods: Vec<&Method> = model.methods.iter().filter(is_called).collect();
    let calls: String =
        methods.iter().enumerate().map(|(number, method)| call(model, number, method)).collect();
    let text = format!("class Test {{\n{calls}  private static Integer box(int i) {{ return i; }}\n}}\n");
    let java = java::load_text(&text).unwrap_or_else(|problem| panic!("{problem}\n{text}"));
    let mut found = Vec::new();
    for (number, method) in methods.into_iter().enumerate() {
        let entry = engine::entry(&java.program, &format!("Test.call{number}"));
        let report = verdict::verify(&java.program, &java.sources, &config(&java.program, model), entry);
        for violation in &report.violations {
            if let Some(exception) = thrown(violation) {
                found.push((model, method, exception.to_owned(), violation.message.clone()));
            }
        }
    }
    found
}

#[test]
fn methods_of_inputs_throw_what_is_documented() {
    let models = models::all();
    let asked: Vec<&Model> = models.iter().filter(|model| !model.is_annotation).collect();
    assert!(asked.len() > 280, "only {} models are asked", asked.len());
    let permitted = Permitted::read();
    let mut wrong: Vec<String> = Vec::new();
    for (model, method, exception, message) in
        engine::in_parallel(&asked, |model| exceptions(model)).into_iter().flatten()
    {
        if !permitted.has(model, &exception, method) {
            let shown = format!("{}({})", method.name, method.params.join(", "));
            wrong.push(format!("{} {shown}: {exception}: {message}", model.name));
        }
    }
    assert!(wrong.is_empty(), "{} surprises:\n{}", wrong.len(), wrong.join("\n"));
}

#[test]
fn the_table_speaks_of_methods_that_there_are() {
    let models = models::all();
    let has = |class: &str, method: &str| {
        let of_class = |model: &&Model| class == "*" || model.name == class;
        models.iter().filter(of_class).any(|model| model.methods.iter().any(|known| known.name == method))
    };
    let rows = Permitted::read().0.into_iter();
    let gone: Vec<String> = rows
        .filter(|(class, _, method)| !has(class, method))
        .map(|(class, _, method)| format!("{class}.{method}"))
        .collect();
    assert!(gone.is_empty(), "there is no {}", gone.join(", "));
}
