//! Constants. An OOX literal takes the type of its place, so a type is written only where the place has none.

use oox_core::lang::ast::{self, BinOp, ExprKind as Out, Lit, UnOp};
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::unsupported;
use super::{Lower, build, types};
use crate::typed::Const;
use crate::types::{Prim, Type};

impl Code<'_, '_> {
    /// A constant of a type.
    pub fn constant(&mut self, value: &Const, ty: &Type, span: Span) -> Lower<ast::Expr> {
        Ok(match value {
            Const::Boolean(value) => build::boolean(*value, span),
            Const::Int(value) => match (ty, u16::try_from(*value)) {
                (Type::Prim(Prim::Char), Ok(unit)) => build::expr(Out::Lit(Lit::Char(unit)), span),
                (Type::Prim(Prim::Boolean), _) => build::boolean(*value != 0, span),
                _ => build::int(i64::from(*value), span),
            },
            Const::Long(value) => build::int(*value, span),
            Const::Float(value) => {
                float(&format!("{:?}", value.abs()), f64::from(*value), Some(ast::Prim::F32), span)
            }
            Const::Double(value) => float(&format!("{:?}", value.abs()), *value, None, span),
            Const::String(units) => self.string(units, span)?,
            Const::Null => build::null(span),
        })
    }

    /// A string. Half a surrogate pair cannot stand in a literal: such a text is made from its units.
    pub fn string(&mut self, units: &[u16], span: Span) -> Lower<ast::Expr> {
        let string = self.world().lang("String");
        self.make_live(string);
        if let Ok(text) = String::from_utf16(units) {
            return Ok(build::text(text, span));
        }
        let param = [Type::array(Type::CHAR)];
        let unit = |at: usize| build::expr(Out::Lit(Lit::Char(units[at])), span);
        let array = self.array_of(&Type::array(Type::CHAR), units.len(), span, |_, at| Ok(unit(at)))?;
        match self.world().find_constructor(string, &param) {
            Some(constructor) => Ok(self.new_object(string, constructor, vec![array], span)),
            None => unsupported("String(char[]) is not modelled", span),
        }
    }
}

/// A float literal from its shortest text: digits on both sides of the point; what has no digits is computed.
fn float(digits: &str, value: f64, narrow: Option<ast::Prim>, span: Span) -> ast::Expr {
    let literal = |text: &str| {
        let literal = build::expr(Out::Lit(Lit::Float(text.to_owned())), span);
        match narrow {
            // alone it would be a double
            Some(prim) if !value.is_finite() => build::cast(literal, build::prim(prim, span)),
            _ => literal,
        }
    };
    if value.is_nan() {
        return build::binary(BinOp::Div, literal("0.0"), literal("0.0"), span);
    }
    let magnitude = if value.is_infinite() {
        build::binary(BinOp::Div, literal("1.0"), literal("0.0"), span)
    } else {
        let text = match digits.split_once('e') {
            Some((mantissa, exponent)) if !mantissa.contains('.') => format!("{mantissa}.0e{exponent}"),
            _ if !digits.contains(['.', 'e']) => format!("{digits}.0"),
            _ => digits.to_owned(),
        };
        literal(&text)
    };
    if value.is_sign_negative() {
        build::expr(Out::Unary(UnOp::Neg, Box::new(magnitude)), span)
    } else {
        magnitude
    }
}

/// A literal that has no type of its own gets this one.
pub(super) fn with_type(value: ast::Expr, ty: &Type) -> ast::Expr {
    match ty {
        Type::Prim(prim) if build::is_flexible(&value) => {
            let span = value.span;
            build::cast(value, build::prim(types::prim(*prim), span))
        }
        _ => value,
    }
}
