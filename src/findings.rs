//! What a report finds wrong, one by one, for whoever keeps track of it from run to run: each with a fingerprint that stays the
//! same when lines move, and with why it does not count, if somebody has said so.

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;

use oox_core::case::Case;
use oox_core::lang::span::SourceMap;
use oox_core::verdict::{MethodReport, Place, Report, Verdict, Violation, Within};
use ooxide_session::is_java;
use ooxide_testgen::java_words::translated;
use serde::Deserialize;
use serde_json::Value;
use sha2::{Digest, Sha256};

use crate::input::read;
use crate::problems::Problem;
use crate::status::Status;

/// The name of our fingerprints in SARIF. It changes when fingerprints are made otherwise.
pub const FINGERPRINT: &str = "ooxideFinding/v1";

/// The property of a result in SARIF that has the fingerprints of those that were folded into it.
pub const FOLDED: &str = "ooxideFolded";

/// What is written in a comment to have findings ignored: `// ooxide: ignore[crash] the caller checks`.
const IGNORE: &str = "ooxide: ignore[";

/// A method that does not do what it should, or of which that is not known.
pub struct Finding<'r> {
    /// The method.
    pub method: &'r MethodReport,
    /// The kind of promise that is violated, `endless` or `undecided`.
    pub rule: &'static str,
    /// In words.
    pub message: String,
    /// Where.
    pub place: &'r Place,
    /// Calls that were not executed: the violation is there only if they give certain results.
    pub only_if: &'r [String],
    /// The inside of a library that threw.
    pub within: Option<&'r Within>,
    /// The path that shows it.
    pub case: Option<&'r Case>,
    /// The same as long as the method and the condition are.
    pub fingerprint: String,
    /// Why it does not count, if it does not.
    pub excuse: Option<Excuse>,
}

/// Why a finding does not count.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Excuse {
    /// It is in the baseline.
    Known,
    /// A comment says so, for this reason.
    Ignored(String),
}

/// A loop that never ends for some input.
pub const ENDLESS: &str = "endless";
/// What could not be decided.
pub const UNDECIDED: &str = "undecided";

impl Finding<'_> {
    /// Whether a promise is violated for sure.
    pub fn is_violation(&self) -> bool {
        !matches!(self.rule, ENDLESS | UNDECIDED) && !self.is_possible()
    }

    /// Whether a promise is violated if calls that were not executed give certain results.
    pub fn is_possible(&self) -> bool {
        !self.only_if.is_empty()
    }

    /// The arguments that show it, as `name = value`, in the words of the language that the method is written in.
    pub fn arguments(&self) -> Vec<String> {
        let Some(case) = self.case else { return Vec::new() };
        let said = |case: &Case| {
            case.args.iter().map(|arg| format!("{} = {}", arg.name, arg.value)).collect::<Vec<String>>()
        };
        if is_java(Path::new(&self.method.place.file)) { said(&translated(case)) } else { said(case) }
    }

    /// The method with its class and types.
    pub fn method_name(&self) -> String {
        format!("{}.{}", self.method.class, self.method.signature)
    }
}

/// What is wrong, in the order of the report. `known` are the fingerprints of a baseline.
pub fn findings<'r>(report: &'r Report, sources: &SourceMap, known: &BTreeSet<String>) -> Vec<Finding<'r>> {
    let comments = Comments::read(sources);
    for place in &comments.unexplained {
        eprintln!("warning: {place}: nothing is ignored without a reason after `{IGNORE}...]`");
    }
    let mut found = Vec::new();
    // equal conditions of one method are told apart by their order
    let mut seen: BTreeMap<String, usize> = BTreeMap::new();
    for method in &report.methods {
        let mut add = |rule, message: String, place, words: &str, case, violation: Option<&'r Violation>| {
            let only_if: &[String] = violation.map_or(&[], |violation| &violation.only_if);
            let within = violation.and_then(|violation| violation.within.as_ref());
            // what was possible is news where it is shown
            let possible = if only_if.is_empty() { "" } else { "\npossible" };
            let subject = format!("{}.{}\n{rule}\n{words}{possible}", method.class, method.signature);
            let number = seen.entry(subject.clone()).or_default();
            *number += 1;
            let fingerprint = fingerprint(&subject, *number);
            let ignored = comments.reason(place, &method.place, rule).map(Excuse::Ignored);
            let excuse = ignored.or_else(|| known.contains(&fingerprint).then_some(Excuse::Known));
            found.push(Finding { method, rule, message, place, only_if, within, case, fingerprint, excuse });
        };
        for violation in &method.violations {
            let message = if violation.is_possible() {
                let calls = violation.only_if.join(", ");
                format!("possible, by what is assumed of {calls}: {}", violation.message)
            } else {
                violation.message.clone()
            };
            let (source, case) = (&violation.source, Some(&violation.case));
            add(violation.check, message, &violation.place, source, case, Some(violation));
        }
        for endless in &method.endless {
            let message = "the loop goes round for ever, and nothing changes any more".to_owned();
            add(ENDLESS, message, &endless.place, "", Some(&endless.case), None);
        }
        if method.verdict == Verdict::Unknown {
            let reason = method.undecided.iter().chain(&method.unsupported).map(|noted| noted.what.as_str());
            let reason =
                reason.chain(method.bounds_hit.iter().copied()).next().unwrap_or("it was not explored");
            add(UNDECIDED, format!("not decided: {reason}"), &method.place, "", None, None);
        }
    }
    found
}

