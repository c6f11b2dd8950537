//! Files for shells, manuals and settings: made of the command line itself.

use std::path::Path;

use clap::Command;
use ooxide_session::files::{There, there, write_file};

use crate::cli::{CompletionsArgs, InitArgs, ManArgs};
use crate::json;
use crate::problems::Problem;
use crate::settings::{self, FILE};
use crate::status::Status;
use crate::terminal::print;

/// `ooxide completions`
pub fn completions(args: &CompletionsArgs, mut command: Command) -> Result<Status, Problem> {
    let mut text = Vec::new();
    clap_complete::generate(args.shell, &mut command, "ooxide", &mut text);
    print(&String::from_utf8_lossy(&text))?;
    Ok(Status::Fine)
}

/// `ooxide man`
pub fn man(args: &ManArgs, command: &Command) -> Result<Status, Problem> {
    let Some(folder) = &args.out else {
        print(&page(command.clone())?)?;
        return Ok(Status::Fine);
    };
    let mut pages = vec![("ooxide.1".to_owned(), command.clone())];
    for task in command.get_subcommands() {
        let name = format!("ooxide-{}", task.get_name());
        pages.push((format!("{name}.1"), task.clone().name(name)));
    }
    for (name, command) in pages {
        let file = write_file(folder, &name, &page(command)?)?;
        print(&format!("{}\n", file.display()))?;
    }
    Ok(Status::Fine)
}

fn page(command: Command) -> Result<String, Problem> {
    let mut text = Vec::new();
    clap_mangen::Man::new(command)
        .render(&mut text)
        .map_err(|error| Problem::without_hint(format!("cannot make the manual page: {error}")))?;
    Ok(String::from_utf8_lossy(&text).into_owned())
}

/// `ooxide init`
pub fn init(args: &InitArgs, command: &Command) -> Result<Status, Problem> {
    if args.schema {
        print(&json::document(&settings::schema(command)))?;
        return Ok(Status::Fine);
    }
    let file = args.folder.join(FILE);
    if there(&file) != There::Nothing {
        return Err(Problem::call(
            format!("{} already exists", file.display()),
            "it stays as it is; move it away to have a new one",
        ));
    }
    let folder = if args.folder == Path::new(".") { Path::new("") } else { args.folder.as_path() };
    let file = write_file(folder, FILE, &settings::example(command))?;
    print(&format!("{}\n", file.display()))?;
    Ok(Status::Fine)
}
