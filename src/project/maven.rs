//! Projects of Maven: from their files, and the class path from Maven itself.
//!
//! Maven is asked offline first, and once for each state of the project files: what it says is kept in the folders that the
//! build writes to.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use sha2::{Digest, Sha256};

use super::pom::Pom;
use super::{BuildTool, Module, OURS, Project, folders_in, junit_named, release_named};
use crate::problems::Problem;

/// More modules than any project has: they may lead in circles.
const MOST_MODULES: usize = 10_000;
/// The file with the class path of a module, in our folder below that of its build.
const CLASS_PATH: &str = "classpath.txt";
/// The file with the hash of the project files that the class paths are for.
const STATE: &str = "classpath.state";

/// Reads the project of a folder.
pub fn read(folder: &Path, build: BuildTool) -> Result<Project, Problem> {
    let poms = all_poms(folder)?;
    let mut missing = Vec::new();
    let mut classpath = match build {
        BuildTool::Asked => class_path(folder, &poms).unwrap_or_else(|why| {
            missing.push(format!("the class path: {why}; name jars with --classpath"));
            Vec::new()
        }),
        BuildTool::NotAsked => Vec::new(),
    };
    // what the build has compiled, with what annotation processors have added
    let built = poms.iter().map(|pom| build_folder(pom).join("classes")).filter(|classes| classes.is_dir());
    classpath.extend(built.collect::<Vec<_>>());
    let named: String = classpath.iter().map(|path| path.display().to_string() + "\n").collect();
    let mut modules = Vec::new();
    for pom in &poms {
        let module = module(pom, &named);
        if !module.sources.is_empty() {
            modules.push(module);
        }
    }
    let build =
        poms.first().and_then(|pom| pom.value("build/directory")).unwrap_or_else(|| "target".to_owned());
    let build = if Path::new(&build).is_relative() { build } else { "target".to_owned() };
    Ok(Project { tool: "Maven", root: folder.to_owned(), build, modules, classpath, missing })
}

/// The project files of a folder and of all modules below, in their order.
fn all_poms(folder: &Path) -> Result<Vec<Pom>, Problem> {
    let mut poms = Vec::new();
    let mut todo = vec![folder.to_owned()];
    let mut seen = BTreeSet::new();
    while let Some(next) = todo.pop() {
        let same = std::fs::canonicalize(&next).unwrap_or_else(|_| next.clone());
        if seen.len() < MOST_MODULES && seen.insert(same) {
            let pom = Pom::read(&next)?;
            todo.extend(pom.modules.iter().rev().cloned());
            poms.push(pom);
        }
    }
    Ok(poms)
}

/// The folder that the build of a module writes to.
fn build_folder(pom: &Pom) -> PathBuf {
    pom.place(&pom.value("build/directory").unwrap_or_else(|| "target".to_owned()))
}

fn module(pom: &Pom, classpath: &str) -> Module {
    let place = |path: &str, usual: &str| pom.place(&pom.value(path).unwrap_or_else(|| usual.to_owned()));
    let mut sources = vec![place("build/sourceDirectory", "src/main/java")];
    sources.extend(pom.added_sources());
    sources.retain(|folder| folder.is_dir());
    let generated = folders_in(&build_folder(pom).join("generated-sources"))
        .into_iter()
        .filter(|folder| !sources.contains(folder));
    let release = pom
        .of_compiler("release")
        .or_else(|| pom.property("maven.compiler.release"))
        .or_else(|| pom.of_compiler("source"))
        .or_else(|| pom.property("maven.compiler.source"));
    let texts = pom.texts.join("\n");
    let of_texts = || {
        // elements stand apart in these files
        let has = |group: &str| texts.contains(&format!("<groupId>{group}</groupId>"));
        if has("org.junit.jupiter") {
            junit_named("junit-jupiter")
        } else if has("junit") {
            junit_named("junit:junit")
        } else {
            None
        }
    };
    Module {
        name: pom.name.clone(),
        generated: generated.collect(),
        sources,
        tests: place("build/testSourceDirectory", "src/test/java"),
        encoding: pom.of_compiler("encoding").or_else(|| pom.property("project.build.sourceEncoding")),
        release: release.as_deref().and_then(release_named),
        junit: of_texts().or_else(|| junit_named(classpath)),
    }
}

