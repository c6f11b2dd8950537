//! Tests that fail because the call does not come back. That it never will is known: the engine has seen it come back to the
//! head of a loop with everything as it was. The second is for those who run the test.

use oox_core::lang::span::Span;

use super::contract::place;
use crate::generate::observe::JUnit;
use crate::generate::test::{Test, Writer};
use crate::java::{ClassName, Expr, Stmt};

impl Writer<'_, '_> {
    /// Calls the method under a limit of time; what is expected, as a part of a name and in words.
    pub fn endless(&self, test: &mut Test, span: Span, call: &Expr) -> (String, String) {
        test.is_endless = true;
        let place = place(self.subject, span);
        test.act.push(match self.junit {
            JUnit::Five => {
                let second =
                    Expr::static_call(ClassName::jdk("java.time.Duration"), "ofSeconds", vec![Expr::int(1)]);
                let message = Expr::text(format!("{place}: the loop goes round for ever"));
                let args = vec![second, Expr::supplier(call.clone()), message];
                self.junit.asserted("assertTimeoutPreemptively", args)
            }
            // the limit stands in the annotation
            JUnit::Four => Stmt::Expr(call.clone()),
        });
        ("doesNotEnd".to_owned(), format!("does not end, {place} goes round for ever"))
    }
}
