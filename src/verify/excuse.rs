//! What of a report is not shown to people: what is in the baseline, and what comments have ignored.

use oox_core::verdict::{MethodReport, Report};

use crate::findings::{ENDLESS, Excuse, Finding, UNDECIDED};

/// The report without what does not count, and a line that says how much that is. A method is left out with the last of its
/// findings.
pub fn without_excused(report: &Report, found: &[Finding]) -> (Report, String) {
    let excused: Vec<&Finding> = found.iter().filter(|finding| finding.excuse.is_some()).collect();
    let mut shown = report.clone();
    if excused.is_empty() {
        return (shown, String::new());
    }
    shown.methods =
        report.methods.iter().filter_map(|method| without(method, &excused)).collect::<Vec<MethodReport>>();
    let known = excused.iter().filter(|finding| finding.excuse == Some(Excuse::Known)).count();
    let mut parts = Vec::new();
    if known > 0 {
        parts.push(format!("{known} in the baseline"));
    }
    if excused.len() > known {
        parts.push(format!("{} ignored by comments", excused.len() - known));
    }
    (shown, format!("not shown: {}\n", parts.join(", ")))
}

/// A method without these findings; none if nothing else is wrong with it.
fn without(method: &MethodReport, excused: &[&Finding]) -> Option<MethodReport> {
    let excused: Vec<&&Finding> =
        excused.iter().filter(|finding| std::ptr::eq(finding.method, method)).collect();
    if excused.is_empty() {
        return Some(method.clone());
    }
    let has = |rule: &str| excused.iter().any(|finding| finding.rule == rule);
    let is_excused = |check: &str, at: &oox_core::verdict::Place| {
        excused.iter().any(|finding| finding.rule == check && finding.place == at)
    };
    let mut shown = method.clone();
    shown.violations.retain(|violation| !is_excused(violation.check, &violation.place));
    shown.endless.retain(|endless| !is_excused(ENDLESS, &endless.place));
    let is_undecided = !has(UNDECIDED) && method.verdict == oox_core::verdict::Verdict::Unknown;
    (!shown.violations.is_empty() || !shown.endless.is_empty() || is_undecided).then_some(shown)
}
