//! The words of JUnit 4 and 5.

use crate::java::{ClassName, Expr, Stmt, box_of};

/// The version of JUnit that a test is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JUnit {
    /// JUnit 4.13
    Four,
    /// JUnit 5
    Five,
}

impl JUnit {
    /// A call of an assertion.
    pub fn assertion(self, name: &str, args: Vec<Expr>) -> Expr {
        let class = match self {
            Self::Four => "org.junit.Assert",
            Self::Five => "org.junit.jupiter.api.Assertions",
        };
        Expr::imported(class, name, args)
    }

    /// An assertion as a statement.
    pub fn asserted(self, name: &str, args: Vec<Expr>) -> Stmt {
        Stmt::Expr(self.assertion(name, args))
    }

    /// An assertion with a message.
    pub fn asserts(self, name: &str, mut args: Vec<Expr>, message: &str) -> Stmt {
        let message = Expr::text(message);
        match self {
            Self::Four => args.insert(0, message),
            Self::Five => args.push(message),
        }
        self.asserted(name, args)
    }

    /// A boxed value where an object is expected: JUnit 4 cannot choose between its comparisons otherwise.
    pub fn boxed(self, prim: &str, value: Expr) -> Expr {
        match self {
            Self::Four => value_of(prim, value),
            Self::Five => value,
        }
    }
}

/// `Integer.valueOf(1)`
pub fn value_of(prim: &str, value: Expr) -> Expr {
    Expr::static_call(ClassName::jdk(box_of(prim)), "valueOf", vec![value])
}
