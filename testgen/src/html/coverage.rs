//! What the tests run of the source: which lines have code, which of them ran, which outcomes of branches were taken.
//!
//! A test counts with what the tested method does. What its arrangement runs, and what evaluating contracts runs, does
//! not count: the one is not what the test is about, the other does not happen on a virtual machine.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::ir::{BodyKind, BranchId, ClassId, MethodId, Terminator};
use oox_core::lang::span::{FileId, Span};

use super::code::words;
use crate::generate::{Subject, Test};

/// The coverage of some files.
pub struct Coverage {
    /// By file.
    pub files: BTreeMap<FileId, FileCoverage>,
}

/// The coverage of one file.
#[derive(Default)]
pub struct FileCoverage {
    /// The lines that have code, and whether it ran.
    pub lines: BTreeMap<u32, bool>,
    /// By their place.
    pub branches: BTreeMap<(u32, u32), BranchCoverage>,
}

/// The coverage of a condition or a `switch`.
pub struct BranchCoverage {
    /// The line where it begins.
    pub line: u32,
    /// As it is written, blanks squeezed.
    pub text: String,
    /// The methods that it belongs to: code may be there more than once, as that of a `finally` is.
    pub methods: BTreeSet<MethodId>,
    /// How many tests take each outcome. Two for a condition: false, true.
    pub outcomes: Vec<usize>,
    /// Which of them are counted.
    pub counted: BTreeSet<usize>,
    /// Its outcomes are arms.
    pub is_switch: bool,
}

/// Covered and all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, serde::Serialize)]
pub struct Count {
    /// Some test shows it.
    pub covered: usize,
    /// There are so many.
    pub total: usize,
}

impl Coverage {
    /// What these tests run of some files.
    pub fn new<'t>(
        subject: &Subject,
        files: &BTreeSet<FileId>,
        tests: impl Iterator<Item = &'t Test>,
    ) -> Self {
        let mut ran: BTreeSet<(FileId, u32)> = BTreeSet::new();
        let mut taken: BTreeMap<(u32, usize), usize> = BTreeMap::new();
        for test in tests {
            ran.extend(&test.executed.places);
            for (branch, outcome) in &test.executed.branches {
                *taken.entry((branch.0, *outcome)).or_default() += 1;
            }
        }
        let comments: BTreeMap<FileId, Vec<(usize, usize)>> = files
            .iter()
            .map(|file| {
                let parts = words(&subject.sources.file(*file).text).into_iter();
                (
                    *file,
                    parts.filter(|(word, _)| word.is_comment()).map(|(_, at)| (at.start, at.end)).collect(),
                )
            })
            .collect();
        // contracts of loops and ghost code stand in comments
        let is_code = |span: Span| {
            // what has no place of its own stands nowhere
            span.start < span.end
                && comments.get(&span.file).is_some_and(|comments| {
                    let after = comments.partition_point(|(start, _)| *start <= span.start as usize);
                    after == 0 || comments[after - 1].1 <= span.start as usize
                })
        };
        let mut coverage =
            Self { files: files.iter().map(|file| (*file, FileCoverage::default())).collect() };
        coverage.add_lines(subject, &ran, is_code);
        coverage.add_branches(subject, &taken, is_code);
        coverage
    }

    fn add_lines(
        &mut self,
        subject: &Subject,
        ran: &BTreeSet<(FileId, u32)>,
        is_code: impl Fn(Span) -> bool,
    ) {
        for body in &subject.program.bodies {
            let (class, method) = match body.kind {
                BodyKind::Method(method) if is_written(subject, method) => {
                    (subject.program.method(method).class, Some(method))
                }
                // other classes hold what stands for classes at run time
                BodyKind::StaticInit(class) if subject.java_class(class).is_some() => (class, None),
                _ => continue,
            };
            for block in body.cfg.node_weights() {
                for span in (0..=block.instrs.len()).filter_map(|at| block.place(at)) {
                    if !is_code(span) || is_implied(subject, class, method, span) {
                        continue;
                    }
                    let Some(file) = self.files.get_mut(&span.file) else { continue };
                    let line = subject.sources.start(span).line;
                    *file.lines.entry(line).or_default() |= ran.contains(&(span.file, span.start));
                }
            }
        }
    }

    fn add_branches(
        &mut self,
        subject: &Subject,
        taken: &BTreeMap<(u32, usize), usize>,
        is_code: impl Fn(Span) -> bool,
    ) {
        let blocks = subject.program.bodies.iter().flat_map(|body| body.cfg.node_weights());
        let switches: BTreeSet<BranchId> = blocks
            .filter_map(|block| match block.terminator {
                Terminator::Switch { branch, .. } => branch,
                _ => None,
            })
            .collect();
        for (id, branch) in (0u32..).zip(&subject.program.branches) {
            let class = subject.program.method(branch.method).class;
            let is_there = is_written(subject, branch.method)
                && is_code(branch.span)
                && !is_implied(subject, class, Some(branch.method), branch.span)
                && branch.counted().next().is_some();
            let Some(file) = self.files.get_mut(&branch.span.file).filter(|_| is_there) else { continue };
            let text = subject.sources.text(branch.span).split_whitespace().collect::<Vec<_>>().join(" ");
            let known =
                file.branches.entry((branch.span.start, branch.span.end)).or_insert_with(|| BranchCoverage {
                    line: subject.sources.start(branch.span).line,
                    text,
                    methods: BTreeSet::new(),
                    outcomes: vec![0; branch.outcomes],
                    counted: branch.counted().collect(),
                    is_switch: switches.contains(&BranchId(id)),
                });
            known.methods.insert(branch.method);
            for (outcome, count) in known.outcomes.iter_mut().enumerate() {
                *count += taken.get(&(id, outcome)).copied().unwrap_or(0);
            }
        }
    }

    /// The outcomes of the branches of one method.
    pub fn of_method(&self, method: MethodId) -> Count {
        let branches = self.files.values().flat_map(|file| file.branches.values());
        Count::of(branches.filter(|branch| branch.methods.contains(&method)))
    }

    /// The outcomes of all branches.
    pub fn branches(&self) -> Count {
        self.files.values().map(FileCoverage::branch_count).fold(Count::default(), Count::plus)
    }

    /// The lines that have code.
    pub fn lines(&self) -> Count {
        self.files.values().map(FileCoverage::line_count).fold(Count::default(), Count::plus)
    }
}

