//! Settings besides flags: the file `ooxide.toml`, and variables of the environment. A flag comes before a variable, that before
//! the file, and that before the default; clap does the choosing, since values of the file are given to it as defaults.

use std::fmt::Write as _;
use std::path::{Path, PathBuf};

use clap::builder::FalseyValueParser;
use clap::parser::ValueSource;
use clap::{Arg, ArgAction, ArgMatches, Command};
use serde_json::{Map, Value as Json, json};
use toml::{Table, Value};

use crate::input::read;
use crate::problems::Problem;

/// The name of the file.
pub const FILE: &str = "ooxide.toml";

/// The commands that have settings.
const COMMANDS: [&str; 3] = ["gen", "verify", "lower"];

/// Commands that have the settings of another one: they are about the same search.
const OTHERS: [(&str, &str); 2] = [("plan", "verify"), ("work", "verify")];

/// The list of what holds for some classes only.
const OVERRIDE: &str = "override";

/// What can be set for some classes only: how far their methods are explored.
const OF_CLASSES: [&str; 12] = [
    "k", "loops", "calls", "array", "steps", "threads", "retries", "paths", "time", "heap", "faithful",
    "rlimit",
];

/// The file of settings: the one that a flag or the environment names, or else that of the working folder or of the next one
/// above that has one.
pub fn find(args: &[std::ffi::OsString]) -> Option<PathBuf> {
    let mut words = args.iter().map(|word| word.to_string_lossy());
    while let Some(word) = words.next() {
        match word.strip_prefix("--config") {
            Some("") => return words.next().map(|file| PathBuf::from(file.as_ref())),
            Some(rest) if rest.starts_with('=') => return Some(PathBuf::from(&rest[1..])),
            _ if word == "--" => break,
            _ => {}
        }
    }
    if let Some(file) = std::env::var_os("OOXIDE_CONFIG") {
        return Some(PathBuf::from(file));
    }
    let here = std::env::current_dir().ok()?;
    here.ancestors().map(|folder| folder.join(FILE)).find(|file| file.is_file())
}

/// What a file says.
#[derive(Default)]
pub struct Settings {
    /// The file, as people name it.
    file: String,
    /// What holds for all classes.
    table: Table,
    /// What holds for some of them, in the order of the file.
    pub overrides: Vec<Override>,
}

/// What holds for some classes only.
pub struct Override {
    /// Their names: `a.b.C` with what is inside of it, `a.b.*` for those of a package and of the packages below.
    pub classes: Vec<String>,
    /// Nothing is done with them.
    pub skip: bool,
    settings: Table,
}

/// Reads a file, if there is one.
pub fn read_file(file: Option<&Path>) -> Result<Settings, Problem> {
    let Some(file) = file else { return Ok(Settings::default()) };
    let mut settings =
        Settings { file: file.display().to_string(), table: table(file)?, overrides: Vec::new() };
    if let Some(overrides) = settings.table.remove(OVERRIDE) {
        let wrong = |what: String| {
            Problem::call(
                format!("{}: {what}", settings.file),
                "for example [[override]] with classes = [\"com.acme.legacy.*\"] and time = \"2s\" or skip = true",
            )
        };
        let Value::Array(all) = overrides else {
            return Err(wrong(format!("`{OVERRIDE}` is a list of tables")));
        };
        let all: Result<Vec<Override>, String> = all.into_iter().map(one_override).collect();
        settings.overrides = all.map_err(wrong)?;
    }
    Ok(settings)
}

