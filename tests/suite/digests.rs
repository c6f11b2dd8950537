//! The hash of what a result depends on, against mutants: where one change anywhere in a program leaves the hash of a method as it
//! was, the report on the method is the same, to the byte.

use std::collections::BTreeMap;

use oox_core::config::{Bounds, Config};
use oox_core::digest::{Digests, Places};
use oox_core::ir::{MethodId, Program};
use oox_core::lang::ast::Member;
use oox_core::resolve::resolve;
use oox_core::verdict;

use crate::support::engine::{Loaded, in_parallel, load};
use crate::support::mutate::{Mutant, mutants};
use crate::support::run::root;

/// Programs in which methods call, override and share things.
const PROGRAMS: [&str; 6] = [
    "tests/verify/inheritance_dispatch.oox",
    "tests/verify/interfaces.oox",
    "tests/verify/exceptions_calls.oox",
    "tests/verify/pure_calls_in_specs.oox",
    "tests/verify/abstract_classes.oox",
    "examples/bank_account.oox",
];

/// Of the mutants of a program, every so many-th is tried.
const EVERY: usize = 5;

fn limits() -> Config {
    let mut limits = Config { jobs: 1, ..Config::default() };
    limits.bounds = Bounds { k: 2, paths: Some(60), time: None, ..Bounds::default() };
    limits
}

/// The methods of a program with their hashes, by signature.
fn hashes(program: &Program, loaded: &Loaded, config: &Config) -> BTreeMap<String, (MethodId, String)> {
    let mut digests = Digests::new(program, &loaded.sources, Places::Counted);
    let methods = (0u32..).map(MethodId).zip(&program.methods);
    let own = methods.filter(|(_, method)| method.body.is_some() && program.class(method.class).is_of_user());
    own.map(|(id, method)| {
        let name = format!("{}.{}", program.class(method.class).name, program.signature(id));
        (name, (id, digests.of(id, config)))
    })
    .collect()
}

fn report(program: &Program, loaded: &Loaded, config: &Config, id: MethodId) -> String {
    let mut report = verdict::verify(program, &loaded.sources, config, id);
    report.time_ms = 0;
    report.solver.time_ms = 0;
    serde_json::to_string(&report).expect("a report is JSON")
}

/// How many hashes a mutant has left as they were, and how many it has changed; an error is a wrong report.
fn compare(loaded: &Loaded, mutant: &Mutant) -> Result<(usize, usize), String> {
    let Some(program) = resolve(&mutant.program).0 else { return Ok((0, 0)) };
    let config = limits();
    let before = hashes(&loaded.program, loaded, &config);
    let (mut same, mut other) = (0, 0);
    for (name, (id, hash)) in hashes(&program, loaded, &config) {
        let Some((was, known)) = before.get(&name) else { continue };
        if hash != *known {
            other += 1;
            continue;
        }
        same += 1;
        let (now, then) =
            (report(&program, loaded, &config, id), report(&loaded.program, loaded, &config, *was));
        if now != then {
            return Err(format!(
                "{}: {} changes the report on {name}, and not its hash",
                mutant.name, mutant.what
            ));
        }
    }
    if other == 0 {
        return Err(format!("{}: {} changes no hash at all", mutant.name, mutant.what));
    }
    Ok((same, other))
}

#[test]
fn a_mutant_that_changes_a_report_changes_its_hash() {
    let (mut same, mut other) = (0, 0);
    for file in PROGRAMS {
        let loaded = load(&root().join(file));
        let mut all = Vec::new();
        for decl in &loaded.tree.types {
            let names: Vec<&str> = decl
                .members
                .iter()
                .filter_map(|member| match member {
                    Member::Method(method) => Some(method.name.text.as_str()),
                    Member::Constructor(constructor) => Some(constructor.name.text.as_str()),
                    Member::Field(_) | Member::StaticInit(_) | Member::Invariant(_) => None,
                })
                .collect();
            all.extend(mutants(&loaded.tree, &decl.name.text, &names));
        }
        let tried: Vec<Mutant> = all.into_iter().step_by(EVERY).collect();
        for found in in_parallel(&tried, |mutant| compare(&loaded, mutant)) {
            let (more_same, more_other) = found.unwrap_or_else(|problem| panic!("{file}: {problem}"));
            same += more_same;
            other += more_other;
        }
    }
    assert!(same > 100 && other > 50, "{same} hashes stayed and {other} changed");
}

#[test]
fn the_same_program_has_the_same_hashes() {
    for file in PROGRAMS {
        let (one, another) = (load(&root().join(file)), load(&root().join(file)));
        let config = limits();
        let (first, second) =
            (hashes(&one.program, &one, &config), hashes(&another.program, &another, &config));
        assert!(!first.is_empty() && first == second, "{file}");
        let looser = hashes(&one.program, &one, &Config { deepen: true, ..config });
        assert!(first.iter().all(|(name, hash)| looser[name] != *hash), "{file}: a setting is a part of it");
    }
}
