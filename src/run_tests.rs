//! `ooxide gen --run`: the tests are compiled and run before they are written, and only those that the JVM agrees with are.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use ooxide_testgen::java::JavaClass;
use ooxide_testgen::jvm::{
    self, Coverage, JarOptions, Jars, Jdk, Junit, JvmError, Limits, Outcome, TestResult, Verdict,
};
use ooxide_testgen::suite::{Kind, Suite, Templates, TestFile};

use crate::cli::{GenArgs, JUnitVersion, WhichMocks};
use crate::generate::{in_package, junit};
use crate::input::{Input, find_class, find_files, is_java};
use crate::problems::Problem;

/// What a run showed.
pub struct Ran {
    /// For the user.
    pub text: String,
    /// Tests that the JVM does not agree with: files below the output folder.
    pub disagreements: Vec<(String, String)>,
    /// Tests that pass.
    pub passed: usize,
    /// Tests that fail as they should.
    pub failed: usize,
    /// What JaCoCo measured, if it was asked to.
    pub coverage: Option<Coverage>,
    /// It was asked to and could not.
    pub is_unmeasured: bool,
}

/// How often tests that do not compile are taken out, before it is whole files.
const MOST_ROUNDS: usize = 8;

/// What it takes to run tests.
pub struct Tools {
    jdk: Jdk,
    jars: Jars,
}

impl Tools {
    /// Looks for them. Without them the search need not begin.
    pub fn find(args: &GenArgs) -> Result<Self, Problem> {
        let jdk = Jdk::find().map_err(|error| problem(&error))?;
        let mut options = JarOptions::from_environment();
        options.junit.clone_from(&args.jvm.junit_jar);
        options.coverage = args.jvm.coverage;
        options.mockito = args.mocks == WhichMocks::Mockito;
        let jars = Jars::find(&options).map_err(|error| problem(&error))?;
        Ok(Self { jdk, jars })
    }
}

/// Compiles and runs the tests. Those that fail, although they should pass, and those that pass, although they should fail,
/// are taken out of the suites. A problem is that nothing could be judged.
pub fn run(
    args: &GenArgs,
    input: &Input,
    templates: &Templates,
    tools: &Tools,
    suites: &mut Vec<Suite>,
) -> Result<Ran, Problem> {
    let Tools { jdk, jars } = tools;
    let folder = tempfile::tempdir().map_err(|error| Problem::Call {
        message: format!("cannot make a temporary folder: {error}"),
        hint: None,
    })?;
    let classpath: Vec<PathBuf> = args.classes.classpath.iter().chain(jars.mockito()).cloned().collect();
    let sources = sources(args, input)?;
    let roots = roots(input);
    let mut out: Vec<(Suite, String)> = Vec::new();
    let mut round = 0;
    let compiled = loop {
        let files = render(args, input, templates, suites, folder.path())?;
        let tests: Vec<PathBuf> = files.iter().map(|(path, _)| path.clone()).collect();
        let suite = jvm::Suite {
            sources: &sources,
            roots: &roots,
            tests: &tests,
            classpath: &classpath,
            release: None,
            junit: match args.junit {
                JUnitVersion::Five => Junit::Five,
                JUnitVersion::Four => Junit::Four,
            },
        };
        match jvm::compile(jdk, jars, &suite) {
            Ok(compiled) => break compiled,
            Err(JvmError::Tests(found)) => {
                round += 1;
                let is_less = (round <= MOST_ROUNDS && take_out_broken(suites, &files, &found, &mut out))
                    || take_out_files(suites, &files, &found, &mut out);
                if !is_less {
                    return Err(problem(&JvmError::Tests(found)));
                }
            }
            Err(error) => return Err(problem(&error)),
        }
    };
    let ran = jvm::run(&compiled, &Limits::default()).map_err(|error| problem(&error))?;
    let (passed, failed) = judge(input, suites, &ran.tests, &mut out);
    let mut text = String::new();
    let _ = write!(
        text,
        "JUnit {}: {passed} passed",
        match args.junit {
            JUnitVersion::Five => 5,
            JUnitVersion::Four => 4,
        }
    );
    if failed > 0 {
        let _ = write!(text, ", {failed} failed as they should");
    }
    let _ = writeln!(text, ", each twice and in two orders, on Java {}", jdk.version);
    for warning in compiled.warnings() {
        let _ = writeln!(text, "{warning}");
    }
    let disagreements = disagreements(args, input, templates, &out, &mut text)?;
    let mut coverage = None;
    let mut is_unmeasured = false;
    if args.jvm.coverage {
        match jvm::coverage(&compiled, &Limits::default()) {
            Ok(found) => {
                covered(&found, &measured(args, input), &mut text);
                coverage = Some(found);
            }
            Err(error) => {
                problem(&error).print();
                is_unmeasured = true;
            }
        }
    }
    suites.retain(|suite| !suite.tests.is_empty());
    Ok(Ran { text, disagreements, passed, failed, coverage, is_unmeasured })
}

