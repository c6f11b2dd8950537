//! Contracts become code: every clause is a body of its own that returns a truth value.

use super::builder::bool_const;
use super::lower::{Lowerer, Mode, add_check};
use super::names::{MethodDecl, Names};
use crate::ir::{
    BodyKind, CheckKind, ClassId, Contract, FrameLoc, InstrKind, MethodId, Modifies, Native, Operand,
    Program, Slot, Spec, Terminator, Throws, Ty,
};
use crate::lang::ast::{self, BinOp, ClauseKind, ExprKind, Lit, Location};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::span::Span;

/// The `invariant`s that a class itself declares.
pub(super) fn class_invariants(
    names: &Names,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
    class: ClassId,
) {
    let decl = names.decls[class.index()];
    let mut own = Vec::new();
    for member in &decl.members {
        if let ast::Member::Invariant(cond) = member {
            let check = add_check(program, CheckKind::Invariant, cond.span, None);
            program.checks[check.0 as usize].is_assumed_only = decl.is_library;
            let mut lowerer = Lowerer::new(names, program, diagnostics, class, None, Mode::Before);
            lowerer.bind_this();
            if let Some(body) = condition(lowerer, cond) {
                program.checks[check.0 as usize].is_late = is_late(program, body);
                own.push(Spec { body, check });
            }
        }
    }
    program.classes[class.index()].invariants = own;
}

/// Does the condition ask to be assumed late?
fn is_late(program: &Program, body: crate::ir::BodyId) -> bool {
    let instrs = program.body(body).cfg.node_weights().flat_map(|block| &block.instrs);
    { instrs }.any(|instr| matches!(instr.kind, InstrKind::Native { native: Native::Late, .. }))
}

/// Subclasses keep the invariants of their supertypes.
pub(super) fn inherit_invariants(program: &mut Program) {
    let own: Vec<Vec<Spec>> = program.classes.iter().map(|class| class.invariants.clone()).collect();
    for index in 0..program.classes.len() {
        let ancestors = program.classes[index].ancestors.clone();
        program.classes[index].invariants =
            ancestors.iter().flat_map(|ancestor| own[ancestor.index()].iter().copied()).collect();
    }
}

fn condition<'a>(mut lowerer: Lowerer<'_, 'a>, cond: &'a ast::Expr) -> Option<crate::ir::BodyId> {
    let value = lowerer.asserted(cond)?;
    lowerer.b.end_dead(cond.span, Terminator::Return(Some(value)));
    Some(lowerer.finish(BodyKind::Spec))
}

/// The guard of a clause that has none.
fn always(mut lowerer: Lowerer, span: Span) -> crate::ir::BodyId {
    lowerer.b.end_dead(span, Terminator::Return(Some(bool_const(true))));
    lowerer.finish(BodyKind::Spec)
}

/// The contract of a member.
pub(super) fn contract<'a>(
    names: &Names<'a>,
    program: &mut Program,
    diagnostics: &mut Vec<Diagnostic>,
    method: MethodId,
    decl: MethodDecl<'a>,
) {
    let class = program.method(method).class;
    let mut contract = Contract::default();
    let mut has_modifies = false;
    for clause in decl.spec() {
        let mode = match &clause.kind {
            ClauseKind::Requires(_) | ClauseKind::Modifies { .. } => Mode::Before,
            _ => Mode::After,
        };
        // `old` puts its code into the contract of the method at once; the other clauses are added at the end
        let mut lowerer = Lowerer::new(names, program, diagnostics, class, Some(method), mode);
        lowerer.bind_params();
        match &clause.kind {
            ClauseKind::Requires(cond) => {
                let check = lowerer.check(CheckKind::Requires, cond.span);
                contract.requires.extend(condition(lowerer, cond).map(|body| Spec { body, check }));
            }
            ClauseKind::Ensures(cond) => {
                bind_result(&mut lowerer, method);
                let check = lowerer.check(CheckKind::Ensures, cond.span);
                contract.gives_object |= says_not_null(cond);
                contract.ensures.extend(condition(lowerer, cond).map(|body| Spec { body, check }));
            }
            ClauseKind::Exceptional(cond) => {
                let check = lowerer.check(CheckKind::Exceptional, cond.span);
                contract.exceptional.extend(condition(lowerer, cond).map(|body| Spec { body, check }));
            }
            ClauseKind::Signals { ty, var, cond } => {
                let Some(resolved) = names.ty(ty, lowerer.diagnostics) else { continue };
                let Some(thrown) = lowerer.exception_class(&resolved, ty.span) else { continue };
                let name = var.as_ref().map_or("", |var| var.text.as_str());
                let at = var.as_ref().map_or(ty.span, |var| var.span);
                lowerer.bind_param(name, resolved, at);
                let check = lowerer.check(CheckKind::Signals, cond.span);
                // a permission: there is nothing to break
                lowerer.program.checks[check.0 as usize].is_assumed_only =
                    cond.kind == ExprKind::Lit(Lit::Bool(true));
                let body = condition(lowerer, cond);
                contract.signals.extend(body.map(|body| (thrown, Spec { body, check })));
            }
            ClauseKind::Throws { types, guard } => {
                let mut classes = Vec::new();
                for ty in types {
                    let resolved = names.ty(ty, lowerer.diagnostics);
                    let class = resolved.and_then(|resolved| lowerer.exception_class(&resolved, ty.span));
                    classes.extend(class);
                }
                let guard = match guard {
                    Some(guard) => condition(lowerer, guard),
                    None => Some(always(lowerer, clause.span)),
                };
                contract.throws.extend(guard.map(|guard| Throws { classes, guard }));
            }
            ClauseKind::Modifies { places, guard } => {
                if guard.is_none() && std::mem::replace(&mut has_modifies, true) {
                    lowerer.diagnostics.push(
                        Diagnostic::error(clause.span, "a second `modifies` clause").hint(
                            "list all places in one clause, or say when each counts: `modifies(...) if (E)`",
                        ),
                    );
                    continue;
                }
                contract.modifies.push(modifies(lowerer, places, guard.as_ref(), clause.span));
            }
        }
    }
    if program.method(method).is_pure && contract.modifies.is_empty() {
        let span = program.span_of(method);
        let lowerer = Lowerer::new(names, program, diagnostics, class, Some(method), Mode::Before);
        contract.modifies.push(modifies(lowerer, &[], None, span));
    }
    if let Some(param) = decl.params().iter().find(|param| param.non_null) {
        let check = add_check(program, CheckKind::Requires, param.name.span, Some(method));
        program.methods[method.index()].non_null_check = Some(check);
    }
    let of_olds = &mut program.methods[method.index()].contract;
    (contract.olds, contract.looks_back) = (std::mem::take(&mut of_olds.olds), of_olds.looks_back);
    program.methods[method.index()].contract = contract;
}

