//! What a run of the tested method showed: how it ended, and which branches it took. Two runs that show the same are as
//! good as each other.

use std::collections::{BTreeMap, BTreeSet};

use oox_core::case::{Case, Outcome};
use oox_core::interpret::{Interpreter, Known, Promise, Ran, RanEnding};
use oox_core::ir::BranchId;
use oox_core::lang::span::FileId;

use crate::generate::reason::Reason;
use crate::generate::subject::Subject;

/// How a run ended.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum End {
    /// With a result or without.
    Returns,
    /// With an exception of this class.
    Throws(String),
    /// A promise of this kind, written at this place, does not hold.
    Violates(String, (u32, u32)),
    /// Never: it goes round in the loop at this place.
    Endless((u32, u32)),
}

/// What a run showed.
#[derive(Clone, Debug)]
pub struct Facts {
    /// How it ended.
    pub end: End,
    /// What was returned, if it is yes or no.
    pub answer: Option<bool>,
    /// The outcomes of the user's branches that it took.
    pub covered: BTreeSet<(u32, usize)>,
    /// Outcomes of branches in functions of `Math`, which choose for their caller: the least of two numbers.
    pub math: BTreeSet<(u32, usize)>,
    /// How far the user's comparisons were from their other outcome, see [`Executed::margins`](oox_core::interpret::Executed::margins).
    pub margins: BTreeMap<(u32, usize), i64>,
    /// Where the user's code stands that it ran: what a handler does is no branch.
    pub places: BTreeSet<(FileId, u32)>,
}

impl Facts {
    /// What a run showed; the reason where it came to no end, or to one that a test cannot rely on.
    pub fn of(subject: &Subject, interpreter: &Interpreter, ran: &Ran) -> Result<Self, Reason> {
        if let Some(name) = ran.doubt() {
            return Err(Reason::DependsOn(name.to_string()));
        }
        let program = subject.program;
        let end = match &ran.ending {
            RanEnding::Returned(_) => End::Returns,
            RanEnding::Threw(exception) => {
                let class = interpreter.class_of(&ran.state, *exception);
                End::Throws(class.map_or_else(String::new, |class| program.class(class).name.clone()))
            }
            RanEnding::Violated(violated) => {
                let span = match violated.what {
                    Promise::Check(check) => program.check(check).span,
                    Promise::NoCrash(span) | Promise::NoDeadlock(span) | Promise::NoRace(span, _) => span,
                };
                End::Violates(violated.kind(program).word().to_owned(), (span.file.0, span.start))
            }
            RanEnding::Endless(span) => End::Endless((span.file.0, span.start)),
            RanEnding::Stuck(reason) => return Err(Reason::Stuck(reason.clone())),
        };
        let answer = match ran.ending {
            RanEnding::Returned(Some(value)) => match interpreter.known(&ran.state, value) {
                Known::Bool(answer) => Some(answer),
                _ => None,
            },
            _ => None,
        };
        let class_of = |id: &BranchId| program.method(program.branches[id.0 as usize].method).class;
        let is_users = |id: &BranchId| program.class(class_of(id)).is_of_user();
        let is_math = |id: &BranchId| subject.model(class_of(id)).is_some_and(|model| model.chooses);
        // what contracts ask does not happen in a test
        let math = ran.executed.branches.iter().filter(|(id, _)| is_math(id));
        let math = math.map(|(id, outcome)| (id.0, *outcome)).collect();
        let margins = ran.executed.margins.iter().filter(|((id, _), _)| is_users(id));
        let margins = margins.map(|((id, outcome), margin)| ((id.0, *outcome), *margin)).collect();
        let covered = ran.covered.iter().filter(|(id, _)| is_users(id)).map(|(id, outcome)| (id.0, *outcome));
        let places = ran.executed.places.iter().filter(|(file, _)| subject.is_users_file(*file));
        Ok(Self { end, answer, covered: covered.collect(), math, margins, places: places.copied().collect() })
    }

    /// A promise does not hold, or the call never ends: the test fails.
    pub fn is_violation(&self) -> bool {
        matches!(self.end, End::Violates(..) | End::Endless(_))
    }

    /// How many of the user's comparisons were as close as could be.
    pub fn at_bounds(&self) -> usize {
        self.margins.values().filter(|margin| **margin == 0).count()
    }

    /// Whether another run decided and ended so. Where it initialised a class that was ready here does not count.
    pub fn is_same_path(&self, other: &Self) -> bool {
        self.end == other.end
            && self.answer == other.answer
            && self.covered == other.covered
            && self.math == other.math
    }

    /// Whether the case ended so.
    pub fn agrees_with(&self, case: &Case) -> bool {
        match (&self.end, &case.outcome) {
            (End::Returns, Outcome::Returns { .. }) => true,
            (End::Throws(class), Outcome::Throws { class: of_case, .. }) => class == of_case,
            (End::Violates(check, _), Outcome::Violates { check: of_case, .. }) => check == of_case,
            (End::Endless(_), Outcome::Endless { .. }) => true,
            _ => false,
        }
    }
}
