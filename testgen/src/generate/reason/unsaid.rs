//! Why a condition of a contract cannot be said in the Java of a test.

use thiserror::Error;

/// What a test has no words for.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the words say what it is")]
pub enum Unsaid {
    #[error("`{0}` in a condition")]
    InCondition(String),
    #[error("a condition that is none")]
    NoCondition,
    #[error("`instanceof` with more than a name")]
    InstanceOfMore,
    #[error("a cast to a class in a condition")]
    CastToClass,
    #[error("letters that are not ASCII in a condition")]
    NotAscii,
    #[error("a quantifier over `{0}`")]
    QuantifierOver(String),
    #[error("a quantifier without a range")]
    NoRange,
    #[error("a quantifier without bounds")]
    NoBounds,
    #[error("a quantifier with wider bounds than its variable")]
    WiderBounds,
    #[error("a sum of floats")]
    SumOfFloats,
    #[error("a number that is none")]
    NoNumber,
    #[error("which object a number is")]
    WhichObject,
    #[error("`\\result` without a result")]
    NoResult,
    #[error("an `\\old` inside of a quantifier")]
    OldInQuantifier,
    #[error("an `\\old` that has no value")]
    UndefinedOld,
    #[error("`\\old` of an object that was not there")]
    OldOfNew,
    #[error("a copy of what is no array")]
    CopyOfNoArray,
    #[error("`this` of an object that no variable holds")]
    NoThis,
    #[error("`{0}` is held by no variable")]
    NotHeld(String),
    #[error("`{0}` of an enclosing object")]
    OfEnclosing(String),
    #[error("`{0}` is private")]
    Private(String),
    #[error("several methods `{0}`")]
    SeveralMethods(String),
    #[error("`{0}` with a checked exception inside of a quantifier")]
    CheckedInQuantifier(String),
    #[error("a member of null")]
    MemberOfNull,
    #[error("a member of `{0}`")]
    MemberOf(String),
    #[error("an index without an array")]
    NoArray,
    #[error("the field `{0}`")]
    Field(String),
    #[error("a field that nobody wrote")]
    UnwrittenField,
    #[error("the class `{0}`")]
    Class(String),
    #[error("a class without a name")]
    NamelessClass,
    #[error("a class that cannot be named in a test")]
    HiddenClass,
    #[error("a type that cannot be named in a test")]
    HiddenType,
}
