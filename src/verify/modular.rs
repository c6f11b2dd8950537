//! `ooxide verify --modular`: proofs of methods, as text and as JSON.

use std::fmt::Write as _;
use std::path::Path;
use std::time::{Duration, Instant};

use oox_core::config::{Bounds, Config};
use oox_core::ir::MethodId;
use oox_core::modular::{self, MethodProof, Outcome};
use oox_core::solver::SolverConfig;
use oox_core::verdict::{self, MethodReport, Verdict};
use ooxide_frontend::lower::Purpose;
use ooxide_session::names::java_signature;
use ooxide_session::{Loaded, is_java};
use serde::Serialize;

use crate::cli::{ReportFormat, VerifyArgs};
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;
use crate::{input, json, project};

/// Longest chains of the inputs that are looked for, and how long.
const BRIDGE_K: u32 = 2;
const BRIDGE_TIME: Duration = Duration::from_secs(2);

/// A method with its proof, and the input that shows that there can be none.
#[derive(Serialize)]
struct Entry {
    #[serde(flatten)]
    proof: MethodProof,
    proved: bool,
    /// What bounded exploration says of a method that is not proved.
    #[serde(skip_serializing_if = "Option::is_none")]
    violation: Option<MethodReport>,
    #[serde(skip_serializing_if = "Option::is_none")]
    bridge: Option<String>,
    time_ms: u64,
}

#[derive(Serialize)]
struct Document<'r> {
    schema: &'static str,
    mode: &'static str,
    methods: &'r [Entry],
}

/// Proves the chosen methods and prints what is missing.
pub fn run(args: &VerifyArgs) -> Result<Status, Problem> {
    let form = args.report.format;
    if !matches!(form, ReportFormat::Text | ReportFormat::Json)
        || args.report.out.is_some()
        || !args.report.report.is_empty()
        || args.report.baseline.is_some()
    {
        return Err(Problem::call(
            "proofs are printed as text or JSON",
            "leave out --out, --report and --baseline, and give --format text or json",
        ));
    }
    let subject = project::subject(&args.paths, &args.program)?;
    let loaded = input::load(
        &subject.paths,
        &subject.program(&args.program),
        args.choice.named(),
        args.choice.args.arguments(),
        Purpose::Proof,
    )?;
    let methods = chosen(args, &loaded)?;
    let mut entries = Vec::new();
    for id in methods {
        entries.push(entry(args, &loaded, id));
    }
    let text = match form {
        ReportFormat::Json => {
            json::document(&Document { schema: verdict::SCHEMA, mode: "modular", methods: &entries })
        }
        _ => entries.iter().map(|entry| text(args, entry)).collect::<String>() + &sum(&entries),
    };
    print(&text)?;
    Ok(status(&entries).or_bad(&loaded))
}

/// The methods that the flags name, and of the same classes predicates, contracts without code, and helpers with a contract: callers
/// rely on all of them.
fn chosen(args: &VerifyArgs, loaded: &Loaded) -> Result<Vec<MethodId>, Problem> {
    let program = &loaded.program;
    let mut methods = super::choose(args, loaded)?;
    let choice = &args.choice;
    if choice.entry.is_empty() && choice.method.is_empty() {
        let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
        methods.extend((0..count).map(MethodId).filter(|id| {
            let method = program.method(*id);
            let class = program.class(method.class);
            let is_contract = method.body.is_none() && method.is_abstract && !method.contract.is_empty();
            let is_helper = method.is_helper && method.body.is_some() && !method.contract.is_empty();
            class.is_of_user()
                && loaded.is_given(*id)
                && (choice.class.is_empty() || choice.class.contains(&class.name))
                && (method.is_predicate && method.body.is_some() || is_contract || is_helper)
        }));
    }
    methods.sort_unstable();
    methods.dedup();
    Ok(methods)
}

fn entry(args: &VerifyArgs, loaded: &Loaded, id: MethodId) -> Entry {
    let begin = Instant::now();
    let config = args.config();
    let solver = SolverConfig { deadline: None, ..config.solver.clone() };
    let mut proof = modular::prove(&loaded.program, &loaded.sources, id, args.proofs.levels(), &solver);
    if is_java(Path::new(&proof.place.file)) {
        proof.signature = java_signature(&proof.signature);
    }
    let (violation, bridge) = bridge(args, loaded, &config, id, proof.verdict);
    let time_ms = u64::try_from(begin.elapsed().as_millis()).unwrap_or(u64::MAX);
    let time_ms = if args.report.no_times { 0 } else { time_ms };
    Entry { proved: proof.verdict == Outcome::Valid, proof, violation, bridge, time_ms }
}

