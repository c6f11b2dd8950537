//! Why there is no test of a case: each reason with its words and its code. The words are for people; the code stays the
//! same when the words change, and is what programs may rely on.

mod hiding;
mod missing;
mod unsaid;

use serde::Serialize;
use serde::ser::SerializeStruct;
use thiserror::Error;

pub use hiding::{ClauseName, Hiding};
pub use missing::Missing;
pub use unsaid::Unsaid;

/// Why there is no test of a case.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the words say what it is")]
pub enum Reason {
    #[error("the run was interrupted")]
    Interrupted,
    #[error("time limit reached (--time)")]
    TimeIsOver,
    #[error("it cannot be called from a test")]
    NotCallable,
    #[error("objects of exactly this class do not exist")]
    AbstractClass,
    #[error("run on its own input, it ends otherwise")]
    EndsOtherwise,
    #[error("the static field `{0}` cannot be put back")]
    StaticField(String),
    /// What the interpreter said.
    #[error("{0}")]
    Stuck(String),
    #[error("it depends on {0}")]
    DependsOn(String),
    #[error("`{0}` overrides it, and only its own code can call it")]
    Overridden(String),
    #[error("`{0}` has no code, and a test cannot replace it")]
    NoCode(String),
    #[error("a class whose initialisation fails, which happens once only")]
    FailingInitialisation,
    #[error("an enum whose initialisation fails")]
    FailingEnum,
    #[error("it makes an array of more than {0} elements")]
    MakesLargeArray(i64),
    #[error("an array of more than {0} elements")]
    LargeArray(usize),
    #[error("the input that calls can build takes another path")]
    OtherPath,
    #[error("the input that calls can build asks its stand-ins otherwise")]
    OtherQuestions,
    #[error("only reflection makes an input for which the call does not end")]
    EndlessByReflection,
    #[error("no call leads to its input: private fields would have to be written (--unreachable)")]
    Unreachable,
    #[error("an exception that cannot be named")]
    HiddenException,
    #[error("`{0}` cannot be named in a test")]
    HiddenClass(String),
    #[error("a type that a test cannot name")]
    HiddenType,
    #[error("an object for a type that a test cannot name")]
    ForHiddenType,
    #[error("an object that is wanted with two types")]
    TwoTypes,
    #[error("an object whose class has other type arguments")]
    OtherTypeArguments,
    #[error("an array where a test has a `{0}`")]
    ArrayFor(String),
    #[error("a `{has}` where a test has a `{wants}`")]
    OtherClass { has: String, wants: String },
    #[error("a `{has}` where a test has a `{wants}` of something else")]
    OtherArguments { has: String, wants: String },
    #[error("an object that leads to itself through a constructor")]
    LeadsToItself,
    #[error("the constant `{name}` of `{class}`")]
    HiddenConstant { name: String, class: String },
    #[error("the field `{name}` of `{class}`")]
    LibraryField { name: String, class: String },
    #[error("the record `{0}` with fields that its constructor does not give it")]
    RecordFields(String),
    #[error("no constructor or factory makes such an object of `{0}`")]
    NoMaker(String),
    #[error("the constructor of `{0}` does not end normally")]
    ConstructorFails(String),
    #[error("its constructor throws")]
    ConstructorThrows,
    #[error("`{0}` does not end normally")]
    CallFails(String),
    #[error("a factory that gives null")]
    FactoryGivesNull,
    #[error("two objects of `{0}`, of which its factory gives one")]
    FactoryGivesOne(String),
    #[error("a factory whose objects have other type arguments")]
    FactoryTypeArguments,
    #[error("`{0}` has no name")]
    NamelessClass(String),
    #[error("a constructor of `{0}` that takes more than is written")]
    UnwrittenParameters(String),
    #[error("a method that takes more than is written")]
    MethodTakesMore,
    #[error("a `{0}` of the library")]
    LibraryClass(String),
    #[error("a `{0}`")]
    LibraryObject(String),
    #[error("an object of some class below `{0}`")]
    ClassBelow(String),
    #[error("`{class}.{method}` cannot be written in a test")]
    HiddenMethod { class: String, method: String },
    #[error("an exception of `{0}`")]
    ExceptionOf(String),
    #[error("an order of `{0}`")]
    OrderOf(String),
    #[error("an object of `{0}` to compare")]
    ToCompare(String),
    #[error("numbers for objects that are compared")]
    Ranks,
    #[error("`{0}` is not known")]
    UnknownMethod(String),
    /// Something that should be there and is not.
    #[error(transparent)]
    Missing(#[from] Missing),
    /// No test can show how a clause is broken.
    #[error("{clause} {why}")]
    Hidden { clause: ClauseName, why: Hiding },
    /// A condition that cannot be said in Java.
    #[error("{clause}: it has no Java form: {why}")]
    NoJavaForm { clause: ClauseName, why: Unsaid },
    /// Of a promise that is broken at a place; what is broken without a test is named.
    #[error("{place}: {check}: {why}")]
    BrokenAt { place: String, check: String, why: Box<Reason> },
    /// Of a promise that is broken somewhere.
    #[error("{check}: {why}")]
    Broken { check: String, why: Box<Reason> },
}

impl Reason {
    /// What programs know it by.
    pub fn code(&self) -> &'static str {
        match self {
            Self::Interrupted => "interrupted",
            Self::TimeIsOver => "time",
            Self::NotCallable => "not-callable",
            Self::AbstractClass => "abstract-class",
            Self::EndsOtherwise => "ends-otherwise",
            Self::StaticField(_) => "static-field",
            Self::Stuck(_) => "stuck",
            Self::DependsOn(_) => "depends-on",
            Self::Overridden(_) => "overridden",
            Self::NoCode(_) => "no-code",
            Self::FailingInitialisation | Self::FailingEnum => "failing-initialisation",
            Self::MakesLargeArray(_) | Self::LargeArray(_) => "large-array",
            Self::OtherPath => "other-path",
            Self::OtherQuestions => "other-questions",
            Self::EndlessByReflection => "endless-by-reflection",
            Self::Unreachable => "unreachable",
            Self::HiddenException => "hidden-exception",
            Self::HiddenClass(_) | Self::NamelessClass(_) => "hidden-class",
            Self::HiddenType | Self::ForHiddenType => "hidden-type",
            Self::HiddenConstant { .. } => "hidden-constant",
            Self::HiddenMethod { .. } => "hidden-method",
            Self::TwoTypes
            | Self::OtherTypeArguments
            | Self::ArrayFor(_)
            | Self::OtherClass { .. }
            | Self::OtherArguments { .. }
            | Self::FactoryTypeArguments => "erased-type",
            Self::LeadsToItself => "cycle",
            Self::LibraryField { .. } | Self::LibraryClass(_) | Self::LibraryObject(_) => "library-object",
            Self::RecordFields(_) => "record-fields",
            Self::NoMaker(_) => "no-maker",
            Self::ConstructorFails(_) | Self::ConstructorThrows => "constructor-fails",
            Self::CallFails(_) => "call-fails",
            Self::FactoryGivesNull | Self::FactoryGivesOne(_) => "factory",
            Self::UnwrittenParameters(_) | Self::MethodTakesMore => "unwritten-parameters",
            Self::ClassBelow(_) => "class-below",
            Self::ExceptionOf(_) => "exception",
            Self::OrderOf(_) | Self::ToCompare(_) | Self::Ranks => "order",
            Self::UnknownMethod(_) | Self::Missing(_) => "missing",
            Self::Hidden { why, .. } => why.code(),
            Self::NoJavaForm { .. } => "no-java-form",
            Self::BrokenAt { why, .. } | Self::Broken { why, .. } => why.code(),
        }
    }

