//! Every crate that one of ours depends on is named in its code, and stands where it is needed: what only tests name is a
//! dependency of tests.

use std::collections::BTreeSet;

use crate::support::manifest::{Manifest, manifests, shared_dependencies};
use crate::support::run::root;
use crate::support::rust_source::{rust_files, tokens};

/// What begins a path in the Rust files of some folders, or of a file.
fn named(manifest: &Manifest, places: &[&str]) -> BTreeSet<String> {
    let mut found = BTreeSet::new();
    for place in places {
        let place = root().join(&manifest.folder).join(place);
        let files = if place.is_file() { vec![place] } else { rust_files(&place) };
        for file in files {
            let text = std::fs::read_to_string(&file).expect("sources can be read");
            let tokens = tokens(&text);
            let pairs = tokens.iter().zip(tokens.iter().skip(1));
            found.extend(pairs.filter(|(_, next)| **next == "::").map(|(word, _)| (*word).to_owned()));
        }
    }
    found
}

#[test]
fn every_dependency_is_used() {
    let mut unused = Vec::new();
    let mut wanted = BTreeSet::new();
    for manifest in manifests() {
        let kinds: [(&str, &Vec<String>, &[&str]); 3] = [
            ("dependencies", &manifest.dependencies, &["src"]),
            ("dev-dependencies", &manifest.dev_dependencies, &["src", "tests", "benches"]),
            ("build-dependencies", &manifest.build_dependencies, &["build.rs"]),
        ];
        for (kind, dependencies, places) in kinds {
            let named = named(&manifest, places);
            let is_unused = |name: &&String| !named.contains(&name.replace('-', "_"));
            let found = dependencies.iter().filter(is_unused);
            unused.extend(found.map(|name| format!("{}: {name} of its {kind}", manifest.name)));
            wanted.extend(dependencies.iter().cloned());
        }
        let twice = manifest.dev_dependencies.iter().filter(|name| manifest.dependencies.contains(name));
        unused.extend(twice.map(|name| format!("{}: {name}, which tests have anyway", manifest.name)));
    }
    assert!(wanted.len() > 15, "only {wanted:?} were found");
    let shared = shared_dependencies().into_iter().filter(|name| !wanted.contains(name));
    unused.extend(shared.map(|name| format!("{name} of the workspace")));
    assert!(unused.is_empty(), "nobody uses\n{}", unused.join("\n"));
}
