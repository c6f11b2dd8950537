//! The expressions of JML that begin with a backslash.

use super::super::tree::{BinOp, Expr, ExprKind, Quant, QuantKind};
use super::{Parsed, Parser};

impl Parser<'_> {
    /// `\\result`, `\\old(E)`, quantifiers ...
    pub(super) fn backslash(&mut self) -> Parsed<ExprKind> {
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
            self.above(args.len())?;
            let fresh = args.into_iter().map(|arg| Expr::new(arg.span, ExprKind::Fresh(Box::new(arg))));
            let all =
                fresh.reduce(|a, b| Expr::new(span, ExprKind::Binary(BinOp::And, Box::new(a), Box::new(b))));
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
        let height = self.height;
        let (range, body) = if self.eat(";") { (Some(first), self.expr()?) } else { (None, first) };
        self.height = self.height.max(height);
        Ok(ExprKind::Quant(Box::new(Quant { kind, ty, vars, range, body })))
    }
}
