//! XML as JUnit's runners write it: a suite for each class, a case for each method. What is violated is a failure; what is
//! undecided, known or ignored is skipped.

use std::fmt::Write as _;

use indexmap::IndexMap;
use oox_core::verdict::{MethodReport, Report, Verdict};

use crate::findings::{Excuse, Finding};

/// The report as a document.
pub fn junit(report: &Report, findings: &[Finding]) -> String {
    let mut classes: IndexMap<&str, Vec<&MethodReport>> = IndexMap::new();
    for method in &report.methods {
        classes.entry(&method.class).or_default().push(method);
    }
    let mut text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"Ooxide\">\n".to_owned();
    for (class, methods) in classes {
        let cases: Vec<Case> = methods.into_iter().map(|method| case(method, findings)).collect();
        let count = |is_so: fn(&Ending) -> bool| cases.iter().filter(|case| is_so(&case.ending)).count();
        let _ = writeln!(
            text,
            "  <testsuite name=\"{}\" tests=\"{}\" failures=\"{}\" errors=\"0\" skipped=\"{}\" time=\"{}\">",
            escaped(class),
            cases.len(),
            count(|ending| matches!(ending, Ending::Fails { .. })),
            count(|ending| matches!(ending, Ending::Skipped(_))),
            seconds(cases.iter().map(|case| case.method.time_ms).sum()),
        );
        for case in &cases {
            write_case(case, &mut text);
        }
        text.push_str("  </testsuite>\n");
    }
    text.push_str("</testsuites>\n");
    text
}

struct Case<'r> {
    method: &'r MethodReport,
    ending: Ending,
}

enum Ending {
    Passes,
    Fails { kind: &'static str, message: String, details: String },
    Skipped(String),
}

fn case<'r>(method: &'r MethodReport, findings: &[Finding]) -> Case<'r> {
    let of_method = || findings.iter().filter(|finding| std::ptr::eq(finding.method, method));
    let counting: Vec<&Finding> =
        of_method().filter(|finding| finding.is_violation() && finding.excuse.is_none()).collect();
    let ending = if let Some(first) = counting.first() {
        let details: Vec<String> = counting.iter().map(|finding| details(finding)).collect();
        Ending::Fails { kind: first.rule, message: first.message.clone(), details: details.join("\n\n") }
    } else if let Some(excused) = of_method().find(|finding| finding.excuse.is_some()) {
        Ending::Skipped(match &excused.excuse {
            Some(Excuse::Ignored(reason)) => format!("ignored: {reason}"),
            _ => format!("in the baseline: {}", excused.message),
        })
    } else if method.verdict == Verdict::Valid {
        Ending::Passes
    } else {
        Ending::Skipped(of_method().next().map_or_else(String::new, |finding| finding.message.clone()))
    };
    Case { method, ending }
}

fn details(finding: &Finding) -> String {
    let mut text = format!("{} {}\n    at {}", finding.rule, finding.message, finding.place);
    for arg in finding.arguments() {
        let _ = write!(text, "\n    {arg}");
    }
    text
}

fn write_case(case: &Case, text: &mut String) {
    let method = case.method;
    let _ = write!(
        text,
        "    <testcase classname=\"{}\" name=\"{}\" time=\"{}\"",
        escaped(&method.class),
        escaped(&method.signature),
        seconds(method.time_ms)
    );
    match &case.ending {
        Ending::Passes => text.push_str("/>\n"),
        Ending::Fails { kind, message, details } => {
            let (message, details) = (escaped(message), escaped(details));
            let _ = writeln!(
                text,
                ">\n      <failure type=\"{kind}\" message=\"{message}\">{details}</failure>\n    </testcase>"
            );
        }
        Ending::Skipped(why) => {
            let _ = writeln!(text, ">\n      <skipped message=\"{}\"/>\n    </testcase>", escaped(why));
        }
    }
}

fn seconds(millis: u64) -> String {
    format!("{}.{:03}", millis / 1000, millis % 1000)
}

/// A text inside of XML, where some characters must not be at all.
fn escaped(text: &str) -> String {
    let mut out = String::new();
    for letter in text.chars() {
        match letter {
            '&' => out.push_str("&amp;"),
            '<' => out.push_str("&lt;"),
            '>' => out.push_str("&gt;"),
            '"' => out.push_str("&quot;"),
            '\n' | '\t' => out.push(letter),
            _ if letter.is_control() || matches!(letter, '\u{fffe}' | '\u{ffff}') => out.push('\u{fffd}'),
            _ => out.push(letter),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::escaped;

    #[test]
    fn text_becomes_xml() {
        assert_eq!(escaped("a < b && \"c\"\0"), "a &lt; b &amp;&amp; &quot;c&quot;\u{fffd}");
    }
}
