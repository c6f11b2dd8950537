//! Operators in conditions: those of JML in terms of Java's, with as few parentheses as can be read.

use super::said::{BOOLEAN, Said, promoted, truth};
use super::{Spoken, Words};
use crate::generate::jml::Jml;
use crate::generate::reason::Unsaid;
use crate::java::{BinaryOp, Expr, JavaType, TypeName, UnaryOp};

impl Words<'_, '_, '_> {
    pub(super) fn unary(&mut self, sign: &str, inner: &Jml) -> Spoken {
        let inner = self.expr(inner)?;
        let op = match sign {
            "!" => return Ok(inner.negated()),
            "-" => UnaryOp::Minus,
            "+" => UnaryOp::Plus,
            _ => UnaryOp::Complement,
        };
        let ty = promoted(&inner.ty, &JavaType::Prim("int"))?;
        Ok(Said::plain(Expr::Unary(op, Box::new(inner.code)), ty))
    }

    pub(super) fn binary(&mut self, sign: &'static str, left: &Jml, right: &Jml) -> Spoken {
        let left = self.expr(left)?;
        // arguments are written as they are, so a side may be known; then the other one need not have a meaning
        match (sign, left.code.as_truth()) {
            ("&&", Some(false)) | ("||", Some(true)) => return Ok(left),
            ("==>", Some(false)) => return Ok(truth(true)),
            ("&&" | "==>" | "<==>", Some(true)) | ("||", Some(false)) => return self.expr(right),
            _ => {}
        }
        let right = self.expr(right)?;
        if let Some(known) = compared(sign, &left, &right)? {
            return Ok(truth(known));
        }
        // a condition that is compared with a known one is that condition or its opposite
        let is_same = matches!(sign, "==" | "<==>");
        if matches!(sign, "==" | "!=" | "<==>" | "<=!=>") && left.ty == BOOLEAN && right.ty == BOOLEAN {
            for (side, other) in [(&left, &right), (&right, &left)] {
                match side.code.as_truth() {
                    Some(known) if known == is_same => return Ok(other.clone()),
                    Some(_) => return Ok(other.clone().negated()),
                    None => {}
                }
            }
        }
        Ok(match sign {
            "==>" => {
                // what follows stands for itself
                let is_or = matches!(right.code, Expr::Binary(BinaryOp::Or, ..));
                let code = if is_or { Expr::Parens(Box::new(right.code)) } else { right.code };
                Said::condition(Expr::binary(BinaryOp::Or, left.negated().code, code))
            }
            "<==>" => Said::joined(BinaryOp::Equal, left, right, BOOLEAN),
            "<=!=>" => Said::joined(BinaryOp::NotEqual, left, right, BOOLEAN),
            "&&" => Said::joined(BinaryOp::And, left, right, BOOLEAN),
            "||" => Said::joined(BinaryOp::Or, left, right, BOOLEAN),
            "==" | "!=" => {
                let (op, other) = match sign {
                    "==" => (BinaryOp::Equal, BinaryOp::NotEqual),
                    _ => (BinaryOp::NotEqual, BinaryOp::Equal),
                };
                let is_null = |said: &Said| said.code.is_null();
                let needs_cast = left.is_reference()
                    && right.is_reference()
                    && left.ty != right.ty
                    && !is_null(&left)
                    && !is_null(&right)
                    && left.ty.class_name() != Some("Object")
                    && right.ty.class_name() != Some("Object");
                let first = if needs_cast { left.code.cast(TypeName::object()) } else { left.code };
                let code = |op: BinaryOp| Expr::binary(op, first.clone(), right.code.clone());
                Said { opposite: Some(code(other)), ..Said::condition(code(op)) }
            }
            "<" | "<=" | ">" | ">=" => {
                let ty = promoted(&left.ty, &right.ty)?;
                let op = operator(sign);
                let other = |op| Expr::binary(op, left.code.clone(), right.code.clone());
                // what is not a number is neither less nor not less
                let is_whole = matches!(ty, JavaType::Prim("int" | "long"));
                let opposite = op.opposite().filter(|_| is_whole).map(other);
                Said { opposite, ..Said::joined(op, left, right, BOOLEAN) }
            }
            "+" if [&left, &right].iter().any(|side| side.ty.class_name() == Some("String")) => {
                Said::joined(BinaryOp::Add, left, right, JavaType::Class("String".to_owned(), Vec::new()))
            }
            "&" | "|" | "^" if left.ty == BOOLEAN && right.ty == BOOLEAN => {
                Said::joined(operator(sign), left, right, BOOLEAN)
            }
            "<<" | ">>" | ">>>" => {
                let ty = promoted(&left.ty, &JavaType::Prim("int"))?;
                Said::joined(operator(sign), left, right, ty)
            }
            _ => {
                let ty = promoted(&left.ty, &right.ty)?;
                Said::joined(operator(sign), left, right, ty)
            }
        })
    }

    pub(super) fn conditional(&mut self, cond: &Jml, then: &Jml, els: &Jml) -> Spoken {
        let (cond, then, els) = (self.expr(cond)?, self.expr(then)?, self.expr(els)?);
        let ty = match (&then.ty, &els.ty) {
            (a, b) if a == b => a.clone(),
            (JavaType::Prim(_), _) | (_, JavaType::Prim(_)) => promoted(&then.ty, &els.ty)?,
            (JavaType::Unknown, other) | (other, _) => other.clone(),
        };
        Ok(Said::plain(Expr::Conditional(Box::new([cond.code, then.code, els.code])), ty))
    }
}

/// An operator on numbers.
fn operator(sign: &str) -> BinaryOp {
    match sign {
        "<" => BinaryOp::Less,
        "<=" => BinaryOp::AtMost,
        ">" => BinaryOp::Greater,
        ">=" => BinaryOp::AtLeast,
        "&" => BinaryOp::BitAnd,
        "|" => BinaryOp::BitOr,
        "^" => BinaryOp::Xor,
        "<<" => BinaryOp::ShiftLeft,
        ">>" => BinaryOp::ShiftRight,
        ">>>" => BinaryOp::ShiftRightUnsigned,
        "+" => BinaryOp::Add,
        "-" => BinaryOp::Subtract,
        "*" => BinaryOp::Multiply,
        "/" => BinaryOp::Divide,
        _ => BinaryOp::Remainder,
    }
}

/// What a comparison of two literals gives; `None` where it is to be seen.
fn compared(sign: &str, left: &Said, right: &Said) -> Result<Option<bool>, Unsaid> {
    let is_equality = matches!(sign, "==" | "!=");
    if is_equality && left.is_reference() && right.is_reference() {
        // a box is written as the number in it, and which object that is nobody knows
        let is_null = |said: &Said| said.code.is_null();
        let is_there = |said: &Said| said.is_boxed() || said.code.is_text();
        return match () {
            () if is_null(left) && is_null(right) => Ok(Some(sign == "==")),
            () if is_there(left) && is_null(right) || is_null(left) && is_there(right) => {
                Ok(Some(sign == "!="))
            }
            () if left.is_boxed() || right.is_boxed() => Err(Unsaid::WhichObject),
            () => Ok(None),
        };
    }
    let (Some(left), Some(right)) = (left.code.as_int(), right.code.as_int()) else { return Ok(None) };
    Ok(Some(match sign {
        "==" => left == right,
        "!=" => left != right,
        "<" => left < right,
        "<=" => left <= right,
        ">" => left > right,
        ">=" => left >= right,
        _ => return Ok(None),
    }))
}
