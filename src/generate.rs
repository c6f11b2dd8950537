//! `ooxide gen`

mod document;
mod outputs;
mod page;
mod places;
mod suites;
mod table;

use std::collections::BTreeSet;
use std::time::{Duration, Instant};

use oox_core::case::Case;
use oox_core::config::{Bound, Checks, Config};
use oox_core::interrupt::Interrupt;
use oox_core::ir::{Check, CheckKind, ClassId, MethodId, Program};
use oox_core::verdict::{self, MethodReport};
use ooxide_frontend::lower::Purpose;
use ooxide_testgen::generate::{
    Cases, JUnit, MethodTests, Missing, Mocks, Options, Statics, Subject, add_histories, method_tests,
};
use ooxide_testgen::picture::Form;
use ooxide_testgen::suite::{Suite, Templates};

use crate::Status;
use crate::cli::{Format, GenArgs, Graphs, JUnitVersion, MainArgs, WhichCases, WhichMocks};
use crate::files::{Output, write_all};
use crate::input::{self, Input, find_class, is_named, print};
use crate::java::{java_signature, shown_name};
use crate::problems::Problem;
use crate::{interrupt, run_tests};
use places::Places;

pub use places::in_package;

/// A method with what was found out and written about it.
struct Done {
    id: MethodId,
    report: MethodReport,
    tests: MethodTests,
    /// Each way in which a case ends is that of some test.
    shows_all_endings: bool,
}

/// Writes tests for the chosen methods.
pub fn run(args: &GenArgs) -> Result<Status, Problem> {
    let templates = Templates::new(args.templates.as_deref()).map_err(|error| {
        Problem::call(error.to_string(), "see templates/ in the project for those in use")
    })?;
    let input =
        input::load(&args.paths, &args.classes, args.which.class.iter(), MainArgs::Any, Purpose::Tests)?;
    let subject = Subject::new(&input.program, &input.info, &input.sources);
    let methods = choose(args, &input, &subject)?;
    let class_of = |id: &MethodId| input.program.class(input.program.method(*id).class).name.as_str();
    let places = Places::choose(args, &input, methods.iter().map(class_of))?;
    let tools = if args.jvm.is_run() { Some(run_tests::Tools::find(args)?) } else { None };
    let lenient = args.config(Checks { assert: false, contract: false, crash: false });
    let statics = Statics::new(&subject, &lenient);
    let mut done = Vec::new();
    let interrupt = interrupt::listen();
    let count = methods.len();
    let progress = crate::verify::progress(args.quiet, count);
    for id in methods {
        progress.set_message(shown_name(&input.program, id));
        done.push(method(args, &input, &subject, &statics, &lenient, &interrupt, id));
        progress.inc(1);
        if interrupt.is_requested() {
            break;
        }
    }
    progress.finish_and_clear();
    let mut suites = suites::suites(&done, &places);
    suites::put_back(&subject, &statics, &input, &mut suites, &mut done);
    let (ran, not_run) = match &tools {
        Some(tools) => run_uninterrupted(args, &input, &templates, tools, &mut suites, &interrupt),
        None => (None, None),
    };
    let (mut outputs, written) =
        outputs::outputs(args, &input, &subject, &templates, &places, &suites, &done)?;
    if let Some(ran) = &ran {
        let files = ran.disagreements.iter();
        outputs.extend(files.map(|(path, text)| Output { path: path.clone(), text: text.clone() }));
    }
    if !args.dry_run {
        write_all(&args.out, &outputs, args.force)?;
    }
    match args.format {
        Format::Text => {
            print(&outputs::summary(args, &places, &done, &written, &outputs))?;
            print(ran.as_ref().map_or("", |ran| &ran.text))?;
        }
        Format::Json => {
            print(&document::document(
                &input.program,
                &done,
                &written,
                &places.taken(&outputs).collect::<Vec<_>>(),
                ran.as_ref(),
                not_run.as_ref(),
                interrupt.is_requested(),
            ))?;
        }
    }
    let has_failing = done.iter().any(|of| !of.tests.violations.is_empty());
    let status = Status::of_tests(done.iter().map(|of| &of.report)).or_violated(has_failing).or_bad(&input);
    if interrupt.is_requested() {
        eprintln!("{}", crate::verify::interrupted(done.len(), count));
        if tools.is_some() && ran.is_none() {
            eprintln!("the tests were not run");
        }
        return Ok(status.unfinished());
    }
    if let Some(problem) = not_run {
        problem.print();
        let written = if args.dry_run { "" } else { "written, but " };
        eprintln!("the tests were {written}not run");
        return Ok(status.unfinished());
    }
    if let Some(ran) = &ran {
        if !ran.disagreements.is_empty() {
            return Ok(Status::Inconclusive);
        }
        if ran.is_unmeasured {
            return Ok(status.unfinished());
        }
    }
    Ok(status)
}

