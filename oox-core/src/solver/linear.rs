//! Layer: linear conditions. Decides conjunctions of comparisons of sums with constant coefficients, with quotients and
//! remainders by constants, shifts, choices and disjunctions inside, over mathematical integers and over sized ones.
//!
//! The conjuncts are read into rows for `elimination.rs` and into alternatives, which are tried one after the other.
//!
//! Unsat is sound because rows and alternatives say no more than the conjuncts do (see `reading.rs`). Sat is a model that has
//! been evaluated on all of them. What it costs is counted in terms read, rows derived and alternatives tried.

use super::elimination::{self, Eliminated, Row, Sum};
use super::intervals::Intervals;
use super::reading::{Condition, Reader, compare};
use super::{Answer, Query, SharedStats, Solver, satisfies};
use crate::term::{BinOp, Const, Model, Num, Sort, Term, Terms};
use std::rc::Rc;

const MOST_VARIABLES: usize = 40;
/// Rows derived for one question.
const MOST_ROWS: u32 = 2000;
/// Runs of the elimination for one question.
const RUNS: u32 = 48;

pub(super) struct LinearLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

impl Solver for LinearLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        match solve(terms, query.intervals(), &query.conjuncts()) {
            Some(answer) => {
                self.stats.borrow_mut().by_linear += 1;
                answer
            }
            None => self.next.check(terms, query),
        }
    }
}

/// Decides the conjuncts, if that is easy; the intervals hold for all of their models.
pub(super) fn solve(terms: &Terms, intervals: &Intervals, conjuncts: &[Term]) -> Option<Answer> {
    let mut reader = Reader::new(terms, intervals);
    for term in conjuncts {
        reader.read(*term);
        if reader.gave_up() || reader.variables > MOST_VARIABLES {
            return None;
        }
    }
    let mut search = Search { rows: reader.rows, variables: reader.variables, runs: RUNS, fuel: MOST_ROWS };
    let clauses: Vec<&[Condition]> = reader.clauses.iter().map(Vec::as_slice).collect();
    match search.decide(&clauses) {
        Eliminated::None => Some(Answer::Unsat),
        Eliminated::Gap(..) | Eliminated::GaveUp => None,
        Eliminated::Solution(values) => {
            let value = |variable: usize, sort: Sort| match sort {
                Sort::Bool => Const::Bool(values[variable] != 0),
                _ => Const::Int(Num::from(values[variable])),
            };
            let model: Model =
                reader.symbols.iter().map(|(id, sort, variable)| (*id, value(*variable, *sort))).collect();
            satisfies(terms, &model, conjuncts).then(|| Answer::Sat(Rc::new(model)))
        }
    }
}

struct Search {
    rows: Vec<Row>,
    variables: usize,
    runs: u32,
    fuel: u32,
}

impl Search {
    /// Decides the rows together with clauses, of each of which one part holds.
    fn decide(&mut self, clauses: &[&[Condition]]) -> Eliminated {
        if self.runs == 0 || self.fuel == 0 {
            return Eliminated::GaveUp;
        }
        self.runs -= 1;
        let verdict = elimination::decide(&self.rows, self.variables, &mut self.fuel);
        let open = match &verdict {
            Eliminated::None => return Eliminated::None,
            Eliminated::Solution(values) => {
                clauses.iter().position(|clause| !clause.iter().any(|part| part.holds(values)))
            }
            // an alternative may be more telling
            Eliminated::Gap(..) | Eliminated::GaveUp => (!clauses.is_empty()).then_some(0),
        };
        if let Some(at) = open {
            let mut others = clauses.to_vec();
            let clause = others.remove(at);
            return self.alternatives(clause, &others);
        }
        let Eliminated::Gap(variable, below) = verdict else { return verdict };
        match either_side(variable, below) {
            Some(sides) => self.alternatives(&sides, &[]),
            None => Eliminated::GaveUp,
        }
    }

    /// Decides the rows and clauses with one of the alternatives.
    fn alternatives(&mut self, alternatives: &[Condition], clauses: &[&[Condition]]) -> Eliminated {
        let mut verdict = Eliminated::None;
        for alternative in alternatives {
            let before = self.rows.len();
            let mut with = clauses.to_vec();
            self.assert(alternative, &mut with);
            let found = self.decide(&with);
            self.rows.truncate(before);
            match found {
                Eliminated::None => {}
                Eliminated::Solution(_) => return found,
                // another alternative may have a solution
                Eliminated::Gap(..) | Eliminated::GaveUp => verdict = Eliminated::GaveUp,
            }
        }
        verdict
    }

    fn assert<'c>(&mut self, condition: &'c Condition, clauses: &mut Vec<&'c [Condition]>) {
        match condition {
            Condition::Row(row) => self.rows.push(row.clone()),
            Condition::All(parts) => parts.iter().for_each(|part| self.assert(part, clauses)),
            Condition::Any(parts) => clauses.push(parts),
        }
    }
}

/// A variable is at most a number, or at least the next.
fn either_side(variable: usize, number: i128) -> Option<[Condition; 2]> {
    let (variable, number) = (Sum::variable(variable), Sum::constant(number));
    Some([compare(BinOp::Le, true, &variable, &number)?, compare(BinOp::Le, false, &variable, &number)?])
}
