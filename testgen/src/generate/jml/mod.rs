//! Conditions of JML as written, read into a tree that a test can say in Java. The front end has accepted the text before;
//! what a test has no words for is refused by name.

mod parse;

pub use parse::{on_one_line, parse};

/// An expression of JML.
#[derive(Clone, Debug, PartialEq)]
pub enum Jml {
    /// A number, character, text, `true`, `false` or `null`, as written.
    Literal(String),
    /// A parameter, field, variable of a quantifier, or class.
    Name(String),
    /// `this`
    This,
    /// `\result`
    Result,
    /// `\old(E)`
    Old(Box<Jml>),
    /// `E.f`
    Field(Box<Jml>, String),
    /// `E[I]`
    Index(Box<Jml>, Box<Jml>),
    /// `m(E, ...)` and `E.m(E, ...)`
    Call(Option<Box<Jml>>, String, Vec<Jml>),
    /// `!E`, `-E` ...
    Unary(&'static str, Box<Jml>),
    /// Java's operators, and `==>`, `<==>`, `<=!=>`.
    Binary(&'static str, Box<Jml>, Box<Jml>),
    /// `C ? A : B`
    Cond(Box<Jml>, Box<Jml>, Box<Jml>),
    /// `(int) E`, of primitive types only
    Cast(&'static str, Box<Jml>),
    /// `E instanceof C`
    InstanceOf(Box<Jml>, String),
    /// `(\forall T v, w; R; E)`, `(\sum T v; R; E)` ...
    Quantified(Box<Quantified>),
    /// `\nonnullelements(E)`
    NonNullElements(Box<Jml>),
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
    pub range: Jml,
    /// What is said of them.
    pub body: Jml,
}

/// Binary operators and how tight they bind, longest first.
const OPERATORS: [(&str, u8); 22] = [
    ("<=!=>", 1),
    ("<==>", 1),
    ("==>", 2),
    ("<==", 2),
    (">>>", 10),
    ("&&", 4),
    ("||", 3),
    ("==", 8),
    ("!=", 8),
    ("<=", 9),
    (">=", 9),
    ("<<", 10),
    (">>", 10),
    ("|", 5),
    ("^", 6),
    ("&", 7),
    ("<", 9),
    (">", 9),
    ("+", 11),
    ("-", 11),
    ("*", 12),
    ("/", 12),
];

impl Jml {
    /// The parts of the expression, itself left out.
    fn parts(&self) -> Vec<&Jml> {
        match self {
            Self::Literal(_) | Self::Name(_) | Self::This | Self::Result => Vec::new(),
            Self::Old(a)
            | Self::Field(a, _)
            | Self::Unary(_, a)
            | Self::Cast(_, a)
            | Self::InstanceOf(a, _)
            | Self::NonNullElements(a) => vec![a],
            Self::Index(a, b) | Self::Binary(_, a, b) => vec![a, b],
            Self::Cond(a, b, c) => vec![a, b, c],
            Self::Call(target, _, args) => target.iter().map(|target| &**target).chain(args).collect(),
            Self::Quantified(of) => vec![&of.range, &of.body],
        }
    }

    /// Whether it or a part of it is so.
    pub fn any(&self, is: &dyn Fn(&Jml) -> bool) -> bool {
        is(self) || self.parts().into_iter().any(|part| part.any(is))
    }

    /// Whether a name occurs in it.
    pub fn mentions(&self, name: &str) -> bool {
        self.any(&|part| matches!(part, Self::Name(found) if found == name))
    }

    /// The conditions that it joins by `&&`.
    pub fn conjuncts(&self) -> Vec<&Jml> {
        match self {
            Self::Binary("&&", a, b) => {
                let mut all = a.conjuncts();
                all.extend(b.conjuncts());
                all
            }
            other => vec![other],
        }
    }
}
