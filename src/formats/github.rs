//! Findings as commands to GitHub's runner, which shows them beside the lines that they are about.

use crate::findings::{ENDLESS, Finding};

/// One line for each finding that counts.
pub fn annotations(findings: &[Finding]) -> String {
    let counting = findings.iter().filter(|finding| finding.excuse.is_none());
    let is_shown =
        |finding: &&Finding| finding.is_violation() || finding.is_possible() || finding.rule == ENDLESS;
    let lines = counting.filter(is_shown).map(|finding| {
        let command = if finding.is_violation() { "error" } else { "warning" };
        let place = finding.place;
        format!(
            "::{command} file={},line={},col={},title={}::{}\n",
            property(&place.file),
            place.line,
            place.column,
            property(&format!("{} in {}", finding.rule, finding.method_name())),
            data(&finding.message)
        )
    });
    lines.collect()
}

/// The text after the command.
fn data(text: &str) -> String {
    text.replace('%', "%25").replace('\r', "%0D").replace('\n', "%0A")
}

/// The value of a property.
fn property(text: &str) -> String {
    data(text).replace(':', "%3A").replace(',', "%2C")
}

#[cfg(test)]
mod tests {
    use super::{data, property};

    #[test]
    fn what_the_runner_would_read_otherwise_is_escaped() {
        assert_eq!(data("50%\nof a:b"), "50%25%0Aof a:b");
        assert_eq!(property("m(int,int): x"), "m(int%2Cint)%3A x");
    }
}
