//! The flags that say where classes without source are looked up.

use std::path::PathBuf;

use clap::Args;

/// Where classes without source are looked up.
#[derive(Args)]
#[command(next_help_heading = "Classes without source")]
pub struct ClassArgs {
    /// Jars and folders of compiled classes: what those without source declare, and what tests are run with (can be
    /// repeated)
    #[arg(long, value_name = "PATH", value_delimiter = ':')]
    pub classpath: Vec<PathBuf>,
    /// Do not look into the JDK (of `JAVA_HOME`, or on the path) for classes and members of which there is no model
    #[arg(long)]
    pub no_jdk_types: bool,
}
