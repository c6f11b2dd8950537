//! Projects of Gradle, as far as their files tell: their language is a program, of which only the usual lines are understood. The class
//! path is asked of Gradle itself.

use std::path::{Path, PathBuf};

use super::asked::{Failed, Question, run, wrapper_or};
use super::{BuildTool, Module, OURS, Project, folders_in, junit_named, release_named};
use crate::input;
use crate::problems::Problem;

/// The files by which a project is known.
pub const FILES: [&str; 4] = ["build.gradle", "build.gradle.kts", "settings.gradle", "settings.gradle.kts"];

/// Other files that decide about the class path.
const FILES_BESIDE: [&str; 3] = ["gradle.properties", "gradle.lockfile", "gradle/libs.versions.toml"];
/// What has Gradle write the class path of each project.
const SCRIPT: &str = include_str!("classpath.init.gradle");

/// Has Gradle write the class path of each project.
fn ask(folder: &Path) -> Result<(), String> {
    let cannot_write = |error: std::io::Error| format!("a file for Gradle cannot be written: {error}");
    let script = tempfile::Builder::new().suffix(".gradle").tempfile().map_err(cannot_write)?;
    std::fs::write(script.path(), SCRIPT).map_err(cannot_write)?;
    let script = script.path().to_string_lossy();
    let program = if cfg!(windows) {
        wrapper_or(folder, "gradlew.bat", "gradle.bat")
    } else {
        wrapper_or(folder, "gradlew", "gradle")
    };
    let words = ["--quiet", "--no-daemon", "--init-script", &script, "ooxideClasspath"];
    let mut complaint = String::new();
    for way in [&["--offline"][..], &[]] {
        match run(&program, folder, &[way, &words].concat()) {
            Ok(()) => return Ok(()),
            Err(Failed::NotRun(why)) => return Err(why),
            Err(Failed::Printed(output)) => complaint = complaint_in(&output),
        }
    }
    Err(complaint)
}

/// What is wrong, as Gradle says it.
fn complaint_in(output: &str) -> String {
    let mut lines = output.lines().map(str::trim).skip_while(|line| !line.starts_with("* What went wrong"));
    let said = lines.nth(1).unwrap_or("it does not say why");
    format!("gradle fails: {said}")
}

/// The texts of those of the files that are there.
fn text_of(folder: &Path, names: &[&str]) -> Result<String, Problem> {
    let files = names.iter().map(|name| folder.join(name)).filter(|file| file.is_file());
    files.map(|file| input::read(&file)).collect()
}

/// Reads the project of a folder.
pub fn read(folder: &Path, build: BuildTool) -> Result<Project, Problem> {
    let whole = text_of(folder, &FILES[..2])?;
    let settings = text_of(folder, &FILES[2..])?;
    let mut modules = Vec::new();
    let folders = included(&settings).into_iter().map(|path| folder.join(path));
    let mut classpath = Vec::new();
    let mut question = Question { ours: Vec::new(), state: settings.clone() };
    for place in [folder.to_owned()].into_iter().chain(folders) {
        question.ours.push(place.join("build").join(OURS));
        let own = if place == folder { whole.clone() } else { text_of(&place, &FILES[..2])? };
        let module = module(&place, &own, &whole);
        question.state.push_str(&own);
        if module.sources.is_empty() {
            continue;
        }
        modules.push(module);
        classpath.extend(jars_in(&place.join("libs")));
        // what the build has compiled, with what annotation processors have added
        classpath.extend(Some(place.join("build/classes/java/main")).filter(|classes| classes.is_dir()));
    }
    let mut missing = Vec::new();
    let has_dependencies = question.state.contains("dependencies");
    if has_dependencies && build == BuildTool::Asked {
        question.state.push_str(&text_of(folder, &FILES_BESIDE)?);
        match question.class_path(|| ask(folder)) {
            Ok(found) => {
                let new = found.into_iter().filter(|path| path.exists() && !classpath.contains(path));
                classpath.extend(new.collect::<Vec<PathBuf>>());
            }
            Err(why) => missing.push(format!("the class path: {why}; name jars with --classpath")),
        }
    }
    Ok(Project {
        tool: "Gradle",
        root: folder.to_owned(),
        build: "build".to_owned(),
        modules,
        classpath,
        missing,
    })
}