/// What the JVM says of the tests, or why it says nothing; neither after an interrupt, which the JVM gets as well where both
/// share a terminal: what it says then is no judgement. What was explored is written in any case.
fn run_uninterrupted(
    args: &GenArgs,
    input: &Input,
    templates: &Templates,
    tools: &run_tests::Tools,
    suites: &mut Vec<Suite>,
    interrupt: &Interrupt,
) -> (Option<run_tests::Ran>, Option<Problem>) {
    if interrupt.is_requested() {
        return (None, None);
    }
    let mut judged = suites.clone();
    let ran = run_tests::run(args, input, templates, tools, &mut judged);
    if interrupt.is_requested() {
        return (None, None);
    }
    match ran {
        Ok(ran) => {
            *suites = judged;
            (Some(ran), None)
        }
        Err(problem) => (None, Some(problem)),
    }
}

/// How long the tests of a method may take whose exploration was interrupted.
const LAST_TESTS: Duration = Duration::from_secs(10);

/// Explores a method and makes its tests; where the bound on inputs keeps branches out of reach, with larger inputs.
fn method(
    args: &GenArgs,
    input: &Input,
    subject: &Subject,
    statics: &Statics,
    lenient: &Config,
    interrupt: &Interrupt,
    id: MethodId,
) -> Done {
    let start = Instant::now();
    let limit = args.limits.time.0;
    // a promise may be broken by the last case of all
    let checks_nothing = !input.program.checks.iter().any(|check| is_written(subject, check));
    let is_patient = args.patience == 0 || args.cases == WhichCases::All || !checks_nothing;
    let patience = (!is_patient).then_some(args.patience);
    // which part of the time is for the search: where there is a promise, all of its cases matter
    let parts = if checks_nothing { 3 } else { 2 };
    let favoured = if is_patient { None } else { favoured(&input.program) };
    let mut best: Option<Done> = None;
    let mut hit: BTreeSet<&str> = BTreeSet::new();
    for round in rounds(args, favoured) {
        // it would be the same again
        if round.beyond.is_some_and(|bound| !hit.contains(bound.word())) {
            continue;
        }
        let mut strict = args.config(checks(&input.program, id));
        strict.bounds.k += round.more;
        strict.bounds.array = strict.bounds.array.or(round.array);
        strict.bounds.patience = if round.beyond == Some(Bound::Patience) { None } else { patience };
        strict.favoured = round.favoured;
        strict.interrupt = interrupt.clone();
        let left = limit.map(|limit| limit.saturating_sub(start.elapsed()));
        strict.bounds.time = left.map(|left| left / parts);
        let mut report = verdict::verify(&input.program, &input.sources, &strict, id);
        report.signature = java_signature(&report.signature);
        let found: Vec<&Case> = report.shown_cases().collect();
        // the rest is for inputs that calls make
        let options = options(args, limit.map(|limit| start + limit * 3 / (2 * parts)), interrupt);
        let tests = method_tests(subject, statics, (lenient, &strict), id, &found, &options);
        report.branches.covered = covered(&input.program, id, &tests);
        let is_all = report.branches.covered == report.branches.total
            && !Missing::of(subject, id, &tests.tests).is_half_taken();
        hit = report.bounds_hit.iter().copied().collect();
        let is_enough =
            is_all || limit.is_some_and(|limit| start.elapsed() * 3 > limit) || interrupt.is_requested();
        let reached = (report.branches.covered, tests.covered.len());
        let is_better = |known: &Done| (known.report.branches.covered, known.tests.covered.len()) < reached;
        if best.as_ref().is_none_or(is_better) {
            let shows_all_endings = table::shows_all_endings(report.shown_cases(), &tests);
            best = Some(Done { id, report, tests, shows_all_endings });
        }
        if is_enough {
            break;
        }
    }
    let mut done = best.expect("it is explored at least once");
    if !interrupt.is_requested() {
        let strict = args.config(checks(&input.program, id));
        let options = options(args, limit.map(|limit| start + limit), interrupt);
        add_histories(subject, statics, (lenient, &strict), id, &mut done.tests, &options);
        done.report.case_list.append(&mut done.tests.cases);
        done.report.branches.covered = covered(&input.program, id, &done.tests);
        done.shows_all_endings = table::shows_all_endings(done.report.shown_cases(), &done.tests);
    }
    keep_few(&mut done);
    if args.no_times {
        (done.report.time_ms, done.report.solver.time_ms) = (0, 0);
    } else {
        // making tests takes time, too, and so do explorations that were not the best
        done.report.time_ms = u64::try_from(start.elapsed().as_millis()).unwrap_or(u64::MAX);
    }
    done
}

