//! Every program of `tests/verify/` gets the verdicts of its header lines; `tests/verify/README.md` says how they read.

use crate::support::expectation::{Entry, check};
use crate::support::run::programs;

#[test]
fn programs_get_their_verdicts() {
    let entries: Vec<Entry> = programs("verify").iter().flat_map(|file| Entry::all_of(file)).collect();
    check(&entries, 501);
}
