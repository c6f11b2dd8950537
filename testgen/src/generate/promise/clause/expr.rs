//! Expressions of JML, part by part.
//!
//! Here saying turns back to itself. Of those who say a certain kind of expression, [`old`](super::old) and
//! [`quantifier`](super::quantifier) ask for further ones; all others are given the parts.

use super::call::Target;
use super::operator::{Decided, binary, conditional, decided, unary};
use super::said::{BOOLEAN, Said, literal};
use super::{Spoken, Words};
use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, ClassName, Expr, JavaType, On, Spec, TypeName, Unspoken};

impl Words<'_, '_, '_> {
    pub(super) fn condition(&mut self, tree: &Spec) -> Spoken {
        let found = self.expr(tree)?;
        if found.ty == BOOLEAN || found.ty.class_name() == Some("Boolean") {
            return Ok(found);
        }
        if found.is_reference() {
            // the clause of something that is `non_null` is its name
            return Ok(Said::condition(Expr::binary(BinaryOp::NotEqual, found.code, Expr::null())));
        }
        Err(Unsaid::NoCondition)
    }

    pub(super) fn expr(&mut self, tree: &Spec) -> Spoken {
        match tree {
            Spec::Literal(value, prim) => Ok(literal(value, *prim, self.to.interpreter)),
            Spec::Name(name) => self.name(name),
            Spec::This => self.this(),
            Spec::Result => self.meaning.result.clone().ok_or(Unsaid::NoResult),
            Spec::Old(inner) => self.old(inner),
            Spec::Field(target, name) => {
                if let Some(said) = self.of_class(target, name) {
                    return said;
                }
                let target = self.expr(target)?;
                self.selected(&target, name)
            }
            Spec::Index(array, index) => {
                let (array, index) = (self.expr(array)?, self.expr(index)?);
                self.index(&array, index)
            }
            Spec::Call(target, name, args) => {
                let on = match target {
                    None => Target::None,
                    Some(target) => match self.as_class(target) {
                        Some(class) => Target::Class(class),
                        None => Target::Object(Box::new(self.expr(target)?)),
                    },
                };
                let args = args.iter().map(|arg| self.expr(arg)).collect::<Result<_, _>>()?;
                self.call(on, name, args)
            }
            Spec::Unary(op, inner) => unary(*op, self.expr(inner)?),
            Spec::Binary(op, left, right) => {
                let left = self.expr(left)?;
                // arguments are written as they are, so a side may be known; then the other one need not have a meaning
                match decided(*op, &left) {
                    Some(Decided::Known(said)) => Ok(*said),
                    Some(Decided::Right) => self.expr(right),
                    None => binary(*op, left, self.expr(right)?),
                }
            }
            Spec::Unsaid(what) => Err(unsaid(what)),
            Spec::Cond(cond, then, els) => conditional(self.expr(cond)?, self.expr(then)?, self.expr(els)?),
            Spec::Cast(ty, inner) => {
                let inner = self.expr(inner)?;
                let code = inner.code.cast(TypeName::Word((*ty).to_owned()));
                Ok(Said::plain(code, JavaType::Prim(ty)))
            }
            Spec::InstanceOf(inner, class) => {
                let class = self.class_named(class).ok_or_else(|| Unsaid::Class(class.clone()))?;
                let inner = self.expr(inner)?;
                Ok(Said::condition(Expr::InstanceOf(Box::new(inner.code), ClassName::of(class))))
            }
            Spec::Quantified(quantified) => {
                let conjuncts = quantified.range.conjuncts();
                self.quantified(
                    quantified.fold,
                    quantified.ty,
                    &quantified.vars,
                    &conjuncts,
                    &quantified.body,
                )
            }
            Spec::NonNullElements(inner) => {
                let inner = self.expr(inner)?;
                let arrays = ClassName::jdk("java.util.Arrays");
                let objects = On::Class(ClassName::jdk("java.util.Objects"));
                let is_there = Expr::MethodRef(Box::new(objects), "nonNull");
                let all = Expr::static_call(arrays, "stream", vec![inner.code.clone()])
                    .call("allMatch", vec![is_there]);
                let array = Expr::binary(BinaryOp::NotEqual, inner.code, Expr::null());
                Ok(Said::condition(Expr::binary(BinaryOp::And, array, all)))
            }
        }
    }
}

/// Why an expression that a test has no words for is not said.
pub(super) fn unsaid(what: &Unspoken) -> Unsaid {
    match what {
        Unspoken::Word(word) => Unsaid::InCondition(word.clone()),
        Unspoken::CastToClass => Unsaid::CastToClass,
        Unspoken::InstanceOfMore => Unsaid::InstanceOfMore,
        Unspoken::NotAscii => Unsaid::NotAscii,
        Unspoken::QuantifierOver(ty) => Unsaid::QuantifierOver(ty.clone()),
        Unspoken::NoRange => Unsaid::NoRange,
    }
}