/// Has the user written that promise? Methods that Java adds, and the classes of lambdas, have frames and preconditions of
/// their own.
fn is_written(subject: &Subject, check: &Check) -> bool {
    let is_declared = |id| subject.java_method(id).is_some_and(|(_, java)| !java.is_implied);
    let may_be_added = matches!(check.kind, CheckKind::Requires | CheckKind::Modifies);
    !check.is_assumed_only
        && subject.is_users_file(check.span.file)
        && (!may_be_added || check.method.is_none_or(is_declared))
}

/// One exploration of a method.
struct Round {
    /// Is it of use only if the one before ran into this?
    beyond: Option<Bound>,
    /// How much more than `-k`.
    more: u32,
    /// The length of input arrays, if it is another than that.
    array: Option<u32>,
    /// The class that stands for all where any is possible.
    favoured: Option<ClassId>,
}

/// The explorations of a method until its branches are taken, the most promising first.
fn rounds(args: &GenArgs, favoured: Option<ClassId>) -> Vec<Round> {
    let deeper = |more| Round { beyond: Some(Bound::K), more, array: None, favoured };
    // the cases that show a branch may be such that no test can be made of them
    let mut rounds =
        vec![Round { beyond: None, ..deeper(0) }, Round { beyond: Some(Bound::Patience), ..deeper(0) }];
    if favoured.is_some() {
        rounds.push(Round { beyond: Some(Bound::Classes), favoured: None, ..deeper(0) });
    }
    rounds.extend((1..=args.deepen).map(deeper));
    // texts are often compared with a length that no chain of references has
    if args.deepen > 0 && args.limits.array.is_none() && args.limits.k < LONGER_ARRAYS {
        rounds.push(Round { array: Some(LONGER_ARRAYS), ..deeper(0) });
    }
    rounds
}

/// The class of keys, elements and whatever else type parameters stand for: numbers are hashed and compared by what they
/// are, and have a short name in a test.
fn favoured(program: &Program) -> Option<ClassId> {
    let at = program.classes.iter().position(|class| class.name == "Integer" && !class.is_of_user())?;
    Some(ClassId(u32::try_from(at).expect("fewer than 2^32 classes")))
}

/// The length of input arrays that are tried where shorter ones leave branches out of reach.
const LONGER_ARRAYS: u32 = 12;

