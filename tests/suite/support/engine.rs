//! The engine called as a library: what compares many settings of one program does not start a process for each.
//!
//! The settings are those that may change how an answer is found and never what it is.

use std::collections::BTreeSet;
use std::path::Path;
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

use oox_core::config::{Config, StateOrder};
use oox_core::ir::{MethodId, Program};
use oox_core::lang::diagnostic::Severity;
use oox_core::lang::{ast, parser, span::SourceMap};
use oox_core::resolve::resolve;
use oox_core::solver::IntEncoding;
use oox_core::verdict::{self, MethodReport};

/// A program as text, as a tree, and resolved.
pub struct Loaded {
    /// The text.
    pub sources: SourceMap,
    /// The tree.
    pub tree: ast::Program,
    /// What the engine runs.
    pub program: Program,
}

/// Reads a program that has no errors.
pub fn load(file: &Path) -> Loaded {
    let text = std::fs::read_to_string(file).expect("test files can be read");
    let name = file.file_name().expect("a file").to_string_lossy();
    load_text(&name, &text).unwrap_or_else(|problems| panic!("{name}: {problems}"))
}

/// A program from text, or its diagnostics in one line each.
pub fn load_text(name: &str, text: &str) -> Result<Loaded, String> {
    let mut sources = SourceMap::default();
    let file = sources.add(name, text);
    let (tree, mut diagnostics) = parser::parse(file, text);
    if diagnostics.iter().all(|problem| problem.severity != Severity::Error) {
        let (program, found) = resolve(&tree);
        if let Some(program) = program {
            return Ok(Loaded { sources, tree, program });
        }
        diagnostics = found;
    }
    let lines: Vec<String> = diagnostics
        .iter()
        .map(|problem| format!("{}: {}", sources.start(problem.span).line, problem.message))
        .collect();
    Err(lines.join("\n"))
}

/// The method with this `Class.method` name; there must be one.
pub fn entry(program: &Program, name: &str) -> MethodId {
    let end = name.find('(').unwrap_or(name.len());
    let dot = name[..end].rfind('.').expect("an entry is Class.method");
    let found = program.find_methods(&name[..dot], &name[dot + 1..]);
    *found.first().unwrap_or_else(|| panic!("there is no method {name}"))
}

/// Verifies a method.
pub fn verify(loaded: &Loaded, config: &Config, entry: MethodId) -> MethodReport {
    verdict::verify(&loaded.program, &loaded.sources, config, entry)
}

/// The bounds of a header line, without a limit in time, so that a run can be repeated exactly.
pub fn config(flags: &[String]) -> Config {
    let mut config = Config { jobs: 1, ..Config::default() };
    config.bounds.time = None;
    for pair in flags.chunks(2) {
        let [flag, value] = pair else { panic!("the flag {pair:?} has no value") };
        let value: u32 = value.parse().unwrap_or_else(|_| panic!("{flag} {value} is not a number"));
        match flag.as_str() {
            "-k" => config.bounds.k = value,
            "--loops" => config.bounds.loops = value,
            "--calls" => config.bounds.calls = value,
            "--array" => config.bounds.array = Some(value),
            "--steps" => config.bounds.steps = value.into(),
            _ => panic!("{flag} is not one of the flags that the tests know"),
        }
    }
    config
}

/// One way to run the engine.
#[derive(Clone, Copy)]
pub struct Setting {
    /// As on the command line.
    pub name: &'static str,
    /// What it changes.
    pub change: fn(&mut Config),
}

impl Setting {
    /// The configuration, changed.
    pub fn of(&self, config: &Config) -> Config {
        let mut config = config.clone();
        (self.change)(&mut config);
        config
    }
}

/// All layers, depth first.
pub const PLAIN: Setting = Setting { name: "all layers", change: |_| {} };

/// Each layer off.
pub const LAYERS: [Setting; 9] = [
    Setting { name: "--no-simplify", change: |config| config.solver.simplify = false },
    Setting { name: "--no-intervals", change: |config| config.solver.intervals = false },
    Setting { name: "--no-slices", change: |config| config.solver.slices = false },
    Setting { name: "--no-model-reuse", change: |config| config.solver.model_reuse = false },
    Setting { name: "--no-differences", change: |config| config.solver.differences = false },
    Setting { name: "--no-cache", change: |config| config.solver.cache = false },
    Setting { name: "--no-guess", change: |config| config.solver.guess = false },
    Setting { name: "--no-products", change: |config| config.solver.products = false },
    Setting { name: "--no-linear", change: |config| config.solver.linear = false },
];

/// All layers off: every question goes to Z3.
pub const BARE: Setting = Setting {
    name: "no layers",
    change: |config| {
        for layer in LAYERS {
            (layer.change)(config);
        }
    },
};

/// Sized integers as integers with explicit wrap-around.
pub const WITH_INTEGERS: Setting =
    Setting { name: "--ints int", change: |config| config.solver.ints = IntEncoding::Int };

/// Sized integers as bit-vectors.
pub const WITH_BITS: Setting =
    Setting { name: "--ints bv", change: |config| config.solver.ints = IntEncoding::Bv };

/// Both encodings, compared with each other for each question.
pub const WITH_BOTH: Setting =
    Setting { name: "--ints check", change: |config| config.solver.ints = IntEncoding::Check };

/// Each search order but the default.
pub const ORDERS: [Setting; 4] = [
    Setting { name: "--search bfs", change: |config| config.order = StateOrder::Bfs },
    Setting { name: "--search random", change: |config| config.order = StateOrder::Random },
    Setting {
        name: "--search random --seed 7",
        change: |config| {
            config.order = StateOrder::Random;
            config.seed = 7;
        },
    },
    Setting { name: "--search coverage", change: |config| config.order = StateOrder::Coverage },
];

/// What must not depend on the setting.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Answer {
    /// `valid`, `invalid` or `unknown`.
    pub verdict: &'static str,
    /// The violations as `kind@line`.
    pub violations: BTreeSet<String>,
    /// The bounds that were hit.
    pub bounds: Vec<&'static str>,
    /// How many paths there are.
    pub cases: u64,
}

impl Answer {
    /// The answer of a report.
    pub fn of(report: &MethodReport) -> Self {
        Self {
            verdict: report.verdict.word(),
            violations: report
                .violations
                .iter()
                .map(|violation| format!("{}@{}", violation.check, violation.place.line))
                .collect(),
            bounds: report.bounds_hit.clone(),
            cases: report.cases,
        }
    }
}

/// Does the work on both cores; the results are in the order of the work.
pub fn in_parallel<W: Sync, R: Send>(work: &[W], each: impl Fn(&W) -> R + Sync) -> Vec<R> {
    let next = AtomicUsize::new(0);
    let results: Mutex<Vec<(usize, R)>> = Mutex::new(Vec::new());
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let at = next.fetch_add(1, Ordering::Relaxed);
                    let Some(one) = work.get(at) else { break };
                    let result = each(one);
                    results.lock().expect("no panic while it is held").push((at, result));
                }
            });
        }
    });
    let mut results = results.into_inner().expect("no panic while it is held");
    results.sort_by_key(|(at, _)| *at);
    results.into_iter().map(|(_, result)| result).collect()
}
