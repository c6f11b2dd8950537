//! `ooxide verify`

use ooxide_frontend::lower::Purpose;
use std::io::IsTerminal;
use std::path::Path;

use indicatif::{ProgressBar, ProgressStyle};
use oox_core::ir::MethodId;
use oox_core::verdict::{self, MethodReport, Place, Report};
use ooxide_testgen::html::counted;
use ooxide_testgen::mark::{Comment, marked};

use crate::Status;
use crate::cli::{Format, VerifyArgs};
use crate::files::{check_file, check_folder, write_ours};
use crate::input::{self, Input, find_class, find_entry, is_named, listed, print};
use crate::problems::Problem;
use crate::{interrupt, java, json, text};

/// Verifies the chosen methods and writes the report.
pub fn run(args: &VerifyArgs) -> Result<Status, Problem> {
    if let Some(folder) = &args.layers.dump_smt {
        std::fs::create_dir_all(folder).map_err(|error| Problem::Call {
            message: format!("cannot make the folder {}: {error}", folder.display()),
            hint: None,
        })?;
    }
    let input = input::load(&args.paths, &args.classes, args.choice.named(), args.choice.args, Purpose::Run)?;
    let name = match args.output.format {
        Format::Text => "ooxide-report.txt",
        Format::Json => "ooxide-report.json",
    };
    if let Some(folder) = &args.output.out {
        check_folder(folder)?;
        check_file(folder, name)?;
    }
    let methods = choose(args, &input)?;
    let mut config = args.config();
    config.interrupt = interrupt::listen();
    for name in &args.choice.contract {
        config.by_contract.extend(find_entry(&input.program, name)?);
    }
    let progress = progress(args.output.quiet, methods.len());
    let mut reports: Vec<MethodReport> = Vec::new();
    let count = methods.len();
    for id in methods {
        progress.set_message(input.program.qualified_name(id));
        let mut report = verdict::verify(&input.program, &input.sources, &config, id);
        for ignored in input.ignored.iter().filter(|each| each.concerns(&input.program, id)) {
            report.ignores(&ignored.word, &Place::of(&input.sources, ignored.span));
        }
        if input::is_java(Path::new(&report.place.file)) {
            report.signature = java::java_signature(&report.signature);
            if matches!(args.output.format, Format::Text) {
                java::for_people(&mut report, &input.program);
            }
        }
        if args.output.no_times {
            report.time_ms = 0;
            report.solver.time_ms = 0;
        }
        reports.push(report);
        progress.inc(1);
        if config.interrupt.is_requested() {
            break;
        }
    }
    progress.finish_and_clear();
    let mut status = Status::of(&reports).or_bad(&input);
    let mut report = Report::new(reports);
    if config.interrupt.is_requested() {
        status = status.unfinished();
        report.interrupted = true;
        eprintln!("{}", interrupted(report.methods.len(), count));
    }
    let content = match args.output.format {
        Format::Text => text::report(&report, &input.sources, &args.output, &config),
        Format::Json => json::document(&report),
    };
    match &args.output.out {
        Some(folder) => {
            let content = match args.output.format {
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

/// What is said of a run that was stopped in the midst of a method, or after one.
pub fn interrupted(reached: usize, all: usize) -> String {
    format!(
        "interrupted: the report is of what was found until then, in {reached} of {}",
        counted(all, "method")
    )
}

/// A bar on a terminal, for more than one method.
pub fn progress(is_quiet: bool, methods: usize) -> ProgressBar {
    if is_quiet || methods < 2 || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {pos}/{len} {msg}");
    let bar = ProgressBar::new(methods as u64);
    if let Ok(style) = style {
        bar.set_style(style);
    }
    bar.enable_steady_tick(std::time::Duration::from_millis(120));
    bar
}

/// The methods that the flags name, in the order of the source.
fn choose(args: &VerifyArgs, input: &Input) -> Result<Vec<MethodId>, Problem> {
    let program = &input.program;
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
            let of_class =
                if classes.is_empty() { input.is_given(*id) } else { classes.contains(&class.name.as_str()) };
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
