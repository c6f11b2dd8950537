//! Mutants of programs with threads get one answer, whatever is left out of the orders of their threads, how the search goes, and how
//! the heap comes into being: the experiment of the OOX thesis with `FORK`, `LOCK`, `DEL` and the operators for sequential programs.
//!
//! The answers are in `tests/mutants/threads/`, one line for each mutant. What the mutants of the merge sort are worth is compared
//! with nothing else; that every setting comes to the same is what this is about.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write;

use oox_core::config::{Config, HeapMode, StateOrder};
use oox_core::ir::Program;
use oox_core::resolve::resolve;
use oox_core::verdict::{MethodReport, Verdict};

use crate::support::engine::{Loaded, PLAIN, Setting, config, entry, in_parallel, load};
use crate::support::golden::is_as_reviewed;
use crate::support::mutate::mutants;
use crate::support::run::root;

/// A program in `tests/threads/` whose mutants are tried.
struct Subject {
    name: &'static str,
    class: &'static str,
    entry: &'static str,
    /// The methods that are changed.
    methods: &'static [&'static str],
    flags: &'static [&'static str],
}

/// No more orders than this without reduction: what is not through by then says nothing.
const ORDERS_WITHOUT_REDUCTION: u64 = 300;

/// Settings that change the order in which things are found, and nothing else.
const ORDERS: [Setting; 3] = [
    Setting { name: "--search bfs", change: |config| config.order = StateOrder::Bfs },
    Setting { name: "--search random", change: |config| config.order = StateOrder::Random },
    Setting { name: "--jobs 3", change: |config| config.jobs = 3 },
];

/// Settings with other paths.
const PATHS: [Setting; 4] = [
    Setting { name: "--heap lazy", change: |config| config.heap = HeapMode::Lazy },
    Setting { name: "--heap lazier", change: |config| config.heap = HeapMode::Lazier },
    Setting { name: "--heap merged", change: |config| config.heap = HeapMode::Merged },
    Setting {
        name: "--no-por",
        change: |config| {
            config.all_schedules = true;
            config.bounds.paths = Some(ORDERS_WITHOUT_REDUCTION);
        },
    },
];

fn answer(report: &MethodReport) -> String {
    let found: BTreeSet<String> = report
        .violations
        .iter()
        .map(|violation| format!("{}@{}", violation.check, violation.place.line))
        .collect();
    let words = std::iter::once(report.verdict.word().to_owned()).chain(found);
    words.collect::<Vec<_>>().join(" ")
}

impl Subject {
    fn run(&self, loaded: &Loaded, program: &Program, setting: Setting) -> MethodReport {
        let flags: Vec<String> = self.flags.iter().map(|flag| (*flag).to_owned()).collect();
        let config: Config = setting.of(&config(&flags));
        let entry = entry(program, &format!("{}.{}", self.class, self.entry));
        oox_core::verdict::verify(program, &loaded.sources, &config, entry)
    }

    /// The answer on a program, which is that of every setting, or where they differ.
    fn judge(&self, loaded: &Loaded, program: &Program) -> Result<String, String> {
        let plain = self.run(loaded, program, PLAIN);
        let first = answer(&plain);
        for setting in ORDERS {
            let other = answer(&self.run(loaded, program, setting));
            if other != first {
                return Err(format!("`{other}` with {} and not `{first}`", setting.name));
            }
        }
        for setting in PATHS {
            let report = self.run(loaded, program, setting);
            let is_cut = report.bounds_hit.contains(&"paths");
            // a verdict that is not there yet, and a violation less, are no other answer of a search that was cut
            let is_same = report.verdict == plain.verdict || is_cut && report.verdict == Verdict::Unknown;
            if !is_same {
                return Err(format!("`{}` with {} and not `{first}`", answer(&report), setting.name));
            }
        }
        Ok(first)
    }
}

fn check(subject: &Subject) {
    let loaded = load(&root().join("tests/threads").join(format!("{}.oox", subject.name)));
    let all = mutants(&loaded.tree, subject.class, subject.methods);
    let answers = in_parallel(&all, |mutant| match resolve(&mutant.program).0 {
        None => Ok("rejected".to_owned()),
        Some(program) => subject.judge(&loaded, &program),
    });
    let mut text = format!("# Mutants of {}, {}\n", subject.name, subject.flags.join(" "));
    text.push_str("# mutant | place | change | answer\n");
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    let mut problems = Vec::new();
    for (mutant, answer) in all.iter().zip(answers) {
        let place = loaded.sources.start(mutant.span);
        match answer {
            Ok(answer) => {
                let word = answer.split(' ').next().unwrap_or_default().to_owned();
                *counts.entry(word).or_default() += 1;
                writeln!(
                    text,
                    "{} | {}:{} | {} | {answer}",
                    mutant.name, place.line, place.column, mutant.what
                )
                .expect("a string takes all");
            }
            Err(problem) => problems.push(format!("{} at {}: {problem}", mutant.name, place.line)),
        }
    }
    println!("{}: {} mutants, {counts:?}", subject.name, all.len());
    let file = root().join("tests/mutants/threads").join(format!("{}.txt", subject.name));
    if !is_as_reviewed(&file, &text) {
        problems.push(format!("{} is not what was found (OOXIDE_BLESS=1 writes it anew)", file.display()));
    }
    assert!(problems.is_empty(), "{} problems:\n{}", problems.len(), problems.join("\n"));
}

#[test]
fn mutants_of_merge_sort() {
    check(&Subject {
        name: "merge_sort",
        class: "Sort",
        entry: "sort",
        methods: &["sortPart", "merge"],
        flags: &["--array", "2", "--loops", "6", "--steps", "300", "--calls", "6"],
    });
}

#[test]
fn mutants_of_a_buffer() {
    check(&Subject {
        name: "buffer",
        class: "Buffer",
        entry: "main",
        methods: &["one", "take"],
        flags: &["--loops", "6", "--steps", "300"],
    });
}

#[test]
fn mutants_of_a_barrier() {
    check(&Subject {
        name: "barrier",
        class: "Barrier",
        entry: "main",
        methods: &["main", "work"],
        flags: &["--loops", "6", "--steps", "300"],
    });
}

#[test]
fn mutants_of_an_update_in_a_lock() {
    check(&Subject {
        name: "kept_update",
        class: "Counter",
        entry: "main",
        methods: &["main", "add"],
        flags: &["--steps", "300"],
    });
}
