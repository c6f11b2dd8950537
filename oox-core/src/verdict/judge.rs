//! From what the search of a method has found to its report: which verdict that is, and what is said about it.

use std::collections::BTreeSet;

use super::doubt::{Doubt, doubt};
use super::{
    Branches, Endless, MethodReport, Noted, Place, RaceReport, ReachedBounds, Refuses, SolverReport, Threads,
    Verdict, Violation, Within,
};
use crate::assumption::RestsOn;
use crate::case::Case;
use crate::config::{Config, Racing};
use crate::ir::{CheckKind, MethodId, Program};
use crate::lang::span::{SourceMap, Span};
use crate::machine::{Race, SpanKey};
use crate::search::{self, Exploration, Found};
use crate::state::Refusal;

/// Explores a method and judges it.
pub fn verify(program: &Program, sources: &SourceMap, config: &Config, method: MethodId) -> MethodReport {
    let explore = if config.deepen { search::explore_deeper } else { search::explore };
    let found = explore(program, sources, config, method);
    report(program, sources, config, method, found)
}

/// As [`verify`], with units of the search that are explored elsewhere. Bounds do not grow.
pub fn verify_in_parts(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    parts: &dyn search::Parts,
) -> MethodReport {
    let found = search::explore_in_parts(program, sources, config, method, parts);
    report(program, sources, config, method, found)
}

fn report(
    program: &Program,
    sources: &SourceMap,
    config: &Config,
    method: MethodId,
    found: Exploration,
) -> MethodReport {
    let declared = program.method(method);
    let mut violations: Vec<Violation> =
        found.violations.values().map(|(_, what, case)| violation(program, sources, what, case)).collect();
    violations
        .sort_by(|a, b| (a.is_possible(), &a.place, a.check).cmp(&(b.is_possible(), &b.place, b.check)));
    let noted = |file: u32, line: u32, what: &str| Noted {
        place: Place { file: file_name(sources, file), line, column: 1 },
        what: what.to_owned(),
    };
    let mut undecided: Vec<Noted> = found
        .undecided
        .iter()
        .map(|check| noted(check.file, check.line, &format!("{}: {}", check.kind.word(), check.reason)))
        .collect();
    let unsupported: Vec<Noted> =
        found.unsupported.iter().map(|(file, line, what)| noted(*file, *line, what)).collect();
    let is_decided = undecided.is_empty() && unsupported.is_empty();
    let mut warnings = Vec::new();
    let doubt = doubt(program, method, &found);
    let is_fine_so_far = violations.is_empty() && is_decided && !matches!(doubt, Some(Doubt::Nothing(_)));
    let shown = || violations.iter().filter(|each| !each.is_possible());
    let verdict = match doubt {
        _ if shown().any(|each| each.check != CheckKind::Deadlock.word()) => Verdict::Invalid,
        _ if shown().next().is_some() => Verdict::Deadlock,
        _ if !violations.is_empty() => Verdict::Possible,
        _ if !is_decided => Verdict::Unknown,
        Some(Doubt::Nothing(what) | Doubt::Part(what)) => {
            let place = Place { column: 1, ..Place::of(sources, declared.span) };
            undecided.push(Noted { place, what });
            Verdict::Unknown
        }
        Some(Doubt::Empty) => {
            warnings.push("no input satisfies the precondition: the `valid` is an empty one".to_owned());
            Verdict::Valid
        }
        None => Verdict::Valid,
    };
    let refuses = refuses(sources, &found);
    let assumed = assumed(&found);
    let rests_on = rests_on(&found);
    let threads = threads(program, sources, &found);
    warnings.extend(found.tally.races.iter().map(|(_, one, other)| race(sources, *one, *other)));
    if let Some(error) = &found.solver.dump_error {
        warnings.push(format!("queries were not written: {error}"));
    }
    MethodReport {
        class: program.class(declared.class).name.clone(),
        method: declared.name.clone(),
        signature: program.signature(method),
        place: Place::of(sources, declared.span),
        k: found.bounds.k,
        bounds: found.bounds,
        deepened: found.is_deepened.then(|| ReachedBounds::from(&found.bounds)),
        heap: config.heap.word(),
        verdict,
        complete: found.is_complete() && !rests_on.iter().any(|each| each.narrows),
        cases: found.cases,
        case_list: found.list,
        violations,
        refuses,
        threads,
        endless: found.endless.values().map(|(_, span, case)| endless(sources, *span, case)).collect(),
        branches: Branches { covered: found.branches.0, total: found.branches.1 },
        bounds_hit: found.tally.bounds_hit.iter().map(|bound| bound.word()).collect(),
        assumed,
        unmodelled: found.unmodelled.iter().cloned().collect(),
        rests_on,
        unsupported,
        undecided,
        warnings,
        states: found.tally.states,
        steps: found.tally.steps,
        time_ms: u64::try_from(found.time.as_millis()).unwrap_or(u64::MAX),
        solver: SolverReport {
            queries: found.solver.queries,
            cache_hits: found.solver.cache_hits,
            folded: found.solver.folded,
            by_intervals: found.solver.by_intervals,
            by_model: found.solver.by_model,
            by_differences: found.solver.by_differences,
            by_guess: found.solver.by_guess,
            by_linear: found.solver.by_linear,
            z3_calls: found.solver.z3_calls,
            unknowns: found.solver.unknowns,
            time_ms: u64::try_from(found.solver.z3_time.as_millis()).unwrap_or(u64::MAX),
        },
        is_fine_so_far,
    }
}

