//! Terms as people write them. Not for machines: long terms are cut short.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::num::Num;
use super::sort::{Sort, SymId};

const DEEPEST: u32 = 60;
const LONGEST: usize = 4000;

// binding strengths, loosest first
const OR: u8 = 1;
const AND: u8 = 2;
const COMPARE: u8 = 3;
const BITS: u8 = 4;
const SUM: u8 = 5;
const PRODUCT: u8 = 6;
const UNARY: u8 = 7;

struct Writer<'a> {
    terms: &'a Terms,
    name: &'a dyn Fn(SymId) -> String,
    out: String,
}

impl Terms {
    /// Readable infix text, such as `x0 < 3 && a.length == 2`.
    pub fn display(&self, term: Term, name: &dyn Fn(SymId) -> String) -> String {
        let mut writer = Writer { terms: self, name, out: String::new() };
        writer.write(term, 0, 0);
        writer.out
    }
}

impl Writer<'_> {
    /// Writes a term in a place that binds as strongly as `around`.
    fn write(&mut self, term: Term, around: u8, depth: u32) {
        if depth > DEEPEST || self.out.len() > LONGEST {
            self.out.push('…');
            return;
        }
        let depth = depth + 1;
        let strength = self.strength(term);
        if strength <= around {
            self.out.push('(');
        }
        match self.terms.node(term) {
            Node::Const(value) => self.out.push_str(&value.to_string()),
            Node::Symbol(id) => self.out.push_str(&(self.name)(*id)),
            Node::Unary(UnOp::Not, inner) => self.negation(*inner, depth),
            Node::Unary(UnOp::Convert, inner) => {
                self.out.push('(');
                self.out.push_str(&self.terms.sort(term).to_string());
                self.out.push_str(") ");
                self.write(*inner, UNARY - 1, depth);
            }
            Node::Unary(op @ (UnOp::Neg | UnOp::BitNot), inner) => {
                self.out.push(if *op == UnOp::Neg { '-' } else { '~' });
                self.write(*inner, UNARY, depth);
            }
            Node::Unary(op, inner) => {
                self.out.push_str(match op {
                    UnOp::Sqrt => "sqrt(",
                    UnOp::Floor => "floor(",
                    UnOp::Ceil => "ceil(",
                    UnOp::Rint => "rint(",
                    UnOp::ToBits => "bits(",
                    _ => "fromBits(",
                });
                self.write(*inner, 0, depth);
                self.out.push(')');
            }
            Node::Binary(op, a, b) => self.binary(*op, *a, *b, depth),
            Node::And(parts) => self.list(parts, " && ", AND, depth),
            Node::Or(parts) => self.list(parts, " || ", OR, depth),
            Node::Ite(c, a, b) => {
                self.write(*c, OR, depth);
                self.out.push_str(" ? ");
                self.write(*a, 0, depth);
                self.out.push_str(" : ");
                self.write(*b, 0, depth);
            }
            Node::Linear(parts, constant) => self.sum(parts, constant, depth),
        }
        if strength <= around {
            self.out.push(')');
        }
    }

    fn strength(&self, term: Term) -> u8 {
        match self.terms.node(term) {
            Node::Const(_) | Node::Symbol(_) => u8::MAX,
            Node::Unary(UnOp::Not, inner) => match self.terms.node(*inner) {
                Node::Binary(BinOp::Eq, ..) => COMPARE,
                _ => UNARY,
            },
            Node::Unary(..) => UNARY,
            Node::Binary(op, ..) => match op {
                BinOp::Eq | BinOp::Lt | BinOp::Le => COMPARE,
                BinOp::Add | BinOp::Sub => SUM,
                BinOp::Mul | BinOp::Div | BinOp::Rem => PRODUCT,
                _ => BITS,
            },
            Node::And(_) => AND,
            Node::Or(_) => OR,
            Node::Ite(..) => 0,
            Node::Linear(parts, constant) if parts.len() == 1 && constant.is_zero() => PRODUCT,
            Node::Linear(..) => SUM,
        }
    }

    fn negation(&mut self, inner: Term, depth: u32) {
        if let Node::Binary(BinOp::Eq, a, b) = *self.terms.node(inner) {
            self.write(a, COMPARE, depth);
            self.out.push_str(" != ");
            self.write(b, COMPARE, depth);
        } else {
            self.out.push('!');
            self.write(inner, UNARY, depth);
        }
    }

    fn list(&mut self, parts: &[Term], between: &str, strength: u8, depth: u32) {
        for (index, part) in parts.iter().enumerate() {
            if index > 0 {
                self.out.push_str(between);
            }
            self.write(*part, strength, depth);
        }
    }

    fn binary(&mut self, op: BinOp, a: Term, b: Term, depth: u32) {
        if op == BinOp::Le {
            return self.at_most(a, b, depth);
        }
        let (text, left, right) = match op {
            BinOp::Add => (" + ", SUM - 1, SUM),
            BinOp::Sub => (" - ", SUM - 1, SUM),
            BinOp::Mul => (" * ", PRODUCT - 1, PRODUCT),
            BinOp::Div => (" / ", PRODUCT - 1, PRODUCT),
            BinOp::Rem => (" % ", PRODUCT - 1, PRODUCT),
            BinOp::BitAnd => (" & ", BITS, BITS),
            BinOp::BitOr => (" | ", BITS, BITS),
            BinOp::BitXor => (" ^ ", BITS, BITS),
            BinOp::Shl => (" << ", BITS, BITS),
            BinOp::Shr => (" >> ", BITS, BITS),
            BinOp::Ushr => (" >>> ", BITS, BITS),
            BinOp::Eq => (" == ", COMPARE, COMPARE),
            BinOp::Lt | BinOp::Le => (" < ", COMPARE, COMPARE),
        };
        self.write(a, left, depth);
        self.out.push_str(text);
        self.write(b, right, depth);
    }

    /// `x + 1 <= y` of mathematical integers reads `x < y`; `3 <= x` reads `x >= 3`.
    fn at_most(&mut self, a: Term, b: Term, depth: u32) {
        match self.terms.node(a) {
            Node::Const(_) => {
                self.write(b, COMPARE, depth);
                self.out.push_str(" >= ");
                self.write(a, COMPARE, depth);
            }
            Node::Linear(parts, constant) if constant.is_one() && self.terms.sort(a) == Sort::Int => {
                self.sum(parts, &Num::ZERO, depth);
                self.out.push_str(" < ");
                self.write(b, COMPARE, depth);
            }
            _ => {
                self.write(a, COMPARE, depth);
                self.out.push_str(" <= ");
                self.write(b, COMPARE, depth);
            }
        }
    }

    fn sum(&mut self, parts: &[(Term, Num)], constant: &Num, depth: u32) {
        for (index, (part, coefficient)) in parts.iter().enumerate() {
            self.sign(index == 0, coefficient.is_negative());
            let size = coefficient.abs();
            if size.is_one() {
                self.write(*part, SUM, depth);
            } else {
                self.out.push_str(&size.to_string());
                self.out.push_str(" * ");
                self.write(*part, PRODUCT, depth);
            }
        }
        if !constant.is_zero() {
            self.sign(false, constant.is_negative());
            self.out.push_str(&constant.abs().to_string());
        }
    }

    fn sign(&mut self, first: bool, negative: bool) {
        self.out.push_str(match (first, negative) {
            (true, false) => "",
            (true, true) => "-",
            (false, false) => " + ",
            (false, true) => " - ",
        });
    }
}
