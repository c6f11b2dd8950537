//! What goes to the terminal while a command runs: results, a bar, and that it was interrupted.

use std::io::{IsTerminal, Write};

use indicatif::{ProgressBar, ProgressStyle};
use ooxide_testgen::html::counted;

use crate::problems::Problem;

/// Prints to the standard output. A reader that has gone away (`| head`) is no error.
pub fn print(text: &str) -> Result<(), Problem> {
    let mut out = std::io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() != std::io::ErrorKind::BrokenPipe => {
            Err(Problem::without_hint(format!("cannot write the output: {error}")))
        }
        _ => Ok(()),
    }
}

/// A bar on a terminal, for more than one method.
pub fn bar(is_quiet: bool, methods: usize) -> ProgressBar {
    if is_quiet || methods < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {pos}/{len} {msg}");
    let bar = ProgressBar::new(methods as u64);
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(std::time::Duration::from_millis(120));
    bar
}

/// What is said of a run that was stopped in the midst of a method, or after one.
pub fn interrupted(reached: usize, all: usize) -> String {
    format!(
        "interrupted: the report is of what was found until then, in {reached} of {}",
        counted(all, "method")
    )
}
