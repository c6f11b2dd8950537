//! What type parameters stand for in the test of one case: a class of the objects that the case has for them.
//!
//! The engine knows erased types only. A type that no case decides is the usual one, see `java/bounds.rs`.

use std::collections::BTreeSet;

use oox_core::heap::{ObjId, Value};
use oox_core::interpret::Known;
use oox_core::ir::{ClassId, DynType};

use super::writer::Writer;
use crate::generate::input::Raw;
use crate::generate::subject::{Content, Instances, Subject, content};
use crate::java::{JavaType, TypeParam};

impl<'p> Writer<'_, 'p> {
    /// What the type parameters stand for in the test of a case: one of the method for the class of what is given for it.
    pub fn instances_for(&mut self, raw: &Raw) -> Instances {
        let mut instances = Subject::instances_in(self.class, self.java);
        let extra = raw.args.len() - self.java.params.len().min(raw.args.len());
        for param in &self.java.type_params {
            let given = self.java.params.iter().zip(&raw.args[extra..]);
            let given = given.filter(|((_, ty), _)| *ty == JavaType::Var(param.name.clone()));
            let objects = given.filter_map(|(_, value)| self.object_given(raw, *value));
            let classes: BTreeSet<Option<&str>> =
                objects.map(|object| self.class_given(raw, object)).collect();
            if let [Some(class)] = classes.into_iter().collect::<Vec<_>>()[..] {
                instances.insert(param.name.clone(), JavaType::Class(class.to_owned(), Vec::new()));
            }
        }
        self.close_bounds(raw, extra, &mut instances);
        self.fixed_by_receiver(raw, &mut instances);
        instances
    }

    /// A receiver of a class below says what the type parameters of the tested class stand for: `IntBox extends
    /// Box<Integer>`.
    fn fixed_by_receiver(&self, raw: &Raw, instances: &mut Instances) {
        let declared = self.subject.program.method(self.method);
        let receiver = raw.args.first().filter(|_| !declared.is_static && !declared.is_constructor);
        let receiver = receiver.and_then(|value| self.object_given(raw, *value));
        let class = receiver.and_then(|object| self.interpreter.class_of(&raw.state, object));
        let Some(below) = class.and_then(|class| self.subject.java_class(class)) else { return };
        if below.name == self.class.name {
            return;
        }
        let fixed = self.subject.info.as_super(below, &self.class.name);
        for (param, ty) in self.class.type_params.iter().zip(fixed) {
            if matches!(ty, JavaType::Class(..))
                && !ty.mentions_variable()
                && self.subject.can_name_type(&self.class.package, &ty)
            {
                instances.insert(param.name.clone(), ty);
            }
        }
    }

    /// A bound that leads back to its parameter is kept by one class and no other: the one that the case has objects of.
    fn close_bounds(&mut self, raw: &Raw, extra: usize, instances: &mut Instances) {
        let params: Vec<&'p TypeParam> =
            self.class.type_params.iter().chain(&self.java.type_params).collect();
        if !params.iter().any(|param| param.is_recursive) {
            return;
        }
        let mut found = Witnesses::default();
        if extra == 1 {
            let vars = self.class.type_params.iter().map(|param| JavaType::Var(param.name.clone()));
            let ty = JavaType::Class(self.class.name.clone(), vars.collect());
            self.witnesses(raw, raw.args[0], &ty, &mut found);
        }
        for ((_, ty), value) in self.java.params.iter().zip(&raw.args[extra..]) {
            self.witnesses(raw, *value, ty, &mut found);
        }
        for param in params.into_iter().filter(|param| param.is_recursive) {
            let classes = found.classes.iter().filter(|(name, _)| *name == param.name);
            let classes: Vec<&str> = classes.map(|(_, class)| *class).collect();
            let fitting = classes.iter().find(|name| {
                let class = self.subject.info.class(name);
                class.is_some_and(|class| self.subject.info.can_stand_for(param, instances, class))
            });
            if let Some(class) = fitting {
                instances.insert(param.name.clone(), JavaType::Class((*class).to_owned(), Vec::new()));
            }
        }
    }

    /// Finds the classes of objects whose declared type is a variable.
    fn witnesses(&mut self, raw: &Raw, value: Value, ty: &JavaType, found: &mut Witnesses<'p>) {
        let Some(object) = self.object_given(raw, value) else { return };
        if !ty.mentions_variable() {
            return;
        }
        if let JavaType::Var(name) = ty {
            if let Some(class) = self.class_given(raw, object) {
                found.classes.insert((name.clone(), class));
            }
            return;
        }
        if !found.seen.insert(object) {
            return;
        }
        let JavaType::Class(name, args) = ty else {
            if let JavaType::Array(elem) = ty {
                for element in self.interpreter.elements(&raw.state, object).unwrap_or_default() {
                    self.witnesses(raw, element, elem, found);
                }
            }
            return;
        };
        match content(self.subject, self.interpreter, &raw.state, object) {
            Some(Content::Elements(values)) => {
                for (value, arg) in values.into_iter().zip(args.iter().cycle()) {
                    self.witnesses(raw, value, arg, found);
                }
            }
            Some(Content::Entries(entries)) => {
                for (key, value) in entries {
                    for (value, arg) in [key, value].into_iter().zip(args) {
                        self.witnesses(raw, value, arg, found);
                    }
                }
            }
            Some(Content::Optional(value)) => {
                for (value, arg) in value.into_iter().zip(args) {
                    self.witnesses(raw, value, arg, found);
                }
            }
            Some(_) => {}
            None => self.witnesses_in_fields(raw, object, (name, args), found),
        }
    }

    /// What an object of the user's tells of the type arguments that it is declared with.
    fn witnesses_in_fields(
        &mut self,
        raw: &Raw,
        object: ObjId,
        (name, args): (&str, &[JavaType]),
        found: &mut Witnesses<'p>,
    ) {
        let class = self.interpreter.class_of(&raw.state, object);
        let Some(own) = class.and_then(|class| self.subject.java_class(class)) else { return };
        if own.name != *name {
            // a class below fixes them: `class CarBuilder extends Builder<CarBuilder>`
            for (declared, arg) in self.subject.info.as_super(own, name).iter().zip(args) {
                if let (JavaType::Class(fixed, _), JavaType::Var(param)) = (declared, arg)
                    && let Some(class) = self.subject.info.class(fixed)
                {
                    found.classes.insert((param.clone(), &class.name));
                }
            }
            return;
        }
        let params = own.type_params.iter().map(|param| param.name.clone());
        let values: Instances = params.zip(args.iter().cloned()).collect();
        for (field, value) in self.interpreter.fields(&raw.state, object) {
            if let Some((declaring, known)) = self.subject.java_field(field) {
                let values = self.subject.arguments_above(own, &values, declaring);
                self.witnesses(raw, value, &known.ty.substituted(&values), found);
            }
        }
    }

    /// The object that a value is.
    fn object_given(&self, raw: &Raw, value: Value) -> Option<ObjId> {
        match self.interpreter.known(&raw.state, value) {
            Known::Object(object) => Some(object),
            _ => None,
        }
    }

    /// The name of the class of an object, if a test can write it.
    fn class_given(&self, raw: &Raw, object: ObjId) -> Option<&'p str> {
        match self.interpreter.type_of(&raw.state, object) {
            DynType::Class(class) => self.plain_class(*class),
            _ => None,
        }
    }

    /// The name of a class of the user's without type parameters that a test can write.
    fn plain_class(&self, class: ClassId) -> Option<&'p str> {
        let class = self.subject.program.enum_root(class).unwrap_or(class);
        let java = self.subject.java_class(class)?;
        let is_plain = java.is_users
            && java.type_params.is_empty()
            && !java.is_inner
            && Subject::can_name(&self.class.package, java);
        is_plain.then_some(java.name.as_str())
    }

    /// The same with types without arguments in place of `?`, for tests that give objects for what `?` stands for; nothing
    /// where there is no `?`.
    pub fn raw_instances(&self, instances: &Instances) -> Option<Instances> {
        let mut changed = instances.clone();
        for param in self.class.type_params.iter().chain(&self.java.type_params) {
            if instances.get(&param.name) == Some(&param.instance)
                && let Some(raw) = param.raw_instance()
            {
                changed.insert(param.name.clone(), raw);
            }
        }
        (changed != *instances).then_some(changed)
    }

    /// The type of the tested class in the test that is being written.
    pub fn own_type(&self) -> JavaType {
        let args = self
            .class
            .type_params
            .iter()
            .map(|param| self.instances.get(&param.name).unwrap_or(&param.instance).clone());
        let own = JavaType::Class(self.class.name.clone(), args.collect());
        self.subject.type_to_see(&self.class.package, &own)
    }
}

/// What the objects of a case tell of type parameters.
#[derive(Default)]
struct Witnesses<'p> {
    /// Type parameters with names of classes, in a fixed order.
    classes: BTreeSet<(String, &'p str)>,
    seen: BTreeSet<ObjId>,
}
