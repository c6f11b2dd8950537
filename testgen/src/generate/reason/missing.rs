//! Parts that should be there: where one is missing, the program and what is known of it in Java do not agree.

use thiserror::Error;

/// A part that is missing.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[allow(missing_docs, reason = "the words say what it is")]
pub enum Missing {
    #[error("an array")]
    Array,
    #[error("an array type")]
    ArrayType,
    #[error("an array of type {0}")]
    ArrayOf(String),
    #[error("an array of unknown length")]
    UnknownLength,
    #[error("an array length")]
    ArrayLength,
    #[error("a value that is not known")]
    Value,
    #[error("a number that is not known")]
    Number,
    #[error("no integer")]
    Integer,
    #[error("no float")]
    Float,
    #[error("the number {0}")]
    NumberText(String),
    #[error("a text that is no object")]
    Text,
    #[error("a box")]
    Boxed,
    #[error("an Optional")]
    Optional,
    #[error("`{0}`")]
    LibraryMethod(&'static str),
    #[error("an enum constant")]
    EnumConstant,
    #[error("the constant {0}")]
    Constant(String),
    #[error("a constant without a name")]
    ConstantName,
    #[error("the class `{0}`")]
    Class(String),
    #[error("a class without a name")]
    ClassName,
    #[error("the type {0}")]
    Type(String),
    #[error("the object {0}")]
    Object(String),
    #[error("an object of {0}")]
    ObjectOf(String),
    #[error("the field {0}")]
    Field(String),
    #[error("a field that nobody wrote")]
    FieldName,
    #[error("a field of null")]
    FieldOfNull,
    #[error("a method without a name")]
    MethodName,
    #[error("a receiver")]
    Receiver,
    #[error("an enclosing instance")]
    Outer,
    #[error("an answer without a method")]
    Answer,
    #[error("a mock")]
    Mock,
    #[error("a stand-in")]
    StandIn,
    #[error("a comparator")]
    Comparator,
    #[error("an order")]
    Order,
    #[error("an exception")]
    Exception,
    #[error("an exception without a name")]
    ExceptionName,
    #[error("an exception without a class")]
    ExceptionClass,
    #[error("an exception that is null")]
    NullException,
    #[error("an invariant without a class")]
    InvariantClass,
}