fn problem(error: &JvmError) -> Problem {
    let hint = match error {
        JvmError::Subject(_) => Some("name the jars and folders of classes that they need with --classpath"),
        _ => None,
    };
    Problem::Call { message: error.to_string(), hint: hint.map(str::to_owned) }
}

/// The files that are named, and those that were read from the folders around them: a test may need a class that only a
/// contract names, which the compiler does not see.
fn sources(args: &GenArgs, input: &Input) -> Result<Vec<PathBuf>, Problem> {
    let same = |path: &Path| std::fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
    let mut sources: Vec<PathBuf> =
        find_files(&args.paths)?.into_iter().filter(|path| is_java(path)).collect();
    let mut known: BTreeSet<PathBuf> = sources.iter().map(|path| same(path)).collect();
    for class in input.info.classes.values().filter(|class| class.is_users) {
        let file = PathBuf::from(&class.file);
        if is_java(&file) && known.insert(same(&file)) {
            sources.push(file);
        }
    }
    Ok(sources)
}

/// The folders in which packages begin.
fn roots(input: &Input) -> Vec<PathBuf> {
    let mut roots: Vec<PathBuf> = Vec::new();
    for class in input.info.classes.values().filter(|class| class.is_users) {
        let depth = if class.package.is_empty() { 0 } else { class.package.split('.').count() };
        // it may be named from inside of its package
        let file = std::path::absolute(&class.file).unwrap_or_else(|_| PathBuf::from(&class.file));
        let mut folder = file.parent().unwrap_or(Path::new("."));
        for _ in 0..depth {
            folder = folder.parent().unwrap_or(Path::new("."));
        }
        let folder = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        if !roots.iter().any(|known| known == folder) {
            roots.push(folder.to_owned());
        }
    }
    roots
}

/// Writes the suites into a folder: their files, with the number of the suite.
fn render(
    args: &GenArgs,
    input: &Input,
    templates: &Templates,
    suites: &[Suite],
    folder: &Path,
) -> Result<Vec<(PathBuf, usize)>, Problem> {
    let mut files = Vec::new();
    for (index, suite) in suites.iter().enumerate().filter(|(_, suite)| !suite.tests.is_empty()) {
        let TestFile { path, text, .. } = file(args, input, templates, suite)?;
        let target = folder.join(&path);
        let written = target
            .parent()
            .map_or(Ok(()), std::fs::create_dir_all)
            .and_then(|()| std::fs::write(&target, text));
        written.map_err(|error| Problem::Call {
            message: format!("cannot write to the temporary folder: {error}"),
            hint: None,
        })?;
        files.push((target, index));
    }
    Ok(files)
}

fn file(args: &GenArgs, input: &Input, templates: &Templates, suite: &Suite) -> Result<TestFile, Problem> {
    let Some(java) = input.info.class(&suite.class) else {
        return Err(Problem::Call { message: format!("`{}` is not known", suite.class), hint: None });
    };
    templates
        .file(&input.info, java, suite, junit(args), &|_| None)
        .map_err(|error| Problem::call(error.to_string(), "check the folder given with --templates"))
}