fn one_override(value: Value) -> Result<Override, String> {
    let Value::Table(mut settings) = value else { return Err(format!("`{OVERRIDE}` is a list of tables")) };
    let classes = settings.remove("classes").map(|classes| words(&classes));
    let Some(Ok(classes)) = classes.filter(|classes| classes.as_ref().is_ok_and(|names| !names.is_empty()))
    else {
        return Err(format!("an `{OVERRIDE}` names its `classes`"));
    };
    let skip = match settings.remove("skip") {
        None => false,
        Some(Value::Boolean(is_so)) => is_so,
        Some(_) => return Err("`skip` is true or false".to_owned()),
    };
    match settings.keys().find(|name| !OF_CLASSES.contains(&name.as_str())) {
        Some(name) => {
            Err(format!("`{name}` cannot be set for some classes only; these can: {}", OF_CLASSES.join(", ")))
        }
        None => Ok(Override { classes, skip, settings }),
    }
}

impl Override {
    /// Whether it is about a class.
    pub fn concerns(&self, class: &str) -> bool {
        let class = class.replace('$', ".");
        self.classes.iter().any(|name| {
            let above = name.strip_suffix(".*").unwrap_or(name);
            let rest = class.strip_prefix(above);
            rest.is_some_and(|rest| rest.starts_with('.') || (rest.is_empty() && above == name.as_str()))
        })
    }
}

/// The command line with the values of a file and of the environment as what holds without flags; of the file, those for some
/// classes come first.
pub fn with_settings(
    command: Command,
    read: &Settings,
    section: Option<&Override>,
) -> Result<Command, Problem> {
    let (settings, shown) = (&read.table, &read.file);
    check_names(&command, settings, shown)?;
    let mut command = command;
    for (task, table) in COMMANDS.map(|task| (task, task)).into_iter().chain(OTHERS) {
        let own = settings.get(table).and_then(Value::as_table).cloned().unwrap_or_default();
        let wrong = own.keys().find(|key| !is_flag(&command, task, key));
        if let Some(key) = wrong {
            return Err(unknown(shown, &format!("{table}.{key}")));
        }
        let mut problem = None;
        command = command.mut_subcommand(task, |task| {
            task.mut_args(|arg| {
                let Some(flag) = name(&arg) else { return arg };
                let of_classes = section.and_then(|section| section.settings.get(&flag));
                let value = of_classes.or_else(|| own.get(&flag)).or_else(|| settings.get(&flag));
                let Ok(values) = value.map(words).transpose() else {
                    problem = Some(flag);
                    return arg;
                };
                with_value(arg, &flag, values)
            })
        });
        if let Some(flag) = problem {
            return Err(Problem::call(
                format!("{shown}: `{flag}` has a value of a wrong kind"),
                "values are texts, numbers, true, false, and lists of them",
            ));
        }
    }
    Ok(command)
}

fn table(file: &Path) -> Result<Table, Problem> {
    read(file)?.parse::<Table>().map_err(|error| {
        Problem::call(
            format!("{}: {}", file.display(), error.to_string().trim_end()),
            "`ooxide init` writes an example",
        )
    })
}

/// Names that no command knows are mistakes.
fn check_names(command: &Command, settings: &Table, file: &str) -> Result<(), Problem> {
    for (name, value) in settings {
        let is_known = if value.is_table() {
            COMMANDS.contains(&name.as_str())
        } else {
            COMMANDS.iter().any(|task| is_flag(command, task, name))
        };
        if !is_known {
            return Err(unknown(file, name));
        }
    }
    Ok(())
}

fn unknown(file: &str, name: &str) -> Problem {
    Problem::call(
        format!("{file}: there is no setting `{name}`"),
        "settings are called as the flags are, without `--`; `ooxide init` writes all of them",
    )
}

fn is_flag(command: &Command, task: &str, name: &str) -> bool {
    let task = command.find_subcommand(task);
    task.is_some_and(|task| {
        task.get_arguments().any(|arg| self::name(arg).is_some_and(|known| known == name))
    })
}

/// What a flag is called in the file: its long name, or else its letter. None for paths and for what only asks for something.
fn name(arg: &Arg) -> Option<String> {
    let name = arg.get_long().map(str::to_owned).or_else(|| arg.get_short().map(String::from))?;
    let is_setting = matches!(arg.get_action(), ArgAction::Set | ArgAction::Append | ArgAction::SetTrue);
    (is_setting && !["config", "print-config"].contains(&name.as_str())).then_some(name)
}

