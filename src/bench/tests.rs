//! The tests of a row: generated for every case, run on the JVM, and measured by JaCoCo.

use std::process::Command;

use serde::Deserialize;
use serde::Serialize;

use super::suite::Row;
use crate::cli::BenchArgs;
use crate::problems::Problem;

/// What the tests of a row showed.
#[derive(Clone, Debug, Serialize)]
pub struct Tested {
    /// Tests that pass on the JVM.
    pub passed: usize,
    /// Tests that the JVM does not agree with.
    pub disagreements: usize,
    /// Cases without a test.
    pub left_out: usize,
    /// Branches that the tests take.
    pub covered: u32,
    /// All branches of the methods that the row can call and the tests enter.
    pub branches: u32,
}

#[derive(Deserialize)]
struct Document {
    methods: Vec<Method>,
    run: Run,
}

#[derive(Deserialize)]
struct Method {
    left_out: Vec<LeftOut>,
}

#[derive(Deserialize)]
struct LeftOut {
    count: usize,
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
    let entered: Vec<&Covered> = said
        .run
        .coverage
        .classes
        .iter()
        .flat_map(|class| class.methods.iter().map(move |method| (class, method)))
        .filter(|(class, method)| reachable.contains(&format!("{}.{}", class.name, method.name)))
        .map(|(_, method)| method)
        .filter(|method| method.instructions.covered > 0)
        .collect();
    Ok(Tested {
        passed: said.run.passed,
        disagreements: said.run.disagreements.len(),
        left_out: said.methods.iter().flat_map(|method| &method.left_out).map(|left| left.count).sum(),
        covered: entered.iter().map(|method| method.branches.covered).sum(),
        branches: entered.iter().map(|method| method.branches.covered + method.branches.missed).sum(),
    })
}
