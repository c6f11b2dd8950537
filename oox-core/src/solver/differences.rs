//! Layer: differences. Decides slices made only of `x - y <= c`, `x <= c`, equalities and disequalities of such, and
//! disjunctions of these, over mathematical integers and over sized ones where the intervals show that nothing wraps.
//!
//! Sound because such constraints are edges of a graph: a solution exists exactly if there is no negative cycle, and
//! shortest distances are one (Bellman-Ford). Reading a sized sum as exact uses intervals that every solution
//! satisfies, so no solution is lost; models are evaluated before they are believed. A disequality is split into
//! below and above, and a disjunction into its parts, a bounded number of times. What the intervals say of a part of a
//! disjunction usually leaves one: the sign of a comparison of objects is known, and with it the order of the objects.

use super::intervals::Intervals;
use super::{Answer, Query, SharedStats, Solver};
use crate::term::{BinOp, Const, Model, Node, Num, Sort, SymId, Term, Terms, UnOp};
use std::collections::BTreeMap;
use std::rc::Rc;

const MOST_VARIABLES: usize = 200;
const MOST_EDGES: usize = 2000;
/// Runs of Bellman-Ford for one question.
const RUNS: u32 = 48;

pub(super) struct DifferenceLayer {
    pub(super) next: Box<dyn Solver>,
    pub(super) stats: SharedStats,
}

/// `to - from <= weight`, between variables; variable 0 is the number 0.
#[derive(Copy, Clone, Debug)]
struct Edge {
    from: usize,
    to: usize,
    weight: i128,
}

/// `left - right != constant`.
#[derive(Copy, Clone, Debug)]
struct Hole {
    left: usize,
    right: usize,
    constant: i128,
}

/// What one comparison says.
#[derive(Copy, Clone, Debug)]
enum Literal {
    Edge(Edge),
    /// Both hold: an equality.
    Edges(Edge, Edge),
    Hole(Hole),
}

#[derive(Default)]
struct Graph {
    variables: BTreeMap<SymId, usize>,
    edges: Vec<Edge>,
    holes: Vec<Hole>,
    /// Of each, one literal holds.
    clauses: Vec<Vec<Literal>>,
}

impl Edge {
    fn holds(&self, values: &[i128]) -> bool {
        values[self.to] - values[self.from] <= self.weight
    }
}

impl Hole {
    fn holds(&self, values: &[i128]) -> bool {
        values[self.left] - values[self.right] != self.constant
    }
}

impl Literal {
    fn holds(&self, values: &[i128]) -> bool {
        match self {
            Self::Edge(edge) => edge.holds(values),
            Self::Edges(one, other) => one.holds(values) && other.holds(values),
            Self::Hole(hole) => hole.holds(values),
        }
    }
}

/// A sum of symbols with coefficients, plus a constant.
#[derive(Default)]
struct Affine {
    parts: BTreeMap<SymId, i128>,
    constant: i128,
}

enum Consistency {
    Solution(Vec<i128>),
    None,
    GaveUp,
}

impl Solver for DifferenceLayer {
    fn check(&mut self, terms: &mut Terms, query: &Query) -> Answer {
        let conjuncts = query.conjuncts();
        match solve(terms, query.intervals(), &conjuncts) {
            Some(answer) => {
                self.stats.borrow_mut().by_differences += 1;
                answer
            }
            None => self.next.check(terms, query),
        }
    }
}

/// Decides the conjuncts, if they are about differences; the intervals hold for all of their solutions.
pub(super) fn solve(terms: &Terms, intervals: &Intervals, conjuncts: &[Term]) -> Option<Answer> {
    let mut graph = Graph::default();
    for term in conjuncts {
        graph.add(terms, intervals, *term, true, 0)?;
    }
    graph.bound(terms, intervals)?;
    if graph.variables.len() > MOST_VARIABLES || graph.edges.len() > MOST_EDGES {
        return None;
    }
    let mut runs = RUNS;
    match graph.search(&mut runs) {
        Consistency::None => Some(Answer::Unsat),
        Consistency::GaveUp => None,
        Consistency::Solution(values) => {
            let model: Model = graph
                .variables
                .iter()
                .map(|(symbol, index)| (*symbol, Const::Int(Num::from(values[*index] - values[0]))))
                .collect();
            super::satisfies(terms, &model, conjuncts).then(|| Answer::Sat(Rc::new(model)))
        }
    }
}

/// Numbers small enough that no sum of [`MOST_EDGES`] of them overflows.
fn small(value: &Num) -> Option<i128> {
    value.to_i128().filter(|value| value.unsigned_abs() < 1 << 100)
}