fn module(folder: &Path, own: &str, whole: &str) -> Module {
    // what is said for all projects stands in the file of the first
    let said = |find: &dyn Fn(&str) -> Option<String>| find(own).or_else(|| find(whole));
    let release = said(&|text| release(text).map(|release| release.to_string()));
    let usual = folder.join("src/main/java");
    Module {
        name: folder
            .file_name()
            .map_or_else(|| "root".to_owned(), |name| name.to_string_lossy().into_owned()),
        sources: if usual.is_dir() { vec![usual] } else { Vec::new() },
        generated: folders_in(&folder.join("build/generated/sources/annotationProcessor/java")),
        tests: folder.join("src/test/java"),
        encoding: said(&|text| after(text, &["options.encoding"])),
        release: release.as_deref().and_then(release_named),
        junit: junit_named(own).or_else(|| junit_named(whole)),
    }
}

/// The release of Java that a file names, in one of the usual ways.
fn release(text: &str) -> Option<u32> {
    let named = after(text, &["options.release", "sourceCompatibility", "languageVersion"])?;
    let digits: String = named
        .trim_start_matches("JavaVersion.VERSION_")
        .trim_start_matches("JavaLanguageVersion.of(")
        .trim_start_matches("set(")
        .replace('_', ".")
        .chars()
        .take_while(|letter| letter.is_ascii_digit() || *letter == '.')
        .collect();
    release_named(&digits)
}

/// The value that is given to one of these names, without quotes.
fn after(text: &str, names: &[&str]) -> Option<String> {
    let lines = text.lines().map(str::trim).filter(|line| !line.starts_with("//"));
    for line in lines {
        for name in names {
            let Some((_, rest)) = line.split_once(name) else { continue };
            let value = rest.trim_start_matches([' ', '=', '.', '(']).trim_start_matches("set(");
            let value = value.trim_matches([' ', '\'', '"', ')', ';', '}']);
            if !value.is_empty() {
                return Some(value.to_owned());
            }
        }
    }
    None
}

/// The folders of the projects that a file of settings includes: `include 'a', ':b:c'`.
fn included(settings: &str) -> Vec<PathBuf> {
    let lines = settings.lines().map(str::trim).filter(|line| line.starts_with("include"));
    let named = lines.filter(|line| !line.starts_with("includeBuild")).flat_map(|line| {
        let parts = line.split(['\'', '"']).skip(1).step_by(2);
        parts.map(|part| part.trim_start_matches(':').split(':').collect::<PathBuf>())
    });
    named.collect()
}

fn jars_in(folder: &Path) -> Vec<PathBuf> {
    let entries = std::fs::read_dir(folder).into_iter().flatten().flatten().map(|entry| entry.path());
    let mut jars: Vec<PathBuf> =
        entries.filter(|path| path.extension().is_some_and(|ending| ending == "jar")).collect();
    jars.sort();
    jars
}

#[cfg(test)]
mod tests {
    use super::{after, included, release};
    use std::path::PathBuf;

    #[test]
    fn the_usual_lines_are_understood() {
        assert_eq!(release("java { sourceCompatibility = JavaVersion.VERSION_1_8 }"), Some(8));
        assert_eq!(release("sourceCompatibility = '11'"), Some(11));
        assert_eq!(release("options.release.set(17)"), Some(17));
        assert_eq!(release("languageVersion = JavaLanguageVersion.of(21)"), Some(21));
        assert_eq!(
            after("  options.encoding = 'ISO-8859-1'", &["options.encoding"]),
            Some("ISO-8859-1".to_owned())
        );
        let folders =
            included("rootProject.name = 'x'\ninclude 'a', ':b:c'\ninclude(\"d\")\nincludeBuild 'e'");
        assert_eq!(folders, ["a", "b/c", "d"].map(PathBuf::from));
    }
}
