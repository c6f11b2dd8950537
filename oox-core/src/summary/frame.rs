//! What is said of bodies whose analysis does not come to rest: which fields they and their callees write, and nothing of where.

use std::collections::BTreeSet;

use super::relation::{Link, Relations};
use super::state::{Held, Nullness, State, Update};
use super::{Effects, Found, Summaries, Summary};
use crate::ir::{BodyId, CallTarget, InstrKind, Native, Operand, Ty};

/// The effects of bodies that call each other, of each of them. Where threads, or code that is not there, come into it, nothing is
/// known.
#[allow(clippy::too_many_lines, reason = "an arm for each instruction")]
pub(super) fn framed(summaries: &Summaries, component: &[BodyId], why: &str) -> Summary {
    let program = summaries.program;
    let relations = Relations { program };
    let mut exit = State::default();
    let mut thrown = Effects { classes: [(program.builtin.throwable, true)].into(), ..Effects::default() };
    for body in component {
        for instr in program.body(*body).cfg.node_weights().flat_map(|block| &block.instrs) {
            match &instr.kind {
                InstrKind::StoreField { field, .. } => add_link(relations, Link::Field(*field), &mut thrown),
                InstrKind::StoreElem { array, .. } => {
                    let elem = match array {
                        Operand::Slot(slot) => program.body(*body).slots[slot.0 as usize].ty.clone(),
                        Operand::Const(_) => Ty::Null,
                    };
                    let link =
                        if let Ty::Array(elem) = elem { Link::of_elements(&elem) } else { Link::Elem(None) };
                    add_link(relations, link, &mut thrown);
                }
                InstrKind::StoreStatic { field, .. } => drop(thrown.statics.insert(*field)),
                InstrKind::New { class, .. } => exit.make_many(&Ty::Ref(*class), false),
                InstrKind::NewArray { ty, .. } => exit.make_many(ty, false),
                InstrKind::Native { native: Native::Print, .. } => thrown.prints = true,
                InstrKind::Assert { .. } => thrown.asserts = true,
                InstrKind::Call { target, .. } => {
                    let (CallTarget::Exact(method) | CallTarget::Virtual(method)) = *target;
                    let all = super::graph::run_by(program, *target);
                    let has_body = |id| program.method(id).body.is_some();
                    let is_open = all.iter().any(|id| !has_body(*id) && !program.method(*id).is_abstract)
                        || super::graph::may_be_unknown(program, method)
                            && matches!(target, CallTarget::Virtual(_));
                    if is_open {
                        return Summary::unknown(program, &program.qualified_name(method));
                    }
                    for body in all.iter().filter_map(|id| program.method(*id).body) {
                        if add_known(summaries, body, &mut exit, &mut thrown).is_none() {
                            return Summary::unknown(program, why);
                        }
                    }
                }
                InstrKind::InitClass(class) => {
                    let mut all = BTreeSet::new();
                    super::graph::initialisers(program, *class, &mut all);
                    for body in all {
                        if add_known(summaries, body, &mut exit, &mut thrown).is_none() {
                            return Summary::unknown(program, why);
                        }
                    }
                }
                InstrKind::Native { native, .. } if *native >= Native::Become => {
                    return Summary::unknown(program, why);
                }
                InstrKind::Fork { .. }
                | InstrKind::Join(_)
                | InstrKind::Wait(_)
                | InstrKind::Notify { .. }
                | InstrKind::Await(_)
                | InstrKind::Unsupported(_) => return Summary::unknown(program, why),
                _ => {}
            }
        }
    }
    for link in thrown.links.keys() {
        let base = relations.domain(*link);
        let value = relations.all_of_range(*link, None);
        exit.write(relations, *link, Update { base, value, is_all: false, is_exact: false });
    }
    for field in &thrown.statics {
        let set = super::relation::all_of(&program.field(*field).ty);
        exit.statics.insert(*field, Held { set, is_exact: false });
    }
    exit.prints = thrown.prints;
    Summary {
        exit: Some(exit),
        result: None,
        result_null: Nullness::Maybe,
        thrown,
        gave_up: Some(why.to_owned()),
    }
}

/// The link of any object may be written.
fn add_link(relations: Relations, link: Link, effects: &mut Effects) {
    effects.add_link(relations, link, &relations.domain(link));
}

/// Adds what a callee does; `None` where that is not known.
fn add_known(summaries: &Summaries, body: BodyId, exit: &mut State, effects: &mut Effects) -> Option<()> {
    match summaries.find(body) {
        Found::Known(summary) => {
            let relations = Relations { program: summaries.program };
            let known = summary.effects(relations);
            if known.havoc.is_some() {
                return None;
            }
            effects.add(relations, &known);
            known.links.keys().for_each(|link| add_link(relations, *link, effects));
            if let Some(left) = &summary.exit {
                left.made.iter().for_each(|(new, _)| exit.make_many(&new.ty, new.by_library));
                left.fresh.iter().for_each(|(ty, by_library)| exit.make_many(ty, *by_library));
            }
            Some(())
        }
        // it is one of those that are looked at
        Found::NotYet => Some(()),
        Found::Missing => None,
    }
}
