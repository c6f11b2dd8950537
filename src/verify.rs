//! `ooxide verify`

mod people;
mod text;

use std::path::Path;

use oox_core::ir::MethodId;
use oox_core::verdict::{self, MethodReport, Place, Report};
use ooxide_frontend::lower::Purpose;
use ooxide_session::files::{check_file, check_folder, write_ours};
use ooxide_session::lookup::{find_class, find_entry, is_named, listed};
use ooxide_session::names::java_signature;
use ooxide_session::{Loaded, is_java};
use ooxide_testgen::mark::{Comment, marked};

use crate::cli::{Format, VerifyArgs};
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::{bar, interrupted, print};
use crate::{input, interrupt, json};

/// Verifies the chosen methods and writes the report.
pub fn run(args: &VerifyArgs) -> Result<Status, Problem> {
    if let Some(folder) = &args.layers.dump_smt {
        std::fs::create_dir_all(folder).map_err(|error| {
            Problem::without_hint(format!("cannot make the folder {}: {error}", folder.display()))
        })?;
    }
    let loaded = input::load(
        &args.paths,
        &args.classes,
        args.choice.named(),
        args.choice.args.arguments(),
        Purpose::Run,
    )?;
    let name = match args.report.format {
        Format::Text => "ooxide-report.txt",
        Format::Json => "ooxide-report.json",
    };
    if let Some(folder) = &args.report.out {
        check_folder(folder)?;
        check_file(folder, name)?;
    }
    let methods = choose(args, &loaded)?;
    let mut config = args.config();
    config.interrupt = interrupt::listen();
    for name in &args.choice.contract {
        config.by_contract.extend(find_entry(&loaded.program, name)?);
    }
    let bar = bar(args.report.quiet, methods.len());
    let mut reports: Vec<MethodReport> = Vec::new();
    let count = methods.len();
    for id in methods {
        bar.set_message(loaded.program.qualified_name(id));
        let mut report = verdict::verify(&loaded.program, &loaded.sources, &config, id);
        for ignored in loaded.ignored.iter().filter(|each| each.concerns(&loaded.program, id)) {
            report.ignores(&ignored.word, &Place::of(&loaded.sources, ignored.span));
        }
        if is_java(Path::new(&report.place.file)) {
            report.signature = java_signature(&report.signature);
            if matches!(args.report.format, Format::Text) {
                people::for_people(&mut report, &loaded.program);
            }
        }
        if args.report.no_times {
            report.time_ms = 0;
            report.solver.time_ms = 0;
        }
        reports.push(report);
        bar.inc(1);
        if config.interrupt.is_requested() {
            break;
        }
    }
    bar.finish_and_clear();
    let mut status = Status::of(&reports).or_bad(&loaded);
    let mut report = Report::new(reports);
    if config.interrupt.is_requested() {
        status = status.unfinished();
        report.interrupted = true;
        eprintln!("{}", interrupted(report.methods.len(), count));
    }
    let content = match args.report.format {
        Format::Text => text::report(&report, &loaded.sources, &args.report, &config),
        Format::Json => json::document(&report),
    };
    match &args.report.out {
        Some(folder) => {
            let content = match args.report.format {
                Format::Text => marked(content, Comment::Below),
                Format::Json => content,
            };
            let file = write_ours(folder, name, &content)?;
            print(&format!("{}\n", file.display()))?;
        }
        None => print(&content)?,
    }
    Ok(status)
}

/// The methods that the flags name, in the order of the source.
fn choose(args: &VerifyArgs, loaded: &Loaded) -> Result<Vec<MethodId>, Problem> {
    let program = &loaded.program;
    let choice = &args.choice;
    let classes: Vec<&str> =
        choice.class.iter().map(|class| find_class(program, class)).collect::<Result<_, _>>()?;
    let mut chosen: Vec<MethodId> = Vec::new();
    for entry in &choice.entry {
        for id in find_entry(program, entry)? {
            if program.method(id).body.is_none() {
                let name = program.qualified_name(id);
                return Err(Problem::call(
                    format!("`{name}` has no body to verify"),
                    "an open method is assumed, not verified",
                ));
            }
            chosen.push(id);
        }
    }
    if choice.entry.is_empty() || !choice.class.is_empty() || !choice.method.is_empty() {
        let wanted = |id: &MethodId| {
            let method = program.method(*id);
            let class = program.class(method.class);
            // of other files only what is asked for by name
            let of_class = if classes.is_empty() {
                loaded.is_given(*id)
            } else {
                classes.contains(&class.name.as_str())
            };
            let is_named = is_named(program, *id, &method.name, &choice.method);
            let of_name = choice.method.is_empty() || is_named;
            method.body.is_some()
                && class.is_of_user()
                && of_class
                && of_name
                && (!method.is_helper || is_named)
        };
        let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
        let is_implied = |id: &MethodId| {
            // a constructor that nobody wrote has nothing to verify
            let method = program.method(*id);
            method.is_constructor && method.span.key() == program.class(method.class).span.key()
        };
        chosen.extend((0..count).map(MethodId).filter(wanted).filter(|id| !is_implied(id)));
    }
    chosen.sort_unstable();
    chosen.dedup();
    if chosen.is_empty() && !choice.method.is_empty() {
        let known = program.methods.iter().filter(|method| method.body.is_some() && !method.is_constructor);
        let of_user = known.filter(|method| program.class(method.class).is_of_user());
        let mut names: Vec<&str> = of_user.map(|method| method.name.as_str()).collect();
        names.sort_unstable();
        names.dedup();
        return Err(Problem::call(
            format!("no method is named {}", choice.method.join(" or ")),
            format!("the methods are: {}", listed(&names)),
        ));
    }
    if chosen.is_empty() {
        return Err(Problem::call(
            "no method to verify",
            "methods without a body are not verified; see --class, --method and --entry",
        ));
    }
    Ok(chosen)
}
