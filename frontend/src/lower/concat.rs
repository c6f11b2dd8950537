//! String concatenation: each part as a string, joined from left to right.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::constant::with_type;
use super::reach::unsupported;
use super::{Lower, build};
use crate::typed::Expr;
use crate::types::{Prim, Type};

impl Code<'_, '_> {
    pub fn concat(&mut self, parts: &[Expr], span: Span) -> Lower<ast::Expr> {
        let string = Type::class(self.world().lang("String"));
        let class = self.world().lang("String");
        let Some(join) = self.world().find_method(class, "join2", &[string.clone(), string.clone()]) else {
            return unsupported("String.join2 is not modelled", span);
        };
        let mut joined: Option<ast::Expr> = None;
        for part in parts {
            let text = self.text_of(part, &string)?;
            joined = Some(match joined {
                None => text,
                Some(before) => self.static_call(join, vec![before, text], span),
            });
        }
        joined.map_or_else(|| unsupported("an empty concatenation", span), Ok)
    }

    /// The part as a string; `join2` writes `null` by itself.
    fn text_of(&mut self, part: &Expr, string: &Type) -> Lower<ast::Expr> {
        let has = self.low.lowered_ty(part);
        let value = self.expr(part)?;
        if has == *string {
            return Ok(value);
        }
        if has == Type::Null {
            let out = self.low.ty(string, part.span);
            return Ok(build::cast(value, out));
        }
        let param = match has {
            Type::Prim(Prim::Byte | Prim::Short) => Type::INT,
            Type::Prim(_) => has.clone(),
            _ => Type::class(self.world().lang("Object")),
        };
        let class = self.world().lang("String");
        let Some(value_of) = self.world().find_method(class, "valueOf", std::slice::from_ref(&param)) else {
            return unsupported("String.valueOf is not modelled", part.span);
        };
        let value = if has == param {
            with_type(value, &param)
        } else {
            let out = self.low.ty(&param, part.span);
            build::cast(with_type(value, &has), out)
        };
        Ok(self.static_call(value_of, vec![value], part.span))
    }
}
