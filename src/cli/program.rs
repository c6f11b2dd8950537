//! The flags that say what the program is made of: which files of folders, how they are written, and where classes without
//! source are looked up.

use std::path::PathBuf;

use clap::Args;
use ooxide_frontend::charset::Charset;

/// What the program is made of.
#[derive(Args, Clone)]
#[command(next_help_heading = "Files and classes")]
pub struct ProgramArgs {
    /// Leave out files and folders of this form when a folder is read: `**/legacy/**`, `*Dto.java` (can be repeated)
    #[arg(long, value_name = "GLOB")]
    pub exclude: Vec<String>,
    /// The encoding of Java files, such as ISO-8859-1 [default: that of the build, else UTF-8]
    #[arg(long, value_name = "NAME", value_parser = encoding)]
    pub encoding: Option<Charset>,
    /// Warnings are errors: a file that is left out or a construct that is not supported ends the run
    #[arg(long)]
    pub strict: bool,
    /// Jars and folders of compiled classes: what those without source declare, and what tests are run with (can be
    /// repeated)
    #[arg(long, value_name = "PATH", value_delimiter = ':')]
    pub classpath: Vec<PathBuf>,
    /// Do not look into the JDK (of `JAVA_HOME`, or on the path) for classes and members of which there is no model
    #[arg(long)]
    pub no_jdk_types: bool,
    /// Folders of source where classes are looked up that the given files use; a project has its own (can be repeated)
    #[arg(long, value_name = "DIR")]
    pub source_path: Vec<PathBuf>,
    /// Do not ask Maven or Gradle for the class path of a project: --classpath has it
    #[arg(long)]
    pub no_build_tool: bool,
}

fn encoding(name: &str) -> Result<Charset, String> {
    Charset::named(name).ok_or_else(|| "no encoding has this name; for example UTF-8, ISO-8859-1".to_owned())
}
