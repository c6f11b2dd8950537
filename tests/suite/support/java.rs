//! Java programs run by the engine: as an interpreter when nothing is unknown.

use std::path::{Path, PathBuf};

use oox_core::case::Case;
use oox_core::config::{Bounds, Checks, Config};
use oox_core::ir::Program;
use oox_core::lang::ast;
use oox_core::lang::diagnostic::{Diagnostic, Severity};
use oox_core::lang::span::SourceMap;
use oox_core::resolve::resolve;
use oox_core::verdict;
use ooxide_frontend::project::{Project, SourceFile};
use ooxide_frontend::{lower, main_method};

/// A Java program, lowered and resolved.
pub struct Java {
    /// The text.
    pub sources: SourceMap,
    /// As OOX.
    pub tree: ast::Program,
    /// What the engine runs.
    pub program: Program,
}

/// Java files below a folder (or the file itself), in alphabetical order.
pub fn java_files(path: &Path) -> Vec<PathBuf> {
    if path.is_file() {
        return vec![path.to_owned()];
    }
    let mut entries: Vec<PathBuf> = std::fs::read_dir(path)
        .expect("test folders can be read")
        .map(|entry| entry.expect("test folders can be read").path())
        .filter(|path| path.is_dir() || path.extension().is_some_and(|ending| ending == "java"))
        .collect();
    entries.sort();
    entries.iter().flat_map(|entry| java_files(entry)).collect()
}

/// Lowers a program, or says what is in the way.
pub fn load(files: &[PathBuf], without_arguments: bool) -> Result<Java, String> {
    let files = files
        .iter()
        .map(|path| SourceFile {
            path: path.clone(),
            text: std::fs::read_to_string(path).expect("test files are UTF-8"),
        })
        .collect();
    load_sources(files, without_arguments)
}

/// As [`load`], for a program that is no file.
pub fn load_text(text: &str) -> Result<Java, String> {
    load_sources(vec![SourceFile { path: PathBuf::from("Test.java"), text: text.to_owned() }], false)
}

fn load_sources(files: Vec<SourceFile>, without_arguments: bool) -> Result<Java, String> {
    let project = Project::new(SourceMap::default(), files);
    fail_on_errors(&project.world.sources.borrow(), &project.diagnostics)?;
    let mut lowered = lower::program(&project.world, &project.classes, &[], lower::Purpose::Run);
    let late = project.world.take_diagnostics();
    fail_on_errors(&project.world.sources.borrow(), &late)?;
    if let Some(problem) = lowered.problems.iter().find(|problem| problem.problem.is_error) {
        let line = project.world.sources.borrow().start(problem.problem.span).line;
        return Err(format!("line {line}: {}", problem.problem.reason));
    }
    if without_arguments {
        main_method::without_arguments(&mut lowered.program);
    }
    let sources = project.world.sources.into_inner();
    let (program, found) = resolve(&lowered.program);
    match program {
        Some(program) => Ok(Java { sources, tree: lowered.program, program }),
        None => Err(fail_on_errors(&sources, &found).expect_err("there is no program")),
    }
}

fn fail_on_errors(sources: &SourceMap, diagnostics: &[Diagnostic]) -> Result<(), String> {
    let errors: Vec<String> = diagnostics
        .iter()
        .filter(|found| found.severity == Severity::Error)
        .map(|found| {
            let file = &sources.file(found.span.file).name;
            format!("{file}:{}: {}", sources.start(found.span).line, found.message)
        })
        .collect();
    if errors.is_empty() { Ok(()) } else { Err(errors.join("\n")) }
}

/// What `Class.main` prints when it is started without arguments.
pub fn transcript(java: &Java, class: &str) -> Result<String, String> {
    transcript_of(java, class, "main(String[])", true)
}

/// What a static method prints, with or without a check of contracts and invariants.
pub fn transcript_of(java: &Java, class: &str, method: &str, contract: bool) -> Result<String, String> {
    let methods = java.program.find_methods(class, method);
    let [main] = methods.as_slice() else { return Err(format!("{class} has no method {method}")) };
    let config = Config {
        bounds: Bounds {
            calls: 3_000,
            steps: 100_000_000,
            // steps are counted per path, so only this ends a program that makes ever more of them
            paths: Some(10_000),
            time: None,
            ..Bounds::default()
        },
        // an `assert` is off on the JVM
        checks: Checks { assert: false, contract, ..Checks::default() },
        list_cases: true,
        jobs: 1,
        ..Config::default()
    };
    let report = verdict::verify(&java.program, &java.sources, &config, *main);
    let notes = || {
        let noted = report.unsupported.iter().chain(&report.undecided);
        let noted: Vec<String> =
            noted.map(|noted| format!("{}:{} {}", noted.place.file, noted.place.line, noted.what)).collect();
        let violated: Vec<String> = report
            .violations
            .iter()
            .map(|found| format!("{}:{} {}", found.place.file, found.place.line, found.message))
            .collect();
        format!(
            "{:?}, {} cases, bounds {:?}, unmodelled {:?}, {noted:?}, {violated:?}",
            report.verdict, report.cases, report.bounds_hit, report.unmodelled
        )
    };
    // one schedule of threads is enough to compare
    if !report.is_fine_so_far || report.case_list.is_empty() || !report.bounds_hit.is_empty() {
        return Err(notes());
    }
    // several ways through the program, if something like an identity hash code is open: all must print the same
    let texts = report.case_list.iter().map(printed).collect::<Result<Vec<String>, String>>()?;
    if texts.iter().any(|text| *text != texts[0]) {
        return Err(notes());
    }
    Ok(texts[0].clone())
}

/// What a case prints.
fn printed(case: &Case) -> Result<String, String> {
    let mut text = String::new();
    for output in &case.output {
        match (output.stream, &output.text) {
            (1, Some(part)) => text.push_str(part),
            (1, None) => return Err("some output is not known".to_owned()),
            _ => {}
        }
    }
    Ok(text)
}