/// What else the answer rests on than the paths.
fn rests_on(found: &Exploration) -> Vec<RestsOn> {
    let assumed = found.tally.assumed.iter().map(|assumption| RestsOn::from(*assumption));
    let non_null = non_null(found).into_iter().map(RestsOn::non_null);
    assumed.chain(non_null).chain(found.unmodelled.iter().map(|name| RestsOn::call(name))).collect()
}

/// The same in words, without calls.
fn assumed(found: &Exploration) -> Vec<String> {
    let assumed = found.tally.assumed.iter().map(|each| each.what().to_owned());
    assumed.chain(non_null(found).into_iter().map(|argument| RestsOn::non_null(argument).what)).collect()
}

/// The arguments that must not be null.
fn non_null(found: &Exploration) -> BTreeSet<&str> {
    found.refusals.iter().filter_map(|refusal| refusal.argument.as_deref()).collect()
}

/// What the method does not take, by place.
fn refuses(sources: &SourceMap, found: &Exploration) -> Vec<Refuses> {
    let mut refuses: Vec<Refuses> = found
        .refusals
        .iter()
        .map(|Refusal { at: (file, start, end), exception, argument }| Refuses {
            place: Place::of(sources, Span { file: *file, start: *start, end: *end }),
            exception: exception.clone(),
            argument: argument.clone(),
        })
        .collect();
    refuses.sort();
    refuses
}

/// Two accesses that nothing orders. In OOX that is no error: threads are interleaved.
fn race(sources: &SourceMap, one: SpanKey, other: SpanKey) -> String {
    let place = |(file, start, end): SpanKey| Place::of(sources, Span { file, start, end });
    format!("data race: nothing orders {} and {}", place(one), place(other))
}

fn threads(program: &Program, sources: &SourceMap, found: &Exploration) -> Option<Threads> {
    let tally = &found.tally;
    let place = |(file, start, end): SpanKey| Place::of(sources, Span { file, start, end });
    let race = |(kind, one, other): &Race| RaceReport {
        on: match kind {
            Racing::Field(field) => {
                let field = program.field(*field);
                format!("{}.{}", program.class(field.class).name, field.name)
            }
            Racing::Elements => "elements of arrays".to_owned(),
        },
        places: [place(*one), place(*other)],
    };
    (tally.most_threads > 1).then(|| Threads {
        most: tally.most_threads,
        traces: found.cases,
        asleep: tally.asleep,
        points: tally.points,
        rounds: found.rounds,
        races: tally.races.iter().map(race).collect(),
    })
}

fn endless(sources: &SourceMap, span: Span, case: &Case) -> Endless {
    Endless { place: Place::of(sources, span), case: case.clone() }
}

fn file_name(sources: &SourceMap, file: u32) -> String {
    let known = sources.ids().find(|id| id.0 == file);
    known.map_or_else(|| "<built-in>".to_owned(), |id| sources.file(id).name.clone())
}

fn violation(program: &Program, sources: &SourceMap, found: &Found, case: &Case) -> Violation {
    let owner = found.method.map(|id| program.qualified_name(id));
    let of_owner = owner.map_or(String::new(), |name| format!(" of `{name}`"));
    let within = found.library_call.map(|call| Within {
        method: program.qualified_name(call.method),
        place: Place::of(sources, found.span),
    });
    let span = found.library_call.map_or(found.span, |call| call.span);
    let by = found.thread.as_ref().map_or(String::new(), |name| format!(" in thread {name}"));
    let mut message = match found.kind {
        CheckKind::Assert => format!("the assertion does not hold{by}"),
        CheckKind::Requires => format!("a precondition{of_owner} does not hold at its call{by}"),
        CheckKind::Ensures => format!("a postcondition{of_owner} does not hold{by}"),
        CheckKind::Exceptional => {
            format!("`exceptional`{of_owner} does not hold when an exception leaves it{by}")
        }
        CheckKind::Signals => format!("`signals`{of_owner} does not hold when the exception leaves it{by}"),
        CheckKind::Invariant => "the class invariant does not hold".to_owned(),
        CheckKind::LoopInvariant => "the loop invariant does not hold".to_owned(),
        CheckKind::Modifies => format!("`modifies`{of_owner} does not allow a change"),
        CheckKind::Deadlock => "no thread can go on".to_owned(),
        CheckKind::Race => {
            let other =
                found.other.map_or(String::new(), |span| format!(" and {}", Place::of(sources, span)));
            format!("data race: nothing orders {}{other}", Place::of(sources, found.span))
        }
        CheckKind::Crash => {
            let exception = found.detail.as_deref().unwrap_or("an exception");
            let within =
                within.as_ref().map_or(String::new(), |within| format!(", thrown in `{}`,", within.method));
            let method = found.method.map_or_else(|| case.method.clone(), |id| program.qualified_name(id));
            format!("`{exception}`{within} leaves `{method}`{by}, and its contract does not permit that")
        }
    };
    if let (Some(detail), true) = (&found.detail, found.kind != CheckKind::Crash) {
        message = format!("{message}: {detail}");
    }
    let is_builtin = span.file == crate::resolve::PRELUDE_FILE;
    let text = if is_builtin { "" } else { sources.text(span) };
    Violation {
        check: found.kind.word(),
        place: Place::of(sources, span),
        within,
        thread: found.thread.clone(),
        other: found.other.map(|span| Place::of(sources, span)),
        message,
        source: text.split_whitespace().collect::<Vec<_>>().join(" "),
        only_if: found.only_if.clone(),
        case: case.clone(),
    }
}
