//! What was found and written, in words.

use std::fmt::Write as _;
use std::path::Path;

use ooxide_session::{Files, Holder, Taken, TestedMethod, is_java};
use ooxide_testgen::html::counted;
use ooxide_testgen::shares::{in_words, shares};

use super::table;
use crate::cli::GenArgs;

/// The table of methods, the files, and how many tests there are.
pub fn summary(args: &GenArgs, methods: &[TestedMethod], files: &Files) -> String {
    let written = &files.tests;
    let mut text = String::new();
    if !args.quiet {
        text += &table::table(methods, written);
        text.push('\n');
    }
    let violations = written.iter().filter(|test| test.fails).count();
    let tests = written.len() - violations;
    for file in files.made.iter().filter(|file| is_java(Path::new(&file.path)) || file.path == files.page) {
        let _ = writeln!(text, "{}", args.out.join(&file.path).display());
    }
    for taken in &files.taken {
        let _ = writeln!(text, "{}", renamed(taken, &args.out));
    }
    let _ = write!(text, "{}", counted(tests, "test"));
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
    let _ = writeln!(text, "{}", if args.dry_run { " (nothing was written)" } else { "" });
    let shares = shares(written.iter().map(|of| of.test));
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
        Holder::Class(class) => format!("there is another class {class}: ours is {}", ours.display()),
    }
}
