//! What a run of tests writes down: the other side of `java/Results.java`.

use std::time::Duration;

use indexmap::IndexMap;

/// What became of a test in one run.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TestVerdict {
    /// It passed.
    Passed,
    /// It failed.
    Failed(Failure),
    /// It is disabled, or an assumption does not hold; the reason.
    Skipped(String),
    /// It took longer than it may.
    TimedOut,
    /// It ended the JVM, as by `System.exit`; the exit status, none if a signal did it.
    EndedJvm(Option<i32>),
    /// The time for all tests was over, or the JVM was ended by something that is not a test.
    NotRun,
}

/// What a failing test threw.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Failure {
    /// The class of the exception, as `org.opentest4j.AssertionFailedError`.
    pub kind: String,
    /// Its message.
    pub message: Option<String>,
    /// The first lines of its stack trace.
    pub trace: String,
}

/// A test and what became of it.
#[derive(Clone, Debug)]
pub(super) struct Entry {
    pub(super) class: String,
    pub(super) method: String,
    pub(super) display_name: String,
    pub(super) verdict: TestVerdict,
    pub(super) time: Duration,
}

/// How the file ends.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Stop {
    /// All tests were run.
    End,
    /// The test of this id took too long.
    Overdue(String),
    /// The time for all tests is over.
    Late,
    /// The JVM ended before.
    Cut,
}

/// The content of the file.
pub(super) struct Log {
    /// By id, in the order in which they were found.
    pub(super) tests: IndexMap<String, Entry>,
    /// The test that was started and not ended.
    pub(super) running: Option<String>,
    pub(super) stop: Stop,
}

impl Log {
    /// Whether the runner came so far as to write.
    pub(super) fn is_empty(&self) -> bool {
        self.tests.is_empty() && self.stop == Stop::Cut
    }
}

/// Reads the file. A last line that was cut off counts as not written.
pub(super) fn read(text: &str) -> Log {
    let mut log = Log { tests: IndexMap::new(), running: None, stop: Stop::Cut };
    let whole = text.rfind('\n').map_or("", |end| &text[..end]);
    for line in whole.lines() {
        let fields: Vec<String> = line.split('\t').map(unescape).collect();
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        match fields.as_slice() {
            ["test", id, class, method, display_name] => {
                let entry = Entry {
                    class: (*class).to_owned(),
                    method: (*method).to_owned(),
                    display_name: (*display_name).to_owned(),
                    verdict: TestVerdict::NotRun,
                    time: Duration::ZERO,
                };
                log.tests.insert((*id).to_owned(), entry);
            }
            ["start", id] => log.running = Some((*id).to_owned()),
            ["pass", id, time] => log.settle(id, time, TestVerdict::Passed),
            ["skip", id, reason] => log.settle(id, "0", TestVerdict::Skipped((*reason).to_owned())),
            ["fail", id, time, kind, trace, message @ ..] => {
                let message = message.first().map(|&message| message.to_owned());
                let failure = Failure { kind: (*kind).to_owned(), message, trace: (*trace).to_owned() };
                log.settle(id, time, TestVerdict::Failed(failure));
            }
            ["overdue", id] => log.stop = Stop::Overdue((*id).to_owned()),
            ["late"] => log.stop = Stop::Late,
            ["end"] => log.stop = Stop::End,
            _ => {}
        }
    }
    log
}

impl Log {
    /// A later verdict replaces an earlier one: what is done after all tests of a class may still fail them.
    fn settle(&mut self, id: &str, micros: &str, verdict: TestVerdict) {
        if self.running.as_deref() == Some(id) {
            self.running = None;
        }
        if let Some(entry) = self.tests.get_mut(id) {
            entry.verdict = verdict;
            entry.time = entry.time.max(Duration::from_micros(micros.parse().unwrap_or(0)));
        }
    }
}

/// As a field of a line.
pub(super) fn escape(text: &str) -> String {
    text.replace('\\', "\\\\").replace('\t', "\\t").replace('\n', "\\n").replace('\r', "\\r")
}

pub(super) fn unescape(text: &str) -> String {
    let mut result = String::with_capacity(text.len());
    let mut characters = text.chars();
    while let Some(c) = characters.next() {
        let escaped = if c == '\\' { characters.next() } else { None };
        result.push(match escaped {
            None => c,
            Some('t') => '\t',
            Some('n') => '\n',
            Some('r') => '\r',
            Some(other) => other,
        });
    }
    result
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_run_that_was_cut() {
        let text = "test\ta\tC\tm\tm()\ntest\tb\tC\tn\tn()\nstart\ta\nfail\ta\t1500\tE\tat\\tx\tone\\ntwo\n\
                    start\tb\npass\tb";
        let log = read(text);
        let failure =
            Failure { kind: "E".to_owned(), message: Some("one\ntwo".to_owned()), trace: "at\tx".to_owned() };
        assert_eq!(log.tests["a"].verdict, TestVerdict::Failed(failure));
        assert_eq!(log.tests["a"].time, Duration::from_micros(1500));
        assert_eq!(log.tests["b"].verdict, TestVerdict::NotRun);
        assert_eq!((log.running.as_deref(), log.stop), (Some("b"), Stop::Cut));
    }

    #[test]
    fn fields_come_back() {
        for text in ["", "plain", "\\t", "a\tb\nc\rd\\", "ä\\\\n"] {
            let escaped = escape(text);
            assert!(!escaped.contains(['\t', '\n', '\r']), "{escaped}");
            assert_eq!(unescape(&escaped), text);
        }
    }
}
