//! How much of the subject the tests run, as JaCoCo counts it.

use std::collections::BTreeMap;
use std::ffi::OsString;
use std::fs;
use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use serde::Serialize;

use super::compile::{absolute, join};
use super::jars::Agent;
use super::launch::{RunOrder, TimeLimits, launch};
use super::records::unescape;
use super::{Compiled, JvmError, process};

const LIMIT: Duration = Duration::from_secs(120);
const AGENT_JAR: &str = "jacocoagent.jar";
const DATA: &str = "jacoco.exec";
/// JUnit is not measured: that would only take time.
const NOT_MEASURED: &str = "ooxide.jvm.*:org.junit.*:junit.*:org.hamcrest.*:org.opentest4j.*";

/// The subject's classes as far as the tests run them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Coverage {
    /// In the order of their names, without those that have no code.
    pub classes: Vec<ClassCoverage>,
}

/// One class; those inside of it are classes of their own.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ClassCoverage {
    /// Its binary name, as `p.Outer$Inner`.
    pub name: String,
    /// The file that it is from, with the folders of its package, as `p/Outer.java`.
    pub source: String,
    /// Of the whole class.
    pub instructions: Counter,
    /// Of the whole class.
    pub branches: Counter,
    /// Its methods; overloads have the same name.
    pub methods: Vec<MethodCoverage>,
    /// The lines that have code.
    #[serde(skip)]
    pub lines: BTreeMap<u32, LineCoverage>,
}

/// One method, constructor (`<init>`) or static initialiser (`<clinit>`).
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct MethodCoverage {
    /// As in the class file.
    pub name: String,
    /// Of bytecode.
    pub instructions: Counter,
    /// Two for a condition, one for each label of a `switch`.
    pub branches: Counter,
}

/// One line of source.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct LineCoverage {
    /// Of bytecode.
    pub instructions: Counter,
    /// Two for a condition, one for each label of a `switch`.
    pub branches: Counter,
}

/// How many were run, and how many were not.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Counter {
    /// Run.
    pub covered: u32,
    /// Not run.
    pub missed: u32,
}

impl Counter {
    /// Both together.
    pub fn total(self) -> u32 {
        self.covered + self.missed
    }

    fn read(covered: &str, missed: &str) -> Option<Self> {
        Some(Self { covered: covered.parse().ok()?, missed: missed.parse().ok()? })
    }
}

/// Runs all tests once more, measured. That run is one of its own because the agent changes classes, which a test
/// can see. What is covered by a failing test counts.
pub fn coverage(compiled: &Compiled, limits: &TimeLimits) -> Result<Coverage, JvmError> {
    let jacoco = compiled.jars.jacoco.as_ref().ok_or(JvmError::CoverageNotPlanned)?;
    let folder = compiled.folder.path();
    let agent = match &jacoco.agent {
        Agent::Jar(jar) => std::path::absolute(jar).map_err(JvmError::io(jar))?,
        Agent::Inside(outer) => extract(compiled, outer)?,
    };
    let data = folder.join(DATA);
    if data.exists() {
        // what is there is added to
        fs::remove_file(&data).map_err(JvmError::io(&data))?;
    }
    let mut option = OsString::from("-javaagent:");
    option.push(agent);
    // relative to the temporary folder: a comma in its name would end the option
    option.push(format!("=destfile={DATA},excludes={NOT_MEASURED}"));
    launch(compiled, RunOrder::Ascending, limits, Some(&option))?;

    let program = folder.join("Analyse.java");
    let text = include_str!("java/Analyse.java").replace("org.jacoco.core", jacoco.package);
    fs::write(&program, text).map_err(JvmError::io(&program))?;
    let found = folder.join("coverage");
    let mut command = Command::new(&compiled.jdk.java);
    command.arg("-cp").arg(join(&absolute(&jacoco.core)?)?).arg(program);
    command.args([&data, &compiled.subject(), &found]).current_dir(folder);
    let ended = process::finish(&mut command, LIMIT)?;
    if !ended.succeeded() {
        if ended.output.contains("Unsupported class file major version") {
            return Err(JvmError::OldJacoco(compiled.release));
        }
        return Err(JvmError::Tool { tool: "JaCoCo", output: ended.output });
    }
    let text = fs::read_to_string(&found).map_err(JvmError::io(&found))?;
    read(&text).ok_or(JvmError::Tool { tool: "JaCoCo", output: text })
}

/// Debian has the agent inside of another jar.
fn extract(compiled: &Compiled, outer: &PathBuf) -> Result<PathBuf, JvmError> {
    let folder = compiled.folder.path();
    let outer = std::path::absolute(outer).map_err(JvmError::io(outer))?;
    let mut command = Command::new(compiled.jdk.tool("jar"));
    let ended = process::finish(command.current_dir(folder).arg("xf").arg(outer).arg(AGENT_JAR), LIMIT)?;
    let agent = folder.join(AGENT_JAR);
    if ended.succeeded() && agent.is_file() {
        Ok(agent)
    } else {
        Err(JvmError::Tool { tool: "jar", output: ended.output })
    }
}

/// The other side of `java/Analyse.java`.
fn read(text: &str) -> Option<Coverage> {
    let mut classes: Vec<ClassCoverage> = Vec::new();
    for line in text.lines() {
        let fields: Vec<String> = line.split('\t').map(unescape).collect();
        let fields: Vec<&str> = fields.iter().map(String::as_str).collect();
        match fields.as_slice() {
            ["class", name, source, ic, im, bc, bm] => classes.push(ClassCoverage {
                name: (*name).to_owned(),
                source: (*source).to_owned(),
                instructions: Counter::read(ic, im)?,
                branches: Counter::read(bc, bm)?,
                methods: Vec::new(),
                lines: BTreeMap::new(),
            }),
            ["method", name, ic, im, bc, bm] => classes.last_mut()?.methods.push(MethodCoverage {
                name: (*name).to_owned(),
                instructions: Counter::read(ic, im)?,
                branches: Counter::read(bc, bm)?,
            }),
            ["line", number, ic, im, bc, bm] => {
                let line =
                    LineCoverage { instructions: Counter::read(ic, im)?, branches: Counter::read(bc, bm)? };
                classes.last_mut()?.lines.insert(number.parse().ok()?, line);
            }
            _ => return None,
        }
    }
    classes.sort_by(|a, b| a.name.cmp(&b.name));
    Some(Coverage { classes })
}
