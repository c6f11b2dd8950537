//! A schedule as columns, one for each thread: what each did, from top to bottom, and who waits for whom at the end.

use oox_core::case::{Position, Schedule, StepView, WaitView, WaitsFor, What};

/// Columns are no wider than this, unless a step needs it.
const NARROWEST: usize = 12;
/// Space between columns.
const GAP: usize = 2;

/// One row of a schedule: the number of the column, and what stands there.
pub struct Row {
    /// The thread, by its number among those of the schedule.
    pub column: usize,
    /// The line of the source, and what the thread does there.
    pub words: String,
}

/// The heads of the columns: names, and where the threads were started.
pub fn heads(schedule: &Schedule) -> Vec<String> {
    let heads = schedule.threads.iter().map(|thread| match (&thread.forked_at, &thread.method) {
        (None, _) => thread.name.clone(),
        (Some(place), Some(method)) => format!("{} ({method}, line {})", thread.name, place.line),
        (Some(place), None) => format!("{} (line {})", thread.name, place.line),
    });
    heads.collect()
}

/// The rows, from top to bottom; those of threads that wait come last.
pub fn rows(schedule: &Schedule) -> Vec<Row> {
    let column = |name: &str| schedule.threads.iter().position(|thread| thread.name == name);
    let file = schedule.steps.first().map(|step| step.place.file.as_str());
    let at = |place: &Position, what: Option<What>| {
        if Some(place.file.as_str()) == file {
            format!("{:>3}", place.line)
        } else if what == Some(What::End) {
            // whose code ends it says nothing
            "   ".to_owned()
        } else {
            format!("{}:{}", place.file, place.line)
        }
    };
    let steps = schedule.steps.iter().filter_map(|step| {
        Some(Row {
            column: column(&step.thread)?,
            words: format!("{}  {}", at(&step.place, Some(step.what)), words(step)),
        })
    });
    let waiting = schedule.waiting.iter().filter_map(|wait| {
        Some(Row {
            column: column(&wait.thread)?,
            words: format!("{}  {}", at(&wait.place, None), waits(wait)),
        })
    });
    steps.chain(waiting).collect()
}

/// What else there is to say: who holds what, circles, what is missing where two accesses race.
pub fn remarks(schedule: &Schedule) -> Vec<String> {
    let mut lines = Vec::new();
    for wait in &schedule.waiting {
        let held = schedule.holds.iter().filter(|hold| hold.thread == wait.thread);
        let held: Vec<String> =
            held.map(|hold| format!("{} (line {})", hold.object, hold.place.line)).collect();
        let holds = if held.is_empty() { String::new() } else { format!(" holds {} and", held.join(", ")) };
        lines.push(format!("{}{holds} {}", wait.thread, waits(wait)));
    }
    let is_waiting = |thread: &String| schedule.waiting.iter().any(|wait| wait.thread == *thread);
    if !schedule.waiting.is_empty() {
        for hold in schedule.holds.iter().filter(|hold| !is_waiting(&hold.thread)) {
            lines.push(format!("{} holds {} (line {})", hold.thread, hold.object, hold.place.line));
        }
    }
    if let Some(first) = schedule.circle.first() {
        lines.push(format!("circle: {} -> {first}", schedule.circle.join(" -> ")));
    }
    if let [one, other] = &schedule.race[..] {
        let holds = |names: &[String]| {
            if names.is_empty() { "no lock".to_owned() } else { names.join(", ") }
        };
        lines.push(format!(
            "nothing orders the two: {} holds {}, {} holds {}",
            one.thread,
            holds(&one.holds),
            other.thread,
            holds(&other.holds)
        ));
    }
    lines
}

/// All of it, for the terminal.
pub fn lines(schedule: &Schedule) -> Vec<String> {
    let (heads, rows) = (heads(schedule), rows(schedule));
    let width = |column: usize| {
        let words = rows.iter().filter(|row| row.column == column).map(|row| row.words.chars().count());
        words.chain([heads[column].chars().count(), NARROWEST]).max().unwrap_or(NARROWEST) + GAP
    };
    let widths: Vec<usize> = (0..heads.len()).map(width).collect();
    let head = heads.iter().zip(&widths).map(|(name, width)| format!("{name:<width$}"));
    let mut lines = vec![head.collect::<Vec<_>>().concat().trim_end().to_owned()];
    for row in &rows {
        let before: usize = widths[..row.column].iter().sum();
        lines.push(format!("{}{}", " ".repeat(before), row.words));
    }
    let remarks = remarks(schedule);
    if !remarks.is_empty() {
        lines.push(String::new());
        lines.extend(remarks);
    }
    lines
}

/// What a step does.
fn words(step: &StepView) -> String {
    let on = step.on.as_deref().unwrap_or_default();
    let value = step.value.as_ref().map_or(String::new(), |value| format!(" = {value}"));
    match step.what {
        // as the languages call it
        What::Fork if is_java(&step.place) => format!("start {on}"),
        What::Fork => format!("fork {on}"),
        What::Join => format!("join {on}"),
        What::Lock => format!("lock {on}"),
        What::Unlock => format!("unlock {on}"),
        What::Wait => format!("wait {on}"),
        What::Notify => match &step.wakes {
            Some(woken) => format!("notify {on}, wakes {woken}"),
            None => format!("notify {on}, wakes nobody"),
        },
        What::Read => format!("read {on}{value}"),
        What::Write => format!("write {on}{value}"),
        What::Call => format!("call {}", simple(on)),
        What::Initialise => format!("initialise {on}"),
        What::End => "ends".to_owned(),
        What::Violates => "violates".to_owned(),
    }
}

fn is_java(place: &Position) -> bool {
    std::path::Path::new(&place.file).extension().is_some_and(|ending| ending == "java")
}

/// A method with its class, without the package.
fn simple(method: &str) -> &str {
    let mut dots = method.rmatch_indices('.').map(|(at, _)| at);
    dots.nth(1).map_or(method, |at| &method[at + 1..])
}

/// What a thread waits for.
fn waits(wait: &WaitView) -> String {
    let on = wait.on.as_deref().unwrap_or_default();
    let by = |words: &str| wait.held_by.as_ref().map_or(String::new(), |by| format!(", {words} {by}"));
    match wait.kind {
        WaitsFor::Lock => format!("waits for {on}{}", by("held by")),
        WaitsFor::Thread => format!("waits for the end of {on}"),
        WaitsFor::Notify => format!("waits for a notification of {on}"),
        WaitsFor::Change => "waits for a change".to_owned(),
        WaitsFor::Class => format!("waits for class {on}{}", by("initialised by")),
    }
}

#[cfg(test)]
mod tests {
    use super::{lines, remarks};
    use oox_core::case::Schedule;

    #[test]
    fn a_schedule_without_steps_has_heads_only() {
        let schedule = Schedule {
            threads: Vec::new(),
            steps: Vec::new(),
            turns: Vec::new(),
            switches: 0,
            waiting: Vec::new(),
            holds: Vec::new(),
            circle: Vec::new(),
            race: Vec::new(),
        };
        assert_eq!(lines(&schedule), [""]);
        assert!(remarks(&schedule).is_empty());
    }
}