/// The flag with its variable, and with these values as what holds without it.
fn with_value(arg: Arg, flag: &str, values: Option<Vec<String>>) -> Arg {
    let variable = format!("OOXIDE_{}", flag.to_uppercase().replace('-', "_"));
    let is_switch = matches!(arg.get_action(), ArgAction::SetTrue);
    let mut arg = arg.env(variable).hide_env(true);
    if is_switch {
        arg = arg.value_parser(FalseyValueParser::new());
    }
    match values {
        Some(values) => arg.default_values(values),
        None => arg,
    }
}

/// A value as it would be written on the command line.
fn words(value: &Value) -> Result<Vec<String>, ()> {
    match value {
        Value::String(text) => Ok(vec![text.clone()]),
        Value::Integer(number) => Ok(vec![number.to_string()]),
        Value::Boolean(is_so) => Ok(vec![is_so.to_string()]),
        Value::Array(all) => {
            let parts: Result<Vec<Vec<String>>, ()> = all.iter().map(words).collect();
            parts.map(|parts| parts.concat())
        }
        Value::Float(_) | Value::Datetime(_) | Value::Table(_) => Err(()),
    }
}

/// What holds for a command, as a file of settings, each value with where it comes from.
/// `command` is the command line without the file.
pub fn printed(command: &Command, task: &str, matches: &ArgMatches) -> String {
    let mut text = format!("# the settings of `ooxide {task}`\n");
    for arg in command.find_subcommand(task).into_iter().flat_map(Command::get_arguments) {
        let Some(flag) = name(arg) else { continue };
        let id = arg.get_id().as_str();
        let values: Vec<String> = if matches!(arg.get_action(), ArgAction::SetTrue) {
            vec![matches.get_flag(id).to_string()]
        } else {
            let Ok(Some(values)) = matches.try_get_raw(id) else { continue };
            values.map(|value| value.to_string_lossy().into_owned()).collect()
        };
        let usual = defaults(arg);
        let origin = match matches.value_source(id) {
            Some(ValueSource::CommandLine) => "flag",
            Some(ValueSource::EnvVariable) => "environment",
            _ if usual == values => "default",
            _ => "file",
        };
        let _ = writeln!(text, "{flag} = {}  # {origin}", value_of(arg, &values));
    }
    text
}

/// What holds without a word about it.
fn defaults(arg: &Arg) -> Vec<String> {
    let known = arg.get_default_values().iter().map(|value| value.to_string_lossy().into_owned());
    let known: Vec<String> = known.collect();
    if known.is_empty() && matches!(arg.get_action(), ArgAction::SetTrue) {
        vec!["false".to_owned()]
    } else {
        known
    }
}

/// The value of a setting in the language of the file.
fn value_of(arg: &Arg, values: &[String]) -> String {
    let said = |value: &String| match (value.as_str(), arg.get_action()) {
        ("true" | "false", ArgAction::SetTrue) => value.clone(),
        _ if value.parse::<i64>().is_ok() => value.clone(),
        _ => Value::String(value.clone()).to_string(),
    };
    match (values, arg.get_action()) {
        (several, ArgAction::Append) => {
            format!("[{}]", several.iter().map(said).collect::<Vec<_>>().join(", "))
        }
        ([only], _) => said(only),
        (several, _) => format!("[{}]", several.iter().map(said).collect::<Vec<_>>().join(", ")),
    }
}

