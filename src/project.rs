//! The project of a build around a folder: its modules, where their sources and tests are, what they need to compile, and how
//! they are written. Read from the files of Maven and Gradle; nothing of the build is run but for the class path.

mod asked;
mod gradle;
mod maven;
mod pom;

use std::path::{Path, PathBuf};

use ooxide_frontend::charset::Charset;
use ooxide_session::BuildLayout;

use crate::cli::{JUnitVersion, ProgramArgs};
use crate::problems::Problem;

/// The folder of pictures, pages and what else is no test, below that of a build.
pub const OURS: &str = "ooxide";

/// A project.
pub struct Project {
    /// Who builds it: `Maven`, `Gradle`.
    pub tool: &'static str,
    /// Where its own file is.
    pub root: PathBuf,
    /// The folder that its build writes to, below the root.
    pub build: String,
    /// Those with sources, the root among them if it has some.
    pub modules: Vec<Module>,
    /// What the sources need: jars and folders of classes.
    pub classpath: Vec<PathBuf>,
    /// What could not be found out, and what to do about it.
    pub missing: Vec<String>,
}

/// A part of a project with sources of its own.
#[derive(Default)]
pub struct Module {
    /// As people call it.
    pub name: String,
    /// Folders of sources that are tested.
    pub sources: Vec<PathBuf>,
    /// Folders of sources that the build has written: read for types.
    pub generated: Vec<PathBuf>,
    /// The folder of tests, which need not be there.
    pub tests: PathBuf,
    /// The encoding of the sources, as the build names it.
    pub encoding: Option<String>,
    /// The release of Java that they are for.
    pub release: Option<u32>,
    /// The JUnit that its tests use.
    pub junit: Option<JUnitVersion>,
}

/// Whether the program that builds a project is run to learn the class path.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum BuildTool {
    /// It is asked.
    Asked,
    /// Whoever calls knows the class path already.
    NotAsked,
}

impl BuildTool {
    /// As the flags say.
    pub fn of(flags: &ProgramArgs) -> Self {
        if flags.no_build_tool { Self::NotAsked } else { Self::Asked }
    }
}

/// The project whose file is in this folder.
pub fn of_folder(folder: &Path, build: BuildTool) -> Result<Option<Project>, Problem> {
    if folder.join("pom.xml").is_file() {
        maven::read(folder, build).map(Some)
    } else if gradle::FILES.iter().any(|file| folder.join(file).is_file()) {
        gradle::read(folder, build).map(Some)
    } else {
        Ok(None)
    }
}

/// The project around the working folder: its file is here or in the next folder above that has one.
pub fn around_here(build: BuildTool) -> Result<Option<Project>, Problem> {
    let here = std::env::current_dir()
        .map_err(|error| Problem::without_hint(format!("cannot find the working folder: {error}")))?;
    for (height, folder) in here.ancestors().enumerate() {
        let is_of_build =
            folder.join("pom.xml").is_file() || gradle::FILES.iter().any(|file| folder.join(file).is_file());
        if is_of_build {
            let up: PathBuf = vec![".."; height].iter().collect();
            return of_folder(&up, build);
        }
    }
    Ok(None)
}

/// What a command works on.
pub struct Subject {
    /// Files and folders.
    pub paths: Vec<PathBuf>,
    /// The project that they are the sources of.
    pub project: Option<Project>,
}

/// What is meant by these paths: nothing is the project around the working folder, and the folder of a project is that
/// project.
pub fn subject(paths: &[PathBuf], flags: &ProgramArgs) -> Result<Subject, Problem> {
    let build = BuildTool::of(flags);
    let project = match paths {
        [] => around_here(build)?,
        [folder] if folder.is_dir() => of_folder(plain(folder), build)?,
        _ => None,
    };
    match project {
        Some(project) if project.modules.is_empty() => Err(Problem::call(
            format!("this {} project has no folder of Java sources", project.tool),
            "name files or folders; `ooxide doctor` says what was found",
        )),
        Some(project) => Ok(Subject { paths: project.sources(), project: Some(project) }),
        None if paths.is_empty() => Err(Problem::call(
            "there is no Maven or Gradle project here",
            "name files or folders as <PATH>, or run it where pom.xml or build.gradle is",
        )),
        None => Ok(Subject { paths: paths.to_vec(), project: None }),
    }
}

/// The working folder has no name in paths.
fn plain(folder: &Path) -> &Path {
    if folder == Path::new(".") || folder == Path::new("./") { Path::new("") } else { folder }
}

