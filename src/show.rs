//! `ooxide show`: pictures of cases, and control-flow graphs.

use std::collections::BTreeSet;

use oox_core::case::Case;
use oox_core::ir::to_dot;
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::files::{check_file, write_ours};
use ooxide_session::lookup::find_entry;
use ooxide_testgen::mark::{Comment, marked};
use ooxide_testgen::picture::{Form, draw, draw_marked};

use crate::cases::{choose, named_cases, read_report};
use crate::cli::{Picture, ShowArgs};
use crate::input;
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;

/// Draws what was asked for.
pub fn run(args: &ShowArgs) -> Result<Status, Problem> {
    match &args.cfg {
        Some(method) => graph(args, method),
        None => cases(args),
    }
}

/// Prints the control-flow graph of a method.
fn graph(args: &ShowArgs, method: &str) -> Result<Status, Problem> {
    let loaded = input::load(&args.paths, &args.program, &args.cfg, Arguments::Any, Purpose::Run)?;
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
