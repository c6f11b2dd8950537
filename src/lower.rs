//! `ooxide lower`

use std::fmt::Write as _;

use oox_core::lang::diagnostic::Severity;
use oox_core::lang::printer;
use oox_core::lang::span::SourceMap;
use ooxide_frontend::lower::{self, Purpose};
use ooxide_frontend::main_method::Arguments;
use ooxide_frontend::project::{Project, SourceFile};
use ooxide_frontend::translate::translate;
use ooxide_session::files::{check_file, check_folder, write_ours};
use ooxide_session::is_java;
use ooxide_testgen::mark::{Comment, marked};
use serde_json::json;

use crate::cli::{Format, LowerArgs};
use crate::input::{class_path, print_warnings, refuse_warnings, source_files};
use crate::problems::{Problem, print_left_out_files};
use crate::render::render;
use crate::status::Status;
use crate::terminal::print;

/// The file that `--out` writes.
const NAME: &str = "lowered.oox";

/// Translates, or reports on a whole tree.
pub fn run(args: &LowerArgs) -> Result<Status, Problem> {
    if let Some(path) = args.paths.iter().find(|path| path.is_file() && !is_java(path)) {
        return Err(Problem::call(
            format!("{} is not Java", path.display()),
            "`lower` takes .java files; `verify` takes both",
        ));
    }
    let (mut files, mut unread) = source_files(&args.paths, &args.program)?;
    files.retain(|file| is_java(&file.path));
    if files.is_empty() && !unread.is_empty() && !args.check {
        return Err(unread.swap_remove(0));
    }
    if args.check {
        return check(args, files, unread);
    }
    if let Some(folder) = &args.out {
        check_folder(folder)?;
        check_file(folder, NAME)?;
    }
    let translated =
        translate(SourceMap::default(), files, class_path(&args.program)?, &[], Arguments::Any, Purpose::Run);
    if translated.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error) {
        return Err(Problem::Program(translated.world.sources.into_inner(), translated.diagnostics));
    }
    let sources = translated.world.sources.borrow();
    if args.program.strict {
        let found = [&translated.left_out, &translated.in_methods, &translated.diagnostics];
        refuse_warnings(&sources, found.into_iter().flatten(), unread)?;
        unread = Vec::new();
    }
    for problem in &unread {
        problem.print_as_warning();
    }
    print_warnings(&sources, &translated.diagnostics, &translated.in_methods);
    print_left_out_files(&sources, &translated.left_out, unread.len());
    let text = printer::print(&translated.program);
    match &args.out {
        Some(folder) => {
            let file = write_ours(folder, NAME, &marked(text, Comment::Slashes))?;
            print(&format!("{}\n", file.display()))?;
        }
        None => print(&text)?,
    }
    Ok(if translated.in_methods.is_empty() { Status::Fine } else { Status::BadInput })
}

/// How much of a tree can be translated. Errors inside of methods count as reasons, too.
fn check(args: &LowerArgs, files: Vec<SourceFile>, unreadable: Vec<Problem>) -> Result<Status, Problem> {
    let count = files.len() + unreadable.len();
    let project = Project::with_classes(SourceMap::default(), files, class_path(&args.program)?);
    let lowered = lower::program(&project.world, &project.classes, &[], Purpose::Run);
    let sources = project.world.sources.borrow();
    let statistics = &lowered.statistics;
    let broken = project.broken_files + unreadable.len();
    for problem in unreadable {
        problem.print();
    }
    let found = project.diagnostics.into_iter().chain(project.left_out);
    let syntax: Vec<_> = found.filter(|found| found.severity == Severity::Error).collect();
    eprint!("{}", render(&sources, &syntax));
    let mut reasons: Vec<(&String, &usize)> = statistics.unsupported.iter().collect();
    reasons.sort_by_key(|(reason, count)| (std::cmp::Reverse(**count), *reason));
    let content = match args.format {
        Format::Json => {
            let reasons: serde_json::Map<String, serde_json::Value> =
                reasons.iter().map(|(reason, count)| ((*reason).clone(), json!(count))).collect();
            let document = json!({
                "schema": "ooxide-lower/1",
                "files": count,
                "broken_files": broken,
                "classes": statistics.classes,
                "methods": statistics.methods,
                "lowered": statistics.lowered,
                "unsupported": reasons,
            });
            format!("{document:#}\n")
        }
        Format::Text => {
            let mut text = String::new();
            // in tenths of a percent
            let share = (1_000 * statistics.lowered).checked_div(statistics.methods).unwrap_or(1_000);
            let _ = writeln!(text, "files     {count:>7}   with syntax errors {broken}");
            let _ = writeln!(text, "classes   {:>7}", statistics.classes);
            let _ = writeln!(
                text,
                "methods   {:>7}   translated {} ({}.{} %)",
                statistics.methods,
                statistics.lowered,
                share / 10,
                share % 10
            );
            if !reasons.is_empty() {
                let _ = writeln!(text, "\nnot translated, by reason:");
                for (reason, count) in &reasons {
                    let _ = writeln!(text, "  {count:>7}   {reason}");
                }
            }
            if args.all {
                text.push('\n');
                for found in lowered.problems.iter().filter(|found| found.is_users) {
                    let span = found.problem.span;
                    let file = sources.file(span.file);
                    let at = sources.start(span);
                    let _ = writeln!(
                        text,
                        "{}:{}:{}: {}: {}",
                        file.name, at.line, at.column, found.place, found.problem.reason
                    );
                }
            }
            text
        }
    };
    print(&content)?;
    Ok(if broken == 0 { Status::Fine } else { Status::BadInput })
}
