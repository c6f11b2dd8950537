//! Methods that the engine itself implements: their names and signatures, the one table that resolver and engine share.

use super::{Builtins, ClassId, Ty};
use crate::term::{FloatTy, IntTy};

/// What a `native` method does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Native {
    /// `i64 bits(f64)`: the bits of a float; all that are not a number give the same ones.
    BitsOfF64,
    /// `i32 bits(f32)`
    BitsOfF32,
    /// `f64 fromBits(i64)`: the float with these bits.
    F64FromBits,
    /// `f32 fromBits(i32)`
    F32FromBits,
    /// `f64 sqrt(f64)`: the correctly rounded square root.
    Sqrt,
    /// `f64 floor(f64)`: the next integral float below.
    Floor,
    /// `f64 ceil(f64)`: the next integral float above.
    Ceil,
    /// `f64 rint(f64)`: the nearest integral float, ties to even.
    Rint,
    /// `TEXT text(f64)`: the shortest decimal that is read back as the same float.
    TextOfF64,
    /// `TEXT text(f32)`
    TextOfF32,
    /// `f64 parseDouble(TEXT)`
    ParseDouble,
    /// `f32 parseFloat(TEXT)`
    ParseFloat,
    /// `void print(i32, TEXT)`: writes to the stream of that number.
    Print,
    /// `i32 identity(Object)`: a number of the object that does not change.
    Identity,
    /// `Object[] newArray(Object[], i32)`: an array of the run-time type of the first, with that many elements.
    NewArray,
    /// `void note(TEXT)`: lists a known text among what the verdict rests on.
    Note,
    /// `bool isNoted(TEXT)`: whether the verdict rests on that.
    IsNoted,
    /// `void unnote(TEXT)`: where tests are made, the verdict does not rest on that any more.
    Unnote,
    /// `TEXT intern(TEXT)`: the one object that stands for all texts with these units.
    Intern,
    /// `bool late()`: true. An invariant that calls it is assumed of inputs when a path ends.
    Late,
    /// `void settle(Object)`: an input of which nothing is known becomes a text, or nothing but an object, if it may be.
    Settle,
    /// `void grow(Object, i32)`: so many cells of an array of the input may be looked at, whatever the bound says.
    Grow,
    /// `void become(Object, bool)`: the object stands for the running thread; the program ends without it if it is a daemon.
    Become,
    /// `Object current()`: the object that stands for the running thread, or null.
    Current,
    /// `bool hasThread(Object)`: the object stands for a thread that was started, over or not.
    HasThread,
    /// `i32 threadNumber()`: a number of the running thread; that of the first one is 0.
    ThreadNumber,
    /// `i32 nextName()`: a number for the name of a thread, the same in every order of threads.
    NextName,
    /// `void awaitEnd(Object)`: waits for the end of the thread that the object stands for.
    AwaitEnd,
    /// `void awaitNotice(Object, i32)`: `wait`, which ends by itself after some time (1) or without a reason (2), or not (0).
    AwaitNotice,
    /// `void notice(Object, bool)`: `notify`, or `notify all`.
    Notice,
    /// `bool holdsLock(Object)`: the running thread holds the monitor of the object.
    HoldsLock,
    /// `void rethrow(Object)`: throws an exception as if nobody had caught it.
    Rethrow,
    /// `void quiet(bool)`: what the running thread reads and writes is nobody's concern from now on, or is again.
    Quiet,
}

/// The types of a native method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Signature {
    /// The types of the parameters, as they are declared.
    pub params: Vec<Ty>,
    /// `None` for `void`.
    pub ret: Option<Ty>,
}

/// A type in the table below.
#[derive(Clone, Copy)]
enum Sig {
    Bool,
    I32,
    I64,
    F32,
    F64,
    Text,
    Object,
    Objects,
}

impl Native {
    /// All of them.
    pub const ALL: [Self; 33] = [
        Self::BitsOfF64,
        Self::BitsOfF32,
        Self::F64FromBits,
        Self::F32FromBits,
        Self::Sqrt,
        Self::Floor,
        Self::Ceil,
        Self::Rint,
        Self::TextOfF64,
        Self::TextOfF32,
        Self::ParseDouble,
        Self::ParseFloat,
        Self::Print,
        Self::Identity,
        Self::NewArray,
        Self::Note,
        Self::IsNoted,
        Self::Unnote,
        Self::Intern,
        Self::Late,
        Self::Settle,
        Self::Grow,
        Self::Become,
        Self::Current,
        Self::HasThread,
        Self::ThreadNumber,
        Self::NextName,
        Self::AwaitEnd,
        Self::AwaitNotice,
        Self::Notice,
        Self::HoldsLock,
        Self::Rethrow,
        Self::Quiet,
    ];

