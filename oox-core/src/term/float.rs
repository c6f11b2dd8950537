//! Constructors of what floats have besides arithmetic: rounding to integers, the square root, and their bits.

use super::arena::{Node, Term, Terms, UnOp};
use super::sort::{FloatTy, IntTy, Sort};

impl Terms {
    /// The square root, rounded to nearest even; NaN below zero.
    pub fn sqrt(&mut self, a: Term) -> Term {
        self.of_float(UnOp::Sqrt, a)
    }

    /// The greatest float that is an integer and not above `a`.
    pub fn floor(&mut self, a: Term) -> Term {
        self.of_float(UnOp::Floor, a)
    }

    /// The least float that is an integer and not below `a`.
    pub fn ceil(&mut self, a: Term) -> Term {
        self.of_float(UnOp::Ceil, a)
    }

    /// The nearest float that is an integer, the even one of two.
    pub fn rint(&mut self, a: Term) -> Term {
        self.of_float(UnOp::Rint, a)
    }

    fn of_float(&mut self, op: UnOp, a: Term) -> Term {
        assert!(matches!(self.sort(a), Sort::Float(_)), "{op:?} is an operation on floats");
        self.unary_plain(op, a)
    }

    /// The bits of a float: an `I32` of an `F32`, an `I64` of an `F64`. All NaN have the bits of the one NaN.
    pub fn to_bits(&mut self, a: Term) -> Term {
        let sort = match self.sort(a) {
            Sort::Float(FloatTy::F32) => Sort::Bits(IntTy::I32),
            Sort::Float(FloatTy::F64) => Sort::Bits(IntTy::I64),
            sort => panic!("a {sort} is no float"),
        };
        self.unary_to(UnOp::ToBits, sort, a)
    }

    /// The float with these bits: an `F32` of an `I32`, an `F64` of an `I64`.
    pub fn from_bits(&mut self, a: Term) -> Term {
        let sort = match self.sort(a) {
            Sort::Bits(IntTy::I32) => Sort::Float(FloatTy::F32),
            Sort::Bits(IntTy::I64) => Sort::Float(FloatTy::F64),
            sort => panic!("no float has the bits of a {sort}"),
        };
        // the other way round would forget that NaN has many patterns
        if let (true, Node::Unary(UnOp::ToBits, inner)) = (self.simplifies(), self.node(a)) {
            return *inner;
        }
        self.unary_to(UnOp::FromBits, sort, a)
    }
}
