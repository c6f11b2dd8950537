//! What must hold for every text, however broken. Shared by the fuzz targets and `tests/suite/fuzz_corpus.rs`.

use oox_core::config::{Bounds, Config};
use oox_core::ir::{self, MethodId};
use oox_core::lang::ast::Program;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::SourceMap;
use oox_core::lang::{parser, printer};
use oox_core::resolve;
use oox_core::solver::SolverConfig;
use oox_core::verdict;

/// How far a text got.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Reached {
    /// It was refused by the parser.
    Text,
    /// It was refused by the resolver, or holds no class.
    Tree,
    /// It was resolved, and executed where that was asked for.
    Run,
}

/// Bounds within which a method is done in milliseconds.
pub fn tiny() -> Config {
    Config {
        bounds: Bounds {
            k: 1,
            loops: 2,
            calls: 8,
            array: None,
            threads: 32,
            retries: 2,
            steps: 500,
            patience: None,
            paths: Some(64),
            time: None,
        },
        jobs: 1,
        solver: SolverConfig { rlimit: 20_000, ..SolverConfig::default() },
        ..Config::default()
    }
}

fn has_error(diagnostics: &[Diagnostic]) -> bool {
    diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error)
}

/// Spans lie inside the text, on character boundaries: whoever renders a diagnostic relies on it.
fn check_spans(text: &str, diagnostics: &[Diagnostic]) {
    for diagnostic in diagnostics {
        let span = diagnostic.span;
        if span.file == resolve::PRELUDE_FILE {
            continue;
        }
        let range = span.start as usize..span.end as usize;
        assert!(text.get(range.clone()).is_some(), "{range:?} is not in the text: {}", diagnostic.message);
        assert!(!diagnostic.message.is_empty());
    }
}

fn parse(sources: &mut SourceMap, text: &str) -> Option<Program> {
    let file = sources.add("input.oox", text);
    let (program, diagnostics) = parser::parse(file, text);
    check_spans(text, &diagnostics);
    if has_error(&diagnostics) { None } else { Some(program) }
}

/// The parser does not panic; a text without an error prints to a text with the same tree.
pub fn check_parse(text: &str) -> Reached {
    let Some(program) = parse(&mut SourceMap::default(), text) else { return Reached::Text };
    let printed = printer::print(&program);
    match parse(&mut SourceMap::default(), &printed) {
        Some(again) => assert!(again == program, "the tree has changed; printed:\n{printed}"),
        None => panic!("the printed program does not parse:\n{printed}"),
    }
    Reached::Tree
}

/// As far as the resolver; the last step is reached when the text resolves.
pub fn check_resolve(text: &str) -> Reached {
    let Some(program) = parse(&mut SourceMap::default(), text) else { return Reached::Text };
    if resolved(text, &program).is_some() { Reached::Run } else { Reached::Tree }
}

fn resolved(text: &str, program: &Program) -> Option<ir::Program> {
    let (resolved, diagnostics) = resolve::resolve(program);
    check_spans(text, &diagnostics);
    assert_eq!(resolved.is_none(), has_error(&diagnostics), "a program exactly when there is no error");
    resolved
}

/// Nothing panics on the way from text to verdicts.
pub fn check_run(text: &str) -> Reached {
    let mut sources = SourceMap::default();
    let Some(program) = parse(&mut sources, text) else { return Reached::Text };
    let Some(program) = resolved(text, &program) else { return Reached::Tree };
    let config = tiny();
    let mut reached = Reached::Tree;
    let count = u32::try_from(program.methods.len()).expect("a small program");
    for id in (0..count).map(MethodId) {
        let method = program.method(id);
        let class = program.class(method.class);
        if method.body.is_some() && class.is_of_user() {
            verdict::verify(&program, &sources, &config, id);
            reached = Reached::Run;
        }
    }
    reached
}
