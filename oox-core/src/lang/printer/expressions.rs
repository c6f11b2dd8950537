//! Expressions, with the parentheses they need. An `&&` under an `||` gets them although it binds tighter: the parser
//! warns of the mix.

use super::super::ast::{BinOp, Domain, Expr, ExprKind, Lit, Permission, Quantifier, Type, TypeKind};
use super::super::literal::{quote_char, quote_text};
use super::Printer;

impl Printer {
    /// In parentheses where it binds looser than `min`.
    pub(super) fn expr(&mut self, expr: &Expr, min: u8) {
        if level(expr) < min {
            self.put("(");
            self.bare(expr);
            self.put(")");
        } else {
            self.bare(expr);
        }
    }

    fn bare(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Lit(lit) => self.lit(lit),
            ExprKind::Name(name) if name == "this" => self.put(name),
            ExprKind::Name(name) => self.name(name),
            ExprKind::Unary(op, operand) => {
                self.put(op.sign());
                self.expr(operand, BinOp::UNARY_LEVEL);
            }
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right),
            ExprKind::Cond(cond, then, els) => {
                self.expr(cond, 1);
                self.put(" ? ");
                self.expr(then, 0);
                self.put(" : ");
                self.expr(els, 0);
            }
            ExprKind::Length(array) => {
                self.put("#");
                self.expr(array, BinOp::POSTFIX_LEVEL);
            }
            ExprKind::Field(base, field) => {
                self.expr(base, BinOp::POSTFIX_LEVEL);
                self.put(".");
                self.ident(field);
            }
            ExprKind::Index(base, index) => {
                self.expr(base, BinOp::POSTFIX_LEVEL);
                self.put("[");
                self.expr(index, 0);
                self.put("]");
            }
            ExprKind::Call { base, method, args } => {
                self.expr(base, BinOp::POSTFIX_LEVEL);
                self.put(".");
                self.ident(method);
                self.args(args);
            }
            ExprKind::ConstructorCall { is_super, args } => {
                self.put(if *is_super { "super" } else { "this" });
                self.args(args);
            }
            ExprKind::New { class, args } => {
                self.put("new ");
                self.type_name(&class.text);
                self.args(args);
            }
            ExprKind::NewArray { elem, sizes, open_dims } => self.new_array(elem, sizes, *open_dims),
            ExprKind::Is(operand, ty) => {
                self.expr(operand, BinOp::Lt.level());
                self.put(" is ");
                self.ty(ty);
            }
            ExprKind::As(operand, ty) => {
                self.expr(operand, BinOp::AS_LEVEL);
                self.put(" as ");
                self.ty(ty);
            }
            ExprKind::Expect(operand, ty) => {
                self.expr(operand, BinOp::AS_LEVEL);
                self.put(" expect ");
                self.ty(ty);
            }
            ExprKind::Trust(operand, ty) => {
                self.expr(operand, BinOp::AS_LEVEL);
                self.put(" trust ");
                self.ty(ty);
            }
            ExprKind::Quant { quant, domain, body } => {
                self.put(match quant {
                    Quantifier::Forall => "forall ",
                    Quantifier::Exists => "exists ",
                });
                self.domain(domain);
                self.put(" : ");
                self.expr(body, 0);
            }
            ExprKind::Let { body, value } => {
                self.put("let ");
                self.stmts(body);
                self.put(" in ");
                self.expr(value, 0);
            }
            ExprKind::Old(inside) => self.call_like("old(", inside),
            ExprKind::Fresh(inside) => self.call_like("fresh(", inside),
            ExprKind::Holds(inside) => self.call_like("holds(", inside),
            ExprKind::Permission(Permission::Untouched, inside) => self.call_like("untouched(", inside),
            ExprKind::Permission(Permission::Field, inside) => {
                self.put("acc(");
                self.expr(inside, BinOp::POSTFIX_LEVEL);
                self.put(")");
            }
            ExprKind::Permission(Permission::Elements, inside) => {
                self.put("acc(");
                self.expr(inside, BinOp::POSTFIX_LEVEL);
                self.put("[*])");
            }
        }
    }

    fn binary(&mut self, op: BinOp, left: &Expr, right: &Expr) {
        let own = op.level();
        let (left_min, right_min) = if op == BinOp::Implies { (own + 1, own) } else { (own, own + 1) };
        let min = |operand: &Expr, min: u8| {
            let mixed = op == BinOp::Or && matches!(operand.kind, ExprKind::Binary(BinOp::And, ..));
            if mixed { BinOp::And.level() + 1 } else { min }
        };
        self.expr(left, min(left, left_min));
        self.put(" ");
        self.put(op.sign());
        self.put(" ");
        self.expr(right, min(right, right_min));
    }

    fn domain(&mut self, domain: &Domain) {
        match domain {
            Domain::Array { elem, index, array } => {
                self.ident(elem);
                self.put(", ");
                self.ident(index);
                self.put(" : ");
                self.expr(array, BinOp::POSTFIX_LEVEL);
            }
            Domain::Range { var, low, high } => {
                self.ident(var);
                self.put(" : ");
                self.expr(low, 1);
                self.put(" .. ");
                self.expr(high, 1);
            }
        }
    }

    fn call_like(&mut self, start: &str, inside: &Expr) {
        self.put(start);
        self.expr(inside, 0);
        self.put(")");
    }

    fn args(&mut self, args: &[Expr]) {
        self.put("(");
        self.separated(args, |printer, arg| printer.expr(arg, 0));
        self.put(")");
    }

    fn new_array(&mut self, elem: &Type, sizes: &[Expr], open_dims: usize) {
        let mut open_dims = open_dims;
        let mut elem = elem;
        while let TypeKind::Array(inner) = &elem.kind {
            open_dims += 1;
            elem = inner;
        }
        self.put("new ");
        self.ty(elem);
        for size in sizes {
            self.put("[");
            self.expr(size, 0);
            self.put("]");
        }
        for _ in 0..open_dims {
            self.put("[]");
        }
    }

    fn lit(&mut self, lit: &Lit) {
        match lit {
            Lit::Bool(true) => self.put("true"),
            Lit::Bool(false) => self.put("false"),
            Lit::Int(digits) => {
                let (sign, digits) = split_sign(digits);
                let digits = digits.trim_start_matches('0');
                self.put(sign);
                self.put(if digits.is_empty() { "0" } else { digits });
            }
            Lit::Float(text) => self.put(&float_text(text)),
            Lit::Char(unit) => self.put(&quote_char(*unit)),
            Lit::String(text) => self.put(&quote_text(text)),
            Lit::Null => self.put("null"),
        }
    }
}