impl FileCoverage {
    /// The outcomes of its branches.
    pub fn branch_count(&self) -> Count {
        Count::of(self.branches.values())
    }

    /// Its lines that have code.
    pub fn line_count(&self) -> Count {
        Count { covered: self.lines.values().filter(|ran| **ran).count(), total: self.lines.len() }
    }
}

impl Count {
    /// The outcomes of some branches.
    pub fn of<'b>(branches: impl Iterator<Item = &'b BranchCoverage>) -> Self {
        let mut count = Self::default();
        for branch in branches {
            count.covered += branch.counted.iter().filter(|index| branch.outcomes[**index] > 0).count();
            count.total += branch.counted.len();
        }
        count
    }

    fn plus(self, other: Self) -> Self {
        Self { covered: self.covered + other.covered, total: self.total + other.total }
    }

    /// Whole percents, rounded down; of nothing, everything is covered.
    pub fn percent(self) -> usize {
        (self.covered * 100).checked_div(self.total).unwrap_or(100)
    }
}

impl BranchCoverage {
    /// What an outcome is called.
    pub fn outcome(&self, index: usize) -> String {
        match (self.is_switch, index) {
            (false, 0) => "false".to_owned(),
            (false, _) => "true".to_owned(),
            (true, last) if last + 1 == self.outcomes.len() => "default".to_owned(),
            (true, arm) => format!("arm {}", arm + 1),
        }
    }
}

/// Somebody wrote the method; lambdas are methods that Java does not know.
fn is_written(subject: &Subject, method: MethodId) -> bool {
    let is_users = subject.program.class(subject.program.method(method).class).is_of_user();
    is_users && subject.java_method(method).is_none_or(|(_, java)| !java.is_implied)
}

/// What the compiler adds to a class or a method stands at its head, where nobody writes code.
fn is_implied(subject: &Subject, class: ClassId, method: Option<MethodId>, span: Span) -> bool {
    let text = &subject.sources.file(span.file).text;
    let is_in_head = |place: Span| {
        // a declaration may be known by its name, before which its modifiers stand
        let (from, to) = (span.start.min(place.start) as usize, span.start.max(place.start) as usize);
        place.file == span.file
            && text.get(from..to).is_some_and(|between| !between.contains(['{', '}', ';']))
    };
    // a lambda is a class that Java does not name, and code from its beginning
    let is_named = subject.java_class(class).is_some_and(|java| !java.path.is_empty());
    // a constructor begins with the call of another one, which is code
    let is_method =
        |method: &MethodId| subject.java_method(*method).is_some_and(|(_, java)| !java.is_constructor);
    is_named && is_in_head(subject.program.class(class).span)
        || method.filter(is_method).is_some_and(|method| is_in_head(subject.program.method(method).span))
}
