//! The report of `ooxide verify` for people.

use std::io::IsTerminal;

use oox_core::case::{Case, Inputs, ObjectView, Outcome};
use oox_core::lang::span::SourceMap;
use oox_core::verdict::{Endless, MethodReport, Place, Report, Verdict, Violation};
use ooxide_testgen::picture::columns;
use ooxide_testgen::picture::text::show_object;

use crate::cli::ReportArgs;
use crate::colour;
use crate::memory::peak_mib;

/// Branch decisions shown before and after the gap of a long path.
const FIRST_DECISIONS: usize = 12;
const LAST_DECISIONS: usize = 12;

/// The whole report.
pub fn report(report: &Report, sources: &SourceMap, asked: &ReportArgs) -> String {
    let colour = asked.out.is_none() && colour::is_wanted(std::io::stdout().is_terminal());
    let mut writer = Writer { out: String::new(), colour, sources };
    let width = report.methods.iter().map(|method| name(method).chars().count()).max().unwrap_or(0).min(48);
    for method in &report.methods {
        let is_fine = method.verdict == Verdict::Valid
            && method.endless.is_empty()
            && method.rests_on.is_empty()
            && method.warnings.is_empty();
        if !(asked.quiet && is_fine) {
            writer.method(method, width, asked);
        }
    }
    if report.methods.len() > 1 {
        writer.summary(report);
    }
    if let (true, false, Some(memory)) = (asked.stats, asked.no_times, peak_mib()) {
        writer.line(&format!("peak memory {memory} MiB"));
    }
    writer.out
}

fn name(method: &MethodReport) -> String {
    format!("{}.{}", method.class, method.signature)
}

struct Writer<'w> {
    out: String,
    colour: bool,
    sources: &'w SourceMap,
}

