//! Every program of `tests/verify/` gets the verdicts of its header lines; `tests/verify/README.md` says how they read.

// each test file uses a part of it
#[allow(dead_code)]
mod support;

use support::expectation::{Entry, check};
use support::run::programs;

#[test]
fn programs_get_their_verdicts() {
    let entries: Vec<Entry> = programs("verify").iter().flat_map(|file| Entry::all_of(file)).collect();
    check(&entries, 501);
}
