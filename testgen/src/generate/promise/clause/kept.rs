//! Variables of the test that conditions need: what is read only once, and what was there before the call.

use oox_core::interpret::State;

use super::said::Said;
use super::{Spoken, Translator, Words};
use crate::generate::reason::Unsaid;
use crate::generate::subject::Subject;
use crate::java::{Expr, JavaType, Stmt, TypeName};

impl Translator<'_, '_> {
    /// A name that is not in use.
    pub fn fresh(&mut self, hint: &str) -> String {
        let mut name = hint.to_owned();
        let mut number = 2;
        while !self.names.insert(name.clone()) {
            name = format!("{hint}{number}");
            number += 1;
        }
        name
    }

    /// Whether a test can name a type.
    pub(super) fn can_name(&self, ty: &JavaType) -> bool {
        match ty {
            JavaType::Prim(_) => true,
            JavaType::Class(name, args) => {
                let can = self.subject.info.class(name).map(|class| Subject::can_name(self.package, class));
                can.unwrap_or_else(|| !name.contains('.')) && args.iter().all(|arg| self.can_name(arg))
            }
            JavaType::Array(elem) | JavaType::Extends(elem) | JavaType::Super(elem) | JavaType::Raw(elem) => {
                self.can_name(elem)
            }
            JavaType::Var(_) | JavaType::Unknown => false,
        }
    }
}

impl Words<'_, '_, '_> {
    /// The heap that the condition speaks of here.
    pub(super) fn state(&self) -> &State {
        if self.is_old { self.to.states.0 } else { self.to.states.1 }
    }

    /// An expression kept in a variable, before or after the call.
    pub(super) fn kept(&mut self, hint: &str, held: Said, is_old: bool) -> Spoken {
        let is_it = |(of_old, code, _): &&(bool, Expr, Said)| *of_old == is_old && *code == held.code;
        if let Some((_, _, known)) = self.to.needs.kept.iter().find(is_it) {
            return Ok(known.clone());
        }
        if !self.to.can_name(&held.ty) {
            return Err(Unsaid::HiddenType);
        }
        let name = self.to.fresh(hint);
        let line = Stmt::local(TypeName::of(&held.ty, self.to.subject.info), &name, held.code.clone());
        let needs = &mut self.to.needs;
        if is_old { &mut needs.olds } else { &mut needs.reads }.push(line);
        let kept = Said::new(Expr::Name(name), held.ty, held.value);
        needs.kept.push((is_old, held.code, kept.clone()));
        Ok(kept)
    }
}
