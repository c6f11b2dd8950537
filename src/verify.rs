//! `ooxide verify`

mod excuse;
mod modular;
mod parts;
mod people;
mod text;

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use oox_core::config::Config;
use oox_core::ir::MethodId;
use oox_core::verdict::{self, MethodReport, Place, Report};
use ooxide_frontend::lower::Purpose;
use ooxide_session::files::{check_file, check_folder, write_ours};
use ooxide_session::lookup::{find_class, find_entry, is_named, listed};
use ooxide_session::names::java_signature;
use ooxide_session::{Loaded, is_java};
use ooxide_testgen::html::counted;
use ooxide_testgen::mark::{Comment, marked};
use serde::Serialize;

use crate::cli::{ReportArgs, ReportFile, ReportFormat, Shard, VerifyArgs};
use crate::exception::{Exception, of_class};
use crate::findings::{self, Finding, baseline};
use crate::formats::{annotations, junit, sarif};
use crate::kept::{self, Kept};
use crate::problems::Problem;
use crate::project::Subject;
use crate::since::changed;
use crate::status::Status;
use crate::terminal::{bar, interrupted, print};
use crate::{input, interrupt, json, project};
use parts::{Folder, Here, folder_of};

pub use parts::{plan, work};

/// What is verified, and how.
struct Prepared {
    subject: Subject,
    loaded: Loaded,
    methods: Vec<MethodId>,
    config: Config,
}

impl Prepared {
    /// Reads the program and chooses the methods.
    fn new(args: &VerifyArgs, exceptions: &[Exception]) -> Result<Self, Problem> {
        let subject = project::subject(&args.paths, &args.program)?;
        let arguments = args.choice.args.arguments();
        let flags = subject.program(&args.program);
        let loaded = input::load(&subject.paths, &flags, args.choice.named(), arguments, Purpose::Run)?;
        check_targets(&args.report)?;
        let mut methods = choose(args, &loaded)?;
        if let Some(revision) = &args.choice.since {
            let program = subject.program_quietly(&args.program);
            let changed = changed(revision, &subject.paths, &program, &loaded, Purpose::Run, arguments)?;
            methods.retain(|id| changed.contains(id));
        }
        if let Some(Shard { index, count }) = args.choice.shard {
            methods = methods.into_iter().skip(index).step_by(count).collect();
        }
        let mut config = args.config();
        config.interrupt = interrupt::listen();
        for name in &args.choice.contract {
            config.by_contract.extend(find_entry(&loaded.program, name)?);
        }
        let mut prepared = Self { subject, loaded, methods, config };
        if args.choice.class.is_empty() && args.choice.entry.is_empty() {
            let is_meant = |id: &MethodId| {
                prepared.exception(exceptions, *id).is_none_or(|exception| !exception.section.skip)
            };
            prepared.methods = prepared.methods.iter().copied().filter(is_meant).collect();
        }
        Ok(prepared)
    }

    fn exception<'e, 's>(&self, all: &'e [Exception<'s>], id: MethodId) -> Option<&'e Exception<'s>> {
        let program = &self.loaded.program;
        of_class(all, &program.class(program.method(id).class).name)
    }

    /// The settings of the engine for a method.
    fn config_of(&self, exceptions: &[Exception], id: MethodId) -> Config {
        match self.exception(exceptions, id) {
            None => self.config.clone(),
            Some(exception) => Config {
                interrupt: self.config.interrupt.clone(),
                by_contract: self.config.by_contract.clone(),
                ..exception.engine.clone()
            },
        }
    }
}

/// Verifies the chosen methods and writes the report.
pub fn run(args: &VerifyArgs, exceptions: &[Exception]) -> Result<Status, Problem> {
    if args.proofs.is_modular() {
        return modular::run(args);
    }
    if let Some(folder) = &args.layers.dump_smt {
        std::fs::create_dir_all(folder).map_err(|error| {
            Problem::without_hint(format!("cannot make the folder {}: {error}", folder.display()))
        })?;
    }
    let known = args.report.baseline.as_deref().map_or_else(|| Ok(BTreeSet::new()), baseline)?;
    let units = folder_of(args)?;
    let prepared = Prepared::new(args, exceptions)?;
    let Prepared { subject, loaded, methods, config } = &prepared;
    let mut kept = kept(args, subject, loaded);
    let bar = bar(args.report.quiet, methods.len());
    let mut reports: Vec<MethodReport> = Vec::new();
    let count = methods.len();
    for id in methods.iter().copied() {
        bar.set_message(loaded.program.qualified_name(id));
        let own = prepared.config_of(exceptions, id);
        reports.push(judged(args, loaded, &own, id, kept.as_mut(), units.as_ref()));
        bar.inc(1);
        if config.interrupt.is_requested() {
            break;
        }
    }
    bar.finish_and_clear();
    if let Some(kept) = &kept {
        say_kept(kept, args.report.quiet, count);
    }
    let mut report = Report::new(reports);
    report.interrupted = config.interrupt.is_requested();
    let found = findings::findings(&report, &loaded.sources, &known);
    let mut status = findings::status(&found).or_bad(loaded);
    if report.interrupted {
        status = status.unfinished();
        eprintln!("{}", interrupted(report.methods.len(), count));
    }
    let writer =
        Reports { report: &report, found: &found, loaded, args: &args.report, shard: args.choice.shard };
    writer.write()?;
    if std::env::var_os("GITHUB_ACTIONS").is_some_and(|value| value == "true") {
        eprint!("{}", annotations(&found));
    }
    Ok(status)
}