impl Subject {
    /// The flags with what the project says: flags that were given come first.
    pub fn program(&self, flags: &ProgramArgs) -> ProgramArgs {
        if let Some(project) = &self.project {
            for problem in &project.missing {
                eprintln!("warning: not found in this {} project: {problem}", project.tool);
            }
        }
        self.program_quietly(flags)
    }

    /// As [`Subject::program`], and prints nothing.
    pub fn program_quietly(&self, flags: &ProgramArgs) -> ProgramArgs {
        let mut all = flags.clone();
        if let Some(project) = &self.project {
            all.encoding = flags.encoding.or_else(|| project.charset());
            all.classpath.extend(project.classpath.iter().cloned());
            all.source_path.extend(project.source_path());
        }
        all
    }
}

impl Project {
    /// The encoding of all modules; of several, that of the first.
    pub fn charset(&self) -> Option<Charset> {
        self.modules.iter().find_map(|module| Charset::named(module.encoding.as_deref()?))
    }

    /// The release of Java that all modules are for: the newest of them.
    pub fn release(&self) -> Option<u32> {
        self.modules.iter().filter_map(|module| module.release).max()
    }

    /// The JUnit of the tests; of modules that do not agree, why there is none.
    pub fn junit(&self) -> Result<Option<JUnitVersion>, Problem> {
        let mut versions = self.modules.iter().filter_map(|module| module.junit);
        let first = versions.next();
        if versions.any(|other| Some(other) != first) {
            return Err(Problem::call(
                "the modules of this project use different versions of JUnit",
                "choose one with --junit, or run it in a module",
            ));
        }
        Ok(first)
    }

    /// What goes where in it.
    pub fn layout(&self) -> BuildLayout {
        let below = |path: &Path| {
            let inside = path.strip_prefix(&self.root).ok()?;
            let parts: Vec<String> =
                inside.components().map(|part| part.as_os_str().to_string_lossy().into_owned()).collect();
            Some(parts.join("/"))
        };
        let mut tests = Vec::new();
        for module in &self.modules {
            let Some(folder) = below(&module.tests) else { continue };
            tests.extend(module.sources.iter().map(|source| (source.clone(), folder.clone())));
        }
        BuildLayout { tests, rest: format!("{}/{OURS}", self.build) }
    }

    /// All folders of sources that are tested.
    pub fn sources(&self) -> Vec<PathBuf> {
        self.modules.iter().flat_map(|module| module.sources.clone()).collect()
    }

    /// All folders of sources.
    pub fn source_path(&self) -> Vec<PathBuf> {
        self.modules
            .iter()
            .flat_map(|module| module.sources.iter().chain(&module.generated).cloned())
            .filter(|folder| folder.is_dir())
            .collect()
    }
}

/// Folders below one that hold Java files at the top of packages: `target/generated-sources/annotations`.
fn folders_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let mut folders: Vec<PathBuf> = entries.map(|entry| entry.path()).filter(|path| path.is_dir()).collect();
    folders.sort();
    folders
}

/// The JUnit that a text of dependencies names.
fn junit_named(text: &str) -> Option<JUnitVersion> {
    if text.contains("junit-jupiter") || text.contains("org.junit.jupiter") {
        Some(JUnitVersion::Five)
    } else if text.contains("junit:junit") || text.contains("junit-4") || text.contains("junit/junit/") {
        Some(JUnitVersion::Four)
    } else {
        None
    }
}

/// `1.8` and `8` are the same.
fn release_named(text: &str) -> Option<u32> {
    let plain = text.trim().trim_matches(['\'', '"']);
    plain.strip_prefix("1.").unwrap_or(plain).parse().ok()
}

#[cfg(test)]
mod tests {
    use super::{junit_named, release_named};
    use crate::cli::JUnitVersion;

    #[test]
    fn names_of_builds_are_understood() {
        assert_eq!(release_named("1.8"), Some(8));
        assert_eq!(release_named("'21'"), Some(21));
        assert_eq!(release_named("${java.version}"), None);
        assert!(junit_named("testImplementation 'junit:junit:4.13.2'") == Some(JUnitVersion::Four));
        assert!(
            junit_named("org.junit.jupiter:junit-jupiter:5.10.0 junit:junit") == Some(JUnitVersion::Five)
        );
        assert!(junit_named("org.testng:testng:7").is_none());
    }
}
