//! The tools of a JDK.

use std::ffi::OsStr;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Duration;

use super::JvmError;
use super::process;

/// The oldest that can run a program from its source, as the analysis of coverage is.
const OLDEST: u32 = 11;
const LIMIT: Duration = Duration::from_secs(60);

/// The tools of one JDK.
#[derive(Clone, Debug)]
pub struct Jdk {
    /// Starts the JVM.
    pub java: PathBuf,
    /// The compiler.
    pub javac: PathBuf,
    /// The feature release, as 17 in `17.0.2`.
    pub version: u32,
}

impl Jdk {
    /// The JDK of `JAVA_HOME`; without one there, that of the `javac` on the path.
    pub fn find() -> Result<Self, JvmError> {
        let home = std::env::var_os("JAVA_HOME").filter(|home| !home.is_empty());
        let path = std::env::var_os("PATH").unwrap_or_default();
        Self::find_in(home.as_deref().map(Path::new), &path)
    }

    fn find_in(home: Option<&Path>, path: &OsStr) -> Result<Self, JvmError> {
        let at_home = home.and_then(|home| process::on_path("javac", home.join("bin").as_os_str()));
        let Some(javac) = at_home.or_else(|| process::on_path("javac", path)) else {
            let place = home.map_or_else(
                || "JAVA_HOME is not set".to_owned(),
                |home| format!("JAVA_HOME is {}, where there is no bin/javac", home.display()),
            );
            return Err(JvmError::NoJdk(format!("{place}, and javac is not on the path")));
        };
        // a link on the path leads to the folder that has all tools of the same version
        let javac = javac.canonicalize().map_err(JvmError::io(&javac))?;
        let beside = javac.with_file_name(format!("java{}", std::env::consts::EXE_SUFFIX));
        let java = if beside.is_file() {
            beside
        } else {
            process::on_path("java", path).ok_or_else(|| {
                JvmError::NoJdk(format!("there is no java beside {} or on the path", javac.display()))
            })?
        };
        let told = process::finish(Command::new(&javac).arg("-version"), LIMIT)?;
        let version = version(&told.output).filter(|_| told.succeeded()).ok_or_else(|| {
            JvmError::NoJdk(format!("{} does not tell its version: {}", javac.display(), told.output.trim()))
        })?;
        if version < OLDEST {
            return Err(JvmError::NoJdk(format!("{} is of version {version}", javac.display())));
        }
        Ok(Self { java, javac, version })
    }

    /// Another tool of the same JDK.
    pub(super) fn tool(&self, name: &str) -> PathBuf {
        self.javac.with_file_name(format!("{name}{}", std::env::consts::EXE_SUFFIX))
    }
}

/// The feature release in `javac 17.0.2`, `javac 25-ea` or `javac 1.8.0_392`.
fn version(told: &str) -> Option<u32> {
    // lines before it tell of JAVA_TOOL_OPTIONS
    let text = told.lines().find_map(|line| line.strip_prefix("javac "))?;
    let mut numbers = text.split(|c: char| !c.is_ascii_digit()).map(str::parse);
    match numbers.next()?.ok()? {
        1 => numbers.next()?.ok(),
        feature => Some(feature),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_of_all_ages() {
        assert_eq!(version("javac 17.0.2\n"), Some(17));
        assert_eq!(version("Picked up JAVA_TOOL_OPTIONS: -Xmx1g\njavac 25-ea\n"), Some(25));
        assert_eq!(version("javac 1.8.0_392"), Some(8));
        assert_eq!(version("No Java runtime present"), None);
    }

    #[test]
    fn says_where_it_looked() {
        let error = Jdk::find_in(Some(Path::new("/nowhere")), OsStr::new("")).expect_err("there is none");
        let text = error.to_string();
        assert!(text.contains("JAVA_HOME is /nowhere, where there is no bin/javac"), "{text}");
        assert!(text.contains("default-jdk-headless"), "{text}");
    }
}
