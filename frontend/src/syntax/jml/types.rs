//! Names and types in JML.

use super::super::convert::prim;
use super::super::tree::{Expr, ExprKind, Ident, TypeArg, TypeKind, TypeRef, TypeSegment};
use super::lexer::TokenKind;
use super::{Parsed, Parser};

impl Parser<'_> {
    /// Where a type that begins at the offset would end, without reading it.
    pub(super) fn type_end(&self, mut offset: usize) -> Option<usize> {
        let mut angles = 0_usize;
        loop {
            match self.kind_at(offset) {
                TokenKind::Word => offset += 1,
                TokenKind::Sign("?") if angles > 0 => {
                    offset += 1;
                    if matches!(self.text_at(offset), "extends" | "super") {
                        offset += 1;
                        continue;
                    }
                }
                _ => return None,
            }
            loop {
                match self.kind_at(offset) {
                    TokenKind::Sign("[") if self.kind_at(offset + 1) == TokenKind::Sign("]") => offset += 2,
                    TokenKind::Sign(">") if angles > 0 => {
                        angles -= 1;
                        offset += 1;
                    }
                    _ => break,
                }
            }
            match self.kind_at(offset) {
                TokenKind::Sign(".") => offset += 1,
                TokenKind::Sign("<") => {
                    angles += 1;
                    offset += 1;
                }
                TokenKind::Sign(",") if angles > 0 => offset += 1,
                _ if angles == 0 => return Some(offset),
                _ => return None,
            }
        }
    }

    /// A name.
    pub(super) fn ident(&mut self) -> Parsed<Ident> {
        if self.token().kind != TokenKind::Word {
            return Err(self.unexpected("a name"));
        }
        let token = self.next();
        Ok(Ident { text: self.text[token.start..token.end].to_owned(), span: self.span_of(token) })
    }

    /// A type.
    pub(super) fn ty(&mut self) -> Parsed<TypeRef> {
        let start = self.token().start;
        let mut ty = self.plain_type()?;
        let mut dims = 0;
        while self.is_sign("[") && self.kind_at(1) == TokenKind::Sign("]") && dims < 255 {
            self.at += 2;
            dims += 1;
            ty = TypeRef { kind: TypeKind::Array(Box::new(ty)), span: self.since(start) };
        }
        Ok(ty)
    }

    /// A type without brackets.
    pub(super) fn plain_type(&mut self) -> Parsed<TypeRef> {
        let start = self.token().start;
        if self.token().kind != TokenKind::Word {
            return Err(self.unexpected("a type"));
        }
        if let Some(prim) = prim(self.text_at(0)) {
            self.next();
            return Ok(TypeRef { kind: TypeKind::Prim(prim), span: self.since(start) });
        }
        if self.eat_word("void") {
            return Ok(TypeRef { kind: TypeKind::Void, span: self.since(start) });
        }
        let mut segments = Vec::new();
        loop {
            let name = self.ident()?;
            let args = if self.is_sign("<") { Some(self.type_args()?) } else { None };
            segments.push(TypeSegment { name, args });
            if !(self.is_sign(".") && self.kind_at(1) == TokenKind::Word && self.text_at(1) != "class") {
                break;
            }
            self.next();
        }
        Ok(TypeRef { kind: TypeKind::Named(segments), span: self.since(start) })
    }

    fn type_args(&mut self) -> Parsed<Vec<TypeArg>> {
        self.expect("<")?;
        let mut args = Vec::new();
        if self.eat(">") {
            return Ok(args);
        }
        loop {
            args.push(self.deeper(|this| {
                if !this.eat("?") {
                    return Ok(TypeArg::Type(this.ty()?));
                }
                Ok(if this.eat_word("extends") {
                    TypeArg::Extends(this.ty()?)
                } else if this.eat_word("super") {
                    TypeArg::Super(this.ty()?)
                } else {
                    TypeArg::Any
                })
            })?);
            if !self.eat(",") {
                self.expect(">")?;
                return Ok(args);
            }
        }
    }
}

/// A dotted name as a type.
pub(super) fn as_type(expr: &Expr) -> Option<TypeRef> {
    let mut names = Vec::new();
    let mut at = expr;
    loop {
        match &at.kind {
            ExprKind::Field(target, name) => {
                names.push(name.clone());
                at = target;
            }
            ExprKind::Name(name) => {
                names.push(name.clone());
                break;
            }
            _ => return None,
        }
    }
    names.reverse();
    let segments = names.into_iter().map(|name| TypeSegment { name, args: None }).collect();
    Some(TypeRef { kind: TypeKind::Named(segments), span: expr.span })
}
