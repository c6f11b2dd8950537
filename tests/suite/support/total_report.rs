//! What must hold for every text that is taken for a report, however broken. Shared by the fuzz target and
//! `tests/suite/fuzz_corpus`.

use ooxide_testgen::picture::{Form, draw};
use ooxide_testgen::report::{ReportError, cases};

/// How far a text got.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// It is no JSON.
    Text,
    /// It is JSON and no report.
    Document,
    /// Its cases were drawn.
    Drawn,
}

/// Reading a report does not panic, and what is read can be drawn in every form.
pub fn check_report(text: &str) -> Reached {
    match cases(text) {
        Ok(cases) => {
            for case in &cases {
                for form in [Form::Svg, Form::Dot, Form::Text] {
                    assert!(!draw(case, form).is_empty());
                }
            }
            Reached::Drawn
        }
        Err(ReportError::NotJson(_)) => Reached::Text,
        Err(_) => Reached::Document,
    }
}
