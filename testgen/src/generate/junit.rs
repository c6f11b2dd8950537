//! The words of JUnit 4 and 5.

use crate::java::{box_of, imported, string_literal};

/// The version of JUnit that a test is written for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum JUnit {
    /// JUnit 4.13
    Four,
    /// JUnit 5
    Five,
}

impl JUnit {
    /// A static method of the assertions.
    pub fn assertion(self, name: &str) -> String {
        match self {
            Self::Four => imported("org.junit.Assert", name),
            Self::Five => imported("org.junit.jupiter.api.Assertions", name),
        }
    }

    /// An assertion with a message.
    pub fn asserts(self, assertion: &str, args: &[&str], message: &str) -> String {
        let (args, message) = (args.join(", "), string_literal(message));
        match self {
            Self::Four => format!("{}({message}, {args});", self.assertion(assertion)),
            Self::Five => format!("{}({args}, {message});", self.assertion(assertion)),
        }
    }

    /// A boxed value where an object is expected: JUnit 4 cannot choose between its comparisons otherwise.
    pub fn boxed(self, prim: &str, code: String) -> String {
        match self {
            Self::Four => value_of(prim, &code),
            Self::Five => code,
        }
    }
}

/// `Integer.valueOf(1)`
pub fn value_of(prim: &str, code: &str) -> String {
    format!("{}.valueOf({code})", box_of(prim))
}
