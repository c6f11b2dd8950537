//! All tests once, in one order: one JVM, and another one for the rest whenever a test hangs or ends it.

use std::ffi::OsString;
use std::fs;
use std::process::Command;
use std::time::{Duration, Instant};

use indexmap::IndexMap;

use super::compile::argument_file;
use super::records::{self, Entry, Stop, TestVerdict, escape};
use super::{Compiled, JvmError, process};

/// The JVM ends itself at its limits; this much later it is ended from outside.
const GRACE: Duration = Duration::from_secs(5);

/// How long tests may run.
#[derive(Clone, Copy, Debug)]
pub struct TimeLimits {
    /// One test.
    pub test: Duration,
    /// All tests, once.
    pub all: Duration,
}

impl Default for TimeLimits {
    /// Ten seconds for a test, ten minutes for all.
    fn default() -> Self {
        Self { test: Duration::from_secs(10), all: Duration::from_secs(600) }
    }
}

/// Which test comes first. Of two tests, each comes first in one of the orders.
#[derive(Clone, Copy, Debug)]
pub(super) enum RunOrder {
    /// By the names of class and method.
    Ascending,
    /// The other way round.
    Descending,
}

/// Runs all tests; the result is by id.
pub(super) fn launch(
    compiled: &Compiled,
    order: RunOrder,
    limits: &TimeLimits,
    agent: Option<&OsString>,
) -> Result<IndexMap<String, Entry>, JvmError> {
    let deadline = Instant::now() + limits.all;
    let mut tests: IndexMap<String, Entry> = IndexMap::new();
    loop {
        let left = deadline.saturating_duration_since(Instant::now());
        let (log, ended) = start(compiled, order, &TimeLimits { all: left, ..*limits }, &tests, agent)?;
        if log.is_empty() && tests.is_empty() && ended.status.is_some() {
            return Err(JvmError::Tool { tool: "java", output: ended.output });
        }
        let mut settled = false;
        let mut settle = |id: String, entry: Entry| {
            let known =
                tests.entry(id).or_insert_with(|| Entry { verdict: TestVerdict::NotRun, ..entry.clone() });
            if known.verdict == TestVerdict::NotRun && entry.verdict != TestVerdict::NotRun {
                *known = entry;
                settled = true;
            }
        };
        let stuck = match &log.stop {
            Stop::Overdue(id) => Some((id.clone(), TestVerdict::TimedOut)),
            Stop::Late => log.running.map(|id| (id, TestVerdict::TimedOut)),
            Stop::Cut => log.running.map(|id| {
                (
                    id,
                    ended.status.map_or(TestVerdict::TimedOut, |status| TestVerdict::EndedJvm(status.code())),
                )
            }),
            Stop::End => None,
        };
        for (id, mut entry) in log.tests {
            if let Some((_, verdict)) = stuck.as_ref().filter(|(stuck, _)| *stuck == id) {
                entry.verdict = verdict.clone();
            }
            settle(id, entry);
        }
        // without anything new, the next JVM would come no further than this one
        if log.stop == Stop::End || log.stop == Stop::Late || !settled || Instant::now() >= deadline {
            return Ok(tests);
        }
    }
}

/// One JVM that runs the tests which have no verdict yet.
fn start(
    compiled: &Compiled,
    order: RunOrder,
    limits: &TimeLimits,
    tests: &IndexMap<String, Entry>,
    agent: Option<&OsString>,
) -> Result<(records::Log, process::Ended), JvmError> {
    let folder = compiled.folder.path();
    let request = folder.join("request");
    let done = tests.iter().filter(|(_, entry)| entry.verdict != TestVerdict::NotRun);
    let lines = compiled.test_classes.iter().map(|class| format!("class\t{}\n", escape(class)));
    let lines: String = lines.chain(done.map(|(id, _)| format!("done\t{}\n", escape(id)))).collect();
    fs::write(&request, lines).map_err(JvmError::io(&request))?;

    let results = folder.join("results");
    fs::write(&results, "").map_err(JvmError::io(&results))?;
    let mut args: Vec<OsString> = agent.cloned().into_iter().collect();
    args.extend(["-ea", "-XX:TieredStopAtLevel=1", "-Djava.awt.headless=true"].map(OsString::from));
    // the pinned Mockito makes its classes with a library that else refuses every JDK newer than itself
    args.extend(["-Dnet.bytebuddy.experimental=true", "-cp"].map(OsString::from));
    args.extend([compiled.classpath.clone(), compiled.runner.into()]);
    args.extend([request.into(), results.clone().into()]);
    args.push(match order {
        RunOrder::Ascending => "ascending".into(),
        RunOrder::Descending => "descending".into(),
    });
    args.extend([limits.test, limits.all].map(|limit| OsString::from(limit.as_millis().to_string())));
    let mut command = Command::new(&compiled.jdk.java);
    // tests that write files write them into the temporary folder
    command.arg(argument_file(&folder.join("arguments"), &args)?).current_dir(folder);
    let ended = process::finish(&mut command, limits.all + GRACE)?;
    let text = fs::read(&results).map_err(JvmError::io(&results))?;
    Ok((records::read(&String::from_utf8_lossy(&text)), ended))
}
