//! The rows as text: ours beside those of the literature.

use std::fmt::Write as _;

use super::outcome::{Agreement, RowOutcome};

/// Beside the name.
const HEAD: &str = " k  mode       cases  thesis    states    thesis  branches  thesis        time    thesis  factor    peak";

/// One line.
pub fn line(outcome: &RowOutcome, width: usize) -> String {
    let (row, measured) = (&outcome.row, &outcome.measured);
    let mut text = format!("{:<width$} {:>2}  {:<7}", row.subject.name, row.k, row.mode.word());
    let cases = format!("{}{}", measured.cases, mark(outcome));
    let _ = write!(text, " {cases:>8} {:>7}", shown(row.thesis.cases));
    let _ = write!(text, " {:>9} {:>9}", measured.states, shown(row.thesis.states));
    let _ = write!(text, " {:>9} {:>7}", shown(outcome.branches()), shown(row.thesis.branches.as_ref()));
    let _ = write!(text, " {:>11} {:>9}", time(measured.seconds), shown(row.thesis.seconds.map(time)));
    let _ = write!(text, " {:>7}", shown(outcome.factor().map(|factor| format!("{factor:.0}"))));
    let _ = write!(text, " {:>7}", shown(measured.peak_mib.map(|mib| format!("{mib} MiB"))));
    text
}

/// The head of the table.
pub fn head(width: usize) -> String {
    format!("{:<width$}{HEAD}", "method")
}

/// What is worth knowing below the table.
pub fn notes(outcomes: &[RowOutcome]) -> String {
    let mut text = String::new();
    for outcome in outcomes {
        let name = outcome.name();
        match outcome.agreement() {
            Agreement::Equal | Agreement::Nothing => {}
            Agreement::Corrected { reason, .. } => {
                let _ = writeln!(text, "* {name}: {reason}");
            }
            Agreement::Disputed(reason) => {
                let _ = writeln!(text, "~ {name}: {reason}");
            }
            Agreement::Different(expected) => {
                let _ =
                    writeln!(text, "! {name}: {} cases, and {expected} are expected", outcome.measured.cases);
            }
            Agreement::Unfinished => {
                let _ = writeln!(text, "? {name}: the time was up; the count is of what was explored");
            }
        }
        if let Some(tested) =
            outcome.tested.as_ref().filter(|tested| tested.disagreements + tested.left_out > 0)
        {
            let (wrong, none) = (tested.disagreements, tested.left_out);
            let _ =
                writeln!(text, "! {name}: {wrong} tests disagree with the JVM, {none} cases have no test");
        }
        if outcome.measured.verdict != "valid" && !outcome.measured.out_of_time {
            let _ = writeln!(text, "! {name}: the verdict is {}", outcome.measured.verdict);
        }
    }
    text
}

/// In one or two lines, how many rows are as they should be and how fast they were.
pub fn summary(outcomes: &[RowOutcome]) -> String {
    let count =
        |wanted: fn(&Agreement) -> bool| outcomes.iter().filter(|each| wanted(&each.agreement())).count();
    let equal = count(|each| matches!(each, Agreement::Equal));
    let corrected = count(|each| matches!(each, Agreement::Corrected { .. }));
    let disputed = count(|each| matches!(each, Agreement::Disputed(_)));
    let different = count(|each| matches!(each, Agreement::Different(_)));
    let unfinished = count(|each| matches!(each, Agreement::Unfinished));
    let mut text =
        format!("{} rows: {equal} as printed, {corrected} corrected or not printed (*)", outcomes.len());
    let _ = write!(text, ", {disputed} not as printed by our own reasoning (~)");
    let _ = writeln!(text, ", {different} different, {unfinished} unfinished");
    let slowest = outcomes.iter().max_by(|a, b| a.measured.seconds.total_cmp(&b.measured.seconds));
    let least =
        outcomes.iter().filter_map(|each| Some((each.factor()?, each))).min_by(|a, b| a.0.total_cmp(&b.0));
    if let Some(slowest) = slowest {
        let _ = write!(text, "slowest {} ({})", slowest.name(), time(slowest.measured.seconds));
    }
    if let Some((factor, row)) = least {
        let _ = write!(text, "; smallest factor {factor:.0} ({})", row.name());
    }
    text.push('\n');
    text
}

/// A share of branches, as `7/8`.
pub struct Share {
    pub covered: u32,
    pub branches: u32,
}

impl Share {
    /// As it is printed.
    pub fn read(text: &str) -> Option<Self> {
        let (covered, branches) = text.split_once('/')?;
        Some(Self { covered: covered.parse().ok()?, branches: branches.parse().ok()? })
    }

    /// Whether it is a smaller part of the whole.
    pub fn is_less_than(&self, other: &Self) -> bool {
        u64::from(self.covered) * u64::from(other.branches)
            < u64::from(other.covered) * u64::from(self.branches)
    }
}

impl std::fmt::Display for Share {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}/{}", self.covered, self.branches)
    }
}

fn mark(outcome: &RowOutcome) -> &'static str {
    match outcome.agreement() {
        Agreement::Equal | Agreement::Nothing => " ",
        Agreement::Corrected { .. } => "*",
        Agreement::Disputed(_) => "~",
        Agreement::Different(_) => "!",
        Agreement::Unfinished => "?",
    }
}

fn shown(value: Option<impl std::fmt::Display>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| value.to_string())
}

/// Seconds in the unit that people would choose.
pub fn time(seconds: f64) -> String {
    if seconds < 0.001 {
        format!("{:.0} µs", seconds * 1e6)
    } else if seconds < 1.0 {
        format!("{:.1} ms", seconds * 1e3)
    } else if seconds < 120.0 {
        format!("{seconds:.1} s")
    } else {
        format!("{:.1} min", seconds / 60.0)
    }
}
