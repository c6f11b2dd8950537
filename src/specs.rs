//! `ooxide specs`: what methods change, make, throw and give, read off their code.

mod jml;

use std::fmt::Write as _;

use oox_core::confirm::confirm;
use oox_core::ir::{MethodId, Program};
use oox_core::summary::{Bound, Facts, Op, Precision, Summaries};
use ooxide_frontend::lower::Purpose;
use ooxide_frontend::main_method::Arguments;
use ooxide_session::Loaded;
use ooxide_session::lookup::find_entry;
use ooxide_session::names::{class_name, java_signature, shown_name, simple_signature};
use serde::Serialize;

use crate::cli::{SpecsArgs, SpecsFormat};
use crate::problems::Problem;
use crate::status::Status;
use crate::terminal::print;
use crate::{input, json};

/// Prints the specifications of the chosen methods.
pub fn run(args: &SpecsArgs) -> Result<Status, Problem> {
    let loaded = input::load(&args.paths, &args.program, &args.method, Arguments::Any, Purpose::Run)?;
    let methods = chosen(args, &loaded)?;
    let summaries = Summaries::of(&loaded.program, &methods);
    let all: Vec<(MethodId, Facts)> =
        methods.iter().filter_map(|id| Some((*id, summaries.facts(*id, &loaded.files)?))).collect();
    print(&match args.format {
        SpecsFormat::Text => text(&loaded, &all),
        SpecsFormat::Json => json::document(&document(&loaded, &all)),
        SpecsFormat::Jml => jml::contracts(&loaded, &all),
    })?;
    if args.check { tried_out(args, &loaded, &methods, &summaries) } else { Ok(Status::Fine) }
}

/// Tries each fact out on random inputs, and says what came of it.
fn tried_out(
    args: &SpecsArgs,
    loaded: &Loaded,
    methods: &[MethodId],
    summaries: &Summaries,
) -> Result<Status, Problem> {
    let (mut text, mut status) = (String::new(), Status::Fine);
    let (mut checks, mut runs, mut failed) = (0, 0, 0);
    for id in methods {
        let found = confirm(&loaded.program, summaries, *id, (args.inputs, args.seed));
        (checks, runs) = (checks + found.checks, runs + found.runs);
        failed += found.wrong.len();
        let name = shown_name(&loaded.program, *id);
        for wrong in &found.wrong {
            let _ = writeln!(text, "{name}: a fact does not hold, which is an error of ooxide: {wrong}");
            status = Status::Violated;
        }
        if found.runs == 0 {
            let _ = writeln!(text, "{name}: no input could be run");
        }
    }
    let _ = writeln!(
        text,
        "{} of {checks} facts that were looked at hold on {runs} runs",
        checks.saturating_sub(failed)
    );
    // the document of a program stays one
    if args.format == SpecsFormat::Text {
        print(&format!("\n{text}"))?;
    } else {
        eprint!("{text}");
    }
    Ok(status)
}

/// The methods that were named, or all of the given files.
fn chosen(args: &SpecsArgs, loaded: &Loaded) -> Result<Vec<MethodId>, Problem> {
    let program = &loaded.program;
    let mut methods = Vec::new();
    for name in &args.method {
        methods.extend(find_entry(program, name)?);
    }
    if args.method.is_empty() {
        let count = u32::try_from(program.methods.len()).expect("fewer than 2^32 methods");
        methods
            .extend((0..count).map(MethodId).filter(|id| loaded.is_given(*id) && !is_made_up(program, *id)));
    }
    methods.retain(|id| program.method(*id).body.is_some());
    if methods.is_empty() {
        return Err(Problem::call(
            "there is no method with code",
            "interfaces and abstract methods have nothing to be read off",
        ));
    }
    Ok(methods)
}

/// Is it a method that nobody wrote? Names of such methods and classes have a sign that names of people do not begin or end
/// with, and a constructor that only calls another one says nothing.
fn is_made_up(program: &Program, id: MethodId) -> bool {
    let declared = program.method(id);
    let class = &program.class(declared.class).name;
    declared.name.ends_with('$')
        || class.rsplit('.').next().is_some_and(|name| name.starts_with("class$"))
        || (declared.is_helper && declared.params.is_empty() && declared.is_constructor)
}

