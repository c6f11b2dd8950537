//! Calls in conditions.

use std::collections::BTreeSet;

use super::said::Said;
use super::{Spoken, Words};
use crate::generate::reason::Unsaid;
use crate::generate::subject::Subject;
use crate::java::{ClassName, Expr, Helper, JavaClass, JavaMethod, JavaType, Kind, TypeName, box_of, boxed};

/// What stands before the dot of a call.
pub enum Target<'p> {
    /// Nothing: the method is one of the class of the clause.
    None,
    /// A class.
    Class(&'p JavaClass),
    /// An object.
    Object(Box<Said>),
}

impl<'p> Words<'_, '_, 'p> {
    /// A call with these arguments.
    pub(super) fn call(&mut self, on: Target<'p>, name: &str, args: Vec<Said>) -> Spoken {
        let subject = self.to.subject;
        let class = match &on {
            Target::Object(target) => subject.java_class(self.class_of(target)?),
            Target::Class(class) => Some(*class),
            Target::None => subject.java_class(self.meaning.class),
        };
        let class = class.ok_or(Unsaid::NamelessClass)?;
        let (declaring, method) = self.method(class, name, &args)?;
        let receiver = match (method.is_static, on) {
            (true, _) => None,
            (false, Target::Object(target)) => Some(*target),
            (false, Target::None) => Some(self.this()?),
            (false, Target::Class(_)) => return Err(Unsaid::InCondition(name.to_owned())),
        };
        let values = match &receiver {
            Some(receiver) => subject.arguments(declaring, &receiver.ty),
            None => Subject::instances_of(&declaring.type_params),
        };
        let ty = method.ret.substituted(&values);
        if method.throws {
            if !self.bound.is_empty() {
                return Err(Unsaid::CheckedInQuantifier(name.to_owned()));
            }
            self.to.needs.throws = true;
        }
        if Subject::can_use(self.to.package, declaring, method.access) {
            let codes = args.into_iter().map(|arg| arg.code).collect();
            let called = match &receiver {
                Some(receiver) => self.dereferenced(receiver)?.call(name, codes),
                None => Expr::static_call(ClassName::of(declaring), name, codes),
            };
            return Ok(Said::plain(called, ty));
        }
        let is_only = declaring
            .methods
            .iter()
            .filter(|known| known.name == name && known.params.len() == args.len())
            .count()
            == 1;
        if !self.to.may_reflect || !Subject::can_name(self.to.package, declaring) || !is_only {
            return Err(Unsaid::Private(name.to_owned()));
        }
        let ty = self.castable(&ty)?;
        let on = receiver.map_or_else(Expr::null, |receiver| receiver.code);
        let mut given = vec![on, Expr::class_literal(ClassName::of(declaring)), Expr::text(name)];
        let is_alone = args.len() == 1;
        for arg in args {
            // an array or null alone would be taken for all arguments
            let is_taken_for_all = is_alone && arg.is_reference();
            given.push(if is_taken_for_all { arg.code.cast(TypeName::object()) } else { arg.code });
        }
        Ok(self.cast(&ty, Expr::Helper(Helper::CallMethod, given), None))
    }

    /// The method that a call means; a name that several fit is not decided here.
    pub(super) fn method(
        &self,
        class: &'p JavaClass,
        name: &str,
        args: &[Said],
    ) -> Result<(&'p JavaClass, &'p JavaMethod), Unsaid> {
        let info = self.to.subject.info;
        let mut found: Vec<(&JavaClass, &JavaMethod)> = Vec::new();
        let mut todo = vec![class];
        let mut seen = BTreeSet::new();
        while let Some(class) = todo.pop() {
            if !seen.insert(&class.name) {
                continue;
            }
            for method in &class.methods {
                let fits = method.name == name
                    && !method.is_constructor
                    && !method.is_varargs
                    && method.params.len() == args.len()
                    && method.params.iter().zip(args).all(|((_, ty), arg)| may_be_passed(&arg.ty, ty));
                let is_overridden = found
                    .iter()
                    .any(|(_, known)| known.params.iter().zip(&method.params).all(|((_, a), (_, b))| a == b));
                if fits && !is_overridden {
                    found.push((class, method));
                }
            }
            let above = class.supertypes.iter().filter_map(JavaType::class_name);
            todo.extend(above.filter_map(|name| info.class(name)));
            if found.is_empty() && todo.is_empty() && class.kind == Kind::Interface {
                todo.extend(info.class("Object"));
            }
        }
        let exact = |(_, method): &&(&JavaClass, &JavaMethod)| {
            method.params.iter().zip(args).all(|((_, ty), arg)| *ty == arg.ty)
        };
        match (&found[..], found.iter().filter(exact).count()) {
            ([], _) => Err(Unsaid::InCondition(name.to_owned())),
            ([only], _) => Ok(*only),
            (_, 1) => found.iter().find(exact).copied().ok_or(Unsaid::SeveralMethods(name.to_owned())),
            _ => Err(Unsaid::SeveralMethods(name.to_owned())),
        }
    }
}

/// Whether a value of one type may be an argument for the other; what is not known may.
fn may_be_passed(ty: &JavaType, to: &JavaType) -> bool {
    const WIDER: [&str; 6] = ["byte", "short", "int", "long", "float", "double"];
    let rank =
        |word: &str| WIDER.iter().position(|known| *known == if word == "char" { "short" } else { word });
    match (ty, to) {
        (JavaType::Prim(a), JavaType::Prim(b)) => a == b || rank(a).zip(rank(b)).is_some_and(|(a, b)| a <= b),
        (JavaType::Prim(a), JavaType::Class(name, _)) => {
            name == box_of(a) || matches!(name.as_str(), "Object" | "Number" | "Comparable")
        }
        (JavaType::Class(name, _), JavaType::Prim(b)) => boxed(name).is_some_and(|a| a == *b),
        (JavaType::Array(_), JavaType::Prim(_)) | (JavaType::Prim(_), JavaType::Array(_)) => false,
        (JavaType::Unknown, JavaType::Prim(_)) => false,
        _ => true,
    }
}
