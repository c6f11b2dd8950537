//! Every mutant of two programs gets one answer, whatever layer, encoding or search order finds it.
//!
//! The answers are in `tests/mutants/`, one line per mutant. A mutant that is called valid has a reason there, written
//! by a person after thinking about it: `bound` (it does not end within the bounds, so nothing was seen of it),
//! `equivalent` (it does the same as the original) or `specification` (it does something else, which the contract
//! permits). The rest of the line is what the engine says.
//!
//! The bounds are small so that a mutant that runs forever ends soon; no limit is one in time, so every run repeats.

use std::collections::BTreeMap;
use std::fmt::Write;

use oox_core::config::Config;
use oox_core::ir::Program;
use oox_core::resolve::resolve;
use oox_core::verdict::MethodReport;

use crate::support::engine::{
    Answer, BARE, LAYERS, Loaded, ORDERS, PLAIN, Setting, WITH_BITS, WITH_INTEGERS, config, entry,
    in_parallel, load,
};
use crate::support::golden::is_as_reviewed;
use crate::support::mutate::{Mutant, mutants};
use crate::support::run::root;

/// A program whose mutants are tried.
struct Subject {
    /// In `tests/verify/`.
    file: &'static str,
    class: &'static str,
    method: &'static str,
    flags: &'static [&'static str],
    /// In `tests/mutants/`.
    answers: &'static str,
}

impl Subject {
    fn config(&self) -> Config {
        config(&self.flags.iter().map(|flag| (*flag).to_owned()).collect::<Vec<_>>())
    }

    fn run(&self, loaded: &Loaded, program: &Program, setting: Setting) -> MethodReport {
        let entry = entry(program, &format!("{}.{}", self.class, self.method));
        oox_core::verdict::verify(program, &loaded.sources, &setting.of(&self.config()), entry)
    }
}

/// What became of a mutant.
enum Fate {
    /// The resolver refuses it.
    Rejected,
    /// The answer with all layers, and what the solver did in each setting: questions, and those given to Z3.
    Judged(Answer, Vec<(u64, u64)>),
}

fn settings() -> Vec<Setting> {
    let mut all = vec![PLAIN, BARE];
    all.extend(LAYERS);
    all.extend([WITH_INTEGERS, WITH_BITS]);
    all.extend(ORDERS);
    all
}

/// Judges a program in every setting; an error says where they differ.
fn judge(subject: &Subject, loaded: &Loaded, name: &str, program: &Program) -> Result<Fate, String> {
    let mut first: Option<Answer> = None;
    let mut work = Vec::new();
    for setting in settings() {
        let report = subject.run(loaded, program, setting);
        let answer = Answer::of(&report);
        work.push((report.solver.queries, report.solver.z3_calls));
        match &first {
            None => first = Some(answer),
            Some(first) if *first == answer => {}
            Some(first) => {
                return Err(format!("{name}: {first:?} with all layers, {answer:?} with {}", setting.name));
            }
        }
    }
    Ok(Fate::Judged(first.expect("there is a setting"), work))
}

/// One line of the file of answers, without the reason.
fn machine_part(loaded: &Loaded, mutant: &Mutant, fate: &Fate) -> String {
    let place = loaded.sources.start(mutant.span);
    let answer = match fate {
        Fate::Rejected => "rejected".to_owned(),
        Fate::Judged(answer, _) => {
            let violations: Vec<&str> = answer.violations.iter().map(String::as_str).collect();
            format!("{} {}", answer.verdict, violations.join(" ")).trim_end().to_owned()
        }
    };
    format!("{} | {}:{} | {} | {answer}", mutant.name, place.line, place.column, mutant.what)
}

/// The reasons that were written for the mutants, by machine part.
fn written(text: &str) -> BTreeMap<String, String> {
    text.lines()
        .filter(|line| !line.starts_with('#') && !line.is_empty())
        .map(|line| {
            let columns: Vec<&str> = line.splitn(5, " | ").collect();
            let reason = columns.get(4).copied().unwrap_or_default();
            (columns[..columns.len().min(4)].join(" | "), reason.to_owned())
        })
        .collect()
}

