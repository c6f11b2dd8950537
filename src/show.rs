//! `ooxide show`: pictures of cases, and control-flow graphs.

use std::collections::BTreeSet;
use std::io::Read;
use std::path::Path;

use oox_core::case::Case;
use oox_core::ir::to_dot;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::files::{check_file, write_ours};
use ooxide_session::lookup::find_entry;
use ooxide_testgen::mark::{Comment, marked};
use ooxide_testgen::picture::{Form, draw, draw_marked};
use ooxide_testgen::report::{self, ReportError};

use crate::cli::{Picture, ShowArgs};
use crate::input;
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;

/// Cases that are listed by name in an error.
const MOST_LISTED: usize = 8;

/// Draws what was asked for.
pub fn run(args: &ShowArgs) -> Result<Status, Problem> {
    match &args.cfg {
        Some(method) => graph(args, method),
        None => cases(args),
    }
}

/// Prints the control-flow graph of a method.
fn graph(args: &ShowArgs, method: &str) -> Result<Status, Problem> {
    let loaded = input::load(&args.paths, &args.classes, &args.cfg, Arguments::Any, Purpose::Run)?;
    let methods = find_entry(&loaded.program, method)?;
    let mut out = String::new();
    for id in methods {
        let name = loaded.program.qualified_name(id);
        let Some(body) = loaded.program.method(id).body else {
            return Err(Problem::call(format!("`{name}` has no body"), "choose a method that has one"));
        };
        let class = &loaded.program.class(loaded.program.method(id).class).name;
        let title = format!("{class}.{}", loaded.program.signature(id));
        out.push_str(&to_dot(&loaded.program, loaded.program.body(body), &loaded.sources, &title));
    }
    match &args.out {
        Some(folder) => {
            let name = format!("{}.dot", method.replace(['(', ')', ','], "_"));
            let file = write_ours(folder, &name, &marked(out, Comment::Slashes))?;
            print(&format!("{}\n", file.display()))?;
        }
        None => print(&out)?,
    }
    Ok(Status::Fine)
}

/// Draws the chosen cases of reports.
fn cases(args: &ShowArgs) -> Result<Status, Problem> {
    let mut all = Vec::new();
    for path in &args.paths {
        all.extend(read_report(path)?);
    }
    if all.is_empty() {
        return Err(Problem::call(
            "there is no case in the report",
            "nothing is violated; run `ooxide verify` with --list-cases to have every case in it",
        ));
    }
    let chosen = choose(&all, &args.case)?;
    let form = match (args.form, &args.out) {
        (Some(Picture::Svg), _) | (None, Some(_)) => Form::Svg,
        (Some(Picture::Dot), _) => Form::Dot,
        (Some(Picture::Text), _) | (None, None) => Form::Text,
    };
    if let Some(folder) = &args.out {
        let mut taken = BTreeSet::new();
        let named: Vec<(String, &Case)> =
            chosen.into_iter().map(|case| (file_name(case, form, &mut taken), case)).collect();
        // all of them or none
        for (name, _) in &named {
            check_file(folder, name)?;
        }
        for (name, case) in named {
            let file = write_ours(folder, &name, &draw_marked(case, form))?;
            print(&format!("{}\n", file.display()))?;
        }
        return Ok(Status::Fine);
    }
    if form != Form::Text && chosen.len() > 1 {
        return Err(Problem::call(
            format!("{} cases do not fit into one picture", chosen.len()),
            format!("write files with --out DIR, or choose one with --case: {}", named_cases(&chosen)),
        ));
    }
    let drawn: Vec<String> = chosen.iter().map(|case| draw(case, form)).collect();
    print(&drawn.join("\n"))?;
    Ok(Status::Fine)
}

fn read_report(path: &Path) -> Result<Vec<Case>, Problem> {
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
fn choose<'c>(all: &'c [Case], prefixes: &[String]) -> Result<Vec<&'c Case>, Problem> {
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
fn named_cases(cases: &[&Case]) -> String {
    let mut names: Vec<String> =
        cases.iter().take(MOST_LISTED).map(|case| format!("{} ({})", case.id, case.method)).collect();
    if cases.len() > MOST_LISTED {
        names.push(format!("... and {} more", cases.len() - MOST_LISTED));
    }
    names.join(", ")
}

/// `Class.method-id.svg`, with a number when overloads share it. Names that differ only in case are one name on some
/// systems.
fn file_name(case: &Case, form: Form, taken: &mut BTreeSet<String>) -> String {
    let plain = |each: char| if each.is_alphanumeric() || "._$-".contains(each) { each } else { '_' };
    let stem: String = format!("{}-{}", case.method, case.id).chars().map(plain).collect();
    // a report may come from anywhere: no hidden files, and names that every system takes
    let stem: String = stem.trim_start_matches('.').chars().take(120).collect();
    let mut name = format!("{stem}.{}", form.ending());
    let mut number = 2;
    while !taken.insert(name.to_lowercase()) {
        name = format!("{stem}-{number}.{}", form.ending());
        number += 1;
    }
    name
}
