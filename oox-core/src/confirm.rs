//! Summaries tried out: methods run on random heaps, and what they do is compared with what is said of them.
//!
//! An expression is evaluated on the heap of the entry, as it stands: nothing of the analysis is used here. Objects that are made
//! have no name before they are there, so an expression for them covers all of their type.

mod evaluate;
mod heap;

use crate::config::{Checks, Config};
use crate::heap::{ObjId, Value};
use crate::interpret::{Interpreter, Known, Ran, RanEnding};
use crate::ir::{MethodId, Program, Ty};
use crate::summary::{Link, Nullness, SetExpr, State, Summaries, Summary};
use evaluate::Evaluation;
use heap::{Random, Snapshot};

/// So many steps a run may take.
const MOST_STEPS: u64 = 2_000;

/// What came of it.
#[derive(Clone, Debug, Default)]
pub struct Confirmation {
    /// Runs that came to an end.
    pub runs: usize,
    /// Facts that were looked at.
    pub checks: usize,
    /// What does not hold, at most a few.
    pub wrong: Vec<String>,
}

/// Runs a method on so many random inputs.
pub fn confirm(
    program: &Program,
    summaries: &Summaries,
    method: MethodId,
    (inputs, seed): (usize, u64),
) -> Confirmation {
    let mut found = Confirmation::default();
    let Some(summary) = summaries.of_method(method) else { return found };
    let mut random = Random::new(seed ^ (u64::from(method.0) << 32));
    // whatever happens is looked at, and nothing is judged
    let checks = Checks { assert: false, contract: false, crash: false, deadlock: false, race: false };
    let config = Config { checks, ..Config::default() };
    let mut interpreter = Interpreter::new(program, &config, &config);
    interpreter.set_brief(Some(MOST_STEPS));
    for _ in 0..inputs {
        let Some((state, args)) = heap::input(&mut interpreter, &mut random, method) else { continue };
        let before = Snapshot::of(&mut interpreter, &state);
        let ran = interpreter.call(&state, method, &args);
        let args: Vec<Known> = args.iter().map(|arg| interpreter.known(&state, *arg)).collect();
        let mut run =
            Run { program, interpreter: &mut interpreter, summary, before, args, found: &mut found };
        run.compare(&ran);
        if found.wrong.len() > 3 {
            break;
        }
    }
    found
}

struct Run<'r, 'p> {
    program: &'p Program,
    interpreter: &'r mut Interpreter<'p>,
    summary: &'r Summary,
    before: Snapshot,
    args: Vec<Known>,
    found: &'r mut Confirmation,
}

impl Run<'_, '_> {
    fn compare(&mut self, ran: &Ran) {
        match &ran.ending {
            RanEnding::Returned(value) => {
                self.found.runs += 1;
                let value = *value;
                self.returned(&ran.state, value);
            }
            RanEnding::Threw(exception) => {
                self.found.runs += 1;
                self.threw(&ran.state, *exception);
            }
            RanEnding::Violated(_) | RanEnding::Endless(_) | RanEnding::Stuck(_) => {}
        }
    }

    /// Something that holds, or does not.
    fn check(&mut self, holds: bool, what: impl FnOnce() -> String) {
        self.found.checks += 1;
        if !holds {
            self.found.wrong.push(what());
        }
    }