fn fingerprint(subject: &str, number: usize) -> String {
    let digest = Sha256::digest(format!("{subject}\n{number}").as_bytes());
    format!("{digest:x}").chars().take(32).collect()
}

/// What a run with these findings ends with: the worst of them decides, without what does not count. A loop that never ends
/// is not judged.
pub fn status(found: &[Finding]) -> Status {
    let counting = || found.iter().filter(|finding| finding.excuse.is_none());
    if counting().any(Finding::is_violation) {
        Status::Violated
    } else if counting().any(|finding| finding.rule == UNDECIDED || finding.is_possible()) {
        Status::Inconclusive
    } else {
        Status::Fine
    }
}

/// Comments that have findings ignored.
struct Comments {
    /// By file and line: the rules, none for all, and the reason.
    by_line: BTreeMap<(String, u32), (Vec<String>, String)>,
    /// Those that give no reason, as `file:line`.
    unexplained: Vec<String>,
}

impl Comments {
    fn read(sources: &SourceMap) -> Self {
        let mut comments = Self { by_line: BTreeMap::new(), unexplained: Vec::new() };
        for id in sources.ids() {
            let file = sources.file(id);
            if !file.text.contains(IGNORE) {
                continue;
            }
            for (number, line) in (1..).zip(file.text.lines()) {
                let Some((before, rest)) = line.split_once(IGNORE) else { continue };
                let Some((rules, reason)) = rest.split_once(']') else { continue };
                let before = before.trim_start();
                let is_comment = before.contains("//") || before.contains("/*") || before.starts_with('*');
                let reason = reason.trim().trim_end_matches("*/").trim();
                if is_comment && reason.is_empty() {
                    comments.unexplained.push(format!("{}:{number}", file.name));
                } else if is_comment {
                    let rules: Vec<String> = rules.split(',').map(|rule| rule.trim().to_owned()).collect();
                    comments.by_line.insert((file.name.clone(), number), (rules, reason.to_owned()));
                }
            }
        }
        comments
    }

    /// The reason to ignore a finding: a comment on its line or on the line above, or on those of the method.
    fn reason(&self, place: &Place, method: &Place, rule: &str) -> Option<String> {
        let lines = [place, method].into_iter().flat_map(|place| {
            [place.line, place.line.saturating_sub(1)].map(|line| (place.file.clone(), line))
        });
        let mut comments = lines.filter_map(|line| self.by_line.get(&line));
        let names = |rules: &[String]| rules.iter().any(|known| known == rule || known == "all");
        comments.find(|(rules, _)| names(rules)).map(|(_, reason)| reason.clone())
    }
}

/// The fingerprints of an earlier run, from its SARIF report.
pub fn baseline(file: &Path) -> Result<BTreeSet<String>, Problem> {
    #[derive(Deserialize)]
    struct Log {
        runs: Vec<Run>,
    }
    #[derive(Deserialize)]
    struct Run {
        #[serde(default)]
        results: Vec<Outcome>,
    }
    #[derive(Deserialize)]
    #[serde(rename_all = "camelCase")]
    struct Outcome {
        #[serde(default)]
        partial_fingerprints: BTreeMap<String, String>,
        #[serde(default)]
        properties: BTreeMap<String, Value>,
    }
    let log: Log = serde_json::from_str(&read(file)?).map_err(|error| {
        Problem::call(
            format!("{} is no SARIF report: {error}", file.display()),
            "write one with `ooxide verify --report sarif=FILE`",
        )
    })?;
    let results = log.runs.into_iter().flat_map(|run| run.results);
    let prints = results.flat_map(|result| {
        let folded = result.properties.get(FOLDED).and_then(Value::as_array).cloned().unwrap_or_default();
        let folded = folded.into_iter().filter_map(|print| print.as_str().map(str::to_owned));
        result
            .partial_fingerprints
            .get(FINGERPRINT)
            .cloned()
            .into_iter()
            .chain(folded)
            .collect::<Vec<String>>()
    });
    Ok(prints.collect())
}
