//! `ooxide doctor`: what was found of the project and of the tools, and what is missing.

use std::fmt::Write as _;
use std::path::Path;

use ooxide_testgen::html::counted;
use ooxide_testgen::jvm::{JarOptions, Jars, Jdk};

use crate::cli::{DoctorArgs, JUnitVersion};
use crate::problems::Problem;
use crate::project::{self, BuildTool, Module, Project};
use crate::status::Status;
use crate::terminal::print;

/// Says what there is.
pub fn run(args: &DoctorArgs) -> Result<Status, Problem> {
    let found = match &args.folder {
        Some(folder) if !folder.is_dir() => {
            return Err(Problem::call(format!("{} is no folder", folder.display()), "check the path"));
        }
        Some(folder) => project::of_folder(folder, BuildTool::Asked)?,
        None => project::around_here(BuildTool::Asked)?,
    };
    let mut text = String::new();
    let mut missing = Vec::new();
    match &found {
        Some(found) => {
            describe(found, &mut text);
            missing.extend(found.missing.iter().cloned());
            if found.modules.is_empty() {
                missing.push("folders of Java sources".to_owned());
            }
        }
        None => text.push_str("project      none: files and folders must be named\n"),
    }
    match Jdk::find() {
        Ok(jdk) => {
            let _ = writeln!(text, "JDK          {}", jdk.version);
        }
        Err(error) => missing.push(format!("a JDK: {error}")),
    }
    match Jars::find(&JarOptions::from_environment()) {
        Ok(_) => text.push_str("JUnit jars   found\n"),
        Err(error) => missing.push(format!("JUnit to run tests with: {error}")),
    }
    for what in &missing {
        let _ = writeln!(text, "missing      {what}");
    }
    print(&text)?;
    Ok(if missing.is_empty() { Status::Fine } else { Status::Inconclusive })
}

fn describe(project: &Project, text: &mut String) {
    let root = if project.root.as_os_str().is_empty() { Path::new(".") } else { &project.root };
    let _ = writeln!(text, "project      {} in {}", project.tool, root.display());
    let _ = writeln!(
        text,
        "class path   {}",
        counted(project.classpath.len(), "entry").replace("entrys", "entries")
    );
    for module in &project.modules {
        describe_module(module, text);
    }
}

fn describe_module(module: &Module, text: &mut String) {
    let _ = writeln!(text, "module       {}", module.name);
    for folder in &module.sources {
        let _ = writeln!(text, "  sources    {}", folder.display());
    }
    for folder in &module.generated {
        let _ = writeln!(text, "  generated  {}", folder.display());
    }
    let _ = writeln!(text, "  tests      {}", module.tests.display());
    let _ = writeln!(text, "  encoding   {}", module.encoding.as_deref().unwrap_or("UTF-8 (not said)"));
    let release =
        module.release.map_or_else(|| "that of the JDK (not said)".to_owned(), |release| release.to_string());
    let _ = writeln!(text, "  Java       {release}");
    let junit = match module.junit {
        Some(JUnitVersion::Five) => "5",
        Some(JUnitVersion::Four) => "4",
        None => "5 (not said)",
    };
    let _ = writeln!(text, "  JUnit      {junit}");
}
