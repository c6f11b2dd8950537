//! What was found and written, in words.

use std::fmt::Write as _;
use std::path::Path;

use ooxide_session::{Files, Holder, Taken, TestedMethod, is_java};
use ooxide_testgen::generate::Score;
use ooxide_testgen::html::counted;
use ooxide_testgen::shares::{in_words, shares};

use super::Written;
use super::table;

/// The table of methods, the files, and how many tests there are.
pub(super) fn summary(
    target: &Written,
    methods: &[TestedMethod],
    files: &Files,
    removed: &[String],
) -> String {
    let written = &files.tests;
    let mut text = String::new();
    if !target.is_quiet {
        text += &table::table(methods, written);
        text.push('\n');
    }
    let violations = written.iter().filter(|test| test.fails).count();
    let stress = written.iter().filter(|test| test.is_stress).count();
    let tests = written.len() - violations - stress;
    for file in files.made.iter().filter(|file| is_java(Path::new(&file.path)) || file.path == files.page) {
        let _ = writeln!(text, "{}", target.folder.join(&file.path).display());
    }
    for taken in &files.taken {
        let _ = writeln!(text, "{}", renamed(taken, &target.folder));
    }
    for file in removed.iter().filter(|file| is_java(Path::new(file))) {
        let _ = writeln!(text, "{} is removed: it has no tests any more", target.folder.join(file).display());
    }
    if written.is_empty() {
        text.push_str("no tests were generated");
    } else {
        text.push_str(&counted(tests, "test"));
    }
    if violations > 0 {
        let verb = if violations == 1 { "fails" } else { "fail" };
        let endless = written.iter().filter(|test| test.fails && test.test.is_endless).count();
        let why = match endless {
            0 => "a promise does not hold",
            all if all == violations => "the call does not end",
            _ => "a promise does not hold or the call does not end",
        };
        let _ = write!(text, ", {} that {verb} because {why}", counted(violations, "test"));
    }
    if stress > 0 {
        let verb = if stress == 1 { "looks" } else { "look" };
        let order = "for the order of threads in which something goes wrong";
        let _ = write!(text, ", {} that {verb} {order}", counted(stress, "stress test"));
    }
    let _ = writeln!(text, "{}", if target.is_dry { " (nothing was written)" } else { "" });
    let scores: Vec<Score> = methods.iter().map(|tested| tested.tests.score()).collect();
    let (noticed, all) =
        scores.iter().fold((0, 0), |(noticed, all), score| (noticed + score.noticed, all + score.total));
    if all > 0 {
        let _ = writeln!(text, "noticed {noticed} of {}", counted(all, "mutant"));
    }
    let shares = shares(written.iter().filter(|each| !each.is_stress).map(|each| each.test));
    if !shares.is_empty() {
        let _ = writeln!(text, "built by {}", in_words(&shares));
    }
    text
}

/// Why a file of ours has another name than usual.
fn renamed(taken: &Taken, out: &Path) -> String {
    let ours = out.join(&taken.instead);
    match &taken.by {
        Holder::File(file) => format!(
            "{} is not of Ooxide and stays as it is: ours is {}",
            out.join(file).display(),
            ours.display()
        ),
        Holder::Edited(file) => format!(
            "{} was changed by somebody and stays as it is: ours is {}",
            out.join(file).display(),
            ours.display()
        ),
        Holder::Class(class) => format!("there is another class {class}: ours is {}", ours.display()),
    }
}