/// Takes out the tests in which the compiler found errors, each with the first of them. Whether there were any.
fn take_out_broken(
    suites: &mut [Suite],
    files: &[(PathBuf, usize)],
    found: &[jvm::Diagnostic],
    out: &mut Vec<(Suite, String)>,
) -> bool {
    // who owns a line is asked while all tests are there: without its owner, the line would be that of another one
    let mut broken: BTreeMap<(usize, usize), &str> = BTreeMap::new();
    for error in found {
        let (Some(file), Some(line)) = (&error.file, error.line) else { continue };
        let Some((path, suite)) = files.iter().find(|(path, _)| path == file) else { continue };
        let text = std::fs::read_to_string(path).unwrap_or_default();
        if let Some(test) = owner(&suites[*suite], &text, line as usize) {
            broken.entry((*suite, test)).or_insert(&error.message);
        }
    }
    // from the last to the first, so that places stay right
    for ((index, test), message) in broken.iter().rev() {
        let suite = &mut suites[*index];
        let test = suite.tests.remove(*test);
        let of = Suite { tests: vec![test], ..suite.without_tests() };
        out.push((of, format!("does not compile: {message}")));
    }
    !broken.is_empty()
}

/// Takes out all tests of the files in which the compiler found errors. Whether there were any.
fn take_out_files(
    suites: &mut [Suite],
    files: &[(PathBuf, usize)],
    found: &[jvm::Diagnostic],
    out: &mut Vec<(Suite, String)>,
) -> bool {
    let before = out.len();
    for (path, index) in files {
        let Some(error) = found.iter().find(|error| error.file.as_ref() == Some(path)) else { continue };
        let suite = &mut suites[*index];
        let tests = std::mem::take(&mut suite.tests);
        out.push((Suite { tests, ..suite.without_tests() }, format!("does not compile: {}", error.message)));
    }
    out.len() > before
}

/// The test of a suite to which a line of its file belongs.
fn owner(suite: &Suite, text: &str, line: usize) -> Option<usize> {
    let before: Vec<&str> = text.lines().take(line).collect();
    let head = |name: &str| before.iter().rposition(|line| line.contains(&format!(" {name}(")));
    let tests = suite.tests.iter().enumerate();
    tests.filter_map(|(index, test)| head(&test.name).map(|at| (at, index))).max().map(|(_, index)| index)
}

/// Takes out the tests that ended otherwise than they should. How many passed, and how many failed as they should.
fn judge(
    input: &Input,
    suites: &mut [Suite],
    results: &[TestResult],
    out: &mut Vec<(Suite, String)>,
) -> (usize, usize) {
    let by_name: BTreeMap<(String, &str), &TestResult> =
        results.iter().map(|result| ((result.class.clone(), result.method.as_str()), result)).collect();
    let (mut passed, mut failed) = (0, 0);
    for suite in suites {
        let Some(java) = input.info.class(&suite.class) else { continue };
        let class = in_package(&java.package, &suite.name);
        let kind = suite.kind;
        let empty = suite.without_tests();
        suite.tests.retain(|test| {
            let result = by_name.get(&(class.clone(), test.name.as_str()));
            let complaint = match (result.map(|result| &result.outcome), kind) {
                (Some(Outcome::Stable(Verdict::Passed)), Kind::Passing) => None,
                (Some(Outcome::Stable(Verdict::Failed(_))), Kind::Failing) => None,
                (Some(Outcome::Stable(Verdict::Passed)), Kind::Failing) => {
                    Some("passes, although it should fail".to_owned())
                }
                (Some(Outcome::Stable(verdict)), _) => Some(words(verdict)),
                (Some(Outcome::Flaky { .. }), _) => {
                    Some("passes in one order and fails in the other".to_owned())
                }
                (None, _) => Some("was not run".to_owned()),
            };
            match (&complaint, kind) {
                (None, Kind::Passing) => passed += 1,
                (None, Kind::Failing) => failed += 1,
                (Some(complaint), _) => {
                    out.push((Suite { tests: vec![test.clone()], ..empty.clone() }, complaint.clone()));
                }
            }
            complaint.is_none()
        });
    }
    (passed, failed)
}

