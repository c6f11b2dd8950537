//! The call of the tested method: what it is called on and with, and how a test writes that.

use std::collections::BTreeSet;

use indexmap::IndexMap;
use oox_core::exec::Known;
use oox_core::ir::{ClassId, DynType, MethodId};

use super::arrange::{Arranger, Built, Variable};
use super::raw::Raw;
use super::subject::Subject;
use super::test::Writer;
use super::words::lower_first;
use crate::java::{JavaClass, JavaMethod, JavaType, class_code, creation, type_code};

/// The call of the tested method.
pub struct Act {
    /// As an expression.
    pub code: String,
    /// The receiver; of a constructor of an inner class the enclosing instance.
    pub receiver: Option<Built>,
    /// The arguments.
    pub args: Vec<Built>,
}

impl Writer<'_, '_> {
    /// The type of the result in a test.
    pub fn result_type(&self) -> JavaType {
        if self.java.is_constructor {
            return self.subject.usual_type(self.class);
        }
        let ty = self.java.ret.substituted(&self.instances);
        match ty.class_name().and_then(|name| self.subject.info.class(name)) {
            Some(class) if !Subject::can_name(&self.class.package, class) => JavaType::object(),
            _ => ty,
        }
    }

    /// What the type parameters stand for in the test of a case: one of the method for the class of what is given for it.
    pub fn instances_for(&self, raw: &Raw) -> IndexMap<String, JavaType> {
        let mut instances = Subject::instances_in(self.class, self.java);
        let extra = raw.args.len() - self.java.params.len().min(raw.args.len());
        for param in &self.java.type_params {
            let given = self.java.params.iter().zip(&raw.args[extra..]);
            let given = given.filter(|((_, ty), _)| *ty == JavaType::Var(param.name.clone()));
            let objects = given.filter_map(|(_, value)| match self.interpreter.known(&raw.state, *value) {
                Known::Object(object) => Some(object),
                _ => None,
            });
            let classes: BTreeSet<Option<&str>> = objects
                .map(|object| match self.interpreter.type_of(&raw.state, object) {
                    DynType::Class(class) => self.plain_class(*class),
                    _ => None,
                })
                .collect();
            if let [Some(class)] = classes.into_iter().collect::<Vec<_>>()[..] {
                instances.insert(param.name.clone(), JavaType::Class(class.to_owned(), Vec::new()));
            }
        }
        instances
    }

    /// The name of a class of the user's without type parameters that a test can write.
    fn plain_class(&self, class: ClassId) -> Option<&str> {
        let class = self.subject.program.enum_root(class).unwrap_or(class);
        let java = self.subject.java_class(class)?;
        let is_plain = java.is_users
            && java.type_params.is_empty()
            && !java.is_inner
            && Subject::can_name(&self.class.package, java);
        is_plain.then_some(java.name.as_str())
    }

    /// The call as an expression.
    pub fn call(&self, receiver: Option<&Built>, args: &[Built], variables: &[Variable]) -> String {
        let same_name = |other: &&JavaMethod| {
            other.name == self.java.name
                && other.is_constructor == self.java.is_constructor
                && (other.params.len() == self.java.params.len() || other.is_varargs)
        };
        let own = self.subject.program.method(self.method).class;
        let inherited = self.subject.all_methods(own).into_iter().map(|(_, _, method)| method);
        let is_overloaded = if self.java.is_constructor {
            self.class.methods.iter().filter(same_name).count() > 1
        } else {
            inherited.filter(same_name).count() > 1
        };
        let mut codes = Vec::new();
        for (index, ((_, ty), built)) in self.java.params.iter().zip(args).enumerate() {
            let is_last = index + 1 == self.java.params.len();
            let ty = ty.substituted(&self.instances);
            let is_sure = match &ty {
                JavaType::Prim(_) => true,
                _ if built.code == "null" => !(is_overloaded || self.java.is_varargs && is_last),
                _ => {
                    !is_overloaded || variables.iter().any(|known| known.name == built.code && known.ty == ty)
                }
            };
            // the constant of an enum and a text have one type each
            let is_typed = match ty.class_name() {
                Some("String") => built.code.starts_with('"') || built.code.starts_with("new String("),
                Some(name) => {
                    self.subject.class(name).is_some_and(|class| self.subject.program.class(class).is_enum)
                }
                None => false,
            };
            codes.push(if is_sure || is_typed && built.code != "null" {
                built.code.clone()
            } else {
                format!("({}) {}", type_code(&ty, self.subject.info), built.code)
            });
        }
        let codes: Vec<&str> = codes.iter().map(String::as_str).collect();
        if self.java.is_constructor {
            return creation(self.class, receiver.map(|outer| outer.code.as_str()), &codes);
        }
        let on = receiver.map_or_else(|| class_code(self.class), |receiver| receiver.code.clone());
        format!("{on}.{}({})", self.java.name, codes.join(", "))
    }
}

/// The receiver (of a constructor of an inner class: the enclosing instance) and the arguments.
pub fn inputs(
    arranger: &mut Arranger,
    method: MethodId,
    class: &JavaClass,
    java: &JavaMethod,
    raw: &Raw,
    instances: &IndexMap<String, JavaType>,
) -> Result<(Option<Built>, Vec<Built>), String> {
    let of = arranger.subject.program.method(method);
    let mut given = raw.args.iter().copied();
    let mut receiver = None;
    if !of.is_static && !of.is_constructor {
        let this = given.next().ok_or("a receiver")?;
        let hint = lower_first(class.path.last().map_or("subject", String::as_str));
        receiver = Some(arranger.value(this, &arranger.subject.usual_type(class), &hint)?);
    } else if of.is_constructor && raw.args.len() == java.params.len() + 1 && class.is_inner {
        let outer = given.next().ok_or("an enclosing instance")?;
        let ty = arranger.subject.java_type(&of.params[0].ty);
        receiver = Some(arranger.value(outer, &ty, "outer")?);
    } else if raw.args.len() != java.params.len() {
        return Err("a method that takes more than is written".to_owned());
    }
    let mut args = Vec::new();
    for ((name, ty), value) in java.params.iter().zip(given) {
        args.push(arranger.value(value, &ty.substituted(instances), name)?);
    }
    Ok((receiver, args))
}
