//! Objects of the user's classes for the pool: made by constructors and static factories, and some of them changed by one
//! call.

use std::collections::HashMap;

use oox_core::heap::{ObjId, Value};
use oox_core::ir::{ClassId, MethodId, Ty};

use super::combinations::combinations;
use super::likeness::likeness;
use super::pool::Pool;
use crate::generate::input::Plan;
use crate::generate::subject::{Instances, Subject};
use crate::java::JavaType;

/// Arguments that are tried for one constructor or method.
const MOST_TRIALS: usize = 48;
/// Objects that one constructor or factory makes.
const MOST_OF_MAKER: usize = 10;
/// Objects of one class that its static fields hold.
const MOST_HELD: usize = 4;
/// Objects of one class that are made by makers alone.
const MOST_MADE: usize = 16;
/// Arguments with which a call is tried to change an object.
const FEW_TRIALS: usize = 4;
/// Objects of one class that a call has changed.
const MOST_CHANGED: usize = 6;
/// Static methods that are asked for an object of a class.
const MOST_GIVERS: usize = 6;
/// Classes below an interface or an abstract class.
const MOST_CLASSES: usize = 3;

impl Pool<'_, '_> {
    /// Objects of a class of the user's, or of classes below it where it has none.
    pub(super) fn made(&mut self, class: ClassId, ty: &JavaType) -> Vec<Value> {
        let program = self.subject.program;
        let below = self.subject.info.classes.values().filter_map(|java| {
            let id = self.subject.class(&java.name)?;
            let is_one = java.is_users
                && !java.is_abstract
                && Subject::can_name(self.package, java)
                && program.is_subclass(id, class)
                && program.enum_root(id).is_none();
            is_one.then_some((id, java))
        });
        let mut found = self.held(class, ty);
        let mut classes: Vec<_> = below.collect();
        classes.sort_by_key(|(id, _)| *id != class);
        if classes.first().is_some_and(|(id, _)| *id == class) {
            classes.truncate(1);
        }
        for (id, java) in classes.into_iter().take(MOST_CLASSES) {
            if self.subject.check_fit(Some(id), ty).is_ok() {
                let values = self.subject.arguments(java, ty);
                found.extend(self.of_class(id, &values));
            }
        }
        if found.is_empty() { self.given(class, ty) } else { found }
    }

    /// Objects of a class, or of one that nobody sees, that static methods give: `Parsers.lenient()`.
    fn given(&mut self, class: ClassId, ty: &JavaType) -> Vec<Value> {
        let mut found: Vec<Value> = Vec::new();
        for giver in self.givers(class) {
            let Some(choices) = self.choices(giver, &Instances::new()) else { continue };
            let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
            for indices in combinations(&lengths, FEW_TRIALS) {
                let args = indices.iter().zip(&choices).map(|(at, declared)| declared[*at]).collect();
                let Some((object, _)) = self.made_by(giver, args, None) else { continue };
                if self.subject.check_fit(self.interpreter.class_of(&self.state, object), ty).is_ok() {
                    found.push(Value::Obj(object));
                    break;
                }
            }
        }
        found
    }

    /// Static methods, of whatever class of the user's, that say they give objects of a class and that a test can call: those with the
    /// fewest parameters.
    fn givers(&self, class: ClassId) -> Vec<MethodId> {
        let all = self.givers.get_or_init(|| self.all_givers());
        all.get(&class).into_iter().flatten().copied().take(MOST_GIVERS).collect()
    }

