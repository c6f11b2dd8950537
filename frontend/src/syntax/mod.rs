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
use std::time::{Duration, Instant};

use oox_core::lang::diagnostic::Diagnostic;
use oox_core::lang::span::{FileId, Span};
use oox_core::workers::{LARGE_STACK, on_stack};
use tree_sitter::{ParseOptions, ParseState, Parser, Tree};

use shadow::Shadow;
use tree::Unit;

/// How deep declarations, statements and expressions together may be nested, parentheses included.
pub const MAX_DEPTH: usize = 500;

/// A thousand times what a correct file of ten thousand lines takes.
const LONGEST: Duration = Duration::from_secs(60);

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
    Unit { file, package: Vec::new(), imports: Vec::new(), types: Vec::new() }
}

fn run(file: FileId, text: &str) -> (Unit, Vec<Diagnostic>) {
    let (text, places) = escapes::translate(file, text);
    let (text, places) = (text.as_ref(), &places);
    let shadow = Shadow::of(places, text);
    let mut diagnostics = shadow.diagnostics;
    if shadow.is_module {
        return (empty(file), diagnostics);
    }
    let Some(cst) = cst(&shadow.bytes) else {
        let start = Span { file, start: 0, end: 0 };
        diagnostics.push(Diagnostic::error(start, "this file has too many syntax errors to be read"));
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

/// What tree-sitter says. `None` when it takes too long, which only happens to long text that is far from Java: the time
/// of its error recovery grows with the square of the length.
fn cst(bytes: &[u8]) -> Option<Tree> {
    let mut parser = Parser::new();
    parser.set_language(&tree_sitter_java::LANGUAGE.into()).ok()?;
    let start = Instant::now();
    let mut progress = |_: &ParseState| {
        if start.elapsed() < LONGEST { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
    };
    let options = ParseOptions::new().progress_callback(&mut progress);
    parser.parse_with_options(&mut |at, _| bytes.get(at..).unwrap_or(&[]), None, Some(options))
}
