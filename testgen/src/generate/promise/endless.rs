//! Tests that fail because the call does not come back. That it never will is known: the engine has seen it come back to the
//! head of a loop with everything as it was, or its threads wait for each other in every order. The second is for those who run
//! the test.

use oox_core::interpret::Violated;
use oox_core::lang::span::Span;

use super::contract::place;
use crate::generate::observe::JUnit;
use crate::generate::test::{Test, Writer};
use crate::java::{ClassName, Expr, Stmt};

impl Writer<'_, '_> {
    /// Calls the method under a limit of time; what is expected, as a part of a name and in words.
    pub fn endless(&self, test: &mut Test, span: Span, call: &Expr) -> (String, String) {
        let place = place(self.subject, span);
        self.in_a_second(test, call, format!("{place}: the loop goes round for ever"));
        ("doesNotEnd".to_owned(), format!("does not end, {place} goes round for ever"))
    }

    /// Calls a method that waits for ever, in whatever order its threads run.
    pub fn deadlocked(
        &self,
        test: &mut Test,
        span: Span,
        violated: &Violated,
        call: &Expr,
    ) -> (String, String) {
        let place = place(self.subject, span);
        let who = violated.detail.as_deref().unwrap_or("no thread can go on");
        self.in_a_second(test, call, format!("{place}: deadlock: {who}"));
        ("deadlocks".to_owned(), format!("does not end, its threads are in a deadlock at {place}"))
    }

    /// The call, which gets a second.
    fn in_a_second(&self, test: &mut Test, call: &Expr, message: String) {
        test.is_endless = true;
        test.act.push(match self.junit {
            JUnit::Five => {
                let second =
                    Expr::static_call(ClassName::jdk("java.time.Duration"), "ofSeconds", vec![Expr::int(1)]);
                let args = vec![second, Expr::supplier(call.clone()), Expr::text(message)];
                self.junit.asserted("assertTimeoutPreemptively", args)
            }
            // the limit stands in the annotation
            JUnit::Four => Stmt::Expr(call.clone()),
        });
    }
}