    fn returned(&mut self, state: &crate::state::State, value: Option<Value>) {
        let Some(exit) = &self.summary.exit else {
            return self.check(false, || "it returns".to_owned());
        };
        if exit.is_havoc {
            return;
        }
        let after = Snapshot::of(self.interpreter, state);
        let evaluation =
            Evaluation { program: self.program, before: &self.before, after: &after, args: &self.args };
        let mut problems = Vec::new();
        let mut checks = 0;
        evaluation.links(exit, &mut checks, &mut problems);
        evaluation.statics(exit, &mut checks, &mut problems);
        evaluation.made(exit, &mut checks, &mut problems);
        if let (Some(held), Some(value)) = (&self.summary.result, value) {
            let value = self.interpreter.known(state, value);
            checks += 1;
            let all = evaluation.members(&held.set);
            if !all.contains(self.program, &after, &value) {
                problems.push(format!("the result {value:?} is not within {:?}", held.set));
            }
            let is_named = !mentions_new(&held.set);
            if held.is_exact && is_named && all.items.len() != 1 {
                problems.push(format!(
                    "{:?} is said to be exact, and has {} members",
                    held.set,
                    all.items.len()
                ));
            }
            let null = value == Known::Null;
            if self.summary.result_null == (if null { Nullness::NonNull } else { Nullness::Null }) {
                problems.push(format!("null is {null} of the result"));
            }
        }
        self.found.checks += checks;
        self.found.wrong.extend(problems);
    }

    fn threw(&mut self, state: &crate::state::State, exception: ObjId) {
        let thrown = &self.summary.thrown;
        let class = self.interpreter.class_of(state, exception);
        let is_known = class.is_some_and(|class| {
            thrown
                .classes
                .iter()
                .any(|(known, below)| class == *known || (*below && self.program.is_subclass(class, *known)))
        });
        self.check(is_known, || {
            format!("it throws {:?}", class.map(|class| &self.program.class(class).name))
        });
        if thrown.havoc.is_some() {
            return;
        }
        let after = Snapshot::of(self.interpreter, state);
        let evaluation =
            Evaluation { program: self.program, before: &self.before, after: &after, args: &self.args };
        let mut checks = 0;
        let mut problems = Vec::new();
        for (object, link, held) in self.before.links() {
            let now = after.held(*object, *link);
            checks += 1;
            if !held.iter().zip(now).all(|(a, b)| a == b) {
                let base = thrown.links.get(link).map(|base| evaluation.members(base));
                if !base.is_some_and(|base| base.contains(self.program, &after, &Known::Object(*object))) {
                    problems.push(format!("{link:?} of {object:?} has changed when it throws"));
                }
            }
        }
        for (field, held) in self.before.statics() {
            checks += 1;
            if after.held_static(field) != Some(held) && !thrown.statics.contains(&field) {
                problems.push(format!("the static field {field:?} has changed when it throws"));
            }
        }
        self.found.checks += checks;
        self.found.wrong.extend(problems);
    }
}

fn mentions_new(set: &SetExpr) -> bool {
    match set {
        SetExpr::New(_) | SetExpr::Fresh(_) => true,
        SetExpr::Join(base, _)
        | SetExpr::Star(base, _)
        | SetExpr::NonNull(base)
        | SetExpr::Where(base, _, _) => mentions_new(base),
        SetExpr::Union(all) => all.iter().any(|part| mentions_new(part)),
        _ => false,
    }
}

