//! The cases of a method are a partition of its inputs, in every heap mode.
//!
//! Random class graphs and random heap programs over them are explored in the modes `lazy`, `lazier`, `lazier#` and
//! `merged`, without a bound being hit. All small concrete heaps, and random larger ones, are run by an interpreter of
//! this test. Then:
//!
//! * every heap is covered by exactly one case of each of the first three modes, and the run on it ends as the case says:
//!   with that result or exception, and with that heap (so nothing is missed, and nothing is said twice);
//! * every heap of a case, with what it leaves open filled in at random, is covered by that case alone, and runs as it
//!   says (so every case is real);
//! * the heap of a case of the mode `merged` runs as the case says;
//! * with assumptions that describe one heap, exactly one case is left (in the mode `merged`, at least one), and it is that
//!   heap;
//! * all modes have the same kinds of outcome, and later decisions never make more cases.

mod concrete;
mod cover;
mod program;

use std::collections::BTreeSet;
use std::fmt::Write;

use oox_core::case::{Case, Outcome as Shows};
use oox_core::config::HeapMode;
use oox_core::config::{Bounds, Checks, Config};
use oox_core::lang::parser;
use oox_core::lang::span::SourceMap;
use oox_core::{resolve, verdict};
use proptest::prelude::*;
use proptest::test_runner::{RngAlgorithm, TestError, TestRng, TestRunner};

use concrete::{Heap, all_heaps, random_heap, run};
use cover::{concretise, covers, foretells};
use program::{Choices, Program};

const BRANCHING: [HeapMode; 3] = [HeapMode::LazierSharp, HeapMode::Lazier, HeapMode::Lazy];
/// Programs that are tried.
const PROGRAMS: u32 = 600;
/// Heaps that are enumerated for one program; with more, one object less is taken.
const MOST_HEAPS: usize = 3_000;
/// Heaps of one program that are described by assumptions.
const DESCRIBED: usize = 6;

/// All cases of `Main.run`. No bound is hit.
fn cases(text: &str, heap: HeapMode, faithful: bool) -> Result<Vec<Case>, String> {
    let mut sources = SourceMap::default();
    let file = sources.add("random.oox".to_owned(), text.to_owned());
    let (tree, problems) = parser::parse(file, &sources.file(file).text);
    if !problems.is_empty() {
        return Err(format!("the parser says {problems:?}"));
    }
    let (resolved, problems) = resolve::resolve(&tree);
    let Some(resolved) = resolved else { return Err(format!("the resolver says {problems:?}")) };
    let config = Config {
        bounds: Bounds { k: 20, time: None, ..Bounds::default() },
        heap,
        faithful,
        checks: Checks { crash: false, ..Checks::default() },
        list_cases: true,
        jobs: 1,
        ..Config::default()
    };
    let method = resolved.find_methods("Main", "run")[0];
    let report = verdict::verify(&resolved, &sources, &config, method);
    if !report.complete || !report.undecided.is_empty() || !report.unsupported.is_empty() {
        return Err(format!("{}: not complete: {:?}", heap.word(), report.bounds_hit));
    }
    Ok(report.case_list)
}

/// The heap is covered by exactly one case, the one at `expected` if that is given, and runs as it says.
fn check_heap(program: &Program, cases: &[Case], heap: &Heap, expected: Option<usize>) -> Result<(), String> {
    let mut covering = (0..cases.len()).filter_map(|at| Some((at, covers(program, &cases[at], heap)?)));
    let Some((at, meaning)) = covering.next() else { return Err(format!("no case covers {heap:?}")) };
    if let Some((other, _)) = covering.next() {
        return Err(format!("two cases cover {heap:?}:\n{:#?}\n{:#?}", cases[at], cases[other]));
    }
    if expected.is_some_and(|expected| expected != at) {
        return Err(format!("another case covers {heap:?}"));
    }
    foretells(program, &cases[at], heap, meaning, &run(program, heap))
        .map_err(|problem| format!("{problem}\non {heap:?}\nin {:#?}", cases[at]))
}

/// Statements that let only this heap through.
fn description(program: &Program, heap: &Heap) -> String {
    let mut out = String::new();
    let mut met: Vec<usize> = Vec::new();
    let mut slots: Vec<(String, Option<usize>)> = Vec::new();
    for (param, value) in heap.args.iter().enumerate() {
        slots.push((program.variables[param].name.clone(), *value));
    }
    let mut at = 0;
    while at < slots.len() {
        let (expr, value) = slots[at].clone();
        at += 1;
        let _ = writeln!(out, "        Object s{at} := {expr};");
        let Some(object) = value else {
            let _ = writeln!(out, "        assume s{at} == null;");
            continue;
        };
        if let Some(known) = met.iter().position(|known| *known == object) {
            let _ = writeln!(out, "        assume s{at} == o{known};");
            continue;
        }
        let _ = writeln!(out, "        assume s{at} != null;");
        for known in 0..met.len() {
            let _ = writeln!(out, "        assume s{at} != o{known};");
        }
        let number = met.len();
        met.push(object);
        let ty = program.dynamics[heap.objects[object].dynamic].ty;
        for (other, declared) in program.types.iter().enumerate().skip(1) {
            let not = if program.is_subtype(ty, other) { "" } else { "!" };
            let _ = writeln!(out, "        assume {not}(s{at} is {});", declared.name);
        }
        let _ = writeln!(out, "        Object o{number} := s{at};");
        for field in program.fields_of(ty) {
            let declared = &program.fields[field];
            let expr = format!("(o{number} as {}).{}", program.types[declared.owner].name, declared.name);
            slots.push((expr, heap.objects[object].fields[field]));
        }
    }
    out
}

