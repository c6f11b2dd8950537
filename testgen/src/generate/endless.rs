//! Tests that fail because the call does not come back. That it never will is known: the engine has seen it come back to the
//! head of a loop with everything as it was. The second is for those who run the test.

use oox_core::lang::span::Span;

use super::contract::place;
use super::junit::JUnit;
use super::test::{Test, Writer};
use crate::java::{jdk, string_literal};

impl Writer<'_, '_> {
    /// Calls the method under a limit of time; what is expected, as a part of a name and in words.
    pub fn endless(&self, test: &mut Test, span: Span, call: &str) -> (String, String) {
        test.is_endless = true;
        let place = place(self.subject, span);
        test.act.push(match self.junit {
            JUnit::Five => {
                let message = string_literal(&format!("{place}: the loop goes round for ever"));
                format!(
                    "{}({}.ofSeconds(1), () -> {call}, {message});",
                    self.junit.assertion("assertTimeoutPreemptively"),
                    jdk("java.time.Duration"),
                )
            }
            // the limit stands in the annotation
            JUnit::Four => format!("{call};"),
        });
        ("doesNotEnd".to_owned(), format!("does not end, {place} goes round for ever"))
    }
}
