//! Projects of Maven: from their files, and the class path from Maven itself.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use super::asked::{CLASS_PATH, Failed, Question, run, wrapper_or};
use super::pom::Pom;
use super::{BuildTool, Module, OURS, Project, folders_in, junit_named, release_named};
use crate::problems::Problem;

/// More modules than any project has: they may lead in circles.
const MOST_MODULES: usize = 10_000;

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
    let ours = poms.iter().map(|pom| build_folder(pom).join(OURS)).collect();
    let state = poms
        .iter()
        .flat_map(|pom| [pom.folder.display().to_string()].into_iter().chain(pom.texts.iter().cloned()));
    let question = Question { ours, state: state.collect::<Vec<String>>().join("\0") };
    question.class_path(|| ask(folder, poms.len() > 1))
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
    let program = if cfg!(windows) {
        wrapper_or(folder, "mvnw.cmd", "mvn.cmd")
    } else {
        wrapper_or(folder, "mvnw", "mvn")
    };
    // what does not compile is said by us, and other modules need what does
    let always = ["-Dmdep.includeScope=test", "-Dmaven.compiler.failOnError=false", "-Dstyle.color=never"];
    let mut complaint = String::new();
    for way in ways {
        let words = [&["--batch-mode", "--quiet"][..], *way, &always, &[target.as_str()]].concat();
        match run(&program, folder, &words) {
            Ok(()) => return Ok(()),
            Err(Failed::NotRun(why)) => return Err(why),
            Err(Failed::Printed(output)) => complaint = format!("mvn fails: {}", complaint_in(&output)),
        }
    }
    Err(complaint)
}

/// The first line of Maven's that says what is wrong; titles of what follows do not.
fn complaint_in(output: &str) -> &str {
    let errors = output.lines().filter_map(|line| Some(line.split_once("[ERROR]")?.1.trim()));
    let mut told = errors.filter(|line| !line.is_empty() && !line.ends_with(':'));
    told.next().unwrap_or("it does not say why")
}

#[cfg(test)]
mod tests {
    use super::complaint_in;

    #[test]
    fn what_is_wrong_is_said_and_no_title() {
        let output =
            "[INFO] a\n[ERROR] COMPILATION ERROR :\n\u{1b}[0m[ERROR] A.java:[3,8] ')' expected\n[ERROR] b\n";
        assert_eq!(complaint_in(output), "A.java:[3,8] ')' expected");
        assert_eq!(complaint_in(""), "it does not say why");
    }
}
