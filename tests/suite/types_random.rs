//! Random hierarchies of types: the engine's verdicts are those of a JVM that tries all small inputs.
//!
//! The programs are made in `tests/suite/support/type_gen`. A method that the engine calls valid has no input that makes it fail,
//! and one that it calls invalid has one, unless there are too many small inputs to try.
//!
//! `OOXIDE_SEED=n` tries other programs, `OOXIDE_PROGRAMS=n` takes more of them, and `OOXIDE_FEATURES` chooses what they
//! are made of: `all`, names with commas between them, or `-name` for all of the default but that.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::sync::Mutex;

use oox_core::config::{Bounds, Config};
use oox_core::verdict::{self, MethodReport, Verdict};

use crate::support::java;
use crate::support::transcripts;
use crate::support::type_gen;
use crate::support::type_gen::features::{Feature, Features};
use crate::support::type_gen::judge::{self, Answer};
use crate::support::type_gen::{Generated, Method};

/// Programs of a run, and methods of a program.
const PROGRAMS: u64 = 30;
const METHODS: usize = 12;

/// Of 100 methods, as many may be unknown.
const UNKNOWN_PER_CENT: usize = 2;

/// What the programs of `make test` are made of.
const FEATURES: &[Feature] = &[
    Feature::Exceptions,
    Feature::SubclassInvariants,
    Feature::Constants,
    Feature::Anonymous,
    Feature::Private,
    Feature::EmptyEnums,
    Feature::ComparedElements,
    Feature::Inner,
    Feature::Generics,
    Feature::Collections,
    Feature::Changes,
    Feature::AnyObject,
];

/// A program in its file.
struct Program {
    file: PathBuf,
    generated: Generated,
}

/// How many methods got which answer.
#[derive(Default, Debug)]
struct Counts {
    methods: usize,
    valid: usize,
    invalid: usize,
    unknown: usize,
    /// Invalid, and nobody has tried all inputs.
    unjudged: usize,
}

fn number_from(variable: &str, otherwise: u64) -> u64 {
    match std::env::var(variable) {
        Ok(text) => text.parse().unwrap_or_else(|_| panic!("{variable} is a number")),
        Err(_) => otherwise,
    }
}

/// The longest chain of references in an input, and that of inputs which the judge builds of lists: these have an array
/// between them and their elements.
const K: u32 = 3;
const DEEP_K: u32 = 6;

/// Paths after which a search is given up; no method of a usual run has as many.
const PATHS: u64 = 20_000;

/// Bounds that are counted only, so that a run can be repeated.
fn config(k: u32) -> Config {
    Config {
        bounds: Bounds {
            k,
            loops: 8,
            calls: 16,
            steps: 100_000,
            paths: Some(PATHS),
            time: None,
            ..Bounds::default()
        },
        first: true,
        jobs: 1,
        ..Config::default()
    }
}

/// What is wrong with the verdict of a method.
fn difference(report: &MethodReport, answer: &Answer) -> Option<String> {
    match (report.verdict, answer) {
        (Verdict::Valid, Answer::Fails(witness)) => Some(format!("WRONG VALID: it fails with {witness}")),
        (Verdict::Invalid, Answer::Holds) => {
            let found: Vec<String> = report
                .violations
                .iter()
                .map(|found| {
                    format!(
                        "line {}: {} with {:?} where {:?}",
                        found.place.line, found.message, found.case.args, found.case.pre
                    )
                })
                .collect();
            Some(format!("WRONG INVALID: no small input makes it fail, but {}", found.join("; ")))
        }
        _ => None,
    }
}

/// The methods of a program whose verdicts are wrong.
fn check(
    program: &Program,
    answers: &HashMap<(String, String), Answer>,
    counts: &Mutex<Counts>,
) -> Option<String> {
    let file = program.file.display();
    let loaded = match java::load(std::slice::from_ref(&program.file), false) {
        Ok(loaded) => loaded,
        Err(problem) => return Some(format!("{file}: {problem}")),
    };
    let mut problems = Vec::new();
    for (class, Method { name, text, .. }) in &program.generated.methods {
        let found = loaded.program.find_methods(class, name);
        let [id] = found.as_slice() else {
            problems.push(format!("{file}: there is no {class}.{name}"));
            continue;
        };
        let answer = &answers[&(class.clone(), name.clone())];
        let mut report = verdict::verify(&loaded.program, &loaded.sources, &config(K), *id);
        if difference(&report, answer).is_some() && report.bounds_hit.contains(&"k") {
            report = verdict::verify(&loaded.program, &loaded.sources, &config(DEEP_K), *id);
        }
        if let Some(difference) = difference(&report, answer) {
            problems.push(format!("{file} {class}.{name}: {difference}\n{text}"));
        }
        let mut counts = counts.lock().expect("no thread panicked");
        counts.methods += 1;
        match report.verdict {
            Verdict::Valid => counts.valid += 1,
            Verdict::Invalid | Verdict::Deadlock => counts.invalid += 1,
            Verdict::Possible | Verdict::Unknown => {
                counts.unknown += 1;
                println!("{class}.{name} is unknown: {:?} {:?}", report.unsupported, report.undecided);
            }
        }
        if report.verdict == Verdict::Invalid && matches!(answer, Answer::Sampled) {
            counts.unjudged += 1;
        }
    }
    if problems.is_empty() { None } else { Some(problems.join("\n")) }
}

#[test]
fn verdicts_about_types_are_those_of_all_small_inputs() {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("types_random");
    let seed = number_from("OOXIDE_SEED", 1);
    let count = number_from("OOXIDE_PROGRAMS", PROGRAMS);
    let usual = Features::of(FEATURES);
    let features =
        std::env::var("OOXIDE_FEATURES").map_or(usual.clone(), |text| Features::parse(&text, &usual));
    let mut lines = String::new();
    let programs: Vec<Program> = (0..count)
        .map(|number| {
            let package = format!("p{number}");
            let own = seed.wrapping_mul(1_000_003).wrapping_add(number);
            let generated = type_gen::generated(&package, own, METHODS, &features);
            let own = folder.join(&package);
            std::fs::create_dir_all(&own).expect("a folder can be made");
            let file = own.join("Main.java");
            std::fs::write(&file, &generated.text).expect("a file can be written");
            lines += &generated.judged;
            Program { file, generated }
        })
        .collect();
    let files: Vec<PathBuf> = programs.iter().map(|program| program.file.clone()).collect();
    let answers = judge::judged(&folder, &files, &lines);
    let counts = Mutex::new(Counts::default());
    transcripts::check_all(&programs, |program| check(program, &answers, &counts));
    let counts = counts.into_inner().expect("no thread panicked");
    println!("{counts:?}");
    assert!(
        counts.unknown * 100 <= counts.methods * UNKNOWN_PER_CENT,
        "too many methods are unknown: {counts:?}"
    );
}
