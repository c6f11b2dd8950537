//! Names and what is selected from them: parameters, fields by getter or name or reflection, classes, elements.

use oox_core::heap::Value;
use oox_core::interpret::Known;
use oox_core::ir::{ClassId, FieldId};

use super::said::Said;
use super::{Spoken, Words};
use crate::generate::observe::{JUnit, Observer};
use crate::generate::reason::Unsaid;
use crate::generate::subject::Subject;
use crate::generate::words::upper_first;
use crate::java::{
    ClassName, Expr, Helper, JavaClass, JavaField, JavaType, Spec, TypeName, boxed, identifier,
};

impl<'p> Words<'_, '_, 'p> {
    pub(super) fn this(&self) -> Spoken {
        if self.is_old && !self.meaning.is_old {
            return Err(Unsaid::OldOfNew);
        }
        self.meaning.this.clone().ok_or(Unsaid::NoThis)
    }

    pub(super) fn name(&mut self, name: &str) -> Spoken {
        if let Some((_, said)) = self.bound.iter().rev().find(|(written, _)| written == name) {
            return Ok(said.clone());
        }
        if let Some((_, said)) = self.meaning.thrown.as_ref().filter(|(written, _)| written == name) {
            return Ok(said.clone());
        }
        if let Some((_, said)) = self.meaning.params.iter().find(|(written, _)| written == name) {
            return said.clone().ok_or_else(|| Unsaid::NotHeld(name.to_owned()));
        }
        let mut around = self.to.subject.java_class(self.meaning.class);
        let mut is_own = true;
        while let Some(java) = around {
            if let Some((field, declared)) = self.field_of(java, name) {
                return match (declared.is_static, is_own) {
                    (true, _) => self.static_field(java, declared, field),
                    (false, true) => {
                        let this = self.this()?;
                        self.field(&this, field.ok_or_else(|| Unsaid::Field(name.to_owned()))?)
                    }
                    (false, false) => Err(Unsaid::OfEnclosing(name.to_owned())),
                };
            }
            around = self.around(java);
            is_own = false;
        }
        Err(Unsaid::InCondition(name.to_owned()))
    }