impl Evaluation<'_> {
    /// What the links of all objects lead to now is what is said of them.
    fn links(&self, exit: &State, checks: &mut usize, problems: &mut Vec<String>) {
        let logs: Vec<_> = exit
            .logs
            .iter()
            .map(|(link, log)| {
                let each = log
                    .iter()
                    .map(|update| (self.members(&update.base), self.members(&update.value), update));
                (*link, each.collect::<Vec<_>>())
            })
            .collect();
        for (object, link, held) in self.before.links() {
            let now = self.after.held(*object, *link);
            for (at, old) in held.iter().enumerate() {
                *checks += 1;
                let Some(new) = now.get(at) else { continue };
                let mut may_be = evaluate::Members::one(old.clone());
                let log = logs.iter().find(|(known, _)| known == link).map(|(_, log)| log);
                for (base, value, update) in log.into_iter().flatten() {
                    if !base.contains(self.program, self.after, &Known::Object(*object)) {
                        continue;
                    }
                    if update.is_all {
                        may_be = value.clone();
                        if update.is_exact && value.items.len() != 1 && !mentions_new(&update.value) {
                            problems.push(format!("{:?} is said to be exact", update.value));
                        }
                    } else {
                        may_be.add(value);
                    }
                }
                if !may_be.contains(self.program, self.after, new) {
                    problems.push(format!(
                        "{link:?} of {object:?} was {old:?} and is {new:?}, not one of {may_be:?}"
                    ));
                }
            }
        }
        // what was made holds what new objects hold, or what was written
        let new = [Known::Null, Known::Int(0), Known::Bool(false), Known::F32(0), Known::F64(0)];
        for (object, link, held) in self.after.links() {
            if self.before.has(*object) || *link == Link::Length || self.is_of_engine(*object) {
                continue;
            }
            *checks += 1;
            let mut may_be = evaluate::Members { items: new.to_vec(), any: Vec::new() };
            let log = logs.iter().find(|(known, _)| known == link).map(|(_, log)| log);
            for (base, value, _) in log.into_iter().flatten() {
                if base.contains(self.program, self.after, &Known::Object(*object)) {
                    may_be.add(value);
                }
            }
            for value in held.iter().filter(|value| !may_be.contains(self.program, self.after, value)) {
                problems.push(format!("{link:?} of new {object:?} is {value:?}, not one of {may_be:?}"));
            }
        }
    }

    fn statics(&self, exit: &State, checks: &mut usize, problems: &mut Vec<String>) {
        for (field, old) in self.before.statics() {
            *checks += 1;
            let Some(new) = self.after.held_static(field) else { continue };
            let holds = match exit.statics.get(&field) {
                None => old == new,
                Some(held) => self.members(&held.set).contains(self.program, self.after, new),
            };
            if !holds {
                problems.push(format!("the static field {field:?} was {old:?} and is {new:?}"));
            }
        }
    }

    /// What was made is what is said to be made.
    fn made(&self, exit: &State, checks: &mut usize, problems: &mut Vec<String>) {
        for (object, ty) in self.after.objects() {
            if self.before.has(*object) {
                continue;
            }
            *checks += 1;
            let is_told = exit.made.iter().any(|(new, _)| new.ty == *ty)
                || exit.fresh.iter().any(|(known, _)| known == ty);
            if !is_told && !self.is_of_engine(*object) {
                problems.push(format!("an object of {ty:?} was made"));
            }
        }
        for (new, is_sure) in exit.made.iter().filter(|(new, _)| !self.is_type_of_engine(&new.ty)) {
            let count =
                |ty: &Ty| self.after.objects().filter(|(id, of)| *of == ty && !self.before.has(**id)).count();
            *checks += 1;
            let sure = exit.made.iter().filter(|(other, sure)| *sure && other.ty == new.ty).count();
            let most = exit.made.iter().filter(|(other, _)| other.ty == new.ty).count();
            let many = exit.fresh.iter().any(|(ty, _)| *ty == new.ty);
            let made = count(&new.ty);
            if (*is_sure && made < sure) || (!many && made > most) {
                problems.push(format!("{made} objects of {:?} were made, {sure} to {most} are told", new.ty));
            }
        }
    }

    /// Is it made without an instruction that says so: an exception that the engine throws, the text of a literal?
    fn is_of_engine(&self, object: ObjId) -> bool {
        self.after.type_of(object).is_some_and(|ty| self.is_type_of_engine(ty))
    }

    fn is_type_of_engine(&self, ty: &Ty) -> bool {
        let text = self.program.text.map(|text| (text.class, &self.program.field(text.units).ty));
        match ty {
            Ty::Ref(class) => {
                self.program.is_subclass(*class, self.program.builtin.throwable)
                    || text.is_some_and(|(of_texts, _)| of_texts == *class)
            }
            ty => text.is_some_and(|(_, units)| units == ty),
        }
    }

    /// The members of a link, for objects that were there at the entry.
    fn link(&self, object: ObjId, link: Link) -> &[Known] {
        self.before.held(object, link)
    }
}
