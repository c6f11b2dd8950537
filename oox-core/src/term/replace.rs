//! Terms with some of their parts replaced by others.

use super::arena::{BinOp, Node, Term, Terms, UnOp};
use super::num::Num;
use super::sort::{Const, Sort};
use rustc_hash::FxHashMap;

impl Terms {
    /// The term with other parts in the place of some, made anew by the constructors. `known` has what stands for what;
    /// it is asked for each part before its own parts are, and what was found out is added.
    pub fn replaced(&mut self, term: Term, known: &mut FxHashMap<Term, Term>) -> Term {
        let mut todo = vec![term];
        while let Some(&next) = todo.last() {
            if known.contains_key(&next) {
                todo.pop();
                continue;
            }
            let before = todo.len();
            self.for_each_child(next, |child| {
                if !known.contains_key(&child) {
                    todo.push(child);
                }
            });
            if todo.len() == before {
                let made = self.made_of(next, known);
                known.insert(next, made);
                todo.pop();
            }
        }
        known[&term]
    }

    /// The node of a term over what stands for its parts.
    fn made_of(&mut self, term: Term, known: &FxHashMap<Term, Term>) -> Term {
        let sort = self.sort(term);
        match self.node(term).clone() {
            Node::Const(_) | Node::Symbol(_) => term,
            Node::Unary(op, a) => {
                let a = known[&a];
                match op {
                    UnOp::Not => self.not(a),
                    UnOp::Neg => self.neg(a),
                    UnOp::BitNot => self.bit_not(a),
                    UnOp::Convert => self.convert(a, sort),
                    UnOp::Sqrt => self.sqrt(a),
                    UnOp::Floor => self.floor(a),
                    UnOp::Ceil => self.ceil(a),
                    UnOp::Rint => self.rint(a),
                    UnOp::ToBits => self.to_bits(a),
                    UnOp::FromBits => self.from_bits(a),
                }
            }
            Node::Binary(op, a, b) => self.of_two(op, known[&a], known[&b]),
            Node::And(parts) => self.and_all(parts.iter().map(|part| known[part])),
            Node::Or(parts) => self.or_all(parts.iter().map(|part| known[part])),
            Node::Ite(c, a, b) => self.ite(known[&c], known[&a], known[&b]),
            Node::Linear(parts, constant) => {
                let mut sum = self.whole(sort, &constant);
                for (part, coefficient) in parts.iter() {
                    let factor = self.whole(sort, coefficient);
                    let product = self.mul(factor, known[part]);
                    sum = self.add(sum, product);
                }
                sum
            }
        }
    }

    fn of_two(&mut self, op: BinOp, a: Term, b: Term) -> Term {
        match op {
            BinOp::Add => self.add(a, b),
            BinOp::Sub => self.sub(a, b),
            BinOp::Mul => self.mul(a, b),
            BinOp::Div => self.div(a, b),
            BinOp::Rem => self.rem(a, b),
            BinOp::BitAnd => self.bit_and(a, b),
            BinOp::BitOr => self.bit_or(a, b),
            BinOp::BitXor => self.bit_xor(a, b),
            BinOp::Shl => self.shl(a, b),
            BinOp::Shr => self.shr(a, b),
            BinOp::Ushr => self.ushr(a, b),
            BinOp::Eq => self.eq(a, b),
            BinOp::Lt => self.lt(a, b),
            BinOp::Le => self.le(a, b),
        }
    }

    /// An integer of a sort, modulo its width.
    fn whole(&mut self, sort: Sort, value: &Num) -> Term {
        match sort {
            Sort::Bits(ty) => self.bits(ty, value.wrap(ty.bits(), ty.signed())),
            _ => self.constant(sort, Const::Int(value.clone())),
        }
    }
}