impl Writer<'_> {
    fn line(&mut self, text: &str) {
        self.out.push_str(text.trim_end());
        self.out.push('\n');
    }

    fn paint(&self, code: &str, text: &str) -> String {
        if self.colour { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }

    fn verdict(&self, verdict: Verdict) -> String {
        let (code, word) = match verdict {
            Verdict::Valid => ("32", "valid  "),
            Verdict::Invalid => ("1;31", "INVALID"),
            Verdict::Deadlock => ("1;31", "DEADLOCK"),
            Verdict::Possible => ("33", "possible"),
            Verdict::Unknown => ("33", "unknown"),
        };
        self.paint(code, word)
    }

    fn method(&mut self, method: &MethodReport, width: usize, asked: &ReportArgs) {
        let cases = if method.cases == 1 { "1 case".to_owned() } else { format!("{} cases", method.cases) };
        let mut facts = vec![cases];
        if let Some(threads) = &method.threads {
            facts.push(format!("{} threads", threads.most));
        }
        if method.branches.total > 0 {
            facts.push(format!("{}/{} branches", method.branches.covered, method.branches.total));
        }
        facts.push(Self::completeness(method));
        let head = format!("{} {:<width$}  {}", self.verdict(method.verdict), name(method), facts.join(", "));
        self.line(&head);
        for case in &method.case_list {
            self.listed(case);
        }
        self.violations(&method.violations, asked.list_cases);
        for endless in &method.endless {
            self.endless(endless);
        }
        for refuses in &method.refuses {
            let Place { file, line, .. } = &refuses.place;
            let exception = &refuses.exception;
            self.line(&match &refuses.argument {
                Some(argument) => format!("    needs non-null: `{argument}` ({exception} at {file}:{line})"),
                None => format!("    refuses at {file}:{line}: {exception}"),
            });
        }
        for noted in &method.undecided {
            self.line(&format!("    undecided at {}:{}: {}", noted.place.file, noted.place.line, noted.what));
        }
        for noted in &method.unsupported {
            self.line(&format!(
                "    not executed at {}:{}: {}",
                noted.place.file, noted.place.line, noted.what
            ));
        }
        for assumed in &method.assumed {
            self.line(&format!("    assumed: {assumed}"));
        }
        if !method.unmodelled.is_empty() {
            let calls = method.unmodelled.join(", ");
            self.line(&format!("    assumed, not executed: {calls} (any result, no side effect)"));
        }
        for warning in &method.warnings {
            self.line(&format!("    warning: {warning}"));
        }
        if asked.stats {
            let solver = &method.solver;
            self.line(&format!(
                "    {} states, {} steps, {} ms; {} questions: {} folded, {} by intervals, {} by model, \
                 {} by differences, {} cached, {} guessed, {} linear, {} to Z3 ({} ms)",
                method.states,
                method.steps,
                method.time_ms,
                solver.queries,
                solver.folded,
                solver.by_intervals,
                solver.by_model,
                solver.by_differences,
                solver.cache_hits,
                solver.by_guess,
                solver.by_linear,
                solver.z3_calls,
                solver.time_ms
            ));
        }
    }

    fn completeness(method: &MethodReport) -> String {
        if method.bounds_hit.is_empty() {
            // no bound was hit, but that is not all
            let word = if !method.unsupported.is_empty() {
                "not all executed"
            } else if !method.undecided.is_empty() {
                "not all decided"
            } else if method.complete {
                "complete"
            } else {
                "for the inputs that were tried"
            };
            return word.to_owned();
        }
        let bounds = &method.bounds;
        let named: Vec<String> = method
            .bounds_hit
            .iter()
            .map(|word| match *word {
                "k" => format!("-k {}", bounds.k),
                "loops" => format!("--loops {}", bounds.loops),
                "calls" => format!("--calls {}", bounds.calls),
                "array" => format!("--array {}", bounds.array.unwrap_or(bounds.k)),
                "steps" => format!("--steps {}", bounds.steps),
                "threads" => format!("--threads {}", bounds.threads),
                "retries" => format!("--retries {}", bounds.retries),
                "classes" => "one class of any".to_owned(),
                "patience" => "--patience".to_owned(),
                "paths" => format!("--paths {}", bounds.paths.unwrap_or_default()),
                "interrupt" => "the interrupt".to_owned(),
                _ => "--time".to_owned(),
            })
            .collect();
        let deepened = if method.deepened.is_some() { ", deepened" } else { "" };
        format!("up to {}{deepened}", named.join(", "))
    }

    /// The first of each kind, and where the others of that kind are.
    fn violations(&mut self, all: &[Violation], is_each_shown: bool) {
        for (index, violation) in all.iter().enumerate() {
            let is_same = |other: &&Violation| {
                other.check == violation.check
                    && other.message == violation.message
                    && other.only_if == violation.only_if
            };
            let is_first = !all[..index].iter().any(|before| is_same(&before));
            if is_first || is_each_shown {
                self.violation(violation);
            }
            let others: Vec<&Violation> = all[index + 1..].iter().filter(is_same).collect();
            if is_first && !is_each_shown && !others.is_empty() {
                let at: Vec<String> = others.iter().map(|other| other.place.to_string()).collect();
                let (count, at) = (others.len(), at.join(", "));
                self.line(&format!("  and {count} more of this kind, at {at} (--list-cases shows all)"));
                self.line("");
            }
        }
    }

    fn violation(&mut self, violation: &Violation) {
        self.line("");
        let title = if violation.is_possible() {
            format!("  {} {}: {}", self.paint("33", "possible"), violation.check, violation.message)
        } else {
            format!("  {} {}", self.paint("1;31", violation.check), violation.message)
        };
        self.line(&title);
        self.place(&violation.place);
        if violation.is_possible() {
            let calls = violation.only_if.join(", ");
            self.line(&format!(
                "    only if this gives what is written below, which nobody has tried: {calls}"
            ));
        }
        self.case(&violation.case);
        self.line("");
    }

    fn endless(&mut self, endless: &Endless) {
        self.line("");
        let words = "the loop goes round for ever, and nothing changes any more";
        let title = format!("  {} {words}", self.paint("1;31", "does not end:"));
        self.line(&title);
        self.place(&endless.place);
        self.case(&endless.case);
        self.line("");
    }

    /// Where something is, and the line as it was written.
    fn place(&mut self, place: &Place) {
        let file = self.sources.ids().find(|id| self.sources.file(*id).name == place.file);
        let at = self.paint("2", &format!("    --> {place}"));
        self.line(&at);
        if let Some(file) = file {
            let text = self.sources.line(file, place.line).to_owned();
            self.line(&format!("    {:>5} | {}", place.line, text.replace('\t', "    ")));
        }
    }

    fn listed(&mut self, case: &Case) {
        self.line("");
        let outcome = match &case.outcome {
            Outcome::Returns { value: None } => "returns".to_owned(),
            Outcome::Returns { value: Some(value) } => format!("returns {value}"),
            Outcome::Throws { class, .. } => format!("throws {class}"),
            Outcome::Violates { check, .. } => format!("violates {check}"),
            Outcome::Endless { .. } => "does not end".to_owned(),
        };
        let title = format!("  case {} {outcome}", case.id);
        self.line(&title);
        self.case(case);
    }

    fn case(&mut self, case: &Case) {
        if case.inputs == Inputs::Unknown {
            self.line("    inputs unknown: the solver has no values for this path");
        }
        if !case.args.is_empty() {
            self.line("    with");
            for arg in &case.args {
                self.line(&format!("        {} = {}", arg.name, arg.value));
            }
        }
        self.heap("    where", &case.pre);
        if !case.calls.is_empty() {
            self.line("    when the open calls give");
            for call in &case.calls {
                let args: Vec<String> = call.args.iter().map(ToString::to_string).collect();
                let result = match (&call.returns, &call.throws) {
                    (Some(value), _) => format!(" returns {value}"),
                    (None, Some(class)) => format!(" throws {class}"),
                    (None, None) => " returns".to_owned(),
                };
                self.line(&format!("        {}({}){result}", call.method, args.join(", ")));
            }
        }
        self.heap("    as they came", &case.given);
        if !case.branches.is_empty() {
            self.line("    on the path");
            let count = case.branches.len();
            for (index, decision) in case.branches.iter().enumerate() {
                if count > FIRST_DECISIONS + LAST_DECISIONS + 1 {
                    if index == FIRST_DECISIONS {
                        let hidden = count - FIRST_DECISIONS - LAST_DECISIONS;
                        self.line(&format!("        ... {hidden} decisions ..."));
                    }
                    if index >= FIRST_DECISIONS && index < count - LAST_DECISIONS {
                        continue;
                    }
                }
                let taken = match (decision.arm, decision.taken) {
                    (Some(arm), true) => format!("arm {}", arm + 1),
                    (Some(_), false) => "default".to_owned(),
                    (None, taken) => taken.to_string(),
                };
                self.line(&format!("        line {:<4} {:<5} {}", decision.line, taken, decision.condition));
            }
        }
        if let Outcome::Violates { check, throws: Some(class), thrown_at: Some(line), .. } = &case.outcome
            && check != "crash"
        {
            self.line(&format!("    `{class}` is thrown at line {line}"));
        }
        if let Outcome::Violates { returns: Some(value), .. } = &case.outcome {
            self.line(&format!("    returning {value}"));
        }
        if let Outcome::Violates { check, detail: Some(detail), .. } = &case.outcome
            && check == "invariant"
        {
            self.line(&format!("    the invariant {detail}"));
        }
        if !case.output.is_empty() {
            self.line("    writing");
            for output in &case.output {
                let text =
                    output.text.as_ref().map_or_else(|| "some text".to_owned(), |text| format!("{text:?}"));
                let stream =
                    if output.stream == 1 { String::new() } else { format!(" to stream {}", output.stream) };
                self.line(&format!("        {text}{stream}"));
            }
        }
        if let Some(schedule) = &case.schedule {
            self.line("    in this order, with a column for each thread");
            for line in columns::lines(schedule) {
                self.line(&format!("        {line}"));
            }
        }
        if case.stack.len() > 1 {
            self.line("    in");
            for call in &case.stack {
                self.line(&format!("        {} at line {}", call.method, call.line));
            }
        }
        let changed = changed(case);
        self.heap("    at the end", &changed);
    }

    fn heap(&mut self, title: &str, objects: &[ObjectView]) {
        // a text is written where it is held
        let mut listed =
            objects.iter().filter(|object| object.text.is_none() && object.constant.is_none()).peekable();
        if listed.peek().is_none() {
            return;
        }
        self.line(title);
        for object in listed {
            self.line(&format!("        {} = {}", object.name, show_object(object)));
        }
    }

    fn summary(&mut self, report: &Report) {
        let count = |verdict: Verdict| report.methods.iter().filter(|each| each.verdict == verdict).count();
        let (valid, invalid) = (count(Verdict::Valid), count(Verdict::Invalid));
        let (deadlock, possible) = (count(Verdict::Deadlock), count(Verdict::Possible));
        let unknown = count(Verdict::Unknown);
        let incomplete =
            || report.methods.iter().filter(|each| each.verdict == Verdict::Valid && !each.complete);
        let bounded = incomplete().filter(|each| !each.bounds_hit.is_empty()).count();
        let narrowed = incomplete().filter(|each| each.bounds_hit.is_empty()).count();
        let mut less = Vec::new();
        if bounded > 0 {
            less.push(format!("{bounded} of them up to a bound"));
        }
        if narrowed > 0 {
            less.push(format!("{narrowed} of them for the inputs that were tried"));
        }
        let mut parts = vec![format!("{valid} valid")];
        if !less.is_empty() {
            parts[0] = format!("{valid} valid ({})", less.join(", "));
        }
        if invalid > 0 {
            parts.push(format!("{invalid} invalid"));
        }
        if deadlock > 0 {
            parts.push(format!("{deadlock} deadlock"));
        }
        if possible > 0 {
            parts.push(format!("{possible} possible"));
        }
        if unknown > 0 {
            parts.push(format!("{unknown} unknown"));
        }
        self.line("");
        let methods = report.methods.len();
        self.line(&format!("{methods} methods: {}", parts.join(", ")));
    }
}

/// The objects that are new or differ at the end.
fn changed(case: &Case) -> Vec<ObjectView> {
    case.post
        .iter()
        .filter(|after| {
            let before = case.pre.iter().find(|before| before.name == after.name);
            before.is_none_or(|before| show_object(before) != show_object(after))
        })
        .cloned()
        .collect()
}
