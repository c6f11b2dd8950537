//! What the call has changed: in the objects of the test's variables and in static fields.

use std::collections::HashSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::DynType;

use super::junit::value_of;
use super::questions::Interest;
use super::{DEEPEST, MOST_LINES, Observer};
use crate::generate::build::Variable;
use crate::generate::subject::{Content, Subject, content};
use crate::java::{ClassName, Expr, Helper, JavaType, Literal};

impl Observer<'_, '_> {
    /// Asserts what has changed in the objects of the test's variables.
    pub fn changes(&mut self) {
        let variables = self.variables;
        for variable in variables {
            let (DynType::Class(_) | DynType::Array(_)) =
                self.interpreter.type_of(self.before, variable.object)
            else {
                continue;
            };
            self.changed(&Expr::name(&variable.name), variable.object, &variable.ty, 0);
        }
        self.statics();
    }

    /// Asserts what is true of an object that nothing has happened to.
    pub fn standing(&mut self, variable: &Variable) {
        if let DynType::Class(class) = self.interpreter.type_of(self.after, variable.object) {
            self.observers(
                &Expr::name(&variable.name),
                variable.object,
                *class,
                &variable.ty,
                Interest::Standing,
            );
        }
    }

    fn changed(&mut self, expr: &Expr, object: ObjId, ty: &JavaType, depth: usize) {
        if self.is_idle(expr) || depth >= DEEPEST || !(self.seen.insert(object) || self.is_repeated()) {
            return;
        }
        if self.before.world.heap.ids().all(|id| id != object) {
            return;
        }
        let contents = (
            content(self.subject, self.interpreter, self.before, object),
            content(self.subject, self.interpreter, self.after, object),
        );
        if let (Some(before), Some(after)) = &contents {
            if self.is_repeated() || !self.same_content(before, after) {
                self.content_of_variable(expr, object, after, ty);
            }
            return;
        }
        let elements =
            (self.interpreter.elements(self.before, object), self.interpreter.elements(self.after, object));
        if let (Some(before), Some(after)) = &elements {
            if self.is_repeated() || before.iter().zip(after).any(|(a, b)| !self.same(*a, *b)) {
                self.array(expr, object, after, ty, depth);
            }
            return;
        }
        let DynType::Class(class) = self.interpreter.type_of(self.after, object) else { return };
        let class = *class;
        if !self.subject.program.class(class).is_of_user() {
            return;
        }
        let before = self.interpreter.fields(self.before, object);
        let mut hidden = self.is_repeated();
        let first = self.lines.len();
        for (field, value) in self.interpreter.fields(self.after, object) {
            let earlier = before.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let is_same = !self.is_repeated() && earlier.is_some_and(|earlier| self.same(earlier, value));
            let reader = self.reader(expr, object, class, field, value, ty);
            match (is_same, reader) {
                (false, Some(reader)) => {
                    self.value(&reader.code, value, &reader.ty, depth + 1);
                    if let (true, Known::Object(next)) =
                        (self.is_repeated(), self.interpreter.known(self.after, value))
                    {
                        self.changed(&reader.code, next, &reader.ty, depth + 1);
                    }
                }
                (false, None) => hidden = true,
                (true, Some(reader)) => {
                    if let Known::Object(next) = self.interpreter.known(self.after, value)
                        && self.variables.iter().all(|variable| variable.object != next)
                    {
                        self.changed(&reader.code, next, &reader.ty, depth + 1);
                    }
                }
                (true, None) => {
                    if let Known::Object(next) = self.interpreter.known(self.after, value) {
                        hidden |= self.has_changed(next);
                    }
                }
            }
        }
        if hidden {
            self.observers(expr, object, class, ty, Interest::Changes);
            if self.lines.len() == first || self.is_repeated() {
                self.fields_by_reflection(expr, object);
            }
        }
    }

