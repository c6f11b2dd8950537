//! Reading Java: text to [`tree::Unit`] through tree-sitter, JML comments included.
//!
//! What must hold:
//!
//! * No text makes it panic, overflow the stack or run away; the tree is at most [`MAX_DEPTH`] deep, so that whoever
//!   walks it can use recursion.
//! * Whatever was left out of the tree has a diagnostic: tree-sitter recovers from errors silently, we do not.
//! * Spans are byte offsets into the text that was given.
//!
//! The stages: `escapes` replaces unicode escapes of ASCII characters and remembers where they were; `shadow` reads the text token by token and writes the text that tree-sitter is given (same length,
//! without comments, literals' contents and what the grammar does not know); `convert` makes the tree out of what
//! tree-sitter says and the text before that; `jml` parses the JML comments, which `convert` asks for by place.

mod convert;
mod errors;
mod escapes;
mod jml;
mod shadow;
pub mod tree;
pub mod walk;

use std::ops::ControlFlow;

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::{FileId, Span};
use oox_core::workers::{LARGE_STACK, on_stack};
use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

use shadow::Shadow;
use tree::Unit;

/// How deep declarations, statements and expressions together may be nested, parentheses included.
pub const MAX_DEPTH: usize = 500;

/// How much tree-sitter may do for one file, in its own reports of progress: enough for thirty megabytes of Java, and about a
/// minute where it looks for a way on after errors all the time. Not in seconds, because what can be read must not depend on
/// how busy the machine is.
const MOST_PROGRESS: u32 = 250_000;

/// Parses one file. There is always a unit: with syntax errors it holds what could be read.
///
/// ```
/// use oox_core::lang::span::FileId;
///
/// let (unit, diagnostics) = ooxide_frontend::syntax::parse(FileId(0), "class C { int f; }");
/// assert!(diagnostics.is_empty());
/// assert_eq!(unit.types[0].name.text, "C");
/// ```
pub fn parse(file: FileId, text: &str) -> (Unit, Vec<Diagnostic>) {
    let start = Span { file, start: 0, end: 0 };
    if u32::try_from(text.len()).is_err() {
        return (empty(file), vec![Diagnostic::error(start, "a source file must be shorter than 4 GiB")]);
    }
    on_stack(LARGE_STACK, || run(file, text))
}

fn empty(file: FileId) -> Unit {
    Unit { file, package: Vec::new(), annotations: Vec::new(), imports: Vec::new(), types: Vec::new() }
}

fn run(file: FileId, text: &str) -> (Unit, Vec<Diagnostic>) {
    let (text, places) = escapes::translate(file, text);
    let (text, places) = (text.as_ref(), &places);
    let shadow = Shadow::of(places, text);
    let mut diagnostics = shadow.diagnostics;
    if shadow.is_module {
        return (empty(file), diagnostics);
    }
    let Some(cst) = cst(&shadow.bytes, MOST_PROGRESS) else {
        let start = Span { file, start: 0, end: 0 };
        diagnostics.push(Diagnostic::error(
            start,
            "this file is too large, or has too many syntax errors, to be read",
        ));
        return (empty(file), diagnostics);
    };
    let root = cst.root_node();
    errors::collect(places, text, root, shadow.trusted, &mut diagnostics);
    if root.has_error() && diagnostics.is_empty() {
        let start = Span { file, start: 0, end: 0 };
        diagnostics.push(Diagnostic::error(start, "this file has a syntax error"));
    }
    let jml = jml::attach::Annotations::read(places, text, &shadow.jml);
    let (unit, more) = convert::unit(places, text, root, jml);
    diagnostics.extend(more);
    diagnostics.sort_by_key(|diagnostic| diagnostic.span.key());
    (unit, diagnostics)
}

/// What tree-sitter says. `None` when it takes more than so many steps, which only happens to gigantic files and to long text
/// that is far from Java.
fn cst(bytes: &[u8], most_progress: u32) -> Option<Tree> {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).ok()?;
    let mut made = 0;
    let mut progress = |_: &ParseState| {
        made += 1;
        if made <= most_progress { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    parser.parse_with_options(&mut |at, _| bytes.get(at..).unwrap_or(&[]), None, Some(options))
}

#[cfg(test)]
mod tests {
    use super::cst;

    #[test]
    fn reading_is_limited_by_a_count() {
        let text = "class C { int f(int n) { return n + 1; } }\n".repeat(200);
        assert!(cst(text.as_bytes(), 10).is_none());
        assert!(cst(text.as_bytes(), 1_000).is_some_and(|tree| !tree.root_node().has_error()));
    }
}
