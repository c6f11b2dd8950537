//! The values of a case take its path: a run on them ends in the same way.

use std::path::PathBuf;

use oox_core::case::{Case, Inputs};
use oox_core::config::{Bounds, Config};
use oox_core::interpret::{ConcreteInputs, ConcreteOutcome, run_concrete};
use oox_core::ir::{MethodId, Program};
use oox_core::lang::parser;
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::verdict::verify;

use crate::support::java;
use crate::support::run::{programs, programs_in};

struct Loaded {
    file: PathBuf,
    sources: SourceMap,
    program: Program,
}

fn examples() -> Vec<Loaded> {
    let of_oox = programs("../examples").into_iter().chain(programs("heap")).map(|file| {
        let text = std::fs::read_to_string(&file).expect("test files are UTF-8");
        let mut sources = SourceMap::default();
        let id = sources.add(file.display().to_string(), text.clone());
        let (tree, _) = parser::parse(id, &text);
        let program = resolve(&tree).0.expect("the examples are right");
        Loaded { file, sources, program }
    });
    let of_java = programs_in("java", "../examples/java").into_iter().map(|file| {
        let java = java::load(std::slice::from_ref(&file), false).expect("the examples are right");
        Loaded { file, sources: java.sources, program: java.program }
    });
    of_oox.chain(of_java).collect()
}

fn methods(program: &Program) -> Vec<MethodId> {
    let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
    let is_entry = |id: &MethodId| {
        let method = program.method(*id);
        let class = program.class(method.class);
        class.is_of_user() && !class.is_library && !method.is_helper && method.body.is_some()
    };
    (0..count).map(MethodId).filter(is_entry).collect()
}

/// What is wrong with a case, if anything; `None` where it cannot be run again.
fn again(loaded: &Loaded, config: &Config, method: MethodId, case: &Case) -> Option<Result<(), String>> {
    if !case.calls.is_empty() || !case.unmodelled.is_empty() || case.inputs == Inputs::Unknown {
        return None;
    }
    let inputs = ConcreteInputs::from(case);
    let said = serde_json::to_string(&case.outcome).expect("plain data");
    let found = match run_concrete(&loaded.program, &loaded.sources, config, method, &inputs) {
        ConcreteOutcome::Ended(case) => serde_json::to_string(&case.outcome).expect("plain data"),
        ConcreteOutcome::Unsupported(reason) if reason.contains("class is initialised") => return None,
        other => format!("{other:?}"),
    };
    Some(if found == said { Ok(()) } else { Err(format!("{said}\n  but {found}\n  with {inputs:?}")) })
}

#[test]
fn a_run_on_the_values_of_a_case_ends_as_the_case() {
    let bounds = Bounds { k: 2, loops: 4, steps: 5_000, paths: Some(5_000), time: None, ..Bounds::default() };
    let config = Config { bounds, list_cases: true, jobs: 1, ..Config::default() };
    let (mut same, mut left_out, mut wrong) = (0, 0, Vec::new());
    for loaded in examples() {
        for method in methods(&loaded.program) {
            let report = verify(&loaded.program, &loaded.sources, &config, method);
            for case in &report.case_list {
                match again(&loaded, &config, method, case) {
                    Some(Ok(())) => same += 1,
                    None => left_out += 1,
                    Some(Err(how)) => {
                        wrong.push(format!("{} {} {}: {how}", loaded.file.display(), case.method, case.id));
                    }
                }
            }
        }
    }
    let count = wrong.len();
    wrong.truncate(20);
    assert!(wrong.is_empty(), "{count} wrong, {same} right:\n{}", wrong.join("\n"));
    // most cases can be run again, or the test says little
    assert!(same > 1000 && left_out < same / 4, "{same} were run, {left_out} not");
}

/// The inputs decide, and what is missing is said.
#[test]
fn other_values_end_otherwise() {
    let bounds = Bounds { time: None, ..Bounds::default() };
    let config = Config { bounds, list_cases: true, jobs: 1, ..Config::default() };
    let loaded =
        examples().into_iter().find(|loaded| loaded.file.ends_with("clamp.oox")).expect("an example");
    let run = |method, inputs: &ConcreteInputs| {
        run_concrete(&loaded.program, &loaded.sources, &config, method, inputs)
    };
    let ends = |case: &Case| serde_json::to_string(&case.outcome).expect("plain data");
    let mut differing = 0;
    for method in methods(&loaded.program) {
        let cases = verify(&loaded.program, &loaded.sources, &config, method).case_list;
        for pair in cases.windows(2) {
            let ConcreteOutcome::Ended(second) = run(method, &(&pair[1]).into()) else { panic!("{pair:?}") };
            differing += u32::from(ends(&second) != ends(&pair[0]));
            let none = ConcreteInputs { args: Vec::new(), objects: Vec::new() };
            assert!(matches!(run(method, &none), ConcreteOutcome::Unsupported(_)));
        }
    }
    assert!(differing > 0);
}
