//! The cases of a report, and which of them were asked for.

use std::io::Read;
use std::path::Path;

use oox_core::case::Case;
use ooxide_testgen::report::{self, ReportError};

use crate::problems::Problem;

/// Cases that are listed by name in an error.
const MOST_LISTED: usize = 8;

/// The cases of a report; `-` is the standard input.
pub fn read_report(path: &Path) -> Result<Vec<Case>, Problem> {
    let name =
        if path == Path::new("-") { "the standard input".to_owned() } else { path.display().to_string() };
    let mut bytes = Vec::new();
    let read = if path == Path::new("-") {
        std::io::stdin().read_to_end(&mut bytes).map(|_| ())
    } else {
        std::fs::read(path).map(|content| bytes = content)
    };
    if let Err(error) = read {
        let hint = path.is_dir().then(|| "give the report itself, for example ooxide-report.json".to_owned());
        return Err(Problem::Call { message: format!("cannot read {name}: {error}"), hint });
    }
    // what is not UTF-8 is not JSON, and is reported as that
    report::cases(&String::from_utf8_lossy(&bytes)).map_err(|error| {
        let hint = match &error {
            ReportError::NotJson(_) if path.extension().is_some_and(|ending| ending == "oox") => {
                "that is a program: write a report with `ooxide verify --format json` and show it, or use --cfg C.m"
            }
            ReportError::OtherSchema(_) => "write the report anew with this version of `ooxide verify`",
            _ => "write a report with `ooxide verify --format json`",
        };
        Problem::call(format!("{name}: {error}"), hint)
    })
}

/// The cases whose id begins with one of the prefixes, in the order of the report.
pub fn choose<'c>(all: &'c [Case], prefixes: &[String]) -> Result<Vec<&'c Case>, Problem> {
    let is_wanted = |case: &Case, prefix: &String| case.id.starts_with(&prefix.to_lowercase());
    if let Some(unknown) =
        prefixes.iter().find(|prefix| prefix.is_empty() || !all.iter().any(|case| is_wanted(case, prefix)))
    {
        let known: Vec<&Case> = all.iter().collect();
        return Err(Problem::call(
            format!("no case has an id that begins with `{unknown}`"),
            format!("the cases are: {}", named_cases(&known)),
        ));
    }
    let chosen = all
        .iter()
        .filter(|case| prefixes.is_empty() || prefixes.iter().any(|prefix| is_wanted(case, prefix)))
        .collect();
    Ok(chosen)
}

/// Some cases by id and method, and how many more there are.
pub fn named_cases(cases: &[&Case]) -> String {
    let mut names: Vec<String> =
        cases.iter().take(MOST_LISTED).map(|case| format!("{} ({})", case.id, case.method)).collect();
    if cases.len() > MOST_LISTED {
        names.push(format!("... and {} more", cases.len() - MOST_LISTED));
    }
    names.join(", ")
}