/// The kinds of outcome. One case of the mode `merged` may return true for some heaps and false for others.
fn kinds(cases: &[Case]) -> BTreeSet<String> {
    let kind = |case: &Case| match &case.outcome {
        Shows::Returns { .. } => "returns".to_owned(),
        Shows::Throws { class, .. } => class.clone(),
        Shows::Violates { check, .. } => check.clone(),
        Shows::Endless { .. } => "endless".to_owned(),
    };
    cases.iter().map(kind).collect()
}

fn check_merged(program: &Program, cases: &[Case]) -> Result<(), String> {
    for case in cases {
        let heap = concretise(program, case, None);
        let meaning = covers(program, case, &heap).ok_or("a case does not cover its own heap")?;
        foretells(program, case, &heap, meaning, &run(program, &heap))
            .map_err(|problem| format!("{problem}\non {heap:?}\nin {case:#?}"))?;
    }
    Ok(())
}

fn check(numbers: &[u16], counts: &mut Counts) -> Result<(), String> {
    let mut choices = Choices::new(numbers);
    let faithful = choices.below(4) == 3;
    let program = Program::decode(&mut choices);
    let text = program.text("");
    let about = |problem: String, heap: HeapMode| format!("{}: {problem}\n{text}", heap.word());

    let mut heaps: Vec<Heap> =
        (1..=3).rev().find_map(|objects| all_heaps(&program, objects, MOST_HEAPS)).unwrap_or_default();
    // numbers that are not part of the program: those of the list again, in another order
    let noise: Vec<u16> = (1..4_000_u32)
        .map(|at| {
            let seed = numbers.get(at as usize % numbers.len().max(1)).copied().unwrap_or(0);
            u16::try_from((at.wrapping_mul(40_503) ^ u32::from(seed).wrapping_mul(at | 1)) >> 3 & 0xffff)
                .expect("16 bits")
        })
        .collect();
    let mut noise = Choices::new(&noise);
    heaps.extend((0..60).filter_map(|at| random_heap(&program, &mut noise, 3 + at % 3)));

    let mut found = Vec::new();
    for mode in BRANCHING {
        let cases = cases(&text, mode, faithful).map_err(|problem| about(problem, mode))?;
        for heap in &heaps {
            check_heap(&program, &cases, heap, None).map_err(|problem| about(problem, mode))?;
        }
        for at in 0..cases.len() {
            let plain = concretise(&program, &cases[at], None);
            check_heap(&program, &cases, &plain, Some(at)).map_err(|problem| about(problem, mode))?;
            for _ in 0..2 {
                let heap = concretise(&program, &cases[at], Some(&mut noise));
                check_heap(&program, &cases, &heap, Some(at)).map_err(|problem| about(problem, mode))?;
            }
        }
        counts.cases += cases.len();
        found.push(cases);
    }
    if found[0].len() > found[1].len() || found[1].len() > found[2].len() {
        let numbers: Vec<usize> = found.iter().map(Vec::len).collect();
        return Err(format!("{numbers:?} cases in lazier#, lazier and lazy\n{text}"));
    }
    let mut modes = BRANCHING.to_vec();
    let mode = HeapMode::Merged;
    let merged = cases(&text, mode, faithful).map_err(|problem| about(problem, mode))?;
    check_merged(&program, &merged).map_err(|problem| about(problem, mode))?;
    counts.merged += merged.len();
    found.push(merged);
    modes.push(mode);
    if let Some(cases) = found.iter().find(|cases| kinds(cases) != kinds(&found[0])) {
        return Err(format!("outcomes {:?} against {:?}\n{text}", kinds(cases), kinds(&found[0])));
    }
    counts.programs += 1;
    counts.heaps += heaps.len();

    let step = (heaps.len() / DESCRIBED).max(1);
    for heap in heaps.iter().skip(noise.below(step)).step_by(step) {
        let text = program.text(&description(&program, heap));
        for mode in modes.iter().copied() {
            let about = |problem: String| format!("{}: {problem}\n{text}", mode.word());
            let cases = cases(&text, mode, faithful).map_err(about)?;
            let is_one = cases.len() == 1;
            // in the mode `merged`, an object that was made for a reference which then denotes another one can be met
            // again through a later reference: the same heap comes twice, with the object and with a new one
            if !is_one && (cases.is_empty() || mode != HeapMode::Merged) {
                return Err(about(format!("{} cases for {heap:?}: {cases:#?}", cases.len())));
            }
            for case in cases {
                check_heap(&program, &[case], heap, Some(0)).map_err(about)?;
            }
        }
        counts.described += 1;
    }
    Ok(())
}

#[derive(Default, Debug)]
struct Counts {
    programs: usize,
    heaps: usize,
    cases: usize,
    merged: usize,
    described: usize,
}

#[test]
fn cases_partition_the_inputs() {
    let config = ProptestConfig {
        cases: PROGRAMS,
        failure_persistence: None,
        max_shrink_iters: 2_000,
        ..ProptestConfig::default()
    };
    let rng = TestRng::from_seed(RngAlgorithm::ChaCha, &[7; 32]);
    let mut runner = TestRunner::new_with_rng(config, rng);
    let counts = std::cell::RefCell::new(Counts::default());
    let result = runner.run(&prop::collection::vec(any::<u16>(), 20..160), |numbers| {
        check(&numbers, &mut counts.borrow_mut()).map_err(TestCaseError::fail)
    });
    if let Err(TestError::Fail(reason, numbers)) = result {
        panic!("{reason}\nfrom {numbers:?}");
    }
    let counts = counts.into_inner();
    println!("{counts:?}");
    // the programs are not trivial
    assert!(counts.cases > 5 * 3 * counts.programs, "{counts:?}");
    assert!(counts.heaps > 300 * counts.programs, "{counts:?}");
}
