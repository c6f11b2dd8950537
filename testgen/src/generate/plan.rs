//! How an object of the user's is made: by a constructor or a static factory, then setters, then other methods, and what is left by writing
//! fields. Everything is tried out in the interpreter, on the input itself, before a line of the test is written.

use std::collections::{BinaryHeap, HashSet};

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::{Interpreter, Known, RanEnding, State};
use oox_core::ir::{ClassId, FieldId, MethodId, Ty};

use super::compare::Comparison;
use super::content::{Content, content};
use super::raw::Raw;
use super::subject::Subject;
use crate::java::JavaMethod;

/// How an object is made.
#[derive(Clone, Debug)]
pub struct Plan {
    /// The constructor or static factory.
    pub maker: MethodId,
    /// Its arguments, as values of the raw input.
    pub args: Vec<Value>,
    /// Calls on the new object.
    pub calls: Vec<(MethodId, Vec<Value>)>,
    /// The fields that are wrong afterwards.
    pub wrong: Vec<FieldId>,
    /// The constructor is called by reflection.
    pub reflects: bool,
}

/// Combinations of arguments that are tried for one constructor.
const MOST_COMBINATIONS: usize = 48;
/// Calls that are tried in all for one object.
const MOST_CALLS: usize = 400;
/// The longest chain of calls on a new object.
const LONGEST_CHAIN: usize = 16;

/// Tries out ways to make objects.
pub struct Planner<'c, 'p> {
    subject: &'c Subject<'p>,
    interpreter: &'c mut Interpreter<'p>,
    raw: &'c Raw,
    package: &'c str,
    calls: usize,
}