fn words(verdict: &Verdict) -> String {
    match verdict {
        Verdict::Passed => "passes".to_owned(),
        Verdict::Failed(failure) => {
            format!("fails: {}: {}", failure.kind, failure.message.as_deref().unwrap_or("no message"))
        }
        Verdict::Skipped(why) => format!("is skipped: {why}"),
        Verdict::TimedOut => "takes too long".to_owned(),
        Verdict::EndedJvm(_) => "ends the JVM".to_owned(),
        Verdict::NotRun => "was not run".to_owned(),
    }
}

/// The folder of tests that the JVM does not agree with, below the output folder.
const DISAGREEMENTS: &str = "ooxide-disagreements";

/// Where such a test goes: a file below the output folder. That may be a source root, where builds compile whatever ends in
/// `.java`; these do not, since some of the tests do not compile and the others fail.
pub fn disagreement_of(file: &str) -> String {
    format!("{DISAGREEMENTS}/{file}.txt")
}

/// The files of what the JVM does not agree with, and what is said of them.
fn disagreements(
    args: &GenArgs,
    input: &Input,
    templates: &Templates,
    out: &[(Suite, String)],
    text: &mut String,
) -> Result<Vec<(String, String)>, Problem> {
    let mut files: BTreeMap<(String, Kind), Suite> = BTreeMap::new();
    for (suite, complaint) in out {
        for test in &suite.tests {
            let complaint: String = complaint.lines().next().unwrap_or_default().chars().take(200).collect();
            let _ = writeln!(
                text,
                "a mistake of ours: {}.{} {complaint} (case {})",
                suite.class, test.name, test.case
            );
        }
        let whole = files.entry((suite.class.clone(), suite.kind)).or_insert_with(|| suite.without_tests());
        whole.tests.extend(suite.tests.iter().cloned());
    }
    let mut all = Vec::new();
    for suite in files.values() {
        let TestFile { path, text, .. } = file(args, input, templates, suite)?;
        all.push((disagreement_of(&path), text));
    }
    if !all.is_empty() {
        let _ = writeln!(
            text,
            "these tests are in {} and not among the others",
            args.out.join(DISAGREEMENTS).display()
        );
    }
    Ok(all)
}

/// The files whose coverage is of interest: those of the user's, or of the chosen classes.
fn measured<'i>(args: &GenArgs, input: &'i Input) -> Vec<&'i str> {
    let chosen = &args.which.class;
    let given: BTreeSet<&str> = input.files.iter().map(|id| input.sources.file(*id).name.as_str()).collect();
    let is_chosen = |class: &JavaClass| {
        let is_it = |name: &String| find_class(&input.program, name).is_ok_and(|known| known == class.name);
        if chosen.is_empty() { given.contains(class.file.as_str()) } else { chosen.iter().any(is_it) }
    };
    let classes = input.info.classes.values().filter(|class| class.is_users && is_chosen(class));
    classes.map(|class| class.file.as_str()).collect()
}

/// Coverage by class, of these files.
fn covered(coverage: &jvm::Coverage, files: &[&str], text: &mut String) {
    let _ = writeln!(text, "\nJaCoCo");
    for class in &coverage.classes {
        let lines = class.lines.values().filter(|line| line.instructions.total() > 0);
        let (all, hit) =
            lines.fold((0, 0), |(all, hit), line| (all + 1, hit + u32::from(line.instructions.covered > 0)));
        // an interface without code has nothing to cover
        if all == 0 || !files.iter().any(|file| file.ends_with(&class.source)) {
            continue;
        }
        let _ = writeln!(
            text,
            "  {:40} lines {:>9}  branches {:>9}",
            class.name,
            format!("{hit}/{all}"),
            format!("{}/{}", class.branches.covered, class.branches.total())
        );
        for (line, of) in &class.lines {
            if of.branches.missed > 0 {
                let _ = writeln!(
                    text,
                    "    line {line}: {} of {} branches not covered",
                    of.branches.missed,
                    of.branches.total()
                );
            }
        }
    }
}