/// `retval` is in scope where there is a result; in a constructor it is the new object.
fn bind_result(lowerer: &mut Lowerer, method: MethodId) {
    let declared = lowerer.program.method(method);
    let ty = if declared.is_constructor { Some(Ty::Ref(declared.class)) } else { declared.ret.clone() };
    let span = declared.span;
    if let Some(ty) = ty {
        lowerer.bind_param("retval", ty, span);
    }
}

/// `retval != null`
fn says_not_null(cond: &ast::Expr) -> bool {
    let ExprKind::Binary(BinOp::Ne, left, right) = &cond.kind else { return false };
    matches!(&left.kind, ExprKind::Name(name) if name == "retval") && right.kind == ExprKind::Lit(Lit::Null)
}

fn modifies<'a>(
    mut lowerer: Lowerer<'_, 'a>,
    locations: &'a [Location],
    guard: Option<&'a ast::Expr>,
    span: Span,
) -> Modifies {
    if let Some(guard) = guard
        && let Some(cond) = lowerer.expr_of(guard, &Ty::Bool)
    {
        let (then, els) = (lowerer.b.block(), lowerer.b.block());
        lowerer.b.end(guard.span, Terminator::Branch { cond, then, els, branch: None }, els);
        lowerer.b.end(span, Terminator::Return(Some(bool_const(false))), then);
    }
    let mut locs = Vec::new();
    for location in locations {
        locs.extend(frame_location(&mut lowerer, location));
    }
    let check = lowerer.check(CheckKind::Modifies, span);
    lowerer.b.end_dead(span, Terminator::Return(Some(bool_const(true))));
    Modifies { body: lowerer.finish(BodyKind::Spec), locs, check }
}

fn frame_location<'a>(lowerer: &mut Lowerer<'_, 'a>, location: &'a Location) -> Option<FrameLoc> {
    Some(match location {
        Location::Field { base, field } => {
            if let Some(class) = lowerer.class_name(base) {
                let id = lowerer.field(class, field)?;
                if !lowerer.program.field(id).is_static {
                    let message = format!("`{}` is not static", field.text);
                    lowerer.error_hint(field.span, message, "name an object before the dot");
                    return None;
                }
                return Some(FrameLoc::Static(id));
            }
            let (object, id) = lowerer.object_field(base, field, None)?;
            FrameLoc::Field(keep(lowerer, object, base), id)
        }
        Location::AllFields(base) => {
            let value = lowerer.expr(base)?;
            if !matches!(value.ty, Ty::Ref(_)) {
                lowerer.error(base.span, "`.*` needs an object");
                return None;
            }
            FrameLoc::AllFields(keep(lowerer, value.op, base))
        }
        Location::Elem { base, index } => {
            let (array, _) = lowerer.array(base)?;
            let array = keep(lowerer, array, base);
            let index_value = lowerer.index(index, None)?;
            let at = lowerer.b.temp(Ty::Int);
            lowerer.b.assign(index.span, at, index_value);
            FrameLoc::Elem(array, at)
        }
        Location::AllElems(base) => {
            let (array, _) = lowerer.array(base)?;
            FrameLoc::AllElems(keep(lowerer, array, base))
        }
    })
}

fn keep(lowerer: &mut Lowerer, value: Operand, base: &ast::Expr) -> Slot {
    if let Operand::Slot(slot) = value {
        return slot;
    }
    let slot = lowerer.b.temp(Ty::Null);
    lowerer.b.assign(base.span, slot, value);
    slot
}
