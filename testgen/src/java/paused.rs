//! Copies of the user's classes whose threads pause now and then, for tests that want many orders of them. A copy stands inside of the
//! test class, where its name hides that of the class itself.

use oox_core::lang::span::{SourceMap, Span};

use super::{JavaFile, JavaSource};

/// What copies call where other threads may go first; the template of the test file has it.
const PAUSE: &str = "pauseAtRandom();";

/// The classes of a package as members of a test class.
#[derive(Clone, Debug, Default)]
pub struct Copies {
    /// What their files import, as it is written between `import` and `;`.
    pub imports: Vec<String>,
    /// The types, indented.
    pub types: Vec<String>,
}

impl Copies {
    /// The user's classes of a package: they may name each other.
    pub fn of_package(package: &str, source: &JavaSource, sources: &SourceMap) -> Self {
        let mut copies = Self::default();
        for (id, file) in source.files.iter().filter(|(_, file)| file.package == package) {
            let text = &sources.file(*id).text;
            let new = file.imports.iter().filter(|import| !copies.imports.contains(import));
            let new: Vec<String> = new.cloned().collect();
            copies.imports.extend(new);
            copies.types.extend(file.types.iter().map(|span| indented(&copy(file, *span, text))));
        }
        copies
    }
}

/// A type, `static` and with a pause before each statement.
fn copy(file: &JavaFile, span: Span, text: &str) -> String {
    // what ends at a place comes before what begins there
    let mut edits: Vec<(u32, bool, String)> = vec![(span.start, true, "static ".to_owned())];
    for place in file.statements.iter().filter(|place| span.start <= place.span.start) {
        if place.span.end > span.end {
            continue;
        }
        let open = if place.is_single { format!("{{ {PAUSE} ") } else { format!("{PAUSE} ") };
        edits.push((place.span.start, true, open));
        if place.is_single {
            edits.push((place.span.end, false, " }".to_owned()));
        }
    }
    edits.sort_by_key(|(at, begins, _)| (*at, *begins));
    let mut copied = String::new();
    let mut from = span.start as usize;
    for (at, _, added) in edits {
        let at = at as usize;
        copied += &text[from..at];
        copied += &added;
        from = at;
    }
    copied + &text[from..span.end as usize]
}

/// One level deeper. All lines of a text block move together, and so it stays what it is.
fn indented(text: &str) -> String {
    let lines = text.lines().map(|line| {
        let line = line.trim_end();
        if line.is_empty() { String::new() } else { format!("    {line}") }
    });
    lines.collect::<Vec<_>>().join("\n")
}

#[cfg(test)]
mod tests {
    use oox_core::lang::span::FileId;

    use super::*;
    use crate::java::Place;

    #[test]
    fn statements_wait_and_single_ones_get_braces() {
        let text = "class A {\n    void m() {\n        if (x) y(); else z();\n    }\n}\n";
        let span = |part: &str| {
            let start = u32::try_from(text.find(part).expect("it is there")).expect("it is short");
            Span { file: FileId(0), start, end: start + u32::try_from(part.len()).expect("it is short") }
        };
        let place = |part: &str, is_single| Place { span: span(part), is_single };
        let statements =
            vec![place("if (x) y(); else z();", false), place("y();", true), place("z();", true)];
        let file = JavaFile { types: vec![span(text.trim_end())], statements, ..JavaFile::default() };
        assert_eq!(
            indented(&copy(&file, file.types[0], text)),
            "    static class A {\n        void m() {\n            pauseAtRandom(); if (x) { pauseAtRandom(); y(); } else \
             { pauseAtRandom(); z(); }\n        }\n    }"
        );
    }
}
