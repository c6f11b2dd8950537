//! The tests of a row: generated for every case, run on the JVM, and measured by JaCoCo.

use std::process::Command;

use serde::{Deserialize, Serialize};

use super::suite::Row;
use crate::cli::BenchArgs;
use crate::problems::Problem;

/// What the tests of a row showed.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Tested {
    /// Tests that pass on the JVM.
    pub passed: usize,
    /// Tests that the JVM does not agree with.
    pub disagreements: usize,
    /// Cases without a test.
    pub left_out: usize,
    /// Why they have none, and how many of them.
    pub reasons: Vec<LeftOut>,
    /// Branches that the tests take.
    pub covered: u32,
    /// All branches of the methods in which the tests' calls decide something; 1 if there are none at all, as the thesis
    /// counts.
    pub branches: u32,
    /// Where branches are left.
    pub missed: Vec<Missed>,
}

/// A method with branches that no test takes.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Missed {
    /// `p.C.m`
    pub method: String,
    /// How many.
    pub count: u32,
}

/// Cases without a test.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct LeftOut {
    /// Why.
    pub reason: String,
    /// How many.
    pub count: usize,
}

#[derive(Deserialize)]
struct Document {
    methods: Vec<Method>,
    run: Run,
}

#[derive(Deserialize)]
struct Method {
    left_out: Vec<LeftOut>,
    decides_in: Vec<String>,
}

#[derive(Deserialize)]
struct Run {
    passed: usize,
    disagreements: Vec<String>,
    coverage: Coverage,
}

#[derive(Deserialize)]
struct Coverage {
    classes: Vec<Class>,
}

#[derive(Deserialize)]
struct Class {
    name: String,
    methods: Vec<Covered>,
}

#[derive(Deserialize)]
struct Covered {
    name: String,
    instructions: Counter,
    branches: Counter,
}

#[derive(Deserialize)]
struct Counter {
    covered: u32,
    missed: u32,
}

/// Generates and runs the tests of a row.
pub fn run(args: &BenchArgs, row: &Row, reachable: &[String]) -> Result<Tested, Problem> {
    let failed = |what: String| Problem::Call {
        message: format!("tests of {} k = {}: {what}", row.subject.name, row.k),
        hint: None,
    };
    let program = std::env::current_exe().map_err(|error| failed(error.to_string()))?;
    let entry = &row.subject.entry;
    let name_end = entry.find('(').unwrap_or(entry.len());
    let dot = entry[..name_end]
        .rfind('.')
        .ok_or_else(|| Problem::call(format!("`{entry}` is not of the form Class.method"), "see rows.csv"))?;
    let (class, method) = (&entry[..dot], &entry[dot + 1..]);
    let mut command = Command::new(program);
    command.arg("gen").arg(&row.subject.file).args(["--class", class, "--method", method]);
    command.args(["-k", &row.k.to_string(), "--heap", row.mode.word(), "--cases", "all", "--deepen", "0"]);
    command.args(["--coverage", "--graphs", "none", "--format", "json", "--dry-run", "--time", &args.time]);
    let output = command.args(&row.subject.flags).output().map_err(|error| failed(error.to_string()))?;
    let said: Document = serde_json::from_slice(&output.stdout)
        .map_err(|_| failed(String::from_utf8_lossy(&output.stderr).trim().to_owned()))?;
    let decides = |name: &String| said.methods.iter().any(|method| method.decides_in.contains(name));
    let (mut covered, mut missed) = (0, Vec::new());
    for class in &said.run.coverage.classes {
        for method in &class.methods {
            let name = format!("{}.{}", class.name, method.name);
            // what only builds the inputs is not counted
            if !reachable.contains(&name) || !decides(&name) || method.instructions.covered == 0 {
                continue;
            }
            covered += method.branches.covered;
            if method.branches.missed > 0 {
                missed.push(Missed { method: name, count: method.branches.missed });
            }
        }
    }
    let mut branches = covered + missed.iter().map(|each| each.count).sum::<u32>();
    if branches == 0 && said.run.passed > 0 {
        (covered, branches) = (1, 1);
    }
    let reasons: Vec<LeftOut> = said.methods.into_iter().flat_map(|method| method.left_out).collect();
    Ok(Tested {
        passed: said.run.passed,
        disagreements: said.run.disagreements.len(),
        left_out: reasons.iter().map(|left| left.count).sum(),
        reasons,
        covered,
        branches,
        missed,
    })
}