/// A file with all settings, each as a comment with what it is for and what holds without it.
pub fn example(command: &Command) -> String {
    let mut text = "# Settings of Ooxide. A flag comes before a variable such as OOXIDE_TIME, that before this file.\n\
                    # What stands at the top holds for all commands, what is in a table for that command only.\n"
        .to_owned();
    for task in COMMANDS {
        let _ = write!(text, "\n[{task}]\n");
        for arg in command.find_subcommand(task).into_iter().flat_map(Command::get_arguments) {
            let Some(flag) = name(arg) else { continue };
            let value = match (defaults(arg).as_slice(), arg.get_action()) {
                ([], ArgAction::Append) => "[]".to_owned(),
                ([], _) => "\"\"".to_owned(),
                (defaults, _) => value_of(arg, defaults),
            };
            let help = arg.get_help().map(|help| help.to_string().replace('\n', " ")).unwrap_or_default();
            let _ = write!(text, "# {help}\n# {flag} = {value}\n");
        }
    }
    let _ = write!(
        text,
        "\n# Some classes only: by name, or those of a package and of packages below. These can be set: {}\n\
         # [[{OVERRIDE}]]\n#   classes = [\"com.acme.legacy.*\", \"com.acme.Parser\"]\n#   time = \"2s\"\n#   skip = false\n",
        OF_CLASSES.join(", ")
    );
    text
}

/// The JSON schema of the file, for editors.
pub fn schema(command: &Command) -> serde_json::Value {
    let of_task = |task: &str| {
        let args = command.find_subcommand(task).into_iter().flat_map(Command::get_arguments);
        args.filter_map(|arg| Some((name(arg)?, schema_of(arg)))).collect::<Map<String, Json>>()
    };
    let mut all = Map::new();
    for task in COMMANDS {
        all.extend(of_task(task));
    }
    let of_classes: Map<String, Json> =
        OF_CLASSES.iter().filter_map(|name| Some(((*name).to_owned(), all.get(*name)?.clone()))).collect();
    let names = json!({ "type": "array", "items": { "type": "string" }, "minItems": 1 });
    let own = json!({ "classes": names, "skip": { "type": "boolean" } });
    let mut properties = of_classes;
    properties.extend(own.as_object().cloned().unwrap_or_default());
    for task in COMMANDS {
        let inside = json!({ "type": "object", "properties": of_task(task), "additionalProperties": false });
        all.insert(task.to_owned(), inside);
    }
    all.insert(
        OVERRIDE.to_owned(),
        json!({
            "description": "what holds for some classes only",
            "type": "array",
            "items": {
                "type": "object",
                "properties": properties,
                "required": ["classes"],
                "additionalProperties": false,
            },
        }),
    );
    json!({
        "$schema": "http://json-schema.org/draft-07/schema#",
        "title": "ooxide.toml: settings of Ooxide",
        "type": "object",
        "properties": all,
        "additionalProperties": false,
    })
}

/// What a setting can be.
fn schema_of(arg: &Arg) -> Json {
    let names: Vec<String> =
        arg.get_possible_values().iter().map(|value| value.get_name().to_owned()).collect();
    let one = match arg.get_action() {
        ArgAction::SetTrue => json!({ "type": "boolean" }),
        _ if names.is_empty() => json!({ "type": ["string", "integer"] }),
        // versions are names and numbers
        _ => {
            let numbers = names.iter().filter_map(|name| name.parse::<i64>().ok()).map(Json::from);
            let all: Vec<Json> = names.iter().map(|name| Json::from(name.as_str())).chain(numbers).collect();
            json!({ "enum": all })
        }
    };
    let is_list = matches!(arg.get_action(), ArgAction::Append) || arg.get_value_delimiter().is_some();
    // several in one text
    let one = if arg.get_value_delimiter().is_some() { json!({ "type": "string" }) } else { one };
    let kind = if is_list { json!({ "anyOf": [one, { "type": "array", "items": one }] }) } else { one };
    let mut described = kind.as_object().cloned().unwrap_or_default();
    if let Some(help) = arg.get_help() {
        described.insert("description".to_owned(), Json::from(help.to_string().replace('\n', " ")));
    }
    Json::Object(described)
}
