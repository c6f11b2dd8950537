//! Java as a test sees it: what can be named, called and read from a test in the same package; and the tests themselves, as
//! trees until they are printed.

mod bounds;
mod boxes;
mod build;
mod expr;
mod identifier;
mod info;
mod literal;
mod model;
mod paused;
mod print;
mod scope;
mod source;
mod spec;
mod stmt;
mod type_name;
mod walk;

pub use boxes::{box_of, boxed, is_primitive};
pub use build::{array_with, as_list, creation, new_jdk, new_object};
pub use expr::{BinaryOp, Expr, Helper, LambdaBody, New, On, UnaryOp};
pub use identifier::identifier;
pub use info::{
    Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType, Kind, TypeParam, every_object_has,
};
pub use literal::{Literal, Written, string_literal};
pub use model::{Equals, Holds, Model, Parts};
pub use paused::Copies;
pub use print::{paragraphs, unbroken};
pub use scope::Scope;
pub use source::{
    ClauseKind, Condition, Constant, Form, JavaClause, JavaFile, JavaSource, Place, Said, Word,
};
pub use spec::{Fold, Quantified, Spec, SpecOp, Unspoken};
pub use stmt::{Catch, Local, Member, Stmt};
pub use type_name::{ClassName, TypeName, declared_params};