/// `-` or nothing, and the rest.
fn split_sign(number: &str) -> (&'static str, &str) {
    match number.strip_prefix('-') {
        Some(digits) => ("-", digits),
        None => ("", number.strip_prefix('+').unwrap_or(number)),
    }
}

fn float_text(text: &str) -> String {
    let (sign, number) = split_sign(text);
    match number {
        "NaN" | "nan" => return "(0.0 / 0.0)".to_owned(),
        "inf" | "Infinity" => return format!("({sign}1.0 / 0.0)"),
        _ => {}
    }
    let (digits, exponent) = number.split_at(number.find(['e', 'E']).unwrap_or(number.len()));
    let (whole, fraction) = digits.split_once('.').unwrap_or((digits, ""));
    let or_zero =
        |part: &'static str, text: &str| if text.is_empty() { part.to_owned() } else { text.to_owned() };
    format!("{sign}{}.{}{exponent}", or_zero("0", whole), or_zero("0", fraction))
}

/// How tightly the text of an expression binds; see [`BinOp::level`].
fn level(expr: &Expr) -> u8 {
    match &expr.kind {
        ExprKind::Cond(..) | ExprKind::Quant { .. } | ExprKind::Let { .. } => 0,
        ExprKind::Binary(op, ..) => op.level(),
        ExprKind::Is(..) => BinOp::Lt.level(),
        ExprKind::As(..) | ExprKind::Expect(..) | ExprKind::Trust(..) => BinOp::AS_LEVEL,
        ExprKind::Unary(..) | ExprKind::Length(_) => BinOp::UNARY_LEVEL,
        // `new T[n][i]` would be one more dimension.
        ExprKind::NewArray { .. } => BinOp::UNARY_LEVEL,
        ExprKind::Lit(Lit::Int(text) | Lit::Float(text)) if text.starts_with('-') => BinOp::UNARY_LEVEL,
        _ => BinOp::POSTFIX_LEVEL,
    }
}
