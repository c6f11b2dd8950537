//! What code without source gives: a worker on the JVM is asked, each question once. It is started with the first question, and
//! where there is no JDK nobody knows anything.

mod names;
mod words;

use std::collections::HashMap;
use std::fmt;
use std::path::PathBuf;
use std::sync::Mutex;

use oox_core::ir::Program;
use oox_core::oracle::{KnownCall, Oracle, Said};
use ooxide_testgen::generate::Subject;
use ooxide_testgen::jvm::{Answer, JarOptions, Jdk, JvmError, Task, Worker};

use names::Names;

/// Asks a JVM.
pub struct JvmOracle {
    names: Names,
    classpath: Vec<PathBuf>,
    asked: Mutex<Asked>,
}

/// What was asked so far.
struct Asked {
    worker: State,
    /// The answers by question.
    answers: HashMap<Vec<String>, Option<Vec<String>>>,
}

enum State {
    NotNeeded,
    Works(Box<Worker>),
    NotThere,
}

impl fmt::Debug for JvmOracle {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("JvmOracle").field("classpath", &self.classpath).finish_non_exhaustive()
    }
}

impl JvmOracle {
    /// Asks for the code of these jars and folders of classes, and of the JDK.
    pub fn new(subject: &Subject, classpath: Vec<PathBuf>) -> Self {
        let asked = Asked { worker: State::NotNeeded, answers: HashMap::new() };
        Self { names: Names::new(subject), classpath, asked: Mutex::new(asked) }
    }

    fn worker(&self) -> Result<Worker, JvmError> {
        let jdk = Jdk::find()?;
        let cache = JarOptions::from_environment().cache.unwrap_or_else(std::env::temp_dir);
        Worker::new(&jdk, &cache, &self.classpath, Task::Calls)
    }

    /// What is seen of the last call, if it is the same each time.
    fn seen(&self, question: Vec<String>) -> Option<Vec<String>> {
        // whoever holds it cannot panic with it in a state that nobody expects
        let mut asked = self.asked.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        if let Some(known) = asked.answers.get(&question) {
            return known.clone();
        }
        if matches!(asked.worker, State::NotNeeded) {
            asked.worker = self.worker().map_or(State::NotThere, |worker| State::Works(Box::new(worker)));
        }
        let State::Works(worker) = &mut asked.worker else { return None };
        let seen = match worker.called(&question) {
            Ok(Some(Answer::Returned { seen })) => Some(seen),
            Ok(_) => None,
            Err(_) => {
                asked.worker = State::NotThere;
                None
            }
        };
        asked.answers.insert(question, seen.clone());
        seen
    }
}

impl Oracle for JvmOracle {
    fn ask(&self, program: &Program, calls: &[KnownCall]) -> Option<Said> {
        let question = self.names.question(program, calls)?;
        let seen = self.seen(question)?;
        self.names.said(program, calls.last()?.method, &seen)
    }
}
