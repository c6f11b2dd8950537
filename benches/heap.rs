//! What the heap modes cost: cases, states, questions, time and peak memory, with one worker and with two.
//!
//! Every cell is a run of the real program, so that its memory is its own. Nothing here can fail: counts are the business
//! of `tests/suite/heap.rs`.

use std::path::Path;
use std::process::Command;

/// Program, method, bounds, and whether the merged mode is tried: it asks harder questions where a precondition looks at
/// the whole structure.
const ROWS: [(&str, &str, &[u32], bool); 4] = [
    ("tests/heap/bst.oox", "Tree.insert", &[1, 2, 3, 4], false),
    ("tests/heap/bst.oox", "Tree.min", &[1, 2, 3, 4], false),
    ("tests/heap/lists.oox", "List.merge", &[1, 2, 3, 4], true),
    ("tests/heap/sort.oox", "Sort.insertion", &[1, 2, 3, 4], true),
];
/// For one run.
const LIMIT: &str = "300s";

struct Cell {
    cases: String,
    states: String,
    questions: String,
    milliseconds: String,
    memory: String,
}

fn main() {
    println!(
        "{:<16} {:>2} {:<8} {:>4} {:>7} {:>8} {:>10} {:>9} {:>9}",
        "method", "k", "heap", "jobs", "cases", "states", "questions", "ms", "peak MiB"
    );
    for (file, entry, bounds, with_merged) in ROWS {
        for k in bounds {
            for (mode, jobs) in [("lazier#", 1), ("lazier#", 2), ("lazier", 1), ("lazy", 1), ("merged", 1)] {
                if mode == "merged" && (!with_merged || *k > 3) {
                    continue;
                }
                if let Some(cell) = run(file, entry, *k, mode, jobs) {
                    println!(
                        "{entry:<16} {k:>2} {mode:<8} {jobs:>4} {:>7} {:>8} {:>10} {:>9} {:>9}",
                        cell.cases, cell.states, cell.questions, cell.milliseconds, cell.memory
                    );
                }
            }
        }
    }
}

fn run(file: &str, entry: &str, k: u32, mode: &str, jobs: u32) -> Option<Cell> {
    let (k, jobs) = (k.to_string(), jobs.to_string());
    let output = Command::new(env!("CARGO_BIN_EXE_ooxide"))
        .args(["verify", file, "--entry", entry, "-k", &k, "--heap", mode, "--jobs", &jobs])
        .args(["--stats", "--time", LIMIT])
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")))
        .output()
        .ok()?;
    let text = String::from_utf8_lossy(&output.stdout).into_owned();
    let before = |word: &str| {
        let words: Vec<&str> = text.split_whitespace().collect();
        let at = words.iter().position(|each| each.trim_end_matches([',', ';', ':']) == word)?;
        Some(words[at.checked_sub(1)?].to_owned())
    };
    Some(Cell {
        cases: before("cases").or_else(|| before("case"))?,
        states: before("states")?,
        questions: before("questions")?,
        milliseconds: before("ms")?,
        memory: before("MiB")?,
    })
}
