//! What is asked of a worker: recipes, each twice and in two worlds.

use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::time::Duration;

use serde::Serialize;
use tempfile::TempDir;

use super::process::{self, Running};
use super::{Answer, Task};
use crate::jvm::compile::{absolute, join};
use crate::jvm::{Jdk, JvmError};

/// How long a recipe may work, how long trials may, and how long calls may.
const RECIPE: Duration = Duration::from_secs(2);
const TRIALS: Duration = Duration::from_secs(1);
const CALLS: Duration = Duration::from_millis(500);
/// How long its answer may take: it is compiled, too, and the machine may be busy.
const ANSWER: Duration = Duration::from_secs(60);

/// A class with a method `static Object[] run()`, which gives what is to be seen.
#[derive(Clone, Debug)]
pub struct Recipe {
    /// Its name with its package.
    pub class: String,
    /// Its source.
    pub source: String,
}

/// A class whose methods `static Object[] m()` give what is to be seen, each by itself.
#[derive(Clone, Debug)]
pub struct Trials {
    /// Its name with its package.
    pub class: String,
    /// Its source.
    pub source: String,
}

/// A request, as a line of JSON.
#[derive(Serialize)]
struct Request<'r> {
    class: &'r str,
    source: &'r str,
    world: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    methods: Option<String>,
}

/// A JVM for recipes. It is started when it is first asked, and again when it was lost.
pub struct Worker {
    jdk: Jdk,
    classes: PathBuf,
    classpath: OsString,
    scratch: TempDir,
    running: Option<Running>,
    task: Task,
}

impl Worker {
    /// A worker whose recipes see these classes; its own are kept in the cache.
    pub fn new(jdk: &Jdk, cache: &Path, classpath: &[PathBuf], task: Task) -> Result<Self, JvmError> {
        let classes = process::classes(jdk, cache)?;
        let scratch = tempfile::Builder::new().prefix("ooxide-worker-").tempdir();
        let scratch = scratch.map_err(JvmError::io(std::env::temp_dir()))?;
        let classpath = join(&absolute(classpath)?)?;
        Ok(Self { jdk: jdk.clone(), classes, classpath, scratch, running: None, task })
    }

    /// What a recipe gives wherever it runs; `None` where that differs, so that no test can expect it.
    pub fn settled(&mut self, recipe: &Recipe) -> Result<Option<Answer>, JvmError> {
        self.twice(|world| {
            in_words(&Request { class: &recipe.class, source: &recipe.source, world, methods: None })
        })
    }

    /// What methods give, one after the other, wherever and how often they run: the name of each, and then what it gives. `None` where
    /// that differs. What they change must be their own.
    pub fn tried(&mut self, trials: &Trials, methods: &[String]) -> Result<Option<Answer>, JvmError> {
        let Trials { class, source } = trials;
        let methods = methods.join(" ");
        self.twice(|world| in_words(&Request { class, source, world, methods: Some(methods.clone()) }))
    }

    /// What the last of some calls gives wherever they are made; `None` where that differs. Which calls, and what they give, is
    /// said in words: see `Calls.java` and `Words.java`.
    pub fn called(&mut self, question: &[String]) -> Result<Option<Answer>, JvmError> {
        self.twice(|world| {
            let words = std::iter::once(world).chain(question.iter().map(String::as_str));
            in_words(&words.collect::<Vec<_>>())
        })
    }

    /// The answer to a request that is the same in two worlds.
    fn twice(&mut self, request: impl Fn(&'static str) -> String) -> Result<Option<Answer>, JvmError> {
        let first = self.ask(&request("usual"))?;
        if !matches!(first, Answer::Returned { .. } | Answer::Threw { .. }) {
            return Ok(Some(first));
        }
        let second = self.ask(&request("other"))?;
        Ok((first == second).then_some(first))
    }

    /// What a recipe gives.
    pub fn run(&mut self, recipe: &Recipe) -> Result<Answer, JvmError> {
        self.ask(&in_words(&Request {
            class: &recipe.class,
            source: &recipe.source,
            world: "usual",
            methods: None,
        }))
    }

    fn ask(&mut self, request: &str) -> Result<Answer, JvmError> {
        if let Some(running) = self.running.take() {
            let answer = self.answer(running, request);
            // what earlier recipes have left behind may have ended it
            if answer != Answer::Lost {
                return Ok(answer);
            }
        }
        let scratch = self.scratch.path();
        let limit = match self.task {
            Task::Recipes => RECIPE,
            Task::Trials => TRIALS,
            Task::Calls => CALLS,
        };
        let running = Running::start(&self.jdk, &self.classes, &self.classpath, scratch, limit, self.task)?;
        Ok(self.answer(running, request))
    }

    fn answer(&mut self, mut running: Running, request: &str) -> Answer {
        let answer = running.ask(request, ANSWER);
        let answer = answer.and_then(|line| serde_json::from_str(&line).ok()).unwrap_or(Answer::Lost);
        // what took too long may be running still, and what was lost is gone
        if !matches!(answer, Answer::Overdue | Answer::Memory | Answer::Lost) {
            self.running = Some(running);
        }
        answer
    }
}

fn in_words(request: &impl Serialize) -> String {
    serde_json::to_string(request).expect("texts are JSON")
}