    /// Whoever calls it asks who holds a monitor: in such a program that is kept, of one thread too.
    pub fn asks_for_monitors(self) -> bool {
        matches!(self, Self::AwaitNotice | Self::Notice | Self::HoldsLock)
    }

    /// Its name in a program; some are overloaded.
    pub fn word(self) -> &'static str {
        match self {
            Self::BitsOfF64 | Self::BitsOfF32 => "bits",
            Self::F64FromBits | Self::F32FromBits => "fromBits",
            Self::Sqrt => "sqrt",
            Self::Floor => "floor",
            Self::Ceil => "ceil",
            Self::Rint => "rint",
            Self::TextOfF64 | Self::TextOfF32 => "text",
            Self::ParseDouble => "parseDouble",
            Self::ParseFloat => "parseFloat",
            Self::Print => "print",
            Self::Identity => "identity",
            Self::NewArray => "newArray",
            Self::Note => "note",
            Self::IsNoted => "isNoted",
            Self::Unnote => "unnote",
            Self::Intern => "intern",
            Self::Late => "late",
            Self::Settle => "settle",
            Self::Grow => "grow",
            Self::Become => "become",
            Self::Current => "current",
            Self::HasThread => "hasThread",
            Self::ThreadNumber => "threadNumber",
            Self::NextName => "nextName",
            Self::AwaitEnd => "awaitEnd",
            Self::AwaitNotice => "awaitNotice",
            Self::Notice => "notice",
            Self::HoldsLock => "holdsLock",
            Self::Rethrow => "rethrow",
            Self::Quiet => "quiet",
        }
    }

    fn table(self) -> (&'static [Sig], Option<Sig>) {
        match self {
            Self::BitsOfF64 => (&[Sig::F64], Some(Sig::I64)),
            Self::BitsOfF32 => (&[Sig::F32], Some(Sig::I32)),
            Self::F64FromBits => (&[Sig::I64], Some(Sig::F64)),
            Self::F32FromBits => (&[Sig::I32], Some(Sig::F32)),
            Self::Sqrt | Self::Floor | Self::Ceil | Self::Rint => (&[Sig::F64], Some(Sig::F64)),
            Self::TextOfF64 => (&[Sig::F64], Some(Sig::Text)),
            Self::TextOfF32 => (&[Sig::F32], Some(Sig::Text)),
            Self::ParseDouble => (&[Sig::Text], Some(Sig::F64)),
            Self::ParseFloat => (&[Sig::Text], Some(Sig::F32)),
            Self::Print => (&[Sig::I32, Sig::Text], None),
            Self::Identity => (&[Sig::Object], Some(Sig::I32)),
            Self::NewArray => (&[Sig::Objects, Sig::I32], Some(Sig::Objects)),
            Self::Note | Self::Unnote => (&[Sig::Text], None),
            Self::IsNoted => (&[Sig::Text], Some(Sig::Bool)),
            Self::Intern => (&[Sig::Text], Some(Sig::Text)),
            Self::Late => (&[], Some(Sig::Bool)),
            Self::Settle => (&[Sig::Object], None),
            Self::Grow => (&[Sig::Object, Sig::I32], None),
            Self::Become => (&[Sig::Object, Sig::Bool], None),
            Self::Current => (&[], Some(Sig::Object)),
            Self::HasThread => (&[Sig::Object], Some(Sig::Bool)),
            Self::ThreadNumber => (&[], Some(Sig::I32)),
            Self::NextName => (&[], Some(Sig::I32)),
            Self::AwaitEnd => (&[Sig::Object], None),
            Self::AwaitNotice => (&[Sig::Object, Sig::I32], None),
            Self::Notice => (&[Sig::Object, Sig::Bool], None),
            Self::HoldsLock => (&[Sig::Object], Some(Sig::Bool)),
            Self::Rethrow => (&[Sig::Object], None),
            Self::Quiet => (&[Sig::Bool], None),
        }
    }

    /// Parameters and result; `None` when they need the class of texts and the program has none.
    pub fn signature(self, builtin: &Builtins, text: Option<ClassId>) -> Option<Signature> {
        let (params, ret) = self.table();
        let ty = |sig: Sig| {
            Some(match sig {
                Sig::Bool => Ty::Bool,
                Sig::I32 => Ty::Bits(IntTy::I32),
                Sig::I64 => Ty::Bits(IntTy::I64),
                Sig::F32 => Ty::Float(FloatTy::F32),
                Sig::F64 => Ty::Float(FloatTy::F64),
                Sig::Text => Ty::Ref(text?),
                Sig::Object => Ty::Ref(builtin.object),
                Sig::Objects => Ty::Array(Ty::Ref(builtin.object).into()),
            })
        };
        let params = params.iter().map(|sig| ty(*sig)).collect::<Option<Vec<Ty>>>()?;
        let ret = match ret {
            Some(sig) => Some(ty(sig)?),
            None => None,
        };
        Some(Signature { params, ret })
    }
}