/// Looks for an input that shows what is not proved.
fn bridge(
    args: &VerifyArgs,
    loaded: &Loaded,
    config: &Config,
    id: MethodId,
    verdict: Outcome,
) -> (Option<MethodReport>, Option<String>) {
    let method = loaded.program.method(id);
    if verdict != Outcome::Failed || args.proofs.no_bridge || method.body.is_none() || method.is_predicate {
        return (None, None);
    }
    if !modular::is_erasable(&loaded.program, id) {
        let why =
            "no input was looked for: without permissions it is not said that its objects are different";
        return (None, Some(why.to_owned()));
    }
    let bounds = Bounds { k: BRIDGE_K, time: Some(BRIDGE_TIME), ..config.bounds };
    let config = Config { bounds, first: true, ..config.clone() };
    let mut report = verdict::verify(&loaded.program, &loaded.sources, &config, id);
    if args.report.no_times {
        (report.time_ms, report.solver.time_ms) = (0, 0);
    }
    if report.verdict == Verdict::Invalid {
        return (Some(report), None);
    }
    let none = format!("no input up to -k {BRIDGE_K} violates this: an annotation is probably missing");
    (None, Some(none))
}

fn status(entries: &[Entry]) -> Status {
    if entries.iter().any(|entry| entry.violation.is_some()) {
        Status::Violated
    } else if entries.iter().all(|entry| entry.proved) {
        Status::Fine
    } else {
        Status::Inconclusive
    }
}

fn text(args: &VerifyArgs, entry: &Entry) -> String {
    let proof = &entry.proof;
    let mut text = format!("{}.{}: ", proof.class, proof.signature);
    if entry.proved && args.report.quiet {
        return String::new();
    }
    let counts = format!("{} paths, {} questions", proof.paths, proof.questions);
    let _ = match (proof.verdict, proof.trusted) {
        (Outcome::Valid, true) => writeln!(text, "trusted"),
        (Outcome::Valid, false) => writeln!(text, "proved ({counts}, {} ms)", entry.time_ms),
        (Outcome::Failed, _) if entry.violation.is_some() => writeln!(text, "violated"),
        (Outcome::Failed, _) => writeln!(text, "not proved"),
        (Outcome::Unknown, _) => writeln!(text, "unknown"),
    };
    if proof.vacuous {
        let _ = writeln!(text, "  warning: nothing can meet the precondition, so that everything holds");
    }
    for missing in &proof.failures {
        let _ = writeln!(text, "  {}: {} [{}]", missing.place, missing.message, missing.kind.word());
        let _ =
            writeln!(text, "    {}: {} ({})", missing.obligation, missing.conjunct, missing.conjunct_place);
        for (what, parts) in [
            ("heap", &missing.heap),
            ("variables", &missing.store),
            ("path", &missing.path),
            ("assumed", &missing.assumed),
        ] {
            if !parts.is_empty() {
                let _ = writeln!(text, "    {what}: {}", parts.join(", "));
            }
        }
    }
    if let Some(reason) = &proof.reason {
        let _ = writeln!(text, "  {reason}");
    }
    if let Some(bridge) = &entry.bridge {
        let _ = writeln!(text, "  {bridge}");
    }
    if let Some(report) = &entry.violation {
        let what =
            "an input violates it; `ooxide gen` writes the test, and without --modular this command shows it";
        let _ = writeln!(text, "  {what}");
        for violation in &report.violations {
            let _ = writeln!(text, "    {}: {}", violation.place, violation.message);
        }
    }
    text
}

fn sum(entries: &[Entry]) -> String {
    let count = |verdict: Outcome| entries.iter().filter(|entry| entry.proof.verdict == verdict).count();
    format!(
        "{} proved, {} not proved, {} unknown\n",
        count(Outcome::Valid),
        count(Outcome::Failed),
        count(Outcome::Unknown)
    )
}