impl Graph {
    /// Adds a condition with this truth value; `None` when it is not about differences.
    fn add(
        &mut self,
        terms: &Terms,
        intervals: &Intervals,
        term: Term,
        truth: bool,
        depth: u32,
    ) -> Option<()> {
        if depth > 8 {
            return None;
        }
        match terms.node(term) {
            Node::Const(Const::Bool(value)) => {
                if *value != truth {
                    // 0 - 0 <= -1
                    self.edges.push(Edge { from: 0, to: 0, weight: -1 });
                }
                Some(())
            }
            Node::Unary(UnOp::Not, inner) => self.add(terms, intervals, *inner, !truth, depth + 1),
            Node::And(parts) if truth => {
                parts.iter().try_for_each(|part| self.add(terms, intervals, *part, true, depth + 1))
            }
            Node::Or(parts) if !truth => {
                parts.iter().try_for_each(|part| self.add(terms, intervals, *part, false, depth + 1))
            }
            Node::Or(parts) | Node::And(parts) => self.add_some(terms, intervals, parts, truth, depth),
            _ => {
                let literal = self.literal(terms, intervals, term, truth)?;
                self.assert(literal);
                Some(())
            }
        }
    }

    /// One of these conditions has this truth value. Those that the intervals decide are not looked at again.
    fn add_some(
        &mut self,
        terms: &Terms,
        intervals: &Intervals,
        parts: &[Term],
        truth: bool,
        depth: u32,
    ) -> Option<()> {
        let mut open = Vec::new();
        for part in parts {
            match intervals.decide(terms, *part) {
                Some(value) if value == truth => return Some(()),
                Some(_) => {}
                None => open.push(*part),
            }
        }
        if let [only] = open[..] {
            return self.add(terms, intervals, only, truth, depth + 1);
        }
        let literals = open.into_iter().map(|part| self.literal(terms, intervals, part, truth));
        let clause = literals.collect::<Option<Vec<Literal>>>()?;
        self.clauses.push(clause);
        Some(())
    }

    /// A comparison or its negation; `None` when it is not about a difference.
    fn literal(&mut self, terms: &Terms, intervals: &Intervals, term: Term, truth: bool) -> Option<Literal> {
        match terms.node(term) {
            Node::Unary(UnOp::Not, inner) => match terms.node(*inner) {
                Node::Unary(UnOp::Not, _) => None,
                _ => self.literal(terms, intervals, *inner, !truth),
            },
            Node::Binary(op @ (BinOp::Eq | BinOp::Lt | BinOp::Le), a, b) if terms.sort(*a).is_integral() => {
                let mut difference = Affine::default();
                difference.add(terms, intervals, *a, 1, 0)?;
                difference.add(terms, intervals, *b, -1, 0)?;
                self.compare(*op, truth, &difference)
            }
            _ => None,
        }
    }

    fn assert(&mut self, literal: Literal) {
        match literal {
            Literal::Edge(edge) => self.edges.push(edge),
            Literal::Edges(one, other) => self.edges.extend([one, other]),
            Literal::Hole(hole) => self.holes.push(hole),
        }
    }

    /// Takes back the literal that was asserted last.
    fn retract(&mut self, literal: Literal) {
        match literal {
            Literal::Edge(_) => self.edges.truncate(self.edges.len() - 1),
            Literal::Edges(..) => self.edges.truncate(self.edges.len() - 2),
            Literal::Hole(_) => self.holes.truncate(self.holes.len() - 1),
        }
    }

    /// `difference op 0`.
    fn compare(&mut self, op: BinOp, truth: bool, difference: &Affine) -> Option<Literal> {
        let mut plus = 0;
        let mut minus = 0;
        for (symbol, coefficient) in &difference.parts {
            let side = match coefficient {
                1 => &mut plus,
                -1 => &mut minus,
                0 => continue,
                _ => return None,
            };
            if *side != 0 {
                return None;
            }
            let next = self.variables.len() + 1;
            *side = *self.variables.entry(*symbol).or_insert(next);
        }
        // plus - minus + constant op 0
        let bound = -difference.constant;
        let at_most = Edge { from: minus, to: plus, weight: bound };
        let at_least = Edge { from: plus, to: minus, weight: -bound };
        Some(match (op, truth) {
            (BinOp::Le, true) => Literal::Edge(at_most),
            (BinOp::Lt, true) => Literal::Edge(Edge { weight: at_most.weight - 1, ..at_most }),
            (BinOp::Le, false) => Literal::Edge(Edge { weight: at_least.weight - 1, ..at_least }),
            (BinOp::Lt, false) => Literal::Edge(at_least),
            (BinOp::Eq, true) => Literal::Edges(at_most, at_least),
            (BinOp::Eq, false) => Literal::Hole(Hole { left: plus, right: minus, constant: bound }),
            _ => return None,
        })
    }

