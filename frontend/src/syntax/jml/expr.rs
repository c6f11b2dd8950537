//! Expressions of JML: Java's without lambdas, method references and switches, with JML's own.

use super::super::MAX_DEPTH;
use super::super::convert::{bin_op, number, prim, quoted};
use oox_core::lang::ast::Permission;

use super::super::tree::{BinOp, Expr, ExprKind, Lit, Pattern, PatternKind, UnOp};
use super::lexer::TokenKind;
use super::types::as_type;
use super::{Parsed, Parser};

/// How tight `==>` and its like bind; Java's operators follow.
const EQUIVALENCE: u8 = 0;
const IMPLICATION: u8 = 1;
const SEPARATION: u8 = 2;
const RELATION: u8 = 9;

/// A binary operator of JML.
#[derive(Clone, Copy)]
enum Operator {
    Java(BinOp),
    Implies,
    Sep,
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
            let mut height = this.height;
            let then = this.expr()?;
            height = height.max(this.height);
            this.expect(":")?;
            let els = this.expr()?;
            this.above(height)?;
            let span = cond.span.to(els.span);
            Ok(Expr::new(span, ExprKind::Cond(Box::new(cond), Box::new(then), Box::new(els))))
        })
    }

    pub(super) fn deeper<T>(&mut self, parse: impl FnOnce(&mut Self) -> Parsed<T>) -> Parsed<T> {
        if self.depth >= MAX_DEPTH {
            return Err(self.stop(self.span(), "JML: nested too deeply"));
        }
        self.depth += 1;
        let result = parse(self);
        self.depth -= 1;
        result
    }

    /// The expression just made stands above the last one that was read and one of this height. The tree stays within
    /// [`MAX_DEPTH`], also where it grows to the left.
    pub(super) fn above(&mut self, height: usize) -> Parsed<()> {
        self.height = self.height.max(height) + 1;
        if self.depth + self.height > MAX_DEPTH {
            return Err(self.stop(self.span(), "JML: nested too deeply"));
        }
        Ok(())
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
            "**" => return Some((Operator::Sep, SEPARATION, 1)),
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
        while let Some((operator, tightness, length)) = self.operator() {
            if tightness < least {
                break;
            }
            let height = self.height;
            self.at += length;
            if let Operator::InstanceOf = operator {
                left = self.instance_of(left)?;
                self.above(height)?;
                continue;
            }
            // `==>` groups to the right, all others to the left
            let least = if let Operator::Implies = operator { tightness } else { tightness + 1 };
            let right = self.deeper(|this| this.binary(least))?;
            self.above(height)?;
            let span = left.span.to(right.span);
            let (a, b) = (Box::new(left), Box::new(right));
            let kind = match operator {
                Operator::Java(op) => ExprKind::Binary(op, a, b),
                Operator::Implies => ExprKind::Implies(a, b),
                Operator::Sep => ExprKind::Sep(a, b),
                Operator::Follows => ExprKind::Implies(b, a),
                Operator::Iff { is_negated } => ExprKind::Iff(is_negated, a, b),
                Operator::InstanceOf => ExprKind::Unsupported("instanceof"),
            };
            left = Expr::new(span, kind);
        }
        Ok(left)
    }

    fn instance_of(&mut self, left: Expr) -> Parsed<Expr> {
        let ty = self.ty()?;
        let span = left.span.to(ty.span);
        let is_bound = self.token().kind == TokenKind::Word && !self.is_word("instanceof");
        if !is_bound {
            return Ok(Expr::new(span, ExprKind::InstanceOf(Box::new(left), ty)));
        }
        let name = self.ident()?;
        let span = span.to(name.span);
        let pattern =
            Pattern { span: ty.span.to(name.span), kind: PatternKind::Bind { ty, name: Some(name) } };
        Ok(Expr::new(span, ExprKind::Matches(Box::new(left), Box::new(pattern))))
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
                self.above(0)?;
                return Ok(Expr::new(self.since(start), ExprKind::Cast(ty, Box::new(value))));
            }
            _ => return self.postfix(),
        };
        self.next();
        if op == UnOp::Minus && self.token().kind == TokenKind::Number {
            let span = self.span();
            let kind = self.number(true)?;
            let value = Box::new(Expr::new(span, kind));
            self.height = 2;
            return Ok(Expr::new(self.since(start), ExprKind::Unary(op, value)));
        }
        let value = self.deeper(Self::unary)?;
        self.above(0)?;
        Ok(Expr::new(self.since(start), ExprKind::Unary(op, Box::new(value))))
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

    /// A primary expression and what is selected from it.
    fn postfix(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        let mut result = self.primary()?;
        loop {
            let height = self.height;
            if self.is_sign("[") && self.kind_at(1) == TokenKind::Sign("*") {
                // `a[*]` is a place, not an expression
                return Ok(result);
            } else if self.eat("[") {
                let index = self.expr()?;
                self.expect("]")?;
                self.above(height)?;
                let kind = ExprKind::Index(Box::new(result), Box::new(index));
                result = Expr::new(self.since(start), kind);
            } else if self.is_sign(".") && self.kind_at(1) == TokenKind::Word {
                self.next();
                self.height = 0;
                result = self.selection(result, start)?;
                self.above(height)?;
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
        Ok(Expr::new(self.since(start), kind))
    }

    pub(super) fn args(&mut self) -> Parsed<Vec<Expr>> {
        self.expect("(")?;
        let mut args = Vec::new();
        let mut height = 0;
        while !self.eat(")") {
            if !args.is_empty() {
                self.expect(",")?;
            }
            args.push(self.expr()?);
            height = height.max(self.height);
        }
        self.height = height;
        Ok(args)
    }

    fn primary(&mut self) -> Parsed<Expr> {
        let start = self.token().start;
        self.height = 0;
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
                return Ok(Expr { span: self.since(start), ..inner });
            }
            TokenKind::Backslash => self.backslash()?,
            TokenKind::Word => self.word()?,
            _ => return Err(self.unexpected("an expression")),
        };
        self.above(0)?;
        Ok(Expr::new(self.since(start), kind))
    }

    fn number(&mut self, is_negated: bool) -> Parsed<ExprKind> {
        let token = self.next();
        let text = &self.text[token.start..token.end];
        match number(text, is_negated) {
            Ok(value) => Ok(ExprKind::Lit(value)),
            Err(message) => Err(self.stop(self.span_of(token), format!("JML: {message}"))),
        }
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
            "acc" if self.kind_at(1) == TokenKind::Sign("(") => self.acc()?,
            "untouched" if self.kind_at(1) == TokenKind::Sign("(") => {
                self.next();
                self.next();
                let inner = self.expr()?;
                self.expect(")")?;
                ExprKind::Permission(Permission::Untouched, Box::new(inner))
            }
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

    /// `acc(e.f)`, `acc(a[*])`
    fn acc(&mut self) -> Parsed<ExprKind> {
        self.next();
        self.expect("(")?;
        let place = self.deeper(Self::postfix)?;
        let form = if self.eat("[") {
            self.expect("*")?;
            self.expect("]")?;
            Permission::Elements
        } else {
            Permission::Field
        };
        self.expect(")")?;
        if form == Permission::Field && !matches!(place.kind, ExprKind::Field(..) | ExprKind::Name(_)) {
            return Err(
                self.stop(place.span, "JML: `acc` needs a field, or `a[*]` for all elements of an array")
            );
        }
        Ok(ExprKind::Permission(form, Box::new(place)))
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
        let mut height = 0;
        while self.eat("[") {
            if self.eat("]") {
                open_dims += 1;
            } else {
                sizes.push(self.expr()?);
                height = height.max(self.height);
                self.expect("]")?;
            }
        }
        self.height = height;
        if sizes.is_empty() {
            return Err(self.unexpected("`(` or the size of an array"));
        }
        Ok(ExprKind::NewArray { elem: ty, sizes, open_dims, init: None })
    }
}
