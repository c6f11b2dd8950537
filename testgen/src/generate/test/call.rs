//! The call of the tested method: what it is called on and with, and how a test writes that.

use oox_core::heap::Value;
use oox_core::ir::MethodId;

use super::writer::Writer;
use crate::generate::build::{Arranger, Built, Variable, check_taken};
use crate::generate::input::Raw;
use crate::generate::reason::{Missing, Reason};
use crate::generate::subject::Instances;
use crate::generate::words::{called_after, upper_first};
use crate::java::{ClassName, Expr, JavaClass, JavaMethod, JavaType, New, TypeName, creation};

/// The call of the tested method.
pub struct Act {
    /// As an expression.
    pub code: Expr,
    /// The receiver; of a constructor of an inner class the enclosing instance.
    pub receiver: Option<Built>,
    /// The arguments.
    pub args: Vec<Built>,
}

impl Writer<'_, '_> {
    /// Whether a call on the receiver leads to the tested method.
    pub fn check_receiver(&self, raw: &Raw) -> Result<(), Reason> {
        let declared = self.subject.program.method(self.method);
        if declared.is_static || declared.is_constructor {
            return Ok(());
        }
        let Some(Value::Obj(receiver)) = raw.args.first() else { return Ok(()) };
        if self.interpreter.target(&raw.state, *receiver, self.method) == self.method {
            return Ok(());
        }
        let class = self.interpreter.class_of(&raw.state, *receiver);
        let class = class.map_or("its class", |class| self.subject.program.class(class).name.as_str());
        Err(Reason::Overridden(class.to_owned()))
    }

    /// The type of the result in a test.
    pub fn result_type(&self) -> JavaType {
        if self.java.is_constructor {
            return self.own_type();
        }
        let ty = self.java.ret.substituted(&self.instances);
        self.subject.type_to_see(&self.class.package, &ty)
    }

    /// The call as an expression.
    pub fn call(
        &self,
        receiver: Option<&Built>,
        args: &[Built],
        variables: &[Variable],
    ) -> Result<Expr, Reason> {
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
                _ if built.code.is_null() => !(is_overloaded || self.java.is_varargs && is_last),
                _ => !is_overloaded || built.variable(variables).is_some_and(|known| known.ty == ty),
            };
            // the constant of an enum and a text have one type each
            let is_typed = match ty.class_name() {
                Some("String") => built.code.is_text() || is_new_text(&built.code),
                Some(name) => {
                    self.subject.class(name).is_some_and(|class| self.subject.program.class(class).is_enum)
                }
                None => false,
            };
            codes.push(if is_sure || is_typed && !built.code.is_null() {
                built.code.clone()
            } else {
                if let Some(class) = self.subject.hidden(&self.class.package, &ty) {
                    return Err(Reason::HiddenClass(class.to_owned()));
                }
                built.code.clone().cast(TypeName::of(&ty, self.subject.info))
            });
        }
        let receiver = receiver.map(|receiver| receiver.code.clone());
        if self.java.is_constructor {
            return Ok(creation(self.class, receiver, codes));
        }
        Ok(match receiver {
            Some(receiver) => receiver.call(&self.java.name, codes),
            None => Expr::static_call(ClassName::of(self.class), &self.java.name, codes),
        })
    }
}

/// The receiver (of a constructor of an inner class: the enclosing instance) and the arguments.
pub fn inputs(
    arranger: &mut Arranger,
    method: MethodId,
    class: &JavaClass,
    java: &JavaMethod,
    raw: &Raw,
    (own, instances): (&JavaType, &Instances),
) -> Result<(Option<Built>, Vec<Built>), Reason> {
    let declared = arranger.subject.program.method(method);
    let mut given = raw.args.iter().copied();
    let mut receiver = None;
    if !declared.is_static && !declared.is_constructor {
        let this = given.next().ok_or(Missing::Receiver)?;
        let hint = called_after(class.path.last().map_or("subject", String::as_str));
        // a class `Result`: the name is taken by what comes out
        let hint =
            if arranger.done.names.contains(&hint) { format!("tested{}", upper_first(&hint)) } else { hint };
        let built = arranger.value(this, own, &hint)?;
        // a class that says what a type parameter stands for may say something else
        let variable = built.variable(&arranger.done.variables);
        if variable.is_some_and(|declared| !arranger.subject.is_usable_as(&declared.ty, own)) {
            return Err(Reason::OtherTypeArguments);
        }
        receiver = Some(built);
    } else if declared.is_constructor && raw.args.len() == java.params.len() + 1 && class.is_inner {
        let outer = given.next().ok_or(Missing::Outer)?;
        let ty = arranger.subject.outer_type(&declared.params[0].ty, instances);
        receiver = Some(arranger.value(outer, &ty, "outer")?);
    } else if raw.args.len() != java.params.len() {
        return Err(Reason::MethodTakesMore);
    }
    let mut args = Vec::new();
    for ((name, ty), value) in java.params.iter().zip(given) {
        let given = ty.substituted(instances);
        let built = arranger.value(value, &given, name)?;
        check_taken(&built, ty, instances)?;
        arranger.subject.check_nameable(arranger.package, &built.code, &given)?;
        args.push(built);
    }
    Ok((receiver, args))
}

/// `new String("text")`
fn is_new_text(code: &Expr) -> bool {
    matches!(code, Expr::New(new) if matches!(&**new, New { class, .. } if *class == ClassName::jdk("String")))
}