    /// Anything that hangs on an object is different now.
    fn has_changed(&mut self, object: ObjId) -> bool {
        let mut seen = HashSet::new();
        let mut todo = vec![object];
        while let Some(next) = todo.pop() {
            if !seen.insert(next) {
                continue;
            }
            let fields =
                (self.interpreter.fields(self.before, next), self.interpreter.fields(self.after, next));
            let elements =
                (self.interpreter.elements(self.before, next), self.interpreter.elements(self.after, next));
            if fields.0 != fields.1 || elements.0 != elements.1 {
                return true;
            }
            let held = fields.1.into_iter().map(|(_, value)| value).chain(elements.1.into_iter().flatten());
            for value in held.collect::<Vec<_>>() {
                if let Known::Object(inner) = self.interpreter.known(self.after, value) {
                    todo.push(inner);
                }
            }
        }
        false
    }

    /// The last resort: plain fields that changed and that nothing else tells of.
    fn fields_by_reflection(&mut self, expr: &Expr, object: ObjId) {
        let before = self.interpreter.fields(self.before, object);
        for (field, value) in self.interpreter.fields(self.after, object) {
            let earlier = before.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let Some((java, declared)) = self.subject.java_field(field) else { continue };
            let prim = match declared.ty {
                JavaType::Prim(prim) => prim,
                _ => "",
            };
            let known = self.interpreter.known(self.after, value);
            let text = match known {
                Known::Object(object) => self.interpreter.text_of(self.after, object).map(Literal::Text),
                _ => Literal::of(&known, prim),
            };
            let (Some(literal), true) = (text, self.is_repeated() || earlier != Some(value)) else {
                continue;
            };
            if !Subject::can_name(self.package, java) {
                continue;
            }
            let owner = Expr::class_literal(ClassName::of(java));
            let read = Expr::Helper(Helper::GetField, vec![expr.clone(), owner, Expr::text(&declared.name)]);
            let code = Expr::Literal(literal);
            let boxed = if prim.is_empty() || code.is_null() { code } else { value_of(prim, code) };
            self.call("assertEquals", vec![boxed, read]);
        }
    }

    fn content_of_variable(&mut self, expr: &Expr, object: ObjId, found: &Content, ty: &JavaType) {
        // the variable itself is not what it should be equal to
        let variables = self.variables;
        let others: Vec<Variable> =
            variables.iter().filter(|variable| variable.object != object).cloned().collect();
        let mut inner = Observer::new(
            self.subject,
            self.interpreter,
            self.package,
            self.junit,
            (self.before, self.after),
            &others,
        );
        inner.wanted.clone_from(&self.wanted);
        inner.content(expr, object, found, ty);
        let (lines, throwing) = (inner.lines, inner.throwing);
        self.throwing.extend(throwing);
        self.lines.extend(lines);
        if !self.is_repeated() {
            self.lines.truncate(MOST_LINES);
        }
    }

    fn same(&self, before: Value, after: Value) -> bool {
        self.interpreter.known(self.before, before) == self.interpreter.known(self.after, after)
    }

    fn same_content(&self, before: &Content, after: &Content) -> bool {
        match (before, after) {
            (Content::Elements(a), Content::Elements(b)) => {
                a.len() == b.len() && a.iter().zip(b).all(|(a, b)| self.same(*a, *b))
            }
            (Content::Entries(a), Content::Entries(b)) => {
                let same = |((ka, va), (kb, vb)): (&(Value, Value), &(Value, Value))| {
                    self.same(*ka, *kb) && self.same(*va, *vb)
                };
                a.len() == b.len() && a.iter().zip(b).all(same)
            }
            (Content::Written(a), Content::Written(b)) => a == b,
            _ => true,
        }
    }

    /// Static fields of the user that have changed.
    fn statics(&mut self) {
        for (field, value) in self.after.world.statics.clone() {
            let declared = self.subject.program.field(field);
            if !self.subject.program.class(declared.class).is_of_user() {
                continue;
            }
            let Some(earlier) = self.before.world.statics.get(&field).copied() else { continue };
            let Some((java, known)) = self.subject.java_field(field) else { continue };
            if (self.is_repeated() || !self.same(earlier, value))
                && Subject::can_use(self.package, java, known.access)
            {
                let expr = Expr::Constant(ClassName::of(java), known.name.clone());
                self.value(&expr, value, &known.ty, 1);
            }
        }
    }
}