fn text(loaded: &Loaded, all: &[(MethodId, Facts)]) -> String {
    let mut text = String::new();
    for (number, (id, facts)) in all.iter().enumerate() {
        let gap = if number == 0 { "" } else { "\n" };
        let _ = writeln!(text, "{gap}{}", shown_name(&loaded.program, *id));
        let listed =
            |names: &[String]| if names.is_empty() { "nothing".to_owned() } else { names.join(", ") };
        let mut line = |word: &str, what: &str| {
            let _ = writeln!(text, "  {word:<10} {what}");
        };
        line("changes", &listed(&facts.places));
        for bound in &facts.bounds {
            line(strength(bound), &written(bound));
        }
        line("allocates", &listed(&facts.allocates));
        line("throws", &listed(&facts.throws));
        if facts.prints {
            line("prints", "it may print");
        }
        if !facts.returns {
            line("returns", "never, without an exception");
        }
        if !facts.assumes.is_empty() {
            line("assumes", &format!("{} of unknown classes to change nothing", facts.assumes.join(", ")));
        }
        line("origin", &origin(facts));
    }
    text
}

fn origin(facts: &Facts) -> String {
    let pure = if facts.pure { "pure; " } else { "" };
    let because = match &facts.because[..] {
        [] => String::new(),
        all => format!(" ({})", all.join(", ")),
    };
    format!("{pure}inferred, {}{because}", facts.precision.word())
}

/// How strong a bound is, in a word.
fn strength(bound: &Bound) -> &'static str {
    match bound.op {
        Op::Is => "exact",
        Op::Within => "at most",
        Op::Contains => "at least",
    }
}

/// `colour' = colour ++ (s -> c)`
fn written(bound: &Bound) -> String {
    let prime = if bound.name == "result" { "" } else { "'" };
    format!("{}{prime} {} {}", bound.name, bound.op.sign(), bound.expr)
}

#[derive(Serialize)]
struct Document<'a> {
    schema: &'static str,
    methods: Vec<Method<'a>>,
}

#[derive(Serialize)]
#[allow(clippy::struct_field_names, reason = "the names of the document")]
struct Method<'a> {
    class: String,
    method: String,
    signature: String,
    file: &'a str,
    line: u32,
    bounds: Vec<JsonBound<'a>>,
    changes: &'a [String],
    places: &'a [String],
    allocates: &'a [String],
    throws: &'a [String],
    pure: bool,
    prints: bool,
    returns: bool,
    origin: &'static str,
    precision: &'static str,
    because: &'a [String],
    assumes: &'a [String],
}

#[derive(Serialize)]
struct JsonBound<'a> {
    name: &'a str,
    op: &'static str,
    expr: &'a str,
}

fn document<'a>(loaded: &'a Loaded, all: &'a [(MethodId, Facts)]) -> Document<'a> {
    let methods = all.iter().map(|(id, facts)| {
        let declared = loaded.program.method(*id);
        let class = &loaded.program.class(declared.class).name;
        let place = loaded.sources.start(declared.span);
        let signature = simple_signature(class, &java_signature(&loaded.program.signature(*id)));
        let bounds = facts.bounds.iter();
        Method {
            class: class_name(class),
            method: signature.split('(').next().unwrap_or(&declared.name).to_owned(),
            signature,
            file: &loaded.sources.file(declared.span.file).name,
            line: place.line,
            bounds: bounds
                .map(|bound| JsonBound { name: &bound.name, op: bound.op.sign(), expr: &bound.expr })
                .collect(),
            changes: &facts.changes,
            places: &facts.places,
            allocates: &facts.allocates,
            throws: &facts.throws,
            pure: facts.pure,
            prints: facts.prints,
            returns: facts.returns,
            origin: "inferred",
            precision: facts.precision.word(),
            because: &facts.because,
            assumes: &facts.assumes,
        }
    });
    Document { schema: "ooxide-specs/1", methods: methods.collect() }
}

/// Is more known than which code is not known?
fn is_known(facts: &Facts) -> bool {
    facts.precision != Precision::Unknown
}
