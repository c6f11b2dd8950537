//! Inputs that constructors accept: a case says `quantity = 0` where it could be any number, and a constructor that
//! refuses 0 would leave nothing but reflection, or no test at all.

use oox_core::exec::Known;
use oox_core::heap::ObjId;
use oox_core::ir::Ty;

use super::facts::Facts;
use super::raw::Raw;
use super::test::Writer;

/// What is changed in the objects of an input.
#[derive(Clone, Copy)]
struct Change {
    /// Integers that are not positive become 1.
    numbers: bool,
    /// Texts that are null become some.
    texts: bool,
}

impl Writer<'_, '_> {
    /// Inputs that take the same path as the one given, in which fields hold what a constructor is more likely to take.
    pub fn acceptable(&mut self, raw: &Raw, facts: &Facts) -> Vec<Raw> {
        let mut found = Vec::new();
        // a broken promise is shown with the very values that break it
        if facts.is_violation() {
            return found;
        }
        for (numbers, texts) in [(true, false), (false, true), (true, true)] {
            let Some(mut other) = self.changed_input(raw, Change { numbers, texts }) else { continue };
            if self.facts(&mut other).is_ok_and(|shown| shown.is_same_path(facts)) {
                found.push(other);
            }
        }
        found
    }

    /// The input with a change in the objects of the user's classes; `None` where there is nothing to change.
    fn changed_input(&mut self, raw: &Raw, change: Change) -> Option<Raw> {
        let mut other = raw.clone();
        let mut is_changed = false;
        let objects: Vec<ObjId> = raw.state.heap.ids().collect();
        for object in objects {
            let class = self.interpreter.class_of(&raw.state, object);
            let is_users =
                class.and_then(|class| self.subject.java_class(class)).is_some_and(|of| of.is_users);
            let is_constant = class.is_some_and(|class| self.subject.program.enum_root(class).is_some());
            if !is_users || is_constant {
                continue;
            }
            for (field, value) in self.interpreter.fields(&raw.state, object) {
                let ty = self.subject.program.field(field).ty.clone();
                let instead = match self.interpreter.known(&raw.state, value) {
                    Known::Int(number) if change.numbers && number <= 0 => self.interpreter.int(&ty, 1),
                    Known::Null if change.texts && self.is_text(&ty) => {
                        Some(self.interpreter.text(&mut other.state, "text"))
                    }
                    _ => None,
                };
                if let Some(instead) = instead {
                    self.interpreter.set_field(&mut other.state, object, field, instead);
                    is_changed = true;
                }
            }
        }
        is_changed.then_some(other)
    }

    fn is_text(&self, ty: &Ty) -> bool {
        matches!((ty, self.subject.program.text), (Ty::Ref(class), Some(text)) if *class == text.class)
    }
}