/// What the modules need, as Maven says; or why that is not known.
fn class_path(folder: &Path, poms: &[Pom]) -> Result<Vec<PathBuf>, String> {
    // without dependencies there is nothing to ask for
    if !poms.iter().any(|pom| pom.texts.iter().any(|text| text.contains("<dependency>"))) {
        return Ok(Vec::new());
    }
    let ours = |pom: &Pom| build_folder(pom).join(OURS);
    let first = poms.first().ok_or("there is no project file")?;
    let state = state(poms);
    let state_file = ours(first).join(STATE);
    if std::fs::read_to_string(&state_file).is_ok_and(|known| known == state)
        && let Some(known) = kept(poms, &ours)
        && known.iter().all(|path| path.exists())
    {
        return Ok(known);
    }
    ask(folder, poms.len() > 1)?;
    let known = kept(poms, &ours).ok_or("mvn has not written it")?;
    // without the note it is asked for again
    let _ = std::fs::write(&state_file, state);
    Ok(known)
}

/// What the class path depends on.
fn state(poms: &[Pom]) -> String {
    let mut digest = Sha256::new();
    for pom in poms {
        digest.update(pom.folder.display().to_string());
        for text in &pom.texts {
            digest.update(text);
        }
    }
    format!("{:x}", digest.finalize())
}

/// What Maven has written for the modules; a module without sources has no file.
fn kept(poms: &[Pom], ours: &dyn Fn(&Pom) -> PathBuf) -> Option<Vec<PathBuf>> {
    let texts: Vec<String> =
        poms.iter().filter_map(|pom| std::fs::read_to_string(ours(pom).join(CLASS_PATH)).ok()).collect();
    if texts.is_empty() {
        return None;
    }
    let mut paths: Vec<PathBuf> = Vec::new();
    for path in texts.iter().flat_map(|text| std::env::split_paths(text.trim())) {
        if !path.as_os_str().is_empty() && !paths.contains(&path) {
            paths.push(path);
        }
    }
    Some(paths)
}

/// Has Maven write the class path of each module. What modules need of each other may have to be compiled for that.
fn ask(folder: &Path, has_modules: bool) -> Result<(), String> {
    let goal = "dependency:build-classpath";
    let target = format!("-Dmdep.outputFile=target/{OURS}/{CLASS_PATH}");
    let ways: &[&[&str]] = if has_modules {
        &[&["--offline", goal], &["--offline", "compile", goal], &["compile", goal]]
    } else {
        &[&["--offline", goal], &[goal]]
    };
    let wrapper = folder.join(if cfg!(windows) { "mvnw.cmd" } else { "mvnw" });
    let program = if wrapper.is_file() {
        std::fs::canonicalize(&wrapper).unwrap_or(wrapper)
    } else {
        PathBuf::from(if cfg!(windows) { "mvn.cmd" } else { "mvn" })
    };
    let mut complaint = String::new();
    for way in ways {
        let mut command = Command::new(&program);
        let here = if folder.as_os_str().is_empty() { Path::new(".") } else { folder };
        command.current_dir(here).args(["--batch-mode", "--quiet"]).args(*way).arg(&target);
        command.arg("-Dmdep.includeScope=test").stdin(Stdio::null());
        let ended =
            command.output().map_err(|error| format!("{} cannot be run: {error}", program.display()))?;
        if ended.status.success() {
            return Ok(());
        }
        let output = String::from_utf8_lossy(&ended.stdout);
        let first = output.lines().find(|line| line.contains("ERROR")).unwrap_or("it does not say why");
        complaint = format!("mvn fails: {}", first.trim_start_matches("[ERROR]").trim());
    }
    Err(complaint)
}
