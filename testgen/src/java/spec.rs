//! Conditions of contracts, as the front end has read them. Names have no meaning yet: that is up to those who say a
//! condition in a test.

use super::{BinaryOp, Literal, UnaryOp};

/// An expression of JML.
#[derive(Clone, Debug, PartialEq)]
pub enum Spec {
    /// A literal, with the primitive type of a number or character.
    Literal(Literal, Option<&'static str>),
    /// A parameter, field, variable of a quantifier, or class.
    Name(String),
    /// `this`
    This,
    /// `\result`
    Result,
    /// `\old(E)`
    Old(Box<Spec>),
    /// `E.f`
    Field(Box<Spec>, String),
    /// `E[I]`
    Index(Box<Spec>, Box<Spec>),
    /// `m(E, ...)` and `E.m(E, ...)`
    Call(Option<Box<Spec>>, String, Vec<Spec>),
    /// `!E`, `-E` ...
    Unary(UnaryOp, Box<Spec>),
    /// `A + B`, `A ==> B` ...
    Binary(SpecOp, Box<Spec>, Box<Spec>),
    /// `C ? A : B`
    Cond(Box<Spec>, Box<Spec>, Box<Spec>),
    /// `(int) E`, of primitive types only
    Cast(&'static str, Box<Spec>),
    /// `E instanceof C`
    InstanceOf(Box<Spec>, String),
    /// `(\forall T v, w; R; E)`, `(\sum T v; R; E)` ...
    Quantified(Box<Quantified>),
    /// `\nonnullelements(E)`
    NonNullElements(Box<Spec>),
    /// What a test has no words for.
    Unsaid(Unspoken),
}

/// Signs between two operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpecOp {
    /// One of Java.
    Java(BinaryOp),
    /// `==>`
    Implies,
    /// `<==>`
    Iff,
    /// `<=!=>`
    NotIff,
}

/// What a quantifier makes of the values that it goes over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs, reason = "the words of JML")]
pub enum Fold {
    ForAll,
    Exists,
    Sum,
    Product,
    Min,
    Max,
    NumOf,
}

/// A quantifier over integers.
#[derive(Clone, Debug, PartialEq)]
pub struct Quantified {
    /// Which one.
    pub fold: Fold,
    /// `int` or `long`.
    pub ty: &'static str,
    /// The variables.
    pub vars: Vec<String>,
    /// The values that they take.
    pub range: Spec,
    /// What is said of them.
    pub body: Spec,
}

/// Expressions that a test has no words for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unspoken {
    /// `\fresh`, `new` ...
    Word(String),
    /// `(C) E`
    CastToClass,
    /// `E instanceof` something other than a simple name.
    InstanceOfMore,
    /// Letters in a literal that the encoding of a file matters for.
    NotAscii,
    /// A quantifier over something other than integers.
    QuantifierOver(String),
    /// A quantifier whose variables take all values.
    NoRange,
}

impl Spec {
    /// The parts of the expression, itself left out.
    fn parts(&self) -> Vec<&Spec> {
        match self {
            Self::Literal(..) | Self::Name(_) | Self::This | Self::Result | Self::Unsaid(_) => Vec::new(),
            Self::Old(a)
            | Self::Field(a, _)
            | Self::Unary(_, a)
            | Self::Cast(_, a)
            | Self::InstanceOf(a, _)
            | Self::NonNullElements(a) => vec![a],
            Self::Index(a, b) | Self::Binary(_, a, b) => vec![a, b],
            Self::Cond(a, b, c) => vec![a, b, c],
            Self::Call(target, _, args) => target.iter().map(|target| &**target).chain(args).collect(),
            Self::Quantified(quantified) => vec![&quantified.range, &quantified.body],
        }
    }

    /// Whether it or a part of it is so.
    pub fn any(&self, is: &dyn Fn(&Spec) -> bool) -> bool {
        is(self) || self.parts().into_iter().any(|part| part.any(is))
    }

    /// The first part that a test has no words for.
    pub fn unspoken(&self) -> Option<&Unspoken> {
        match self {
            Self::Unsaid(what) => Some(what),
            _ => self.parts().into_iter().find_map(Self::unspoken),
        }
    }

    /// Whether a name occurs in it.
    pub fn mentions(&self, name: &str) -> bool {
        self.any(&|part| matches!(part, Self::Name(found) if found == name))
    }

    /// The conditions that it joins by `&&`.
    pub fn conjuncts(&self) -> Vec<&Spec> {
        match self {
            Self::Binary(SpecOp::Java(BinaryOp::And), a, b) => {
                let mut all = a.conjuncts();
                all.extend(b.conjuncts());
                all
            }
            other => vec![other],
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn parts_are_found_in_the_order_of_the_source() {
        let name = |name: &str| Box::new(Spec::Name(name.to_owned()));
        let and = SpecOp::Java(BinaryOp::And);
        let fresh = Spec::Unsaid(Unspoken::Word("\\fresh".to_owned()));
        let later = Spec::Unsaid(Unspoken::CastToClass);
        let all = Spec::Binary(and, name("a"), Box::new(Spec::Binary(and, Box::new(fresh), Box::new(later))));
        assert_eq!(all.conjuncts().len(), 3);
        assert!(all.mentions("a") && !all.mentions("b"));
        assert_eq!(all.unspoken(), Some(&Unspoken::Word("\\fresh".to_owned())));
    }
}
