//! Expressions, by precedence climbing. [`BinOp`] lists the levels.
//!
//! Left-associative chains grow upwards in a loop and not by recursion, so each node knows its height, and a node is
//! only made when the whole tree stays within [`MAX_DEPTH`].

use super::super::ast::{BinOp, Domain, Expr, ExprKind, Ident, Lit, Permission, Quantifier, Type, UnOp};
use super::super::diagnostic::Diagnostic;
use super::super::literal;
use super::super::span::Span;
use super::super::token::{Token, TokenKind};
use super::types::type_height;
use super::{MAX_DEPTH, Parsed, Parser};

/// An expression on its way into the tree.
pub(super) struct Node {
    expr: Expr,
    /// Levels in the tree, itself included.
    height: usize,
    /// In parentheses of its own.
    grouped: bool,
}

/// Makes `e is T` or `e as T`.
type MakeTyped = fn(Box<Expr>, Type) -> ExprKind;

/// A prefix operator.
#[derive(Clone, Copy)]
enum Prefix {
    Op(UnOp),
    Length,
}

impl Parser<'_> {
    /// A whole expression.
    pub(super) fn expr(&mut self) -> Parsed<Expr> {
        Ok(self.cond()?.expr)
    }

    /// A primary expression with its fields, elements and calls.
    pub(super) fn postfix_expr(&mut self) -> Parsed<Expr> {
        Ok(self.postfix()?.expr)
    }

    /// Makes a node above children of which the highest has `height`.
    fn node(&mut self, kind: ExprKind, span: Span, height: usize) -> Parsed<Node> {
        if self.depth + height + 1 > MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.deepest = self.deepest.max(self.depth + height + 1);
        Ok(Node { expr: Expr { kind, span }, height: height + 1, grouped: false })
    }

    fn cond(&mut self) -> Parsed<Node> {
        let start = self.span();
        let cond = self.binary(0)?;
        if !self.eat(TokenKind::Question) {
            return Ok(cond);
        }
        let then = self.nested(Self::cond)?;
        self.expect(TokenKind::Colon)?;
        let els = self.nested(Self::cond)?;
        let height = cond.height.max(then.height).max(els.height);
        let span = self.since(start);
        self.node(ExprKind::Cond(Box::new(cond.expr), Box::new(then.expr), Box::new(els.expr)), span, height)
    }

    /// Operators that bind at least as tightly as `min`.
    fn binary(&mut self, min: u8) -> Parsed<Node> {
        let start = self.span();
        let mut left = self.unary()?;
        let mut warned = false;
        loop {
            if let Some((level, make)) = self.type_operator()
                && level >= min
            {
                self.bump();
                let ty = self.nested(Self::ty)?;
                let (span, height) = (self.since(start), left.height.max(type_height(&ty)));
                left = self.node(make(Box::new(left.expr), ty), span, height)?;
                continue;
            }
            let Some(op) = binary_operator(self.kind()) else { return Ok(left) };
            let level = op.level();
            if level < min {
                return Ok(left);
            }
            self.bump();
            let right_min = if op == BinOp::Implies { level } else { level + 1 };
            let right = self.nested(|parser| parser.binary(right_min))?;
            if op == BinOp::Or && !warned {
                warned = self.warn_of_mix(&left) || self.warn_of_mix(&right);
            }
            let (span, height) = (self.since(start), left.height.max(right.height));
            left =
                self.node(ExprKind::Binary(op, Box::new(left.expr), Box::new(right.expr)), span, height)?;
        }
    }

    /// `is` and `as`: names, unless they stand between an operand and a type.
    fn type_operator(&self) -> Option<(u8, MakeTyped)> {
        match self.nth_word(0) {
            "is" if self.nth_is_type(1) => Some((BinOp::Lt.level(), ExprKind::Is)),
            "as" if self.nth_is_type(1) => Some((BinOp::AS_LEVEL, ExprKind::As)),
            "expect" if self.nth_is_type(1) => Some((BinOp::AS_LEVEL, ExprKind::Expect)),
            "trust" if self.nth_is_type(1) => Some((BinOp::AS_LEVEL, ExprKind::Trust)),
            _ => None,
        }
    }

    /// Whether the nth token goes on with the expression before it.
    pub(super) fn nth_continues_expr(&self, n: usize) -> bool {
        binary_operator(self.nth(n)).is_some()
            || matches!(self.nth(n), TokenKind::Dot | TokenKind::LBracket | TokenKind::Question)
            || (matches!(self.nth_word(n), "is" | "as" | "expect" | "trust") && self.nth_is_type(n + 1))
    }

    /// The thesis had one level for `&&` and `||`, and tools disagree on what a mix means.
    fn warn_of_mix(&mut self, operand: &Node) -> bool {
        let mixed = !operand.grouped && matches!(operand.expr.kind, ExprKind::Binary(BinOp::And, ..));
        if mixed {
            self.report.add(
                Diagnostic::warning(operand.expr.span, "`&&` and `||` are mixed without parentheses")
                    .hint("`&&` binds tighter here; write parentheses around it to say so"),
            );
        }
        mixed
    }

    fn unary(&mut self) -> Parsed<Node> {
        let mut prefixes: Vec<(Prefix, Span)> = Vec::new();
        loop {
            let prefix = match self.kind() {
                TokenKind::Minus => Prefix::Op(UnOp::Neg),
                TokenKind::Bang => Prefix::Op(UnOp::Not),
                TokenKind::Tilde => Prefix::Op(UnOp::BitNot),
                TokenKind::Hash => Prefix::Length,
                _ => break,
            };
            if matches!((prefix, prefixes.last()), (Prefix::Op(_), Some((Prefix::Length, _)))) {
                let error = self.unexpected_error("an array after `#`");
                self.complain(error.hint("write parentheses around the operand of `#`"));
            }
            prefixes.push((prefix, self.bump().span(self.file)));
        }
        if self.depth + prefixes.len() >= MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.depth += prefixes.len();
        let operand = self.postfix();
        self.depth -= prefixes.len();
        let mut node = operand?;
        for (prefix, start) in prefixes.into_iter().rev() {
            let operand = Box::new(node.expr);
            let kind = match prefix {
                Prefix::Op(op) => ExprKind::Unary(op, operand),
                Prefix::Length => ExprKind::Length(operand),
            };
            node = self.node(kind, self.since(start), node.height)?;
        }
        Ok(node)
    }

    fn postfix(&mut self) -> Parsed<Node> {
        let start = self.span();
        let mut node = self.primary()?;
        loop {
            match (self.kind(), self.nth(1)) {
                // `e.*` and `e[*]` are places, not expressions.
                (TokenKind::Dot | TokenKind::LBracket, TokenKind::Star) => return Ok(node),
                (TokenKind::Dot, _) => {
                    self.bump();
                    let name = self.ident("the name of a field or method")?;
                    let base = Box::new(node.expr);
                    let (kind, height) = if self.kind() == TokenKind::LParen {
                        let (args, height) = self.args()?;
                        (ExprKind::Call { base, method: name, args }, node.height.max(height))
                    } else {
                        (ExprKind::Field(base, name), node.height)
                    };
                    node = self.node(kind, self.since(start), height)?;
                }
                (TokenKind::LBracket, _) => {
                    self.bump();
                    let index = self.nested(Self::cond)?;
                    self.expect(TokenKind::RBracket)?;
                    let height = node.height.max(index.height);
                    let kind = ExprKind::Index(Box::new(node.expr), Box::new(index.expr));
                    node = self.node(kind, self.since(start), height)?;
                }
                _ => return Ok(node),
            }
        }
    }

    /// Arguments in parentheses, and the height of the highest.
    pub(super) fn args(&mut self) -> Parsed<(Vec<Expr>, usize)> {
        self.expect(TokenKind::LParen)?;
        let mut height = 0;
        let args = self.list(TokenKind::RParen, |parser| {
            let arg = parser.nested(Self::cond)?;
            height = height.max(arg.height);
            Ok(arg.expr)
        })?;
        Ok((args, height))
    }

    fn primary(&mut self) -> Parsed<Node> {
        match self.kind() {
            TokenKind::LParen => self.group(),
            TokenKind::New => self.new_expr(),
            TokenKind::Forall => self.quantifier(Quantifier::Forall),
            TokenKind::Exists => self.quantifier(Quantifier::Exists),
            TokenKind::Ident | TokenKind::QuotedIdent if self.nth(1) == TokenKind::LParen => {
                self.word_in_front()
            }
            TokenKind::Ident if self.at_word("let") && self.nth(1) == TokenKind::LBrace => self.let_expr(),
            TokenKind::Ident | TokenKind::QuotedIdent | TokenKind::This => {
                let token = self.bump();
                self.node(ExprKind::Name(self.name_text(token)), token.span(self.file), 0)
            }
            _ => {
                let lit = self.literal()?;
                let span = self.bump().span(self.file);
                self.node(ExprKind::Lit(lit), span, 0)
            }
        }
    }

    /// The value of the literal at the current token.
    fn literal(&mut self) -> Parsed<Lit> {
        let token = self.nth_token(0);
        let text = self.token_text(token);
        Ok(match token.kind {
            TokenKind::True => Lit::Bool(true),
            TokenKind::False => Lit::Bool(false),
            TokenKind::Null => Lit::Null,
            TokenKind::IntLit => {
                let digits = text.trim_start_matches('0');
                Lit::Int(if digits.is_empty() { "0" } else { digits }.to_owned())
            }
            TokenKind::FloatLit => Lit::Float(text.to_owned()),
            TokenKind::CharLit => {
                let units = literal::units(text.trim_start_matches('\''), |_, _| ());
                Lit::Char(units.first().copied().unwrap_or(0))
            }
            TokenKind::StringLit => Lit::String(self.string_value(token)),
            _ => return Err(self.unexpected("an expression")),
        })
    }

    pub(super) fn string_value(&self, token: Token) -> String {
        let raw = self.token_text(token);
        let inside = raw.strip_prefix('"').unwrap_or(raw);
        let inside = inside.strip_suffix('"').unwrap_or(inside);
        if !inside.contains('\\') {
            return inside.to_owned();
        }
        let units = literal::units(inside, |_, _| ());
        String::from_utf16_lossy(&units)
    }

    fn group(&mut self) -> Parsed<Node> {
        if self.parens >= MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.bump();
        self.parens += 1;
        let inside = self.cond();
        self.parens -= 1;
        let mut node = inside?;
        self.expect(TokenKind::RParen)?;
        node.grouped = true;
        Ok(node)
    }

    /// A name with `(` after it: `old`, `fresh`, `holds`, or a call that lacks what it is called on.
    fn word_in_front(&mut self) -> Parsed<Node> {
        let make: fn(Box<Expr>) -> ExprKind = match self.nth_word(0) {
            "old" => ExprKind::Old,
            "fresh" => ExprKind::Fresh,
            "holds" => ExprKind::Holds,
            "acc" => return self.acc(),
            "untouched" => |inside| ExprKind::Permission(Permission::Untouched, inside),
            _ => return self.unqualified_call(),
        };
        let start = self.span();
        self.bump();
        let inside = self.nested(|parser| parser.in_parens(Self::cond))?;
        self.node(make(Box::new(inside.expr)), self.since(start), inside.height)
    }

    /// `acc(e.f)`, `acc(a[*])`
    fn acc(&mut self) -> Parsed<Node> {
        let start = self.span();
        self.bump();
        self.expect(TokenKind::LParen)?;
        let inside = self.nested(Self::postfix)?;
        let is_array = self.kind() == TokenKind::LBracket && self.nth(1) == TokenKind::Star;
        let form = if is_array {
            self.bump();
            self.bump();
            self.expect(TokenKind::RBracket)?;
            Permission::Elements
        } else {
            if !matches!(inside.expr.kind, ExprKind::Field(..)) {
                let error = Diagnostic::error(inside.expr.span, "`acc` needs a place");
                return Err(
                    self.fail(error.hint("write `acc(e.f)`, or `acc(a[*])` for all elements of an array"))
                );
            }
            Permission::Field
        };
        self.expect(TokenKind::RParen)?;
        self.node(ExprKind::Permission(form, Box::new(inside.expr)), self.since(start), inside.height)
    }

    fn unqualified_call(&mut self) -> Parsed<Node> {
        let start = self.span();
        let method = self.ident("a name")?;
        let name = &method.text;
        let (message, hint) = match name.as_str() {
            "for" | "do" => (format!("OOX has no `{name}`"), "loops are written with `while`".to_owned()),
            "switch" => (
                "`switch` is a statement and has no value".to_owned(),
                "assign in its arms, or write `c ? a : b`".to_owned(),
            ),
            "super" => (
                "`super(...)` is a statement of its own".to_owned(),
                "call a method of the parent with `super.m(x)`".to_owned(),
            ),
            _ => (
                format!("`{name}` is called on nothing"),
                format!("write `this.{name}(...)` or `C.{name}(...)` with the class `C` of the method"),
            ),
        };
        self.complain(Diagnostic::error(start, message).hint(hint));
        let (args, height) = self.args()?;
        let this = Expr { kind: ExprKind::Name("this".to_owned()), span: start };
        let kind = ExprKind::Call { base: Box::new(this), method, args };
        self.node(kind, self.since(start), height.max(1))
    }

    fn new_expr(&mut self) -> Parsed<Node> {
        let start = self.span();
        self.bump();
        if self.kind().is_name() && self.nth(1) == TokenKind::LParen {
            let class: Ident = self.ident("a class")?;
            let (args, height) = self.args()?;
            return self.node(ExprKind::New { class, args }, self.since(start), height);
        }
        let elem = self.nested(Self::element_type)?;
        let (mut sizes, mut open_dims, mut height) = (Vec::new(), 0, 1);
        while self.kind() == TokenKind::LBracket {
            self.bump();
            if self.eat(TokenKind::RBracket) {
                open_dims += 1;
                continue;
            }
            if open_dims > 0 {
                let error = Diagnostic::error(self.span(), "a size after `[]`");
                return Err(self.fail(error.hint("the dimensions with a size come first: `new int[2][]`")));
            }
            let size = self.nested(Self::cond)?;
            self.expect(TokenKind::RBracket)?;
            height = height.max(size.height);
            sizes.push(size.expr);
        }
        if sizes.is_empty() {
            let error = self.unexpected_error("arguments or a size");
            return Err(self.fail(error.hint("write `new C(...)` or `new T[size]`")));
        }
        // The type of the array is a tree as well.
        let height = height.max(sizes.len() + open_dims);
        self.node(ExprKind::NewArray { elem, sizes, open_dims }, self.since(start), height)
    }

    fn quantifier(&mut self, quant: Quantifier) -> Parsed<Node> {
        let start = self.span();
        self.bump();
        let first = self.ident("the name of the element")?;
        let (domain, height) = if self.eat(TokenKind::Colon) {
            // without `?:`, whose `:` would be taken for the one before the body
            let low = self.nested(|parser| parser.binary(0))?;
            if self.kind() != TokenKind::DotDot {
                let error = self.unexpected_error("`..`");
                let hint = "write `i : low .. high : E`, or `v, i : array : E` for the elements of an array";
                return Err(self.fail(error.hint(hint)));
            }
            self.bump();
            let high = self.nested(|parser| parser.binary(0))?;
            let height = low.height.max(high.height);
            let (low, high) = (Box::new(low.expr), Box::new(high.expr));
            (Domain::Range { var: first, low, high }, height)
        } else {
            self.expect(TokenKind::Comma)?;
            let index = self.ident("the name of the index")?;
            self.expect(TokenKind::Colon)?;
            let array = self.nested(Self::postfix)?;
            (Domain::Array { elem: first, index, array: Box::new(array.expr) }, array.height)
        };
        self.expect(TokenKind::Colon)?;
        let body = self.nested(Self::cond)?;
        let height = height.max(body.height);
        self.node(ExprKind::Quant { quant, domain, body: Box::new(body.expr) }, self.since(start), height)
    }

    fn let_expr(&mut self) -> Parsed<Node> {
        let start = self.span();
        // its value needs a level, so it is not worth while to look at the statements without one
        if self.depth + 2 > MAX_DEPTH {
            return Err(self.too_deep());
        }
        self.bump();
        let outer = std::mem::replace(&mut self.deepest, self.depth + 1);
        let body = self.nested(Self::block);
        let height = self.deepest - self.depth - 1;
        self.deepest = self.deepest.max(outer);
        let body = body?.stmts;
        if !self.at_word("in") {
            let error = self.unexpected_error("`in`");
            return Err(self.fail(error.hint("write `let { S } in E`")));
        }
        self.bump();
        let value = self.nested(Self::cond)?;
        let height = height.max(value.height);
        self.node(ExprKind::Let { body, value: Box::new(value.expr) }, self.since(start), height)
    }

    /// An expression without `?:` on top, as before a `:`.
    pub(super) fn label_expr(&mut self) -> Parsed<Expr> {
        Ok(self.nested(|parser| parser.binary(0))?.expr)
    }
}

fn binary_operator(kind: TokenKind) -> Option<BinOp> {
    Some(match kind {
        TokenKind::Implies => BinOp::Implies,
        TokenKind::OrOr => BinOp::Or,
        TokenKind::AndAnd => BinOp::And,
        TokenKind::Or => BinOp::BitOr,
        TokenKind::Caret => BinOp::BitXor,
        TokenKind::And => BinOp::BitAnd,
        TokenKind::EqEq => BinOp::Eq,
        TokenKind::NotEq => BinOp::Ne,
        TokenKind::Lt => BinOp::Lt,
        TokenKind::Le => BinOp::Le,
        TokenKind::Gt => BinOp::Gt,
        TokenKind::Ge => BinOp::Ge,
        TokenKind::Shl => BinOp::Shl,
        TokenKind::Shr => BinOp::Shr,
        TokenKind::Ushr => BinOp::Ushr,
        TokenKind::Plus => BinOp::Add,
        TokenKind::Minus => BinOp::Sub,
        TokenKind::Star => BinOp::Mul,
        TokenKind::StarStar => BinOp::Sep,
        TokenKind::Slash => BinOp::Div,
        TokenKind::Percent => BinOp::Rem,
        _ => return None,
    })
}
