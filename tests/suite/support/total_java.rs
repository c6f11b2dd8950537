//! What must hold for every text that is taken for Java or JML, however broken. Shared by the fuzz targets, `frontend/tests` and
//! `tests/suite/fuzz_corpus`.

use std::path::PathBuf;

use oox_core::lang::diagnostic::Severity;
use oox_core::lang::span::{FileId, SourceMap};
use oox_core::resolve::resolve;
use ooxide_frontend::lower::{self, isolate};
use ooxide_frontend::project::{Project, SourceFile};
use ooxide_frontend::syntax::parse;

/// How far a text got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It was refused by the parser.
    Text,
    /// It has a tree.
    Tree,
    /// It has become OOX.
    Translated,
}

/// The parser does not panic, and the spans of what it says lie inside the text and between characters.
pub fn check_java(text: &str) -> Reached {
    let (_, diagnostics) = parse(FileId(0), text);
    for diagnostic in &diagnostics {
        let (start, end) = (diagnostic.span.start as usize, diagnostic.span.end as usize);
        assert!(text.get(start..end).is_some(), "{} at {start}..{end} of {text:?}", diagnostic.message);
    }
    let is_refused = diagnostics.iter().any(|found| found.severity == Severity::Error);
    if is_refused { Reached::Text } else { Reached::Tree }
}

/// The same for the inside of a comment of JML, in the three places where there are clauses: before a method, in a class
/// and in a body.
pub fn check_jml(text: &str) -> Reached {
    // a comment that ends would make the rest Java
    let text = text.replace("*/", "* /");
    let places = [
        format!("class C {{ int n; int[] a;\n/*@ {text} @*/\nint m(int x, C o) {{ return x; }} }}"),
        format!("class C {{ int n; int[] a;\n/*@ {text} @*/\n}}"),
        format!(
            "class C {{ int n; int m(int x) {{\n/*@ {text} @*/\nwhile (x > 0) {{ x--; }} return x; }} }}"
        ),
    ];
    let is_accepted = places.map(|place| check_java(&place)).contains(&Reached::Tree);
    if is_accepted { Reached::Tree } else { Reached::Text }
}

/// How often something is taken out before all is well, or nothing more can be done.
const MOST_ROUNDS: usize = 100;

/// Nothing panics on the way from a text to OOX. What the resolver refuses is taken out until it refuses nothing, or what it
/// refuses cannot be taken out and the program is refused: `tests/gaps/MethodNamedAsClass.java` is one.
pub fn check_lower(text: &str) -> Reached {
    let file = SourceFile { path: PathBuf::from("Test.java"), text: text.to_owned() };
    let project = Project::new(SourceMap::default(), vec![file]);
    if project.diagnostics.iter().any(|found| found.severity == Severity::Error) {
        return Reached::Text;
    }
    let mut lowered = lower::program(&project.world, &project.classes, &[], lower::Purpose::Run);
    for _ in 0..MOST_ROUNDS {
        let (resolved, found) = resolve(&lowered.program);
        if resolved.is_some() {
            return Reached::Translated;
        }
        if !isolate(&mut lowered, &found) {
            return Reached::Tree;
        }
    }
    panic!("there is always something to be taken out");
}
