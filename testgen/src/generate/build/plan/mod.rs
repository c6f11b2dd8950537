//! How an object of the user's is made: by a constructor or a static factory, then setters, then other methods, and what is left by writing
//! fields. Everything is tried out in the interpreter, on the input itself, before a line of the test is written.

mod arguments;
mod attempt;
mod compare;

use std::cmp::Reverse;
use std::collections::BinaryHeap;

use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, MethodId, Ty};

use arguments::product;
pub use attempt::Planner;
use attempt::{Attempt, MOST_CALLS};

use crate::generate::input::Plan;
use crate::generate::subject::Subject;
use crate::java::JavaMethod;

/// The longest chain of calls on a new object.
const LONGEST_CHAIN: usize = 16;

impl Planner<'_, '_> {
    /// The best plan for an object; `None` where no constructor can be called at all. `plain` leaves references to be
    /// written afterwards, for an object that leads to itself.
    pub fn plan(&mut self, wanted: ObjId, plain: bool) -> Option<Plan> {
        let class = self.interpreter.class_of(&self.raw.state, wanted)?;
        let mut attempts = self.constructed(class, wanted, plain, false);
        if !attempts.iter().any(|attempt| attempt.distance == 0) {
            attempts.extend(self.by_factories(class, wanted, plain));
        }
        // constructors stand before factories, and the sort keeps that
        attempts.sort_by_key(|attempt| (attempt.distance, attempt.plan.args.len()));
        attempts.truncate(3);
        let mut best = attempts.into_iter().map(|attempt| self.with_setters(attempt, wanted));
        let first = best.next()?;
        if first.distance == 0 || plain {
            return Some(first.plan);
        }
        let rest: Vec<Attempt> = best.collect();
        let plan = first.plan.clone();
        let starts = std::iter::once(first).chain(rest).map(|attempt| self.without_calls(attempt, wanted));
        let starts: Vec<Attempt> = starts.collect();
        Some(self.grown(starts, wanted).unwrap_or(plan))
    }

    /// The best plan that may call constructors which a test cannot name: those that no other has as many parameters as.
    pub fn reflecting_plan(&mut self, wanted: ObjId, plain: bool) -> Option<Plan> {
        let class = self.interpreter.class_of(&self.raw.state, wanted)?;
        let attempts = self.constructed(class, wanted, plain, true);
        let best = attempts.into_iter().min_by_key(|attempt| (attempt.distance, attempt.plan.args.len()))?;
        Some(Plan { reflects: true, ..best.plan })
    }

    /// An attempt as it was before setters were called.
    fn without_calls(&mut self, attempt: Attempt, wanted: ObjId) -> Attempt {
        if attempt.plan.calls.is_empty() {
            return attempt;
        }
        let again = self.construct(attempt.plan.maker, attempt.plan.args.clone(), wanted);
        again.unwrap_or(attempt)
    }

    fn constructed(&mut self, class: ClassId, wanted: ObjId, plain: bool, reflects: bool) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        let Some(java) = self.subject.java_class(class) else { return attempts };
        let constructors: Vec<(MethodId, &JavaMethod)> =
            self.subject.methods_of(class).into_iter().filter(|(_, method)| method.is_constructor).collect();
        for (id, method) in &constructors {
            let alike = constructors.iter().filter(|(_, other)| other.params.len() == method.params.len());
            let is_usable = Subject::can_use(self.package, java, method.access)
                && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic());
            if !(is_usable || reflects && alike.count() == 1) {
                continue;
            }
            let id = *id;
            for args in self.combinations(id, wanted, plain) {
                if let Some(attempt) = self.construct(id, args, wanted) {
                    let is_exact = attempt.distance == 0;
                    attempts.push(attempt);
                    if is_exact {
                        break;
                    }
                }
            }
        }
        attempts
    }

    /// Objects that static methods of the class give: `Fraction.of(1, 2)`, `Registry.getInstance()`.
    fn by_factories(&mut self, class: ClassId, wanted: ObjId, plain: bool) -> Vec<Attempt> {
        let mut attempts = Vec::new();
        let Some(java) = self.subject.java_class(class).filter(|java| java.is_users) else { return attempts };
        for (id, method) in self.subject.methods_of(class) {
            if !(self.subject.is_factory(id, class) && Subject::can_use(self.package, java, method.access)) {
                continue;
            }
            for args in self.combinations(id, wanted, plain) {
                let Some(attempt) = self.construct(id, args, wanted) else { continue };
                let is_exact = attempt.distance == 0;
                attempts.push(attempt);
                if is_exact {
                    return attempts;
                }
            }
        }
        attempts
    }

    /// Calls methods with one parameter that make a wrong field right.
    fn with_setters(&mut self, mut attempt: Attempt, wanted: ObjId) -> Attempt {
        let Some(class) = self.interpreter.class_of(&self.raw.state, wanted) else { return attempt };
        let held = self.interpreter.fields(&self.raw.state, wanted);
        for field in attempt.plan.wrong.clone() {
            let name = &self.subject.program.field(field).name;
            let value = held.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let (Some(value), true) = (value, attempt.plan.wrong.contains(&field)) else { continue };
            if self.is_hidden(value) {
                continue;
            }
            let ty = self.subject.program.field(field).ty.clone();
            let mut setters = self.mutators(class);
            setters.retain(|id| {
                let params = &self.subject.program.method(*id).params;
                params.len() == 1 && self.fits(value, &ty, &params[0].ty)
            });
            // the setter of that name first
            setters.sort_by_key(|id| {
                !self.subject.program.method(*id).name.eq_ignore_ascii_case(&format!("set{name}"))
            });
            for setter in setters {
                if let Some(better) = self.called(&attempt, setter, vec![value], wanted)
                    && better.distance < attempt.distance
                    && !better.plan.wrong.contains(&field)
                {
                    attempt = better;
                    break;
                }
            }
        }
        attempt
    }

    /// Searches for calls that lead to the wanted object, the nearest attempt first.
    fn grown(&mut self, starts: Vec<Attempt>, wanted: ObjId) -> Option<Plan> {
        let class = self.interpreter.class_of(&self.raw.state, wanted)?;
        let mutators = self.mutators(class);
        let pool = self.pool(wanted);
        let mut attempts: Vec<Attempt> = starts;
        let mut queue: BinaryHeap<Reverse<(usize, usize, usize)>> = BinaryHeap::new();
        for (index, attempt) in attempts.iter().enumerate() {
            queue.push(Reverse((attempt.distance, attempt.plan.calls.len(), index)));
        }
        while let Some(Reverse((_, length, index))) = queue.pop() {
            if length >= LONGEST_CHAIN || self.calls >= MOST_CALLS {
                continue;
            }
            for method in &mutators {
                let params: Vec<Ty> = self
                    .subject
                    .program
                    .method(*method)
                    .params
                    .iter()
                    .map(|param| param.ty.clone())
                    .collect();
                let choices: Vec<Vec<Value>> = params
                    .iter()
                    .map(|ty| {
                        let fitting = pool.iter().filter(|(value, from)| self.fits(*value, from, ty));
                        fitting.map(|(value, _)| *value).collect()
                    })
                    .collect();
                for args in product(&choices, 16) {
                    let attempt = attempts[index].clone();
                    let Some(next) = self.called(&attempt, *method, args, wanted) else { continue };
                    if next.distance == 0 {
                        return Some(next.plan);
                    }
                    if next.distance < attempt.distance {
                        queue.push(Reverse((next.distance, length + 1, attempts.len())));
                        attempts.push(next);
                    }
                }
            }
        }
        None
    }
}
