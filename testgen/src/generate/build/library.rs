//! Objects of the library, built from what they hold.

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::{ClassId, MethodId};

use super::arranger::{Arranger, Built};
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Subject;
use crate::java::{ClassName, Expr, JavaClass, JavaType, Literal, Stmt, as_list, creation, new_jdk};

impl<'p> Arranger<'_, 'p> {
    /// Equal texts that are not the same object are told apart.
    pub(super) fn text(&mut self, text: &str, hint: &str) -> Built {
        let code = Expr::text(text);
        if self.texts.insert(text.to_owned()) {
            Built { code, value: self.interpreter.literal(&mut self.done.state, text) }
        } else {
            let value = self.interpreter.text(&mut self.done.state, text);
            let ty = JavaType::text();
            self.variable(&ty, hint, new_jdk("String", false, vec![code]), value)
        }
    }

    /// A boxed primitive value.
    pub(super) fn boxed(&mut self, object: ObjId, prim: &'static str, value: Value) -> Result<Built, Reason> {
        let known = self.interpreter.known(&self.raw.state, value);
        let literal = Literal::of(&known, prim).ok_or(Missing::Number)?;
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or(Missing::Boxed)?;
        let value = self.copied(object, class);
        Ok(Built { code: Expr::Literal(literal), value })
    }

    /// The same object without running code: for objects that only their fields tell apart.
    fn copied(&mut self, object: ObjId, class: ClassId) -> Value {
        let copy = self.interpreter.allocate(&mut self.done.state, class);
        for (field, value) in self.interpreter.fields(&self.raw.state, object) {
            self.interpreter.set_field(&mut self.done.state, copy, field, value);
        }
        Value::Obj(copy)
    }

    /// A class whose text, or whose parts, tell everything.
    pub(super) fn written(&mut self, object: ObjId, text: &str, hint: &str) -> Result<Built, Reason> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or(Missing::Array)?;
        let name = self.subject.program.class(class).name.clone();
        let value = if self.subject.parts(class).is_some() {
            self.remade(object)?
        } else {
            let literal = self.interpreter.literal(&mut self.done.state, text);
            let maker = self
                .subject
                .method(&name, &format!("{name}(String)"))
                .ok_or_else(|| Reason::LibraryObject(name.clone()))?;
            self.run(maker, vec![literal])?
        };
        let code = self.subject.written(self.interpreter, &self.raw.state, object, text);
        let code = code.ok_or(Reason::LibraryObject(name))?;
        let ty = self.subject.written_type(self.package, class);
        Ok(self.variable(&ty, hint, code, value))
    }

    /// An object made of its parts again, and these of theirs.
    fn remade(&mut self, object: ObjId) -> Result<Value, Reason> {
        if let Some(text) = self.interpreter.text_of(&self.raw.state, object) {
            return Ok(self.interpreter.literal(&mut self.done.state, &text));
        }
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or(Missing::Array)?;
        let missing = || Reason::LibraryObject(self.subject.program.class(class).name.clone());
        let maker = self.subject.part_maker(class).ok_or_else(missing)?;
        let parts = self.subject.part_values(self.interpreter, &self.raw.state, object);
        let mut args = Vec::new();
        for part in parts.ok_or_else(missing)? {
            args.push(match self.interpreter.known(&self.raw.state, part) {
                Known::Object(part) => self.remade(part)?,
                _ => part,
            });
        }
        self.run(maker, args)
    }

    /// An `Optional` that holds this, or nothing.
    pub(super) fn optional(&mut self, object: ObjId, held: Option<Built>) -> Result<Built, Reason> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or(Missing::Array)?;
        let java = self.subject.java_class(class).ok_or(Missing::ClassName)?;
        let name = &java.name;
        if let Some(inner) = held {
            let maker = self.subject.method(name, "of(Object)").ok_or(Missing::Optional)?;
            let made = self.run(maker, vec![inner.value])?;
            let code = Expr::static_call(ClassName::of(java), "of", vec![inner.code]);
            Ok(Built { code, value: made })
        } else {
            let maker = self.subject.method(name, "empty()").ok_or(Missing::Optional)?;
            let made = self.run(maker, Vec::new())?;
            let code = Expr::static_call(ClassName::of(java), "empty", Vec::new());
            Ok(Built { code, value: made })
        }
    }

    /// A list, set or queue with these elements.
    pub(super) fn collection(
        &mut self,
        (java, maker): (&'p JavaClass, MethodId),
        elements: Vec<Built>,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        let add = self.method_of(java, "add(Object)").ok_or(Missing::LibraryMethod("add"))?;
        let made = self.run(maker, Vec::new())?;
        for element in &elements {
            self.run(add, vec![made, element.value])?;
        }
        let codes: Vec<Expr> = elements.into_iter().map(|element| element.code).collect();
        let has_copying = !java.model.is_added;
        let code = if codes.is_empty() || !has_copying {
            creation(java, None, Vec::new())
        } else {
            creation(java, None, vec![as_list(codes.clone())])
        };
        let built = self.variable(&generic(ty, &java.name, 1), hint, code, made);
        if !has_copying {
            for element in codes {
                self.done.lines.push(Stmt::Expr(built.code.clone().call("add", vec![element])));
            }
        }
        Ok(built)
    }

    /// The method that puts entries into maps of a class.
    pub(super) fn put_of(&self, java: &JavaClass) -> Result<MethodId, Reason> {
        Ok(self.method_of(java, "put(Object,Object)").ok_or(Missing::LibraryMethod("put"))?)
    }

    /// A map with these entries.
    pub(super) fn map(
        &mut self,
        (java, maker): (&'p JavaClass, MethodId),
        put: MethodId,
        pairs: Vec<(Built, Built)>,
        ty: &JavaType,
        hint: &str,
    ) -> Result<Built, Reason> {
        let made = self.run(maker, Vec::new())?;
        for (key, value) in &pairs {
            self.run(put, vec![made, key.value, value.value])?;
        }
        let built = self.variable(&generic(ty, &java.name, 2), hint, creation(java, None, Vec::new()), made);
        for (key, value) in pairs {
            self.done.lines.push(Stmt::Expr(built.code.clone().call("put", vec![key.code, value.code])));
        }
        Ok(built)
    }

    /// A method that fills objects of a class, which the class above declares that says what they hold.
    fn method_of(&self, java: &JavaClass, signature: &str) -> Option<MethodId> {
        let (_, above) = self.subject.holds_named(&java.name)?;
        self.subject.method(&above.name, signature)
    }

    /// The class of an object of the library that a test can name, and its constructor without parameters.
    pub(super) fn library_class(&self, object: ObjId) -> Result<(&'p JavaClass, MethodId), Reason> {
        let class = self.interpreter.class_of(&self.raw.state, object).ok_or(Missing::Array)?;
        let java = self.subject.java_class(class).ok_or(Missing::ClassName)?;
        let name = &java.name;
        if !Subject::can_name(self.package, java) {
            return Err(Reason::LibraryClass(name.clone()));
        }
        let maker = self
            .subject
            .method(name, &format!("{name}()"))
            .ok_or_else(|| Reason::LibraryObject(name.clone()))?;
        Ok((java, maker))
    }
}

/// The declared type of a variable for a collection: what was asked for where that has arguments, else the class itself.
fn generic(ty: &JavaType, class: &str, arity: usize) -> JavaType {
    let is_asked = match ty {
        JavaType::Class(name, args) => name != "Object" && args.len() == arity,
        _ => false,
    };
    match ty {
        JavaType::Class(name, args) if is_asked => {
            JavaType::Class(name.clone(), args.iter().map(JavaType::without_wildcard).collect())
        }
        _ => JavaType::Class(class.to_owned(), vec![JavaType::object(); arity]),
    }
}