/// The first word of the reason that a mutant called valid must have.
fn fits(reason: &str, is_bound: bool) -> bool {
    let (word, rest) = reason.split_once(": ").unwrap_or((reason, ""));
    !rest.is_empty()
        && if is_bound { word == "bound" } else { word == "equivalent" || word == "specification" }
}

fn check(subject: &Subject) {
    let loaded = load(&root().join("tests/verify").join(subject.file));
    let Ok(Fate::Judged(original, _)) = judge(subject, &loaded, "the original", &loaded.program) else {
        panic!("{}: the original gets several answers", subject.file)
    };
    assert_eq!(original.verdict, "valid", "the original keeps its contract");
    assert!(!original.bounds.contains(&"steps") && !original.bounds.contains(&"loops"), "the original ends");
    let all = mutants(&loaded.tree, subject.class, &[subject.method]);
    let fates = in_parallel(&all, |mutant| match resolve(&mutant.program).0 {
        None => Ok(Fate::Rejected),
        Some(program) => judge(subject, &loaded, &mutant.name, &program),
    });

    let file = root().join("tests/mutants").join(subject.answers);
    let known = std::fs::read_to_string(&file).unwrap_or_default();
    let reasons = written(&known);
    let mut text =
        format!("# Mutants of {}.{}, {}\n", subject.class, subject.method, subject.flags.join(" "));
    text.push_str("# mutant | place | change | answer | for a valid one: why\n");
    let mut problems: Vec<String> = Vec::new();
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut totals = vec![(0, 0); settings().len()];
    for (mutant, fate) in all.iter().zip(fates) {
        let fate = match fate {
            Ok(fate) => fate,
            Err(problem) => {
                problems.push(problem);
                continue;
            }
        };
        let line = machine_part(&loaded, mutant, &fate);
        let reason = reasons.get(&line).map_or("", String::as_str);
        let kind = match &fate {
            Fate::Rejected => "rejected".to_owned(),
            Fate::Judged(answer, work) => {
                for (total, more) in totals.iter_mut().zip(work) {
                    *total = (total.0 + more.0, total.1 + more.1);
                }
                if answer.verdict == "valid" {
                    let is_bound = answer.bounds.iter().any(|bound| !original.bounds.contains(bound));
                    if !fits(reason, is_bound) {
                        let bounds = answer.bounds.join(" ");
                        problems
                            .push(format!("{line}: the reason `{reason}` does not fit (bounds: {bounds})"));
                    }
                    format!("valid, {}", reason.split(':').next().unwrap_or_default())
                } else {
                    let kinds: Vec<&str> =
                        answer.violations.iter().filter_map(|each| each.split('@').next()).collect();
                    format!("{} {}", answer.verdict, kinds.join(" "))
                }
            }
        };
        *counts.entry(kind).or_default() += 1;
        let separator = if reason.is_empty() { "" } else { " | " };
        writeln!(text, "{line}{separator}{reason}").expect("a string takes all");
    }

    println!("{}: {} mutants", subject.file, all.len());
    for (kind, count) in counts {
        println!("  {count:4} {kind}");
    }
    for (setting, (questions, z3)) in settings().iter().zip(totals) {
        println!("  {:26} {questions:8} questions {z3:8} to Z3", setting.name);
    }
    if !is_as_reviewed(&file, &text) {
        problems.push(format!("{} is not what was found (OOXIDE_BLESS=1 writes it anew)", file.display()));
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn mutants_of_bubble_sort() {
    check(&Subject {
        file: "bubblesort.oox",
        class: "Bubble",
        method: "sort",
        flags: &["--array", "3", "--loops", "8", "--steps", "400"],
        answers: "bubblesort.txt",
    });
}

#[test]
fn mutants_of_list_minimum() {
    check(&Subject {
        file: "list_min.oox",
        class: "ListMin",
        method: "min",
        flags: &["-k", "4", "--loops", "8", "--steps", "400"],
        answers: "list_min.txt",
    });
}
