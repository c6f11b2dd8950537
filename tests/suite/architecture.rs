//! The house has floors, and nothing leans on what is above it: crates, modules of a crate, files of a folder. The tables are those of
//! `docs/architecture.md`, so that the page cannot say anything else.

mod floors;
mod modules;

use std::collections::{BTreeMap, BTreeSet};
use std::path::Path;
use std::process::Command;

use crate::support::manifest::{Manifest, manifests};
use crate::support::pages::blocks_of;
use crate::support::run::root;

use floors::Floors;
use modules::{Modules, Uses};

const PAGE: &str = "docs/architecture.md";

/// The blocks of the page with this marker, by what the marker says.
fn tables(kind: &str) -> BTreeMap<String, String> {
    let blocks = blocks_of(PAGE).into_iter();
    let named = blocks.filter_map(|block| {
        let argument = block.marker?.strip_prefix(kind)?.strip_prefix(": ")?.to_owned();
        Some((argument, block.text))
    });
    named.collect()
}

#[test]
fn crates_use_what_is_below_them() {
    let manifests = manifests();
    let names: BTreeSet<String> = manifests.iter().map(|manifest| manifest.name.clone()).collect();
    let mut uses = Uses::new();
    for Manifest { name, dependencies, .. } in &manifests {
        for used in dependencies.iter().filter(|used| names.contains(*used)) {
            uses.entry((name.clone(), used.clone())).or_default().insert("Cargo.toml".to_owned());
        }
    }
    let tables = tables("floors");
    let table = tables.get("crates").unwrap_or_else(|| panic!("{PAGE} has no floors of the crates"));
    let problems = Floors::parse(table).problems(&names, &uses);
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

#[test]
fn modules_use_what_is_below_them() {
    let mut tables = tables("floors");
    tables.remove("crates");
    let mut problems = Vec::new();
    for manifest in manifests() {
        let sources = manifest.folder.join("src");
        let modules = Modules::read(&root().join(&sources));
        let own = sources.to_str().expect("crates have plain names").to_owned();
        if !tables.contains_key(&own) {
            problems.push(format!("{PAGE} has no floors of {own}"));
        }
        let of_crate: Vec<String> =
            tables.keys().filter(|folder| Path::new(folder).starts_with(&sources)).cloned().collect();
        for folder in of_crate {
            let table = tables.remove(&folder).expect("it is a key");
            let below = Path::new(&folder).strip_prefix(&sources).expect("it is below");
            let path: Vec<String> = below.iter().map(|part| part.to_string_lossy().into_owned()).collect();
            let found = Floors::parse(&table).problems(&modules.children(&path), &modules.uses(&path));
            problems.extend(found.into_iter().map(|problem| format!("{folder}: {problem}")));
        }
    }
    problems.extend(tables.keys().map(|folder| format!("{PAGE}: there is no crate with {folder}")));
    assert!(problems.is_empty(), "{}", problems.join("\n"));
}

/// By the folder: what calls each other there may do so in a circle of so many files and no more.
#[test]
fn circles_of_calls_are_small() {
    let tables = tables("circles");
    assert!(!tables.is_empty(), "{PAGE} has no table of circles");
    for (most, folders) in tables {
        for folder in folders.lines() {
            let run = Command::new("python3")
                .args(["scripts/cycles", "--calls", "--why", "--most", &most])
                .args(folder.split_whitespace())
                .current_dir(root())
                .output()
                .expect("python3 starts");
            let told = String::from_utf8_lossy(&run.stdout);
            assert!(run.status.success(), "{folder}: {told}{}", String::from_utf8_lossy(&run.stderr));
        }
    }
}

/// `CONTRIBUTING.md` names the files of ten changes: they are there, and of no change there are more than six.
#[test]
fn changes_are_small() {
    let text = std::fs::read_to_string(root().join("CONTRIBUTING.md")).expect("the page is there");
    let (_, rest) = text.split_once("\n| change | files |\n|---|---|\n").expect("there is the table");
    let rows: Vec<&str> = rest.lines().take_while(|line| line.starts_with('|')).collect();
    assert_eq!(rows.len(), 10, "{rows:#?}");
    for row in rows {
        let quoted = row.split('`').skip(1).step_by(2);
        let paths: Vec<&str> = quoted.filter(|word| word.contains('/')).collect();
        let missing: Vec<&&str> = paths.iter().filter(|path| !root().join(path).exists()).collect();
        assert!(missing.is_empty(), "{missing:?} of {row}");
        // a folder is where the file of its own goes
        let is_file =
            |path: &&&str| !path.ends_with('/') && !path.starts_with("docs/") && !path.starts_with("tests/");
        let own = row.matches("of its own").count();
        assert!((1..=6).contains(&(paths.iter().filter(is_file).count() + own)), "{row}");
    }
}