    /// Where the clause stands that it speaks of.
    pub fn place(&self) -> Option<&str> {
        match self {
            Self::Hidden { clause, .. } | Self::NoJavaForm { clause, .. } => Some(&clause.place),
            _ => None,
        }
    }
}

/// Cases without a test.
#[derive(Clone, Debug)]
pub struct LeftOut {
    /// Why there is no test.
    pub reason: Reason,
    /// The first such case.
    pub case: String,
    /// How many there are.
    pub count: usize,
    /// The engine does not agree with itself: a mistake of ours.
    pub is_ours: bool,
}

impl Serialize for LeftOut {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let mut object = serializer.serialize_struct("LeftOut", 5)?;
        object.serialize_field("reason", &self.reason.to_string())?;
        object.serialize_field("code", self.reason.code())?;
        object.serialize_field("case", &self.case)?;
        object.serialize_field("count", &self.count)?;
        object.serialize_field("is_ours", &self.is_ours)?;
        object.end()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_broken_is_named_and_the_code_is_that_of_the_reason() {
        let clause = ClauseName { place: "A.java:3".to_owned(), words: "ensures x > 0".to_owned() };
        let hidden = Reason::Hidden { clause: clause.clone(), why: Hiding::NoValue };
        assert_eq!(hidden.to_string(), "A.java:3: ensures x > 0 has no value");
        let unsaid = Reason::NoJavaForm { clause, why: Unsaid::Private("size".to_owned()) };
        assert_eq!(unsaid.to_string(), "A.java:3: ensures x > 0: it has no Java form: `size` is private");
        let broken = Reason::BrokenAt {
            place: "A.java:7".to_owned(),
            check: "crash".to_owned(),
            why: Box::new(Reason::OtherPath),
        };
        assert_eq!(broken.code(), "other-path");
        let left = LeftOut { reason: broken, case: "1a".to_owned(), count: 2, is_ours: false };
        assert_eq!(
            serde_json::to_string(&left).expect("it is a plain value"),
            "{\"reason\":\"A.java:7: crash: the input that calls can build takes another path\",\
             \"code\":\"other-path\",\"case\":\"1a\",\"count\":2,\"is_ours\":false}"
        );
    }
}
