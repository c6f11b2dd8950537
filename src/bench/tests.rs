//! The tests of a row: generated for every case, run on the JVM, and measured by JaCoCo.

use std::collections::BTreeSet;
use std::ffi::OsStr;

use clap::Parser;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::lookup::class_and_method;
use ooxide_session::{Interrupt, Run, Session, Settings};
use ooxide_testgen::suite::Templates;
use serde::{Deserialize, Serialize};

use super::suite::Row;
use crate::cli::{BenchArgs, Cli, GenArgs, Task};
use crate::input::load_quietly;
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
    pub reasons: Vec<Untested>,
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
    /// Its name, as `p.C.m`.
    pub method: String,
    /// How many of its branches no test takes.
    pub count: u32,
}

/// Cases without a test.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Untested {
    /// Why they have none.
    pub reason: String,
    /// How many cases there are with this reason.
    pub count: usize,
}

/// Generates and runs the tests of a row, as `ooxide gen` does with the flags of the row.
pub fn run(args: &BenchArgs, row: &Row, reachable: &[String]) -> Result<Tested, Problem> {
    let failed = |problem: Problem| {
        let (name, k) = (&row.subject.name, row.k);
        Problem::without_hint(format!("tests of {name} k = {k}: {}", problem.message()))
    };
    tested(args, row, reachable).map_err(failed)
}

fn tested(args: &BenchArgs, row: &Row, reachable: &[String]) -> Result<Tested, Problem> {
    let flags = flags(args, row)?;
    let loaded =
        load_quietly(&flags.paths, &flags.program, &flags.methods.class, Arguments::Any, Purpose::Tests)?;
    // the names of files that nobody writes do not matter, nor what is in the folder that they would be in
    let settings = Settings { destination: None, ..flags.settings(Templates::new(None)?) };
    let found = Session::new(&loaded, flags.which(), settings)?.run(&Interrupt::default(), &mut ());
    let ran = match found.run {
        Run::Done(ran) => ran,
        Run::Failed(error) => return Err(error.into()),
        Run::NotAsked | Run::Interrupted => unreachable!("the flags ask for a run, and nobody interrupts it"),
    };
    let coverage = match &ran.coverage {
        Some(Ok(coverage)) => coverage,
        Some(Err(error)) => return Err(error.into()),
        None => unreachable!("the flags ask for the coverage"),
    };
    let decides_in: BTreeSet<String> =
        found.methods.iter().flat_map(|method| method.decides_in(&loaded.program)).collect();
    let (mut covered, mut missed) = (0, Vec::new());
    for class in &coverage.classes {
        for method in &class.methods {
            let name = format!("{}.{}", class.name, method.name);
            // what only builds the inputs is not counted
            if !reachable.contains(&name) || !decides_in.contains(&name) || method.instructions.covered == 0 {
                continue;
            }
            covered += method.branches.covered;
            if method.branches.missed > 0 {
                missed.push(Missed { method: name, count: method.branches.missed });
            }
        }
    }
    let mut branches = covered + missed.iter().map(|each| each.count).sum::<u32>();
    if branches == 0 && ran.passed > 0 {
        (covered, branches) = (1, 1);
    }
    let left_out = found.methods.iter().flat_map(|method| &method.tests.left_out);
    let reasons: Vec<Untested> =
        left_out.map(|left| Untested { reason: left.reason.to_string(), count: left.count }).collect();
    Ok(Tested {
        passed: ran.passed,
        disagreements: ran.files.len(),
        left_out: reasons.iter().map(|left| left.count).sum(),
        reasons,
        covered,
        branches,
        missed,
    })
}

/// The flags of `ooxide gen` for a row.
fn flags(args: &BenchArgs, row: &Row) -> Result<GenArgs, Problem> {
    let entry = &row.subject.entry;
    let (class, method) =
        class_and_method(entry).map_err(|error| Problem::call(error.to_string(), "see rows.csv"))?;
    let mut words: Vec<&OsStr> = ["ooxide", "gen"].map(OsStr::new).to_vec();
    words.push(row.subject.file.as_os_str());
    let k = row.k.to_string();
    let chosen =
        ["--class", class, "--method", method, "-k", &k, "--heap", row.mode.word(), "--time", &args.time];
    let fixed = ["--cases", "all", "--deepen", "0", "--unreachable", "--coverage", "--graphs", "none"];
    words.extend(chosen.iter().chain(&fixed).map(OsStr::new));
    words.extend(row.subject.flags.iter().map(OsStr::new));
    let cli = Cli::try_parse_from(words).map_err(|error| Problem::without_hint(error.to_string()))?;
    let Task::Gen(flags) = cli.task else { unreachable!("the words say `gen`") };
    Ok(flags)
}
