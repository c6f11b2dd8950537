//! Objects on their way: made by a constructor or a static factory, changed by calls, and judged by what is still wrong.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::MethodId;

use super::compare::Comparison;
use crate::generate::input::{Plan, Raw};
use crate::generate::subject::Subject;

/// Calls that are tried in all for one object.
pub(super) const MOST_CALLS: usize = 400;

/// Tries out ways to make objects.
pub struct Planner<'c, 'p> {
    pub(super) subject: &'c Subject<'p>,
    pub(super) interpreter: &'c mut Interpreter<'p>,
    pub(super) raw: &'c Raw,
    pub(super) package: &'c str,
    /// Calls that were tried.
    pub(super) calls: usize,
}

/// An object on its way.
#[derive(Clone)]
pub(super) struct Attempt {
    pub(super) plan: Plan,
    pub(super) state: State,
    pub(super) object: ObjId,
    /// How far it is from the one that is wanted.
    pub(super) distance: usize,
}

impl<'c, 'p> Planner<'c, 'p> {
    /// A planner for objects of the raw input.
    pub fn new(
        subject: &'c Subject<'p>,
        interpreter: &'c mut Interpreter<'p>,
        raw: &'c Raw,
        package: &'c str,
    ) -> Self {
        Self { subject, interpreter, raw, package, calls: 0 }
    }

    /// An object that a constructor or static factory makes of these arguments.
    pub(super) fn construct(&mut self, maker: MethodId, args: Vec<Value>, wanted: ObjId) -> Option<Attempt> {
        let is_constructor = self.subject.program.method(maker).is_constructor;
        let ran = if is_constructor {
            self.interpreter.construct(&self.raw.state, maker, args.clone())
        } else {
            self.interpreter.call(&self.raw.state, maker, &args)
        };
        let RanEnding::Returned(Some(made)) = ran.ending else { return None };
        let Known::Object(object) = self.interpreter.known(&ran.state, made) else { return None };
        let class = self.interpreter.class_of(&self.raw.state, wanted);
        // a method may give back an object of a subclass
        if ran.doubt().is_some() || self.interpreter.class_of(&ran.state, object) != class {
            return None;
        }
        let is_new = self.raw.state.world.heap.ids().all(|known| known != object);
        let is_single = ran.state.world.statics.values().any(|held| *held == Value::Obj(object));
        let plan = Plan { maker, args, calls: Vec::new(), wrong: Vec::new(), reflects: false };
        let attempt = self.judged(plan, ran.state, object, wanted);
        // an object that there is one of is taken as it is; what was there otherwise is a part of the input
        let is_its_own = is_new && !is_single || is_single && object != wanted && attempt.distance == 0;
        (is_constructor || is_its_own).then_some(attempt)
    }

    fn judged(&mut self, mut plan: Plan, state: State, object: ObjId, wanted: ObjId) -> Attempt {
        let different =
            Comparison::new(self.subject, self.interpreter, self.raw, &state).fields(object, wanted);
        let distance = different.iter().map(|(_, distance)| distance).sum();
        plan.wrong = different.into_iter().map(|(field, _)| field).collect();
        Attempt { plan, state, object, distance }
    }

    /// An attempt after one call more.
    pub(super) fn called(
        &mut self,
        attempt: &Attempt,
        method: MethodId,
        args: Vec<Value>,
        wanted: ObjId,
    ) -> Option<Attempt> {
        if self.calls >= MOST_CALLS {
            return None;
        }
        self.calls += 1;
        let all: Vec<Value> =
            std::iter::once(Value::Obj(attempt.object)).chain(args.iter().copied()).collect();
        let ran = self.interpreter.call(&attempt.state, method, &all);
        let RanEnding::Returned(_) = ran.ending else { return None };
        if ran.doubt().is_some() {
            return None;
        }
        let mut plan = attempt.plan.clone();
        plan.calls.push((method, args));
        Some(self.judged(plan, ran.state, attempt.object, wanted))
    }
}
