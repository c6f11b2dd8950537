//! Who can say what code gives that nobody has: somebody outside runs it. The engine asks only where everything that the code is
//! given is known, and only where tests are made: what somebody has seen once proves nothing.

use std::fmt;

use crate::ir::{ClassId, FieldId, MethodId, Program, Ty};

/// Says what calls of code that nobody has give.
pub trait Oracle: fmt::Debug + Send + Sync {
    /// What the last of these calls gives, if they are made one after the other; `None` where that is not known, or not the same
    /// each time. The same question has the same answer, whoever asks and when.
    fn ask(&self, program: &Program, calls: &[KnownCall]) -> Option<Said>;
}

/// A call of which everything is known.
#[derive(Clone, Debug, PartialEq)]
pub struct KnownCall {
    /// Who is called.
    pub method: MethodId,
    /// With what, receiver first; a constructor has none.
    pub args: Vec<KnownValue>,
}

/// A value that is known as a whole.
#[derive(Clone, Debug, PartialEq)]
pub enum KnownValue {
    /// `null`
    Null,
    /// A truth value.
    Bool(bool),
    /// An integer.
    Int(i64),
    /// The bits of an `f32`.
    F32(u32),
    /// The bits of an `f64`.
    F64(u64),
    /// An object of the class of texts.
    Text(String),
    /// The constant of an enum that a static field holds.
    Constant(FieldId),
    /// An array.
    Array {
        /// The type of its elements.
        elem: Ty,
        /// Its elements.
        values: Vec<KnownValue>,
    },
    /// An object of a library of which we have the code.
    Object {
        /// Its class.
        class: ClassId,
        /// What its fields hold.
        fields: Vec<(FieldId, KnownValue)>,
    },
    /// What one of the calls before gave, or the object that it made.
    Given(usize),
}

/// What a call gives.
#[derive(Clone, Debug, PartialEq)]
pub enum Said {
    /// Nothing, or the object that a constructor makes.
    Done,
    /// A value.
    Value(KnownValue),
    /// One of its arguments, the receiver being the first.
    Argument(usize),
    /// An object of which nothing is known but that it is there.
    Object,
    /// An exception of this class or of one below that the program does not have.
    Thrown {
        /// The class.
        class: ClassId,
        /// Its message; `None` where it has none.
        message: Option<String>,
    },
}