/// An object on its way.
struct Attempt {
    plan: Plan,
    state: State,
    object: ObjId,
    distance: usize,
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
            let gives_one = self.subject.program.method(id).ret == Some(Ty::Ref(class));
            if !(method.is_static && gives_one && Subject::can_use(self.package, java, method.access)) {
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

    fn construct(&mut self, maker: MethodId, args: Vec<Value>, wanted: ObjId) -> Option<Attempt> {
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
        if !ran.state.notes.gaps.is_empty() || self.interpreter.class_of(&ran.state, object) != class {
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

    /// Arguments for a constructor: what the wanted object holds, and plain values.
    fn combinations(&mut self, id: MethodId, wanted: ObjId, plain: bool) -> Vec<Vec<Value>> {
        let params = self.subject.program.method(id).params.clone();
        let held = self.interpreter.fields(&self.raw.state, wanted);
        let is_users = self.subject.java_method(id).is_some_and(|(class, _)| class.is_users);
        let mut choices: Vec<Vec<Value>> = Vec::new();
        for param in &params {
            let mut named: Vec<Value> = Vec::new();
            let mut others: Vec<Value> = Vec::new();
            for (field, value) in &held {
                let declared = self.subject.program.field(*field);
                let is_outer = param.name.starts_with("this$") || declared.name.starts_with("this$");
                if plain && declared.ty.is_reference() && !is_outer
                    || !self.fits(*value, &declared.ty, &param.ty)
                {
                    continue;
                }
                let same = declared.name == param.name || declared.name.trim_start_matches('_') == param.name;
                if same { named.push(*value) } else { others.push(*value) }
            }
            let is_outer = param.name.starts_with("this$");
            if !is_outer {
                others.extend(self.sizes(&param.ty, &held));
                others.push(self.interpreter.default(&param.ty));
                others.extend(self.interpreter.int(&param.ty, 1));
            }
            named.extend(others);
            if !is_users {
                // what our models do with null is not always what the JDK does
                named.retain(|value| *value != Value::Null);
            }
            let mut distinct: Vec<Value> = Vec::new();
            for value in named {
                if !distinct.contains(&value) {
                    distinct.push(value);
                }
            }
            choices.push(distinct);
        }
        product(&choices, MOST_COMBINATIONS)
    }

    /// A value of one type where another is wanted.
    fn fits(&self, value: Value, from: &Ty, to: &Ty) -> bool {
        match (from.is_reference(), to.is_reference()) {
            (true, true) => match self.interpreter.known(&self.raw.state, value) {
                Known::Object(object) => {
                    let ty = self.raw.state.world.heap.object(object).types[0];
                    let class = self.interpreter.class_of(&self.raw.state, object);
                    let java = class.and_then(|class| self.subject.java_class(class));
                    let is_makeable = java.is_none_or(|java| !java.path.is_empty());
                    is_makeable && self.subject.program.fits(ty, to)
                }
                _ => true,
            },
            (false, false) => from == to,
            _ => false,
        }
    }

    /// The lengths of arrays and sizes of collections that the object holds, for parameters that ask for a capacity.
    fn sizes(&mut self, ty: &Ty, held: &[(FieldId, Value)]) -> Vec<Value> {
        let mut sizes = Vec::new();
        if !ty.is_integer() {
            return sizes;
        }
        for (_, value) in held {
            let Known::Object(object) = self.interpreter.known(&self.raw.state, *value) else { continue };
            let length = match content(self.subject, self.interpreter, &self.raw.state, object) {
                Some(Content::Elements(elements)) => Some(elements.len()),
                Some(_) => None,
                None => self.interpreter.elements(&self.raw.state, object).map(|elements| elements.len()),
            };
            let length = length.and_then(|length| i64::try_from(length).ok());
            // some arrays have a cell that holds nothing
            for size in length.into_iter().flat_map(|length| [length, length - 1]).filter(|size| *size >= 0) {
                sizes.extend(self.interpreter.int(ty, size));
            }
        }
        sizes
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

    fn called(
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
        if !ran.state.notes.gaps.is_empty() {
            return None;
        }
        let mut plan = attempt.plan.clone();
        plan.calls.push((method, args));
        Some(self.judged(plan, ran.state, attempt.object, wanted))
    }

    /// The methods of an object that a test can call to change it.
    fn mutators(&self, class: ClassId) -> Vec<MethodId> {
        let all = self.subject.all_methods(class).into_iter();
        let usable = all.filter(|(id, java, method)| {
            !method.is_static
                && method.params.len() <= 2
                && !method.params.is_empty()
                && java.is_users
                && Subject::can_use(self.package, java, method.access)
                && !self.subject.program.method(*id).is_pure
                // no array that a test makes has this type
                && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic())
        });
        usable.map(|(id, _, _)| id).collect()
    }

    /// Searches for calls that lead to the wanted object, the nearest attempt first.
    fn grown(&mut self, starts: Vec<Attempt>, wanted: ObjId) -> Option<Plan> {
        let class = self.interpreter.class_of(&self.raw.state, wanted)?;
        let mutators = self.mutators(class);
        let pool = self.pool(wanted);
        let mut attempts: Vec<Attempt> = starts;
        let mut queue: BinaryHeap<std::cmp::Reverse<(usize, usize, usize)>> = BinaryHeap::new();
        for (index, attempt) in attempts.iter().enumerate() {
            queue.push(std::cmp::Reverse((attempt.distance, attempt.plan.calls.len(), index)));
        }
        while let Some(std::cmp::Reverse((_, length, index))) = queue.pop() {
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
                    let attempt = Attempt {
                        plan: attempts[index].plan.clone(),
                        state: attempts[index].state.clone(),
                        object: attempts[index].object,
                        distance: attempts[index].distance,
                    };
                    let Some(next) = self.called(&attempt, *method, args, wanted) else { continue };
                    if next.distance == 0 {
                        return Some(next.plan);
                    }
                    if next.distance < attempt.distance {
                        queue.push(std::cmp::Reverse((next.distance, length + 1, attempts.len())));
                        attempts.push(next);
                    }
                }
            }
        }
        None
    }

    /// An object of a class that a test cannot name, such as a node inside of a list.
    fn is_hidden(&self, value: Value) -> bool {
        let Known::Object(object) = self.interpreter.known(&self.raw.state, value) else { return false };
        let class = self.interpreter.class_of(&self.raw.state, object);
        let java = class.and_then(|class| self.subject.java_class(class));
        java.is_some_and(|java| !Subject::can_name(self.package, java))
    }

    /// The values that hang on the wanted object, each with its type: arguments for its methods.
    fn pool(&mut self, wanted: ObjId) -> Vec<(Value, Ty)> {
        let mut pool: Vec<(Value, Ty)> = Vec::new();
        let mut seen: HashSet<ObjId> = HashSet::new();
        let mut todo = vec![wanted];
        let mut add = |value: Value, ty: &Ty| {
            if pool.len() < 24 && !pool.contains(&(value, ty.clone())) {
                pool.push((value, ty.clone()));
            }
        };
        while !todo.is_empty() {
            let object = todo.remove(0);
            if !seen.insert(object) || seen.len() > 64 {
                continue;
            }
            let mut held: Vec<(Value, Ty)> = Vec::new();
            if let Some(found) = content(self.subject, self.interpreter, &self.raw.state, object) {
                let root = Ty::Ref(self.subject.program.builtin.object);
                match found {
                    Content::Elements(values) => {
                        held.extend(values.into_iter().map(|value| (value, root.clone())));
                    }
                    Content::Entries(entries) => {
                        let flat = entries.into_iter().flat_map(|(key, value)| [key, value]);
                        held.extend(flat.map(|value| (value, root.clone())));
                    }
                    _ => {}
                }
            } else {
                for (field, value) in self.interpreter.fields(&self.raw.state, object) {
                    held.push((value, self.subject.program.field(field).ty.clone()));
                }
                let elem = match self.interpreter.type_of(&self.raw.state, object) {
                    oox_core::ir::DynType::Array(Ty::Array(elem)) => Some((**elem).clone()),
                    _ => None,
                };
                if let (Some(elem), Some(values)) = (elem, self.interpreter.elements(&self.raw.state, object))
                {
                    held.extend(values.into_iter().map(|value| (value, elem.clone())));
                }
            }
            for (value, ty) in held {
                if let Known::Object(next) = self.interpreter.known(&self.raw.state, value) {
                    todo.push(next);
                }
                add(value, &ty);
            }
        }
        // null only where nothing else is at hand, and what only reflection makes as the last
        pool.sort_by_key(|(value, _)| (self.is_hidden(*value), *value == Value::Null));
        pool
    }
}

/// The first combinations of one choice from each list, those with early choices first.
fn product(choices: &[Vec<Value>], most: usize) -> Vec<Vec<Value>> {
    let mut all: Vec<Vec<Value>> = vec![Vec::new()];
    for choice in choices {
        let mut next = Vec::new();
        for value in choice {
            for prefix in &all {
                let mut longer = prefix.clone();
                longer.push(*value);
                next.push(longer);
            }
        }
        next.truncate(most);
        all = next;
    }
    all
}
