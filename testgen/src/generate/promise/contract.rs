//! The clauses of contracts as they were written: where they stand, in which words, and what they ask for.

use oox_core::ir::{CheckId, CheckKind, MethodId};
use oox_core::lang::span::Span;

use crate::generate::reason::ClauseName;
use crate::generate::subject::Subject;
use crate::java::{BinaryOp, ClauseKind, JavaClause, Literal, Spec, SpecOp};

/// A clause of a contract.
#[derive(Clone, Debug)]
pub struct Clause {
    /// Which kind of promise.
    pub kind: CheckKind,
    /// Where it stands, and `ensures balance == \old(balance) + amount`.
    pub name: ClauseName,
    /// The first word of it.
    pub keyword: String,
    /// What it asks for.
    pub asks: Asks,
    /// The variable of the exception in a `signals` clause.
    pub thrown: Option<String>,
}

/// What a clause asks for.
#[derive(Clone, Debug, PartialEq)]
pub enum Asks {
    /// That a condition of JML holds.
    Condition(Spec),
    /// That the method does not return.
    Exception,
    /// That the method throws nothing of the kind.
    NoException,
    /// Something that is no condition.
    Other,
}

impl Clause {
    /// The clause that a check is about.
    pub fn of(subject: &Subject, check: CheckId) -> Self {
        let check = subject.program.check(check);
        let written = written(subject, check.kind, check.span);
        let (keyword, words) = words(check.kind, written);
        let words = if words.is_empty() { keyword.to_owned() } else { format!("{keyword} {words}") };
        Self {
            kind: check.kind,
            name: ClauseName { place: place(subject, check.span), words },
            keyword: keyword.to_owned(),
            asks: asks(check.kind, written),
            thrown: written.and_then(|clause| clause.thrown.clone()),
        }
    }

    /// `Account.java:12: ensures balance == \old(balance) + amount`
    pub fn message(&self) -> String {
        self.name.to_string()
    }
}

/// The clause that a check of some kind is about, by its place.
fn written<'s>(subject: &Subject<'s>, kind: CheckKind, span: Span) -> Option<&'s JavaClause> {
    let clauses = &subject.info.source.clauses;
    let has_start =
        |place: Span| place.file == span.file && place.start <= span.start && span.start < place.end;
    let is_it = |place: Span| place.file == span.file && place.start == span.start && place.end == span.end;
    let around = |kind: ClauseKind| clauses.iter().find(|place| place.kind == kind && has_start(place.span));
    // what a whole case promises has the place of its first clause, and a clause the place of its condition
    let at = |kind: ClauseKind| clauses.iter().find(|place| place.kind == kind && is_it(place.span));
    match kind {
        CheckKind::Ensures => {
            at(ClauseKind::Exceptional).or(around(ClauseKind::Ensures)).or(at(ClauseKind::NonNull))
        }
        CheckKind::Invariant => around(ClauseKind::Invariant).or(at(ClauseKind::NonNull)),
        CheckKind::Signals | CheckKind::Exceptional => {
            around(ClauseKind::SignalsOnly).or(at(ClauseKind::Normal)).or(around(ClauseKind::Signals))
        }
        CheckKind::Modifies => around(ClauseKind::Assignable),
        CheckKind::Assert => around(ClauseKind::JmlAssert).or(around(ClauseKind::Assert)),
        CheckKind::Requires => around(ClauseKind::Requires).or(at(ClauseKind::NonNull)),
        CheckKind::LoopInvariant => around(ClauseKind::LoopInvariant),
        CheckKind::Crash | CheckKind::Deadlock | CheckKind::Race => None,
    }
}

/// The first word of a clause, and the others. What no clause says is said by the declaration.
fn words(kind: CheckKind, written: Option<&JavaClause>) -> (&str, String) {
    let Some(clause) = written else {
        let keyword = match kind {
            CheckKind::Ensures => "exceptional_behavior",
            CheckKind::Signals | CheckKind::Exceptional => "normal_behavior",
            CheckKind::Modifies => "pure",
            other => other.word(),
        };
        return (keyword, String::new());
    };
    match (clause.kind, kind) {
        (ClauseKind::NonNull, CheckKind::Ensures) => (&clause.keyword, "result".to_owned()),
        (ClauseKind::Exceptional | ClauseKind::Normal, _) => (&clause.keyword, format!("({})", clause.words)),
        _ => (&clause.keyword, clause.words.clone()),
    }
}

fn asks(kind: CheckKind, written: Option<&JavaClause>) -> Asks {
    let is_signals = matches!(kind, CheckKind::Signals | CheckKind::Exceptional);
    match (kind, written.map(|clause| clause.kind)) {
        (CheckKind::Ensures, Some(ClauseKind::NonNull)) => {
            let null = Spec::Literal(Literal::Null, None);
            let differs = SpecOp::Java(BinaryOp::NotEqual);
            return Asks::Condition(Spec::Binary(differs, Box::new(Spec::Result), Box::new(null)));
        }
        (CheckKind::Ensures, None | Some(ClauseKind::Exceptional)) => return Asks::Exception,
        (CheckKind::Ensures | CheckKind::Invariant, _) => {}
        (_, Some(ClauseKind::Signals)) if is_signals => {}
        _ if is_signals => return Asks::NoException,
        _ => return Asks::Other,
    }
    match written.and_then(|clause| clause.condition.as_ref()) {
        Some(Spec::Literal(Literal::Bool(false), _)) if is_signals => Asks::NoException,
        Some(condition) => Asks::Condition(condition.clone()),
        None => Asks::Other,
    }
}

/// `Account.java:12`
pub fn place(subject: &Subject, span: Span) -> String {
    let name = &subject.sources.file(span.file).name;
    let name = name.rsplit(['/', '\\']).next().unwrap_or(name);
    format!("{name}:{}", subject.sources.start(span).line)
}

/// Whether an assertion stands in a comment, where the JVM does not see it.
pub fn is_in_comment(subject: &Subject, span: Span) -> bool {
    written(subject, CheckKind::Assert, span).is_some_and(|clause| clause.kind == ClauseKind::JmlAssert)
}

/// The method in front of which a clause stands: the tested one, or one that it overrides.
pub fn owner(subject: &Subject, span: Span) -> Option<MethodId> {
    let count = u32::try_from(subject.program.methods.len()).expect("fewer than 2^32 methods");
    let after = (0..count).map(MethodId).filter(|id| {
        let written = subject.program.method(*id).span;
        written.file == span.file && written.end > span.end && subject.java_method(*id).is_some()
    });
    after.min_by_key(|id| subject.program.method(*id).span.start.max(span.end))
}

/// Whether every clause of a contract holds for all calls: with several cases each speaks of its own.
pub fn has_one_case(subject: &Subject, method: MethodId) -> bool {
    let contract = &subject.program.method(method).contract;
    let specs = contract
        .requires
        .iter()
        .chain(&contract.ensures)
        .chain(contract.signals.iter().map(|(_, spec)| spec));
    let checks: Vec<CheckId> = specs.map(|spec| spec.check).collect();
    let mut owners = checks.iter().map(|check| owner(subject, subject.program.check(*check).span));
    let first = owners.next();
    if owners.any(|known| Some(known) != first) {
        return false;
    }
    checks.iter().all(|check| {
        let check = subject.program.check(*check);
        written(subject, check.kind, check.span).is_none_or(|clause| clause.cases <= 1)
    })
}