    /// The range of every variable: of its type, and what the intervals say.
    fn bound(&mut self, terms: &Terms, intervals: &Intervals) -> Option<()> {
        for (symbol, index) in &self.variables {
            let term = terms.symbol_term(*symbol)?;
            let range = intervals.of(terms, term);
            if let Some(hi) = range.hi {
                self.edges.push(Edge { from: 0, to: *index, weight: small(&hi)? });
            }
            if let Some(lo) = range.lo {
                self.edges.push(Edge { from: *index, to: 0, weight: -small(&lo)? });
            }
        }
        Some(())
    }

    /// A solution of edges, holes and clauses.
    fn search(&mut self, runs: &mut u32) -> Consistency {
        if *runs == 0 {
            return Consistency::GaveUp;
        }
        *runs -= 1;
        let Some(values) = self.distances() else { return Consistency::None };
        let ways = if let Some(&Hole { left, right, constant }) =
            self.holes.iter().find(|hole| !hole.holds(&values))
        {
            let below = Edge { from: right, to: left, weight: constant - 1 };
            let above = Edge { from: left, to: right, weight: -constant - 1 };
            vec![Literal::Edge(below), Literal::Edge(above)]
        } else if let Some(clause) =
            self.clauses.iter().find(|clause| !clause.iter().any(|literal| literal.holds(&values)))
        {
            clause.clone()
        } else {
            return Consistency::Solution(values);
        };
        for literal in ways {
            self.assert(literal);
            let verdict = self.search(runs);
            self.retract(literal);
            if !matches!(verdict, Consistency::None) {
                return verdict;
            }
        }
        Consistency::None
    }

    /// Shortest distances from everywhere; `None` when there is a negative cycle.
    fn distances(&self) -> Option<Vec<i128>> {
        let mut distance = vec![0i128; self.variables.len() + 1];
        for _ in 0..=distance.len() {
            let mut moved = false;
            for edge in &self.edges {
                let through = distance[edge.from] + edge.weight;
                if through < distance[edge.to] {
                    distance[edge.to] = through;
                    moved = true;
                }
            }
            if !moved {
                return Some(distance);
            }
        }
        None
    }
}

impl Affine {
    /// Adds `factor * term`; `None` when the term is no sum of symbols or may wrap.
    fn add(
        &mut self,
        terms: &Terms,
        intervals: &Intervals,
        term: Term,
        factor: i128,
        depth: u32,
    ) -> Option<()> {
        if depth > 8 || factor.unsigned_abs() > 1 << 20 {
            return None;
        }
        let sort = terms.sort(term);
        let exact =
            || sort == Sort::Int || super::Interval::of_sort(sort).includes(&intervals.of_exact(terms, term));
        match terms.node(term) {
            Node::Const(Const::Int(value)) => self.constant += factor * small(value)?,
            Node::Symbol(symbol) => *self.parts.entry(*symbol).or_insert(0) += factor,
            Node::Linear(parts, constant) if parts.len() <= 4 && exact() => {
                self.constant += factor * small(constant)?;
                for (part, coefficient) in parts.iter() {
                    let coefficient = small(coefficient).filter(|n| n.unsigned_abs() < 1 << 20)?;
                    self.add(terms, intervals, *part, factor * coefficient, depth + 1)?;
                }
            }
            Node::Unary(UnOp::Convert, inner) if terms.sort(*inner).is_integral() && exact() => {
                self.add(terms, intervals, *inner, factor, depth + 1)?;
            }
            Node::Unary(UnOp::Neg, inner) if exact() => {
                self.add(terms, intervals, *inner, -factor, depth + 1)?;
            }
            Node::Binary(BinOp::Add, a, b) if exact() => {
                self.add(terms, intervals, *a, factor, depth + 1)?;
                self.add(terms, intervals, *b, factor, depth + 1)?;
            }
            Node::Binary(BinOp::Sub, a, b) if exact() => {
                self.add(terms, intervals, *a, factor, depth + 1)?;
                self.add(terms, intervals, *b, -factor, depth + 1)?;
            }
            _ => return None,
        }
        Some(())
    }
}
