//! Types, and names of types.

use super::super::ast::{Prim, Type, TypeArg, TypeKind};
use super::super::token::TokenKind;
use super::{MAX_DEPTH, Parsed, Parser};

impl Parser<'_> {
    /// Whether a type starts at the nth token.
    pub(super) fn nth_is_type(&self, n: usize) -> bool {
        self.nth(n).is_name() || self.nth(n).is_type_keyword()
    }

    /// A type with its array levels.
    pub(super) fn ty(&mut self) -> Parsed<Type> {
        let elem = self.element_type()?;
        self.array_levels(elem)
    }

    /// The type of a field, a parameter or a result: classes may have arguments.
    pub(super) fn declared_type(&mut self) -> Parsed<Type> {
        let mut elem = self.element_type()?;
        if let (TypeKind::Class(name), TokenKind::Lt) = (&elem.kind, self.kind()) {
            let name = name.clone();
            let args = self.type_args()?;
            elem = Type { kind: TypeKind::Applied(name, args), span: self.since(elem.span) };
        }
        self.array_levels(elem)
    }

    /// `<A, ...>`, or nothing.
    pub(super) fn type_args(&mut self) -> Parsed<Vec<TypeArg>> {
        if !self.eat(TokenKind::Lt) {
            return Ok(Vec::new());
        }
        self.nested(|parser| {
            let mut args = vec![parser.type_arg()?];
            while parser.eat(TokenKind::Comma) {
                args.push(parser.type_arg()?);
            }
            parser.close_angle()?;
            Ok(args)
        })
    }

    /// `>`, which may be the beginning of `>>` or `>>>`.
    fn close_angle(&mut self) -> Parsed<()> {
        let signs = match self.kind() {
            TokenKind::Gt => 1,
            TokenKind::Shr => 2,
            TokenKind::Ushr => 3,
            _ => return Err(self.unexpected("`,` or `>`")),
        };
        self.angles += 1;
        if self.angles == signs {
            self.angles = 0;
            self.bump();
        }
        Ok(())
    }

    fn type_arg(&mut self) -> Parsed<TypeArg> {
        if !self.eat(TokenKind::Question) {
            return Ok(TypeArg::Exactly(self.declared_type()?));
        }
        if self.at_word("extends") {
            self.bump();
            return Ok(TypeArg::Below(self.declared_type()?));
        }
        Ok(TypeArg::Any)
    }

    fn array_levels(&mut self, elem: Type) -> Parsed<Type> {
        let mut ty = elem;
        let mut levels = 0;
        while self.kind() == TokenKind::LBracket && self.nth(1) == TokenKind::RBracket {
            self.bump();
            self.bump();
            levels += 1;
            if levels + self.depth <= MAX_DEPTH {
                let span = self.since(ty.span);
                ty = Type { kind: TypeKind::Array(Box::new(ty)), span };
            }
        }
        self.deepest = self.deepest.max(levels + self.depth);
        if levels + self.depth > MAX_DEPTH { Err(self.too_deep()) } else { Ok(ty) }
    }

    /// A type that is not an array.
    pub(super) fn element_type(&mut self) -> Parsed<Type> {
        let kind = match self.kind() {
            TokenKind::Int => TypeKind::Prim(Prim::Int),
            TokenKind::Uint => TypeKind::Prim(Prim::Uint),
            TokenKind::Bool => TypeKind::Prim(Prim::Bool),
            TokenKind::Float => TypeKind::Prim(Prim::Float),
            TokenKind::Char => TypeKind::Prim(Prim::Char),
            TokenKind::String => TypeKind::String,
            TokenKind::Ident | TokenKind::QuotedIdent => match self.nth_word(0) {
                "i8" => TypeKind::Prim(Prim::I8),
                "i16" => TypeKind::Prim(Prim::I16),
                "u16" => TypeKind::Prim(Prim::U16),
                "i32" => TypeKind::Prim(Prim::I32),
                "i64" => TypeKind::Prim(Prim::I64),
                "f32" => TypeKind::Prim(Prim::F32),
                "f64" => TypeKind::Prim(Prim::F64),
                _ => TypeKind::Class(self.name_text(self.nth_token(0))),
            },
            _ => return Err(self.unexpected("a type")),
        };
        let span = self.bump().span(self.file);
        Ok(Type { kind, span })
    }
}

/// The levels of a type in the tree.
pub(super) fn type_height(ty: &Type) -> usize {
    let mut height = 1;
    let mut inner = ty;
    while let TypeKind::Array(elem) = &inner.kind {
        height += 1;
        inner = elem;
    }
    height
}
