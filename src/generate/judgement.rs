//! What the JVM says of the tests, in words: `ooxide gen --run`.

use std::fmt::Write as _;

use ooxide_session::{DISAGREEMENTS, Disagreement, Ran};
use ooxide_testgen::generate::JUnit;
use ooxide_testgen::html::counted;
use ooxide_testgen::jvm::{Coverage, Origin};

use super::Written;

/// A longer complaint is cut.
const LONGEST_COMPLAINT: usize = 200;

/// How many tests passed, which did not, and what they cover of some files.
pub(super) fn judgement(target: &Written, ran: &Ran, measured: &[&str]) -> String {
    let mut text = String::new();
    let junit = match target.junit {
        JUnit::Five => 5,
        JUnit::Four => 4,
    };
    let _ = write!(text, "JUnit {junit}: {} passed", ran.passed);
    if ran.failed > 0 {
        let _ = write!(text, ", {}", counted(ran.failed, "expected failure"));
    }
    if ran.shown > 0 {
        let _ = write!(
            text,
            ", {} found the order of threads in which it fails",
            counted(ran.shown, "stress test")
        );
    }
    let _ = writeln!(text, ", each twice and in two orders, on Java {}", ran.java_version);
    if ran.origin != Origin::Sources {
        let _ = writeln!(text, "{}", ran.origin);
    }
    for warning in &ran.warnings {
        let _ = writeln!(text, "{warning}");
    }
    for Disagreement { class, test, case, complaint } in &ran.disagreements {
        let first = complaint.lines().next().unwrap_or_default();
        let complaint: String = first.chars().take(LONGEST_COMPLAINT).collect();
        let _ =
            writeln!(text, "internal disagreement, please report: {class}.{test} {complaint} (case {case})");
    }
    if !ran.files.is_empty() {
        let folder = target.folder.join(target.layout.other_file(DISAGREEMENTS));
        let _ = writeln!(text, "these tests are in {} and not among the others", folder.display());
    }
    if let Some(Ok(coverage)) = &ran.coverage {
        covered(coverage, measured, &mut text);
    }
    text
}

/// Coverage by class, of these files.
fn covered(coverage: &Coverage, files: &[&str], text: &mut String) {
    let _ = writeln!(text, "\nJaCoCo");
    for class in &coverage.classes {
        let lines = class.lines.values().filter(|line| line.instructions.total() > 0);
        let (all, hit) =
            lines.fold((0, 0), |(all, hit), line| (all + 1, hit + u32::from(line.instructions.covered > 0)));
        // an interface without code has nothing to cover
        if all == 0 || !files.iter().any(|file| file.ends_with(&class.source)) {
            continue;
        }
        let _ = writeln!(
            text,
            "  {:40} lines {:>9}  branches {:>9}",
            class.name,
            format!("{hit}/{all}"),
            format!("{}/{}", class.branches.covered, class.branches.total())
        );
        for (line, counts) in &class.lines {
            if counts.branches.missed > 0 {
                let _ = writeln!(
                    text,
                    "    line {line}: {} of {} branches not covered",
                    counts.branches.missed,
                    counts.branches.total()
                );
            }
        }
    }
}
