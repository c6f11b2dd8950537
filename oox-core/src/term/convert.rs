//! Conversions between numbers.

use super::arena::{Node, Term, Terms, UnOp};
use super::fold;
use super::sort::Sort;

impl Terms {
    /// The number as another sort: to `Bits` from integers modulo the width; to `Float` rounded to nearest even;
    /// from `Float` to `I32` and `I64` saturating with NaN as 0, to narrower types through `I32` and then modulo;
    /// from `Float` to `Int` truncated toward zero (NaN and infinities, which the caller excludes, as 0).
    pub fn convert(&mut self, term: Term, to: Sort) -> Term {
        let from = self.sort(term);
        if from == to {
            return term;
        }
        assert!(from != Sort::Bool && to != Sort::Bool, "truth values are not numbers");
        if let Node::Const(value) = self.node(term) {
            let value = fold::apply_convert(value, to);
            return self.literal(to, value);
        }
        if self.simplifies() {
            if let Node::Unary(UnOp::Convert, inner) = *self.node(term)
                && composes(self.sort(inner), from, to)
            {
                // at most one more step: `inner` was itself built by this rule
                return if self.sort(inner) == to {
                    inner
                } else {
                    self.make(to, Node::Unary(UnOp::Convert, inner))
                };
            }
            if let Node::Ite(c, a, b) = *self.node(term)
                && matches!((self.node(a), self.node(b)), (Node::Const(_), Node::Const(_)))
            {
                let (a, b) = (self.convert(a, to), self.convert(b, to));
                return self.ite(c, a, b);
            }
        }
        self.make(to, Node::Unary(UnOp::Convert, term))
    }
}

/// Is `a -> b -> c` the same as `a -> c`, for integers?
fn composes(a: Sort, b: Sort, c: Sort) -> bool {
    match (a, b, c) {
        // nothing is lost in the middle
        (Sort::Bits(_), Sort::Int, Sort::Bits(_)) => true,
        (Sort::Bits(a), Sort::Bits(b), _) if a.fits_in(b) && c.is_integral() => true,
        // what is lost in the middle is lost at the end as well
        (Sort::Int | Sort::Bits(_), Sort::Bits(b), Sort::Bits(c)) => c.bits() <= b.bits(),
        _ => false,
    }
}
