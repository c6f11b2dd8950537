//! Statements of a test, and the methods of classes without a name, as trees.

use super::{Access, ClassName, Expr, TypeName};

/// A statement.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stmt {
    /// `e;`
    Expr(Expr),
    /// `T x = e;`
    Local(Local),
    /// `a = e;`
    Assign(Expr, Expr),
    /// `return e;`
    Return(Option<Expr>),
    /// `throw e;`
    Throw(Expr),
    /// `if (c) { ... }`
    If(Expr, Vec<Stmt>),
    /// `switch (counter++) { case 0: ... default: ... }`: each of these in turn, the last again and again.
    InTurn(String, Vec<Stmt>),
    /// `try { ... } catch ...`
    Try(Vec<Stmt>, Vec<Catch>),
    /// `// words`
    Comment(&'static str),
}

/// `T x = e;`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Local {
    /// The type.
    pub ty: TypeName,
    /// The name.
    pub name: String,
    /// What it holds.
    pub value: Expr,
    /// The compiler would warn of a cast.
    pub is_unchecked: bool,
}

/// `catch (C x) { ... }`
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Catch {
    /// The class of the exception.
    pub class: ClassName,
    /// The variable.
    pub name: &'static str,
    /// What is done.
    pub body: Vec<Stmt>,
}

/// A method of a class without a name, which overrides one.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Member {
    /// A field before it that counts its calls.
    pub counter: Option<String>,
    /// The compiler would warn of a cast.
    pub is_unchecked: bool,
    /// Who can use it.
    pub access: Access,
    /// Its type parameters, each with its bounds.
    pub type_params: Vec<(String, Vec<TypeName>)>,
    /// Its result.
    pub ret: TypeName,
    /// Its name.
    pub name: String,
    /// Types and names of its parameters.
    pub params: Vec<(TypeName, String)>,
    /// The last parameter is of variable arity: its type is an array.
    pub is_varargs: bool,
    /// The exceptions that it declares.
    pub throws: Vec<ClassName>,
    /// What it does.
    pub body: Vec<Stmt>,
}

impl Stmt {
    /// `T x = e;`
    pub fn local(ty: TypeName, name: impl Into<String>, value: Expr) -> Self {
        Self::Local(Local { ty, name: name.into(), value, is_unchecked: false })
    }
}
