//! Marks at the ends of lines that say what is expected there: `//~ WORDS`, or `//~^ WORDS` for the line above, `//~^^ WORDS` for
//! the one above that. A line may have several.

use std::path::Path;

use super::java::java_files;

/// One of them.
pub struct Marker {
    /// The line that it is about, from 1 on.
    pub line: usize,
    /// What it says.
    pub words: String,
}

impl Marker {
    /// Whether it is about what is said of the text, `error COLUMN MESSAGE` or `warning COLUMN MESSAGE`, and not about a run.
    pub fn is_diagnostic(&self) -> bool {
        self.words.starts_with("error ") || self.words.starts_with("warning ")
    }

    /// Takes `COLUMN MESSAGE` apart, into `LINE:COLUMN` and the message.
    pub fn place_and_message<'m>(&self, words: &'m str) -> (String, &'m str) {
        let (column, message) = words.split_once(' ').expect("a column and a message");
        (format!("{}:{column}", self.line), message.trim())
    }
}

/// The marks of a file, or of all Java files of a folder.
pub fn markers(program: &Path) -> Vec<Marker> {
    let files = if program.is_dir() { java_files(program) } else { vec![program.to_owned()] };
    let mut found = Vec::new();
    for file in files {
        let text = std::fs::read_to_string(&file).expect("test files can be read");
        for (number, line) in (1..).zip(text.lines()) {
            for mark in line.split("//~").skip(1) {
                let words = mark.trim_start_matches('^');
                let line = number - (mark.len() - words.len());
                found.push(Marker { line, words: words.trim().to_owned() });
            }
        }
    }
    found
}