/// How the tests of a method are made.
fn options(args: &GenArgs, deadline: Option<Instant>, interrupt: &Interrupt) -> Options {
    let options = Options {
        junit: junit(args),
        mocks: match args.mocks {
            WhichMocks::Written => Mocks::Written,
            WhichMocks::Mockito => Mocks::Mockito,
        },
        cases: match args.cases {
            WhichCases::Coverage => Cases::Coverage,
            WhichCases::All => Cases::All,
        },
        deadline,
        interrupt: interrupt.clone(),
    };
    if !interrupt.is_requested() {
        return options;
    }
    // what was found is still to be written down
    let soon = Instant::now() + LAST_TESTS;
    let deadline = Some(deadline.map_or(soon, |deadline| deadline.min(soon)));
    Options { deadline, interrupt: Interrupt::default(), ..options }
}

/// How many cases without a test are shown.
const OTHER_CASES: usize = 1000;

/// Forgets most of the cases that have no test: there may be more than memory has room for, and nobody reads them all.
fn keep_few(done: &mut Done) {
    let tests = done.tests.tests.iter().chain(&done.tests.violations).map(|test| test.case.as_str());
    let left_out = done.tests.left_out.iter().map(|left| left.case.as_str());
    let named: BTreeSet<&str> = tests.chain(left_out).collect();
    let mut others = 0;
    let (kept, rest): (Vec<Case>, Vec<Case>) =
        std::mem::take(&mut done.report.case_list).into_iter().partition(|case| {
            let is_named = named.contains(case.id.as_str());
            others += usize::from(!is_named);
            is_named || others <= OTHER_CASES
        });
    done.report.case_list = kept;
    // giving back so much memory takes a while
    std::thread::spawn(move || drop(rest));
}

/// How many outcomes of the method's own branches its tests take.
fn covered(program: &Program, id: MethodId, tests: &MethodTests) -> usize {
    program.count_outcomes(id, |branch, outcome| tests.covered.contains(&(branch.0, outcome))).0
}

/// The form of pictures, if there are any.
fn form(args: &GenArgs) -> Option<Form> {
    match args.graphs {
        Graphs::Svg => Some(Form::Svg),
        Graphs::Dot => Some(Form::Dot),
        Graphs::None => None,
    }
}

/// The version of JUnit that the tests are for.
pub fn junit(args: &GenArgs) -> JUnit {
    match args.junit {
        JUnitVersion::Five => JUnit::Five,
        JUnitVersion::Four => JUnit::Four,
    }
}

/// What is judged of a method: without a contract, an exception is an outcome like any other.
fn checks(program: &Program, id: MethodId) -> Checks {
    let contract = &program.method(id).contract;
    let has_contract = !contract.requires.is_empty()
        || !contract.ensures.is_empty()
        || !contract.exceptional.is_empty()
        || !contract.modifies.is_empty();
    Checks { assert: true, contract: true, crash: has_contract }
}

fn choose(args: &GenArgs, input: &Input, subject: &Subject) -> Result<Vec<MethodId>, Problem> {
    let program = &input.program;
    let which = &args.which;
    let classes: Vec<&str> =
        which.class.iter().map(|class| find_class(program, class)).collect::<Result<_, _>>()?;
    let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
    let mut chosen: Vec<MethodId> = (0..count).map(MethodId).collect();
    chosen.retain(|id| {
        let method = program.method(*id);
        let class = program.class(method.class);
        let Some((java_class, java)) = subject.java_method(*id) else { return false };
        let is_named = is_named(program, *id, &java.name, &which.method);
        let is_main = java.name == "main" && java.is_static && java.params.len() == 1;
        class.is_of_user()
            && method.body.is_some()
            && !java.is_implied
            && (!is_main || is_named)
            // of other files only what is asked for by name
            && if classes.is_empty() { input.is_given(*id) } else { classes.contains(&class.name.as_str()) }
            && (which.method.is_empty() || is_named)
            && Subject::can_use(&java_class.package, java_class, java.access)
    });
    if chosen.is_empty() {
        return Err(Problem::call(
            "no method to test",
            "methods that are private or have no body are not tested; see --class and --method",
        ));
    }
    Ok(chosen)
}
