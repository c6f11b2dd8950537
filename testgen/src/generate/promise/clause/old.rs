//! What was there before the call, and what is read only once: variables of the test.

use super::said::Said;
use super::{Spoken, Words};
use crate::generate::reason::Unsaid;
use crate::generate::words::upper_first;
use crate::java::{BinaryOp, JavaType, Spec, SpecOp};

impl Words<'_, '_, '_> {
    /// What an expression was before the call, kept in a variable.
    pub(super) fn old(&mut self, inner: &Spec) -> Spoken {
        let is_fixed = match inner {
            Spec::Literal(..) => true,
            Spec::Name(name) => self.meaning.params.iter().any(|(written, _)| written == name),
            _ => false,
        };
        if self.is_old || is_fixed {
            return self.expr(inner);
        }
        if self.bound.iter().any(|(name, _)| inner.mentions(name)) {
            return Err(Unsaid::OldInQuantifier);
        }
        if self.to.has_undefined && inner.any(&may_throw) {
            return Err(Unsaid::UndefinedOld);
        }
        let held = self.before(inner)?;
        // it may be in a variable already
        if self.to.needs.kept.iter().any(|(is_old, _, known)| *is_old && known.code == held.code) {
            return Ok(held);
        }
        self.kept(&format!("old{}", upper_first(hint(inner))), held, true)
    }

    /// In the state before the call.
    pub(super) fn before(&mut self, inner: &Spec) -> Spoken {
        self.is_old = true;
        let held = self.expr(inner);
        self.is_old = false;
        held
    }

    /// A copy of an array before the call, kept in a variable.
    pub(super) fn copy(&mut self, array: &Spec) -> Spoken {
        self.keeps = false;
        let held = self.before(array);
        self.keeps = true;
        let held = held?;
        let JavaType::Array(_) = held.ty else { return Err(Unsaid::CopyOfNoArray) };
        let copy = Said::plain(held.code.call("clone", Vec::new()), held.ty);
        self.kept(&format!("old{}", upper_first(hint(array))), copy, true)
    }
}

/// Whether evaluating an expression can throw.
fn may_throw(part: &Spec) -> bool {
    matches!(
        part,
        Spec::Field(..)
            | Spec::Index(..)
            | Spec::Call(..)
            | Spec::Binary(SpecOp::Java(BinaryOp::Divide | BinaryOp::Remainder), ..)
            | Spec::Cast(..)
    )
}

/// What a variable for an expression is called.
fn hint(tree: &Spec) -> &str {
    match tree {
        Spec::Name(name) | Spec::Field(_, name) | Spec::Call(_, name, _) => name,
        Spec::Index(array, _) => match hint(array).strip_suffix('s') {
            Some(one) if one.len() > 2 => one,
            _ => "element",
        },
        Spec::Unary(_, inner) | Spec::Cast(_, inner) | Spec::Old(inner) => hint(inner),
        _ => "value",
    }
}
