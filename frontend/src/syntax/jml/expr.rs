//! Expressions of JML: Java's without lambdas, method references and switches, with JML's own.

use super::super::MAX_DEPTH;
use super::super::convert::{bin_op, number, prim, quoted};
use super::super::tree::{
    BinOp, Expr, ExprKind, Ident, Lit, Pattern, PatternKind, Quant, QuantKind, TypeArg, TypeKind, TypeRef,
    TypeSegment, UnOp,
};
use super::lexer::TokenKind;
use super::{Parsed, Parser};

/// How tight `==>` and its like bind; Java's operators follow.
const EQUIVALENCE: u8 = 1;
const IMPLICATION: u8 = 2;
const RELATION: u8 = 9;

/// A binary operator of JML.
#[derive(Clone, Copy)]
enum Operator {
    Java(BinOp),
    Implies,
    Follows,
    Iff { is_negated: bool },
    InstanceOf,
}

impl Parser<'_> {
    /// Any expression.
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        self.deeper(|this| {
            let cond = this.binary(EQUIVALENCE)?;
            if !this.eat("?") {
                return Ok(cond);
            }
            let then = this.expr()?;
            this.expect(":")?;
            let els = this.expr()?;
            let span = cond.span.to(els.span);
            Ok(Expr { kind: ExprKind::Cond(Box::new(cond), Box::new(then), Box::new(els)), span })
        })
    }

    fn deeper<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.stop(self.span(), "JML: nested too deeply"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// The operator here, how tight it binds, and how many tokens it is.
    fn operator(&self) -> Option<(Operator, u8, usize)> {
        let sign = match self.token().kind {
            TokenKind::Sign(sign) => sign,
            TokenKind::Word if self.is_word("instanceof") => {
                return Some((Operator::InstanceOf, RELATION, 1));
            }
            _ => return None,
        };
        match sign {
            "<==>" => return Some((Operator::Iff { is_negated: false }, EQUIVALENCE, 1)),
            "<=!=>" => return Some((Operator::Iff { is_negated: true }, EQUIVALENCE, 1)),
            "==>" => return Some((Operator::Implies, IMPLICATION, 1)),
            "<==" => return Some((Operator::Follows, IMPLICATION, 1)),
            ">" => {
                let adjacent = |offset: usize| {
                    let before = self.tokens[self.at + offset - 1].end;
                    self.kind_at(offset) == TokenKind::Sign(">")
                        && self.tokens[self.at + offset].start == before
                };
                return Some(match (adjacent(1), adjacent(1) && adjacent(2)) {
                    (_, true) => (Operator::Java(BinOp::Ushr), 10, 3),
                    (true, false) => (Operator::Java(BinOp::Shr), 10, 2),
                    _ => (Operator::Java(BinOp::Gt), RELATION, 1),
                });
            }
            _ => {}
        }
        let op = bin_op(sign)?;
        let tightness = match op {
            BinOp::Or => 3,
            BinOp::And => 4,
            BinOp::BitOr => 5,
            BinOp::BitXor => 6,
            BinOp::BitAnd => 7,
            BinOp::Eq | BinOp::Ne => 8,
            BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => RELATION,
            BinOp::Shl | BinOp::Shr | BinOp::Ushr => 10,
            BinOp::Add | BinOp::Sub => 11,
            BinOp::Mul | BinOp::Div | BinOp::Rem => 12,
        };
        Some((Operator::Java(op), tightness, 1))
    }

    /// Operators that bind at least so tight.
    fn binary(&mut self, least: u8) -> Parsed<Expr> {
        let mut left = self.unary()?;
        let mut height = 0;
        while let Some((operator, tightness, length)) = self.operator() {
            if tightness < least {
                break;
            }
            height += 1;
            if self.depth + height > MAX_DEPTH {
                return Err(self.stop(self.span(), "JML: nested too deeply"));
            }
            self.at += length;
            if let Operator::InstanceOf = operator {
                left = self.instance_of(left)?;
                continue;
            }
            // `==>` groups to the right, all others to the left
            let least = if let Operator::Implies = operator { tightness } else { tightness + 1 };
            let right = self.deeper(|this| this.binary(least))?;
            let span = left.span.to(right.span);
            let (a, b) = (Box::new(left), Box::new(right));
            let kind = match operator {
                Operator::Java(op) => ExprKind::Binary(op, a, b),
                Operator::Implies => ExprKind::Implies(a, b),
                Operator::Follows => ExprKind::Implies(b, a),
                Operator::Iff { is_negated } => ExprKind::Iff(is_negated, a, b),
                Operator::InstanceOf => ExprKind::Unsupported("instanceof"),
            };
            left = Expr { kind, span };
        }
        Ok(left)
    }

    fn instance_of(&mut self, left: Expr) -> Parsed<Expr> {
        let ty = self.ty()?;
        let span = left.span.to(ty.span);
        let is_bound = self.token().kind == TokenKind::Word && !self.is_word("instanceof");
        if !is_bound {
            return Ok(Expr { kind: ExprKind::InstanceOf(Box::new(left), ty), span });
        }
        let name = self.ident()?;
        let span = span.to(name.span);
        let pattern =
            Pattern { span: ty.span.to(name.span), kind: PatternKind::Bind { ty, name: Some(name) } };
        Ok(Expr { kind: ExprKind::Matches(Box::new(left), Box::new(pattern)), span })
    }

    fn unary(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        let op = match self.token().kind {
            TokenKind::Sign("+") => UnOp::Plus,
            TokenKind::Sign("-") => UnOp::Minus,
            TokenKind::Sign("!") => UnOp::Not,
            TokenKind::Sign("~") => UnOp::BitNot,
            TokenKind::Sign("++" | "--") => {
                return Err(
                    self.stop(self.span(), "JML: an expression of a specification has no side effect")
                );
            }
            TokenKind::Sign("(") if self.is_cast() => {
                self.next();
                let ty = self.ty()?;
                self.expect(")")?;
                let value = self.deeper(Self::unary)?;
                return Ok(Expr { kind: ExprKind::Cast(ty, Box::new(value)), span: self.since(start) });
            }
            _ => return self.postfix(),
        };
        self.next();
        if op == UnOp::Minus && self.token().kind == TokenKind::Number {
            let span = self.span();
            let kind = self.number(true)?;
            let value = Box::new(Expr { kind, span });
            return Ok(Expr { kind: ExprKind::Unary(op, value), span: self.since(start) });
        }
        let value = self.deeper(Self::unary)?;
        Ok(Expr { kind: ExprKind::Unary(op, Box::new(value)), span: self.since(start) })
    }

    /// `(T)` before something that can be cast.
    fn is_cast(&self) -> bool {
        if self.kind_at(1) != TokenKind::Word {
            return false;
        }
        let Some(end) = self.type_end(1) else { return false };
        if self.kind_at(end) != TokenKind::Sign(")") {
            return false;
        }
        let is_primitive = prim(self.text_at(1)).is_some();
        match self.kind_at(end + 1) {
            TokenKind::Word => self.text_at(end + 1) != "instanceof",
            TokenKind::Backslash | TokenKind::Number | TokenKind::Quoted => true,
            TokenKind::Sign("(" | "!" | "~") => true,
            TokenKind::Sign("+" | "-") => is_primitive,
            _ => false,
        }
    }

    /// Where a type that begins at the offset would end, without reading it.
    fn type_end(&self, mut offset: usize) -> Option<usize> {
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

    /// A primary expression and what is selected from it.
    fn postfix(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        let mut result = self.primary()?;
        let mut height = 0;
        loop {
            height += 1;
            if self.depth + height > MAX_DEPTH {
                return Err(self.stop(self.span(), "JML: nested too deeply"));
            }
            if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                let kind = ExprKind::Index(Box::new(result), Box::new(index));
                result = Expr { kind, span: self.since(start) };
            } else if self.is_sign(".") && self.kind_at(1) == TokenKind::Word {
                self.next();
                result = self.selection(result, start)?;
            } else if self.is_sign("++") || self.is_sign("--") {
                return Err(
                    self.stop(self.span(), "JML: an expression of a specification has no side effect")
                );
            } else {
                return Ok(result);
            }
        }
    }

    /// What stands after the dot.
    fn selection(&mut self, target: Expr, start: usize) -> Parsed<Expr> {
        let kind = match self.text_at(0) {
            "this" => {
                self.next();
                ExprKind::This(Some(Box::new(target)))
            }
            "super" => {
                self.next();
                ExprKind::Super(Some(Box::new(target)))
            }
            "class" => {
                self.next();
                let Some(ty) = as_type(&target) else {
                    return Err(self.stop(target.span, "JML: expected a type before `.class`"));
                };
                ExprKind::ClassLit(ty)
            }
            _ => {
                let name = self.ident()?;
                if self.is_sign("(") {
                    let args = self.args()?;
                    ExprKind::Call { target: Some(Box::new(target)), type_args: Vec::new(), name, args }
                } else {
                    ExprKind::Field(Box::new(target), name)
                }
            }
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    fn args(&mut self) -> Parsed<Vec<Expr>> {
        self.expect("(")?;
        let mut args = Vec::new();
        if self.eat(")") {
            return Ok(args);
        }
        loop {
            args.push(self.expr()?);
            if !self.eat(",") {
                self.expect(")")?;
                return Ok(args);
            }
        }
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        let kind = match self.token().kind {
            TokenKind::Number => self.number(false)?,
            TokenKind::Quoted => {
                let token = self.next();
                match quoted(&self.text[token.start..token.end]) {
                    Ok(value) => ExprKind::Lit(value),
                    Err(message) => return Err(self.stop(self.span_of(token), format!("JML: {message}"))),
                }
            }
            TokenKind::Sign("(") => {
                self.next();
                if self.is_sign("*") {
                    return Err(
                        self.stop(self.span(), "JML: informal descriptions `(* *)` are not supported")
                    );
                }
                let inner = self.expr()?;
                self.expect(")")?;
                return Ok(Expr { kind: inner.kind, span: self.since(start) });
            }
            TokenKind::Backslash => self.backslash()?,
            TokenKind::Word => self.word()?,
            _ => return Err(self.unexpected("an expression")),
        };
        Ok(Expr { kind, span: self.since(start) })
    }

    fn number(&mut self, is_negated: bool) -> Parsed<ExprKind> {
        let token = self.next();
        let text = &self.text[token.start..token.end];
        let is_decimal = !(text.len() > 1 && text.starts_with('0'));
        match number(text) {
            Ok(Lit::Int(2_147_483_648)) if !is_negated => {}
            Ok(Lit::Long(0x8000_0000_0000_0000)) if is_decimal && !is_negated => {}
            Ok(value) => return Ok(ExprKind::Lit(value)),
            Err(message) => return Err(self.stop(self.span_of(token), format!("JML: {message}"))),
        }
        Err(self.stop(self.span_of(token), "JML: integer number too large"))
    }

    fn word(&mut self) -> Parsed<ExprKind> {
        let word = self.text_at(0);
        Ok(match word {
            "true" | "false" => {
                self.next();
                ExprKind::Lit(Lit::Boolean(word == "true"))
            }
            "null" => {
                self.next();
                ExprKind::Lit(Lit::Null)
            }
            "this" => {
                self.next();
                ExprKind::This(None)
            }
            "super" => {
                self.next();
                ExprKind::Super(None)
            }
            "new" => {
                self.next();
                self.creation()?
            }
            "switch" => return Err(self.stop(self.span(), "JML: `switch` is not supported")),
            _ if prim(word).is_some() || word == "void" || self.is_array_class() => {
                let ty = self.ty()?;
                self.expect(".")?;
                if !self.eat_word("class") {
                    return Err(self.unexpected("`class`"));
                }
                ExprKind::ClassLit(ty)
            }
            _ => {
                let name = self.ident()?;
                if self.is_sign("->") {
                    return Err(self.stop(self.span(), "JML: lambda expressions are not supported"));
                }
                if self.is_sign("(") {
                    let args = self.args()?;
                    ExprKind::Call { target: None, type_args: Vec::new(), name, args }
                } else {
                    ExprKind::Name(name)
                }
            }
        })
    }

    /// `A[].class`
    fn is_array_class(&self) -> bool {
        self.kind_at(1) == TokenKind::Sign("[") && self.kind_at(2) == TokenKind::Sign("]")
    }

    fn creation(&mut self) -> Parsed<ExprKind> {
        let ty = self.plain_type()?;
        if self.is_sign("(") {
            let args = self.args()?;
            return Ok(ExprKind::New { outer: None, ty, args, body: None });
        }
        let mut sizes = Vec::new();
        let mut open_dims = 0;
        while self.eat("[") {
            if self.eat("]") {
                open_dims += 1;
            } else {
                sizes.push(self.expr()?);
                self.expect("]")?;
            }
        }
        if sizes.is_empty() {
            return Err(self.unexpected("`(` or the size of an array"));
        }
        Ok(ExprKind::NewArray { elem: ty, sizes, open_dims, init: None })
    }

    fn backslash(&mut self) -> Parsed<ExprKind> {
        let word = self.text_at(0);
        let quantifier = match word {
            "\\forall" => Some(QuantKind::Forall),
            "\\exists" => Some(QuantKind::Exists),
            "\\num_of" => Some(QuantKind::NumOf),
            "\\sum" => Some(QuantKind::Sum),
            "\\product" => Some(QuantKind::Product),
            "\\min" => Some(QuantKind::Min),
            "\\max" => Some(QuantKind::Max),
            _ => None,
        };
        if let Some(kind) = quantifier {
            self.next();
            return self.quantified(kind);
        }
        let token = self.token();
        let wrap: fn(Box<Expr>) -> ExprKind = match word {
            "\\result" => {
                self.next();
                return Ok(ExprKind::Result);
            }
            "\\type" => {
                self.next();
                self.expect("(")?;
                let ty = self.ty()?;
                self.expect(")")?;
                return Ok(ExprKind::TypeLit(ty));
            }
            "\\old" | "\\pre" => ExprKind::Old,
            "\\fresh" => ExprKind::Fresh,
            "\\typeof" => ExprKind::TypeOf,
            "\\nonnullelements" => ExprKind::NonNullElements,
            _ => {
                return Err(self.stop(self.span_of(token), format!("JML: `{word}` is not supported")));
            }
        };
        self.next();
        let mut args = self.args()?;
        if args.len() == 1
            && let Some(arg) = args.pop()
        {
            return Ok(wrap(Box::new(arg)));
        }
        let span = self.since(token.start);
        // `\fresh(a, b)` says it of both
        if word == "\\fresh" && !args.is_empty() {
            let fresh =
                args.into_iter().map(|arg| Expr { span: arg.span, kind: ExprKind::Fresh(Box::new(arg)) });
            let all = fresh
                .reduce(|a, b| Expr { span, kind: ExprKind::Binary(BinOp::And, Box::new(a), Box::new(b)) });
            return Ok(all.map_or(ExprKind::Unsupported("fresh"), |all| all.kind));
        }
        Err(self.stop(span, format!("JML: `{word}` takes one argument here")))
    }

    /// After `\forall`.
    fn quantified(&mut self, kind: QuantKind) -> Parsed<ExprKind> {
        // `\forall non_null T x` says what quantifiers over references mean anyway
        while self.is_word("non_null") || self.is_word("nullable") {
            self.next();
        }
        let ty = self.ty()?;
        let mut vars = vec![self.ident()?];
        while self.eat(",") {
            vars.push(self.ident()?);
        }
        self.expect(";")?;
        if self.eat(";") {
            let body = self.expr()?;
            return Ok(ExprKind::Quant(Box::new(Quant { kind, ty, vars, range: None, body })));
        }
        let first = self.expr()?;
        let (range, body) = if self.eat(";") { (Some(first), self.expr()?) } else { (None, first) };
        Ok(ExprKind::Quant(Box::new(Quant { kind, ty, vars, range, body })))
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
    fn plain_type(&mut self) -> Parsed<TypeRef> {
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
fn as_type(expr: &Expr) -> Option<TypeRef> {
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