    /// The class around a class.
    pub(super) fn around(&self, java: &JavaClass) -> Option<&'p JavaClass> {
        let (_, outer) = java.path.split_last()?;
        let is_it = |class: &&JavaClass| class.package == java.package && class.path == outer;
        self.to.subject.info.classes.values().find(is_it).filter(|_| !outer.is_empty())
    }

    /// A field of a class, its own or inherited.
    pub(super) fn field_of(
        &self,
        java: &'p JavaClass,
        name: &str,
    ) -> Option<(Option<FieldId>, &'p JavaField)> {
        let subject = self.to.subject;
        let mut next = subject.class(&java.name);
        if next.is_none() {
            return java.fields.iter().find(|field| field.name == name).map(|field| (None, field));
        }
        while let Some(id) = next {
            let class = subject.program.class(id);
            if let Some(found) =
                subject.java_class(id).and_then(|java| java.fields.iter().find(|field| field.name == name))
            {
                let is_it = |field: &&FieldId| {
                    subject.java_field(**field).is_some_and(|(_, declared)| std::ptr::eq(declared, found))
                };
                return Some((class.fields.iter().chain(&class.static_fields).find(is_it).copied(), found));
            }
            next = class.superclass;
        }
        None
    }

    pub(super) fn static_field(
        &mut self,
        java: &'p JavaClass,
        declared: &JavaField,
        field: Option<FieldId>,
    ) -> Spoken {
        // the field may be inherited; what matters is who declares it
        let java = field.and_then(|field| self.to.subject.java_field(field)).map_or(java, |(java, _)| java);
        let value = field.and_then(|field| self.state().world.statics.get(&field).copied());
        if Subject::can_use(self.to.package, java, declared.access) {
            let code = Expr::Constant(ClassName::of(java), declared.name.clone());
            return Ok(Said::new(code, declared.ty.clone(), value));
        }
        self.read_by_reflection(Expr::null(), java, declared, &declared.ty, value, true)
    }

    pub(super) fn field(&mut self, target: &Said, field: FieldId) -> Spoken {
        let subject = self.to.subject;
        let (java, declared) = subject.java_field(field).ok_or(Unsaid::UnwrittenField)?;
        let expr = self.dereferenced(target)?;
        let known = target.value.map(|value| self.to.interpreter.known(self.state(), value));
        if let Some(Known::Object(object)) = known {
            let state = if self.is_old { self.to.states.0 } else { self.to.states.1 };
            let held = self.to.interpreter.fields(state, object);
            let value = held.iter().find(|(id, _)| *id == field).map(|(_, value)| *value);
            let class = self.to.interpreter.class_of(state, object);
            if let (Some(value), Some(class)) = (value, class) {
                let mut observer = Observer::new(
                    subject,
                    self.to.interpreter,
                    self.to.package,
                    JUnit::Five,
                    (state, state),
                    &[],
                );
                let reader = observer.reader(&expr, object, class, field, value, &target.ty);
                let tested = self.to.tested.map(|name| expr.clone().call(name, Vec::new()));
                let throws = reader.as_ref().is_some_and(|reader| observer.calls_throwing(&reader.code));
                if let Some(reader) = reader.filter(|reader| Some(&reader.code) != tested.as_ref()) {
                    self.to.needs.throws |= throws;
                    return Ok(Said::new(reader.code, reader.ty, Some(value)));
                }
                let ty = declared.ty.substituted(&subject.arguments(java, &target.ty));
                return self.read_by_reflection(expr, java, declared, &ty, Some(value), true);
            }
        }
        let ty = declared.ty.substituted(&subject.arguments(java, &target.ty));
        if Subject::can_use(self.to.package, java, declared.access) {
            return Ok(Said::plain(expr.field(&declared.name), ty));
        }
        self.read_by_reflection(expr, java, declared, &ty, None, false)
    }

    pub(super) fn read_by_reflection(
        &mut self,
        object: Expr,
        java: &JavaClass,
        field: &JavaField,
        ty: &JavaType,
        value: Option<Value>,
        is_there: bool,
    ) -> Spoken {
        if !self.to.may_reflect || !Subject::can_name(self.to.package, java) {
            return Err(Unsaid::Private(field.name.clone()));
        }
        let ty = self.castable(ty)?;
        let owner = Expr::class_literal(ClassName::of(java));
        let read = Expr::Helper(Helper::GetField, vec![object, owner, Expr::text(&field.name)]);
        let read = self.cast(&ty, read, value);
        // what is read in a variable is read only once; of null nothing can be read too early
        if !is_there || !self.keeps {
            return Ok(read);
        }
        let hint =
            if self.is_old { format!("old{}", upper_first(&field.name)) } else { identifier(&field.name) };
        self.kept(&hint, read, self.is_old)
    }

    pub(super) fn cast(&self, ty: &JavaType, code: Expr, value: Option<Value>) -> Said {
        Said::new(code.cast(TypeName::of(ty, self.to.subject.info)), ty.clone(), value)
    }

    /// A type that a value can be cast to without a warning.
    pub(super) fn castable(&self, ty: &JavaType) -> Result<JavaType, Unsaid> {
        let object = || JavaType::Class("Object".to_owned(), Vec::new());
        let found = match ty {
            JavaType::Class(name, args) => JavaType::Class(
                name.clone(),
                args.iter().map(|_| JavaType::Extends(Box::new(object()))).collect(),
            ),
            JavaType::Array(elem) => JavaType::Array(Box::new(self.castable(elem)?)),
            JavaType::Var(_) => object(),
            other => other.clone(),
        };
        if self.to.can_name(&found) { Ok(found) } else { Err(Unsaid::HiddenClass) }
    }

    /// An expression before a dot.
    pub(super) fn dereferenced(&self, said: &Said) -> Result<Expr, Unsaid> {
        if said.code.is_null() {
            return Err(Unsaid::MemberOfNull);
        }
        if said.is_boxed() {
            return Ok(said.code.clone().cast(TypeName::of(&said.ty, self.to.subject.info)));
        }
        Ok(said.code.clone())
    }

    /// What is selected from a class; nothing where that is no class.
    pub(super) fn of_class(&mut self, target: &Spec, name: &str) -> Option<Spoken> {
        if let Some(class) = self.as_class(target) {
            return Some(match self.field_of(class, name) {
                None => Err(Unsaid::InCondition(name.to_owned())),
                Some((_, declared)) if !declared.is_static => Err(Unsaid::OfEnclosing(name.to_owned())),
                Some((field, declared)) => self.static_field(class, declared, field),
            });
        }
        if let (Spec::Name(class), "MIN_VALUE" | "MAX_VALUE") = (target, name)
            && let Some(prim) = boxed(class)
        {
            let code = Expr::Constant(ClassName::jdk(class), name.to_owned());
            return Some(Ok(Said::plain(code, JavaType::Prim(prim))));
        }
        None
    }

    /// What is selected from an object.
    pub(super) fn selected(&mut self, target: &Said, name: &str) -> Spoken {
        if let (JavaType::Array(_), "length") = (&target.ty, name) {
            let array = self.dereferenced(target)?;
            return Ok(Said::plain(array.field("length"), JavaType::Prim("int")));
        }
        let class = self.class_of(target)?;
        let java = self.to.subject.java_class(class).ok_or(Unsaid::NamelessClass)?;
        match self.field_of(java, name) {
            Some((Some(field), declared)) if !declared.is_static => self.field(target, field),
            _ => Err(Unsaid::InCondition(name.to_owned())),
        }
    }

    /// The class of an expression as the compiler sees it.
    pub(super) fn class_of(&self, said: &Said) -> Result<ClassId, Unsaid> {
        let name = said.ty.class_name().ok_or_else(|| Unsaid::MemberOf(said.code.in_words()))?;
        self.to.subject.class(name).ok_or_else(|| Unsaid::Class(name.to_owned()))
    }

    /// A name that no variable has and that is a class.
    pub(super) fn as_class(&self, tree: &Spec) -> Option<&'p JavaClass> {
        let Spec::Name(name) = tree else { return None };
        let is_variable = self.bound.iter().any(|(written, _)| written == name)
            || self.meaning.params.iter().any(|(written, _)| written == name)
            || self.meaning.thrown.as_ref().is_some_and(|(written, _)| written == name);
        let own = self.to.subject.java_class(self.meaning.class)?;
        if is_variable || self.field_of(own, name).is_some() { None } else { self.class_named(name) }
    }

    /// A class by its simple name: one inside of those around, of the package, or the only one of that name.
    pub(super) fn class_named(&self, name: &str) -> Option<&'p JavaClass> {
        let info = self.to.subject.info;
        let found = |package: &str, path: &[String]| {
            let is_it = |class: &&JavaClass| class.package == package && class.path == path;
            info.classes.values().find(is_it)
        };
        let mut around = self.to.subject.java_class(self.meaning.class);
        let mut class = None;
        while let (Some(java), None) = (around, class) {
            let path: Vec<String> = java.path.iter().cloned().chain([name.to_owned()]).collect();
            class = found(&java.package, &path)
                .or_else(|| Some(java).filter(|java| java.path.last().is_some_and(|last| last == name)));
            around = self.around(java);
        }
        let class = class.or_else(|| found(self.to.package, &[name.to_owned()])).or_else(|| {
            let mut all = info.classes.values().filter(|class| class.path == [name.to_owned()]);
            all.next().filter(|_| all.next().is_none())
        });
        class.filter(|class| Subject::can_name(self.to.package, class))
    }

    /// An element of an array.
    pub(super) fn index(&mut self, array: &Said, at: Said) -> Spoken {
        let JavaType::Array(elem) = &array.ty else { return Err(Unsaid::NoArray) };
        let known = |said: &Said| said.value.map(|value| self.to.interpreter.known(self.state(), value));
        let place = (known(array), known(&at));
        let mut value = None;
        if let (Some(Known::Object(object)), Some(Known::Int(at))) = place {
            let state = if self.is_old { self.to.states.0 } else { self.to.states.1 };
            let elements = self.to.interpreter.elements(state, object).unwrap_or_default();
            value = usize::try_from(at).ok().and_then(|at| elements.get(at).copied());
        }
        Ok(Said::new(self.dereferenced(array)?.at(at.code), (**elem).clone(), value))
    }
}