    fn all_givers(&self) -> HashMap<ClassId, Vec<MethodId>> {
        let subject = self.subject;
        let mut found: HashMap<ClassId, Vec<(usize, MethodId)>> = HashMap::new();
        for java in subject.info.classes.values().filter(|java| java.is_users) {
            let Some(id) = subject.class(&java.name) else { continue };
            for (id, method) in subject.methods_of(id) {
                let declared = subject.program.method(id);
                let Some(Ty::Ref(given)) = declared.ret else { continue };
                let can_name = |java| Subject::can_name(self.package, java);
                let is_one = declared.is_static
                    && subject.program.class(given).is_of_user()
                    && Subject::can_use(self.package, java, method.access)
                    && subject.java_class(given).is_some_and(can_name)
                    && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic());
                if is_one {
                    found.entry(given).or_default().push((method.params.len(), id));
                }
            }
        }
        let plainest = |(class, mut methods): (ClassId, Vec<(usize, MethodId)>)| {
            methods.sort_unstable();
            (class, methods.into_iter().map(|(_, id)| id).collect())
        };
        found.into_iter().map(plainest).collect()
    }

    /// Objects of a class that its static fields hold: constants, and the only object that there is.
    fn held(&mut self, class: ClassId, ty: &JavaType) -> Vec<Value> {
        let (program, subject) = (self.subject.program, self.subject);
        let mut found: Vec<Value> = Vec::new();
        let Some(java) = subject.java_class(class).filter(|java| Subject::can_name(self.package, java))
        else {
            return found;
        };
        let has_getter = subject.methods_of(class).iter().any(|(_, method)| {
            method.is_static
                && method.params.is_empty()
                && Subject::can_use(self.package, java, method.access)
        });
        for field in program.class(class).static_fields.iter().copied() {
            let is_one = matches!(program.field(field).ty, Ty::Ref(held) if program.is_subclass(held, class));
            let can_use = |access| has_getter || Subject::can_use(self.package, java, access);
            let is_named = subject.java_field(field).is_some_and(|(_, declared)| can_use(declared.access));
            if !is_one || !is_named || found.len() >= MOST_HELD {
                continue;
            }
            let Some(Value::Obj(object)) = self.interpreter.static_field(&mut self.state, field) else {
                continue;
            };
            let fits = subject.check_fit(self.interpreter.class_of(&self.state, object), ty).is_ok();
            let is_its = self.interpreter.holder(&self.state, object) == Some(field);
            if fits && is_its && !found.contains(&Value::Obj(object)) {
                found.push(Value::Obj(object));
            }
        }
        found
    }

    /// Objects of exactly this class: no two alike, but for a twin of the first.
    fn of_class(&mut self, class: ClassId, values: &Instances) -> Vec<Value> {
        let mut found: Vec<Value> = Vec::new();
        let mut looks: Vec<Vec<i64>> = Vec::new();
        for maker in self.makers(class) {
            let Some(choices) = self.choices(maker, values) else { continue };
            let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
            let mut of_maker = 0;
            for indices in combinations(&lengths, MOST_TRIALS) {
                if of_maker >= MOST_OF_MAKER || found.len() >= MOST_MADE {
                    break;
                }
                let args: Vec<Value> =
                    indices.iter().zip(&choices).map(|(at, declared)| declared[*at]).collect();
                let Some((object, look)) = self.made_by(maker, args.clone(), Some(class)) else { continue };
                if looks.contains(&look) {
                    continue;
                }
                looks.push(look);
                found.push(Value::Obj(object));
                of_maker += 1;
            }
        }
        let Some(Value::Obj(first)) = found.first().copied() else { return found };
        let Some(plan) = self.recipes.get(&first).cloned() else { return found };
        if let Some((twin, _)) = self.made_by(plan.maker, plan.args, Some(class)) {
            found.insert(1, Value::Obj(twin));
        }
        found.extend(self.changed(class, first, values, &mut looks));
        found
    }

    /// Runs a maker: its object and what that looks like. A factory may give what was there already, which is no new object.
    fn made_by(
        &mut self,
        maker: MethodId,
        args: Vec<Value>,
        class: Option<ClassId>,
    ) -> Option<(ObjId, Vec<i64>)> {
        let before = self.state.clone();
        let Value::Obj(object) = self.run(maker, args.clone())? else { return None };
        let is_known = before.world.heap.ids().any(|known| known == object);
        let made = self.interpreter.class_of(&self.state, object);
        if is_known || class.is_some_and(|class| made != Some(class)) {
            self.state = before;
            return None;
        }
        let plan = Plan { maker, args, calls: Vec::new(), wrong: Vec::new(), reflects: false };
        self.recipes.insert(object, plan);
        let look = self.look(object);
        Some((object, look))
    }

    /// Objects like the first, each after one call.
    fn changed(
        &mut self,
        class: ClassId,
        first: ObjId,
        values: &Instances,
        looks: &mut Vec<Vec<i64>>,
    ) -> Vec<Value> {
        let mut found = Vec::new();
        let Some(plan) = self.recipes.get(&first).cloned() else { return found };
        for method in self.mutators(class) {
            let Some(choices) = self.choices(method, values) else { continue };
            let lengths: Vec<usize> = choices.iter().map(Vec::len).collect();
            for indices in combinations(&lengths, FEW_TRIALS) {
                if found.len() >= MOST_CHANGED {
                    return found;
                }
                let before = self.state.clone();
                let Some((object, _)) = self.made_by(plan.maker, plan.args.clone(), Some(class)) else {
                    break;
                };
                let args: Vec<Value> =
                    indices.iter().zip(&choices).map(|(at, declared)| declared[*at]).collect();
                let all = std::iter::once(Value::Obj(object)).chain(args.iter().copied()).collect();
                let is_called = self.run(method, all).is_some();
                let look = self.look(object);
                if is_called && !looks.contains(&look) {
                    looks.push(look);
                    self.recipes.entry(object).and_modify(|plan| plan.calls.push((method, args)));
                    found.push(Value::Obj(object));
                    break;
                }
                self.recipes.remove(&object);
                self.state = before;
            }
        }
        found
    }

    fn look(&mut self, object: ObjId) -> Vec<i64> {
        let recipes = &self.recipes;
        likeness(self.interpreter, &self.state, object, |other| recipes.contains_key(&other))
    }

    /// The constructors and static factories of a class that a test can call.
    fn makers(&self, class: ClassId) -> Vec<MethodId> {
        let Some(java) = self.subject.java_class(class) else { return Vec::new() };
        let methods = self.subject.methods_of(class);
        let usable = methods.into_iter().filter(|(id, method)| {
            (method.is_constructor || self.subject.is_factory(*id, class))
                && Subject::can_use(self.package, java, method.access)
                && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic())
        });
        let mut found: Vec<(bool, MethodId)> =
            usable.map(|(id, method)| (!method.is_constructor, id)).collect();
        found.sort();
        found.into_iter().map(|(_, id)| id).collect()
    }

    /// The methods of an object that a test can call and that may change it.
    pub(super) fn mutators(&self, class: ClassId) -> Vec<MethodId> {
        let all = self.subject.all_methods(class).into_iter();
        let usable = all.filter(|(id, java, method)| {
            !method.is_static
                && !method.is_abstract
                && java.is_users
                && Subject::can_use(self.package, java, method.access)
                && !self.subject.program.method(*id).is_pure
                && !method.params.iter().any(|(_, ty)| ty.is_array_of_generic())
        });
        usable.map(|(id, _, _)| id).collect()
    }
}
