//! The Z3 that tests and programs load is there, answers, and is the one that the set-up pins.

use z3::ast::Int;
use z3::{SatResult, Solver};

/// What `scripts/z3-requirements.txt` and `.cargo/config.toml` name.
const PINNED: &str = "5.3.2";

#[test]
fn solves_a_formula() {
    let x = Int::new_const("x");
    let solver = Solver::new();
    solver.assert(x.gt(41));
    solver.assert(x.lt(43));
    assert_eq!(solver.check(), SatResult::Sat);
    let model = solver.get_model().expect("satisfiable, so there is a model");
    assert_eq!(model.eval(&x, true).and_then(|value| value.as_i64()), Some(42));
    solver.assert(x.ne(42));
    assert_eq!(solver.check(), SatResult::Unsat);
}

#[test]
fn is_the_pinned_version_or_one_the_user_chose() {
    let chosen_by_user = option_env!("Z3_LIBRARY_PATH_OVERRIDE").is_some() || cfg!(feature = "vendored");
    let version = z3::full_version();
    assert!(
        chosen_by_user || version.starts_with(&format!("{PINNED}.")),
        "linked to `{version}`, but the set-up pins {PINNED}"
    );
}
