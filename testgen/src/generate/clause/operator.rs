//! Operators in conditions: those of JML in terms of Java's, with as few parentheses as can be read.

use super::said::{ATOM, BOOLEAN, CONDITIONAL, EQUALITY, OR, RELATION, Said, UNARY, promoted, truth};
use super::{Spoken, Words};
use crate::generate::jml::{Jml, tightness};
use crate::java::JavaType;

impl Words<'_, '_, '_> {
    pub(super) fn unary(&mut self, sign: &str, inner: &Jml) -> Spoken {
        let inner = self.expr(inner)?;
        if sign == "!" {
            return Ok(not(&inner));
        }
        let ty = promoted(&inner.ty, &JavaType::Prim("int"))?;
        let operand = inner.within(if inner.code.starts_with(['-', '+']) { ATOM + 1 } else { UNARY });
        Ok(Said::plain(format!("{sign}{operand}"), ty, UNARY))
    }

    pub(super) fn binary(&mut self, sign: &'static str, left: &Jml, right: &Jml) -> Spoken {
        let left = self.expr(left)?;
        // arguments are written as they are, so a side may be known; then the other one need not have a meaning
        match (sign, left.code.as_str()) {
            ("&&", "false") | ("||", "true") => return Ok(left),
            ("==>", "false") => return Ok(truth(true)),
            ("&&" | "==>" | "<==>", "true") | ("||", "false") => return self.expr(right),
            _ => {}
        }
        let right = self.expr(right)?;
        if let Some(known) = compared(sign, &left, &right)? {
            return Ok(truth(known));
        }
        // a condition that is compared with a known one is that condition or its opposite
        let is_same = if matches!(sign, "==" | "<==>") { "true" } else { "false" };
        if matches!(sign, "==" | "!=" | "<==>" | "<=!=>") && left.ty == BOOLEAN && right.ty == BOOLEAN {
            for (side, other) in [(&left, &right), (&right, &left)] {
                match side.code.as_str() {
                    known if known == is_same => return Ok(other.clone()),
                    "true" | "false" => return Ok(not(other)),
                    _ => {}
                }
            }
        }
        let tight = tightness(sign);
        let joined = |sign: &str| format!("{} {sign} {}", left.within(tight), right.within(tight + 1));
        Ok(match sign {
            "==>" => {
                let (premise, of_premise) = negated(&left);
                let premise = if of_premise < OR { format!("({premise})") } else { premise };
                Said::condition(format!("{premise} || {}", right.within(OR + 1)), OR)
            }
            "<==>" | "<=!=>" => {
                let sign = if sign == "<==>" { "==" } else { "!=" };
                let code = |side: &Said| side.within(RELATION + 1);
                Said::condition(format!("{} {sign} {}", code(&left), code(&right)), EQUALITY)
            }
            // joined to the right they need no parentheses
            "&&" | "||" => {
                Said::condition(format!("{} {sign} {}", left.within(tight), right.within(tight)), tight)
            }
            "==" | "!=" => {
                let other = if sign == "==" { "!=" } else { "==" };
                let is_null = |said: &Said| said.code == "null";
                let needs_cast = left.is_reference()
                    && right.is_reference()
                    && left.ty != right.ty
                    && !is_null(&left)
                    && !is_null(&right)
                    && left.ty.class_name() != Some("Object")
                    && right.ty.class_name() != Some("Object");
                // a comparison of comparisons is read better with parentheses
                let operand = |said: &Said| said.within(RELATION + 1);
                let first =
                    if needs_cast { format!("(Object) {}", left.within(UNARY)) } else { operand(&left) };
                let code = |sign: &str| format!("{first} {sign} {}", operand(&right));
                Said { opposite: Some((code(other), tight)), ..Said::condition(code(sign), tight) }
            }
            "<" | "<=" | ">" | ">=" => {
                let ty = promoted(&left.ty, &right.ty)?;
                let other = match sign {
                    "<" => ">=",
                    "<=" => ">",
                    ">" => "<=",
                    _ => "<",
                };
                // what is not a number is neither less nor not less
                let is_whole = matches!(ty, JavaType::Prim("int" | "long"));
                Said {
                    opposite: is_whole.then(|| (joined(other), tight)),
                    ..Said::condition(joined(sign), tight)
                }
            }
            "+" if [&left, &right].iter().any(|side| side.ty.class_name() == Some("String")) => {
                Said::plain(joined(sign), JavaType::Class("String".to_owned(), Vec::new()), tight)
            }
            "&" | "|" | "^" if left.ty == BOOLEAN && right.ty == BOOLEAN => {
                Said::condition(joined(sign), tight)
            }
            "<<" | ">>" | ">>>" => {
                Said::plain(joined(sign), promoted(&left.ty, &JavaType::Prim("int"))?, tight)
            }
            _ => Said::plain(joined(sign), promoted(&left.ty, &right.ty)?, tight),
        })
    }

    pub(super) fn conditional(&mut self, cond: &Jml, then: &Jml, els: &Jml) -> Spoken {
        let (cond, then, els) = (self.expr(cond)?, self.expr(then)?, self.expr(els)?);
        let ty = match (&then.ty, &els.ty) {
            (a, b) if a == b => a.clone(),
            (JavaType::Prim(_), _) | (_, JavaType::Prim(_)) => promoted(&then.ty, &els.ty)?,
            (JavaType::Unknown, other) | (other, _) => other.clone(),
        };
        let inner = CONDITIONAL + 1;
        let code = format!("{} ? {} : {}", cond.within(inner), then.within(inner), els.within(inner));
        Ok(Said::plain(code, ty, CONDITIONAL))
    }
}

fn negated(said: &Said) -> (String, u8) {
    said.opposite.clone().unwrap_or_else(|| (format!("!{}", said.within(UNARY)), UNARY))
}

fn not(said: &Said) -> Said {
    let (code, tight) = negated(said);
    Said { opposite: Some((said.code.clone(), said.tight)), ..Said::condition(code, tight) }
}

/// What a comparison of two literals gives; `None` where it is to be seen.
fn compared(sign: &str, left: &Said, right: &Said) -> Result<Option<bool>, String> {
    let is_equality = matches!(sign, "==" | "!=");
    if is_equality && left.is_reference() && right.is_reference() {
        // a box is written as the number in it, and which object that is nobody knows
        let is_null = |said: &Said| said.code == "null";
        let is_there = |said: &Said| said.is_boxed() || said.code.starts_with('"');
        return match () {
            () if is_null(left) && is_null(right) => Ok(Some(sign == "==")),
            () if is_there(left) && is_null(right) || is_null(left) && is_there(right) => {
                Ok(Some(sign == "!="))
            }
            () if left.is_boxed() || right.is_boxed() => Err("which object a number is".to_owned()),
            () => Ok(None),
        };
    }
    let (Ok(left), Ok(right)) = (left.code.parse::<i32>(), right.code.parse::<i32>()) else {
        return Ok(None);
    };
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