/// The results of earlier runs, where there is a place for them.
fn kept<'p>(args: &VerifyArgs, subject: &Subject, loaded: &'p Loaded) -> Option<Kept<'p>> {
    // questions are written while they are asked
    if args.layers.dump_smt.is_some() {
        return None;
    }
    let of_project =
        || subject.project.as_ref().map(|project| kept::usual(&project.root, &project.layout().rest));
    let folder = args.choice.results.clone().or_else(of_project)?;
    Some(Kept::new(folder, args.choice.fresh, loaded))
}

fn say_kept(kept: &Kept, is_quiet: bool, count: usize) {
    if let Some(problem) = &kept.problem {
        eprintln!("warning: results are not kept: {problem}");
    }
    if kept.taken > 0 && !is_quiet {
        eprintln!(
            "{} of {} are as in an earlier run (--fresh judges all anew)",
            kept.taken,
            counted(count, "method")
        );
    }
}

/// The report of one method: what is kept of an earlier run if it still holds, and else a new one.
fn judged(
    args: &VerifyArgs,
    loaded: &Loaded,
    config: &Config,
    id: MethodId,
    kept: Option<&mut Kept>,
    units: Option<&PathBuf>,
) -> MethodReport {
    let (program, sources) = (&loaded.program, &loaded.sources);
    let explore = || match units {
        None => verdict::verify(program, sources, config, id),
        Some(folder) => {
            let parts = Folder::new(folder.clone(), loaded, config, id, Here::Rest);
            verdict::verify_in_parts(program, sources, config, id, &parts)
        }
    };
    let mut report = match kept {
        None => explore(),
        Some(kept) => {
            let key = kept.key(loaded, config, id);
            kept.find(&key).unwrap_or_else(|| {
                let report = explore();
                kept.keep(key, config, &report);
                report
            })
        }
    };
    for ignored in loaded.ignored.iter().filter(|each| each.concerns(&loaded.program, id)) {
        report.ignores(&ignored.word, &Place::of(&loaded.sources, ignored.span));
    }
    if is_java(Path::new(&report.place.file)) {
        report.signature = java_signature(&report.signature);
    }
    if args.report.no_times {
        report.time_ms = 0;
        report.solver.time_ms = 0;
    }
    report
}

/// Where the report goes that is not printed, if it is not.
fn file_name(format: ReportFormat) -> &'static str {
    match format {
        ReportFormat::Text => "ooxide-report.txt",
        ReportFormat::Json => "ooxide-report.json",
        ReportFormat::Sarif => "ooxide-report.sarif",
        ReportFormat::Junit => "ooxide-report.xml",
    }
}

/// Makes sure that all reports can be written, before the work is done.
fn check_targets(args: &ReportArgs) -> Result<(), Problem> {
    if let Some(folder) = &args.out {
        check_folder(folder)?;
        check_file(folder, file_name(args.format))?;
    }
    for ReportFile { file, .. } in &args.report {
        let (folder, name) = folder_and_name(file)?;
        check_folder(folder)?;
        check_file(folder, name)?;
    }
    Ok(())
}

fn folder_and_name(file: &Path) -> Result<(&Path, &str), Problem> {
    let name = file.file_name().and_then(|name| name.to_str());
    match (file.parent(), name) {
        (Some(folder), Some(name)) => Ok((folder, name)),
        _ => {
            Err(Problem::call(format!("{} names no file", file.display()), "for example sarif=ooxide.sarif"))
        }
    }
}

/// A report on a share of the methods, which says which one.
#[derive(Serialize)]
struct OfShare<'r> {
    #[serde(flatten)]
    report: &'r Report,
    shard: String,
}

/// All that reports are made of.
struct Reports<'r> {
    report: &'r Report,
    found: &'r [Finding<'r>],
    loaded: &'r Loaded,
    args: &'r ReportArgs,
    shard: Option<Shard>,
}

impl Reports<'_> {
    fn write(&self) -> Result<(), Problem> {
        let args = self.args;
        match &args.out {
            Some(folder) => {
                let content = self.in_file(args.format);
                let file = write_ours(folder, file_name(args.format), &content)?;
                print(&format!("{}\n", file.display()))?;
            }
            None => print(&self.content(args.format))?,
        }
        for ReportFile { format, file } in &args.report {
            let (folder, name) = folder_and_name(file)?;
            write_ours(folder, name, &self.in_file(*format))?;
        }
        Ok(())
    }

    fn content(&self, format: ReportFormat) -> String {
        match format {
            ReportFormat::Text => self.text(),
            ReportFormat::Json => match self.shard {
                Some(shard) => json::document(&OfShare { report: self.report, shard: shard.to_string() }),
                None => json::document(self.report),
            },
            ReportFormat::Sarif => sarif(self.found, self.args.baseline.is_some(), self.report.interrupted),
            ReportFormat::Junit => junit(self.report, self.found),
        }
    }

    /// With the mark that files of ours have.
    fn in_file(&self, format: ReportFormat) -> String {
        let content = self.content(format);
        match format {
            ReportFormat::Text => marked(content, Comment::Below),
            ReportFormat::Junit => marked(content, Comment::Markup),
            ReportFormat::Json | ReportFormat::Sarif => content,
        }
    }

    /// For people: in the words of Java, and without what does not count.
    fn text(&self) -> String {
        let (mut shown, excused) = excuse::without_excused(self.report, self.found);
        for method in shown.methods.iter_mut().filter(|method| is_java(Path::new(&method.place.file))) {
            people::for_people(method, &self.loaded.program);
        }
        text::report(&shown, &self.loaded.sources, self.args) + &excused
    }
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
