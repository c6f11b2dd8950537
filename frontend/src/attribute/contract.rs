//! JML contracts and invariants: specification cases are folded into single clauses.
//!
//! A case with a precondition promises its `ensures`, and permits exceptions, only where `\old(requires)` holds; with several
//! cases the callers must meet one of the preconditions, and where several hold each must be kept. A contract is
//! inherited by the methods that override its method.

use std::rc::Rc;

use oox_core::lang::diagnostic::{Diagnostic, Subject};
use oox_core::lang::span::Span;

use super::cx::{Cx, Returns};
use super::entry::{method_scope, written_params};
use super::{Problem, R};
use crate::syntax::tree::{self, Behavior, BinOp, Member, SpecClauseKind, StoreRef};
use crate::typed::{
    Assignable, Clause, Const, Contract, Expr, ExprKind, FrameClause, LocalId, Permission, Signals, UnOp,
};
use crate::types::{ClassId, Type};
use crate::world::{MethodId, World};

/// The contract of a method: its own, and those of the methods that it overrides. Conditions speak of `params`, of
/// `this` and of [`crate::typed::ExprKind::Result`]; parameters have their values at entry.
///
/// Contracts with permissions are not joined: a method with one of its own has that one, and so it is in proofs unless it
/// says `also`.
pub fn contract(world: &World, id: MethodId, is_proof: bool) -> Result<Option<Contract>, Problem> {
    let method = world.method(id);
    let mut sources: Vec<(MethodId, Rc<tree::Contract>)> = Vec::new();
    let own = method.decl.as_ref().and_then(|decl| decl.contract.clone());
    for above in world.overridden(id) {
        if let Some(inherited) = world.method(above).decl.as_ref().and_then(|decl| decl.contract.clone()) {
            sources.push((above, Rc::new(inherited)));
        }
    }
    if let Some(own) = own {
        let has_permissions = |contract: &tree::Contract| contract.cases.iter().any(has_permissions);
        if !own.is_also
            && (is_proof || has_permissions(&own) || sources.iter().any(|(_, above)| has_permissions(above)))
        {
            sources.clear();
        }
        sources.push((id, Rc::new(own)));
    }
    if sources.is_empty() {
        return Ok(None);
    }
    let params: Vec<_> = written_params(world, &method)
        .iter()
        .zip(method.params.iter())
        .map(|(param, ty)| world.new_local(param.name.text.clone(), ty.clone(), param.name.span))
        .collect();
    let mut contract = Contract { params: params.clone(), ..Contract::default() };
    let mut cases: Vec<Case> = Vec::new();
    for (source, written) in sources {
        // an inherited contract uses the names of its own method
        let declared = world.method(source);
        let mut cx = Cx::new(world, method_scope(world, &declared), Returns::No);
        cx.is_spec = true;
        cx.spec_result =
            Some(if method.is_constructor() { world.self_type(method.class) } else { method.ret.clone() });
        for (param, local) in written_params(world, &declared).iter().zip(&params) {
            cx.bind(&param.name.text, *local);
        }
        for case in &written.cases {
            cases.push(cx.spec_case(case)?);
        }
    }
    fold(world, cases, &mut contract);
    Ok(Some(contract))
}

/// Whether a case speaks of permissions.
fn has_permissions(case: &tree::SpecCase) -> bool {
    case.clauses.iter().any(|clause| match &clause.kind {
        SpecClauseKind::Requires(cond)
        | SpecClauseKind::Ensures(cond)
        | SpecClauseKind::Signals { cond: Some(cond), .. } => is_assertion(cond),
        _ => false,
    })
}

/// Whether an expression is no plain truth value.
fn is_assertion(expr: &tree::Expr) -> bool {
    match &expr.kind {
        tree::ExprKind::Permission(..) | tree::ExprKind::Sep(..) => true,
        tree::ExprKind::Implies(_, conclusion) => is_assertion(conclusion),
        tree::ExprKind::Cond(_, then, els) => is_assertion(then) || is_assertion(els),
        _ => false,
    }
}

/// The invariants of a class, static ones left out.
pub fn invariants(world: &World, class: ClassId) -> Result<Vec<Clause>, Problem> {
    let Some(decl) = world.class(class).decl.clone() else { return Ok(Vec::new()) };
    let mut cx = Cx::new(world, world.body_scope(class), Returns::No);
    cx.is_spec = true;
    let mut found = Vec::new();
    for member in &decl.members {
        match member {
            Member::Invariant { is_static: false, said } => {
                let span = said.cond.span;
                found.push(Clause { cond: cx.condition(&said.cond)?, span });
            }
            Member::Invariant { is_static: true, said } => {
                world.report(
                    Diagnostic::warning(said.cond.span, "a static invariant is not judged")
                        .hint("the other invariants of the class are")
                        .about(Subject::Ignored { word: "static invariant".to_owned(), is_of_class: true }),
                );
            }
            _ => {}
        }
    }
    Ok(found)
}

/// One specification case, attributed.
struct Case {
    requires: Vec<Clause>,
    ensures: Vec<Clause>,
    signals: Vec<Signals>,
    signals_only: Option<(Vec<Type>, Span)>,
    assignable: Option<(Vec<Assignable>, Span)>,
    behavior: Behavior,
    span: Span,
}

impl Case {
    /// The classes of exceptions that may leave the method where the case holds. Where a clause of the case forbids
    /// some of them, that clause is violated then, and it is no crash.
    fn permitted(&self, world: &World) -> Vec<Type> {
        if self.behavior == Behavior::Normal || self.signals_only.is_some() {
            return vec![Type::class(world.lang("Throwable"))];
        }
        if self.permits_any() {
            return vec![Type::class(world.lang("Exception"))];
        }
        self.signals.iter().map(|signals| signals.ty.clone()).collect()
    }

    /// `exceptional_behavior` that does not say which exception.
    fn permits_any(&self) -> bool {
        self.behavior == Behavior::Exceptional && self.signals.is_empty() && self.signals_only.is_none()
    }
}

impl Cx<'_> {
    fn spec_case(&mut self, case: &tree::SpecCase) -> R<Case> {
        let span =
            case.clauses.first().map_or_else(|| self.world.class(self.class()).span, |first| first.span);
        let mut typed = Case {
            requires: Vec::new(),
            ensures: Vec::new(),
            signals: Vec::new(),
            signals_only: None,
            assignable: None,
            behavior: case.behavior,
            span,
        };
        for clause in &case.clauses {
            let span = clause.span;
            match &clause.kind {
                SpecClauseKind::Requires(cond) => {
                    typed.requires.push(Clause { cond: self.condition(cond)?, span });
                }
                SpecClauseKind::Ensures(cond) => {
                    typed.ensures.push(Clause { cond: self.condition(cond)?, span });
                }
                SpecClauseKind::Signals { ty, name, cond } => {
                    let ty = self.world.resolve(&self.scope, ty)?;
                    let signals = self.scoped(|cx| -> R<Signals> {
                        let (word, at) = match name {
                            Some(name) => (name.text.as_str(), name.span),
                            None => ("exception$", span),
                        };
                        let var = cx.declare(word, ty.clone(), at);
                        let cond = match cond {
                            Some(cond) => cx.condition(cond)?,
                            None => truth(span),
                        };
                        Ok(Signals { ty, var, cond, span })
                    })?;
                    typed.signals.push(signals);
                }
                SpecClauseKind::SignalsOnly(types) => {
                    let types =
                        types.iter().map(|ty| self.world.resolve(&self.scope, ty)).collect::<R<Vec<_>>>()?;
                    typed.signals_only = Some((types, span));
                }
                SpecClauseKind::Assignable(None) => typed.assignable = None,
                SpecClauseKind::Assignable(Some(places)) => {
                    let places = places.iter().map(|place| self.store_ref(place)).collect::<R<Vec<_>>>()?;
                    match &mut typed.assignable {
                        Some((known, _)) => known.extend(places),
                        none => *none = Some((places, span)),
                    }
                }
            }
        }
        Ok(typed)
    }

    fn store_ref(&mut self, place: &StoreRef) -> R<Assignable> {
        Ok(match place {
            StoreRef::Place(place) => Assignable::Place(self.value(place, None)?),
            StoreRef::AllFields(object) => Assignable::AllFields(self.value(object, None)?),
            StoreRef::AllElements(array) => Assignable::AllElements(self.value(array, None)?),
            StoreRef::Elements(array, _, _) => {
                return Err(Problem::unsupported("JML assignable of a range of elements", array.span));
            }
        })
    }

    /// A condition of a specification inside code.
    pub(super) fn spec(&mut self, cond: &tree::Expr) -> R<Expr> {
        let was_spec = std::mem::replace(&mut self.is_spec, true);
        let found = self.condition(cond);
        self.is_spec = was_spec;
        found
    }

    /// Loop invariants.
    pub(super) fn specs(&mut self, invariants: &[tree::JmlCondition]) -> R<Vec<Expr>> {
        invariants.iter().map(|said| self.spec(&said.cond)).collect()
    }
}

fn truth(span: Span) -> Expr {
    Expr { kind: ExprKind::Const(Const::Boolean(true)), ty: Type::BOOLEAN, span }
}

fn falsity(span: Span) -> Expr {
    Expr { kind: ExprKind::Const(Const::Boolean(false)), ty: Type::BOOLEAN, span }
}

fn all(clauses: &[Clause], span: Span) -> Expr {
    clauses
        .iter()
        .map(|clause| clause.cond.clone())
        .reduce(|a, b| Expr { kind: ExprKind::And(Box::new(a), Box::new(b)), ty: Type::BOOLEAN, span })
        .unwrap_or_else(|| truth(span))
}

fn implies(premise: Expr, conclusion: Expr) -> Expr {
    let span = conclusion.span;
    if matches!(premise.constant(), Some(Const::Boolean(true))) {
        return conclusion;
    }
    Expr { kind: ExprKind::Implies(Box::new(premise), Box::new(conclusion)), ty: Type::BOOLEAN, span }
}

fn old(cond: Expr) -> Expr {
    let span = cond.span;
    if cond.constant().is_some() {
        return cond;
    }
    Expr { kind: ExprKind::Old(Box::new(cond)), ty: Type::BOOLEAN, span }
}

/// The precondition of one of several cases: where it cannot be evaluated, another case may hold.
fn holds(cond: Expr) -> Expr {
    if !may_throw(&cond) {
        return cond;
    }
    let span = cond.span;
    Expr { kind: ExprKind::Holds(Box::new(cond)), ty: Type::BOOLEAN, span }
}

/// Whether evaluating a condition may throw; forms that are rare in preconditions count as if they did.
fn may_throw(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Const(_) | ExprKind::Local(_) | ExprKind::This(_) => false,
        ExprKind::Field(Some(object), _) => !matches!(object.kind, ExprKind::This(_)),
        ExprKind::Unary(_, inner) | ExprKind::InstanceOf(inner, _) => may_throw(inner),
        ExprKind::Convert(_, inner) => inner.ty.prim().is_none() || may_throw(inner),
        ExprKind::Binary(op, left, right) => {
            matches!(op, BinOp::Div | BinOp::Rem) || may_throw(left) || may_throw(right)
        }
        ExprKind::And(left, right) | ExprKind::Or(left, right) | ExprKind::Implies(left, right) => {
            may_throw(left) || may_throw(right)
        }
        ExprKind::Cond(cond, then, els) => may_throw(cond) || may_throw(then) || may_throw(els),
        _ => true,
    }
}

/// `e instanceof A || e instanceof B`
fn is_one_of(var: LocalId, throwable: &Type, types: &[Type], span: Span) -> Expr {
    let exception = Expr { kind: ExprKind::Local(var), ty: throwable.clone(), span };
    let is = |ty: &Type| Expr {
        kind: ExprKind::InstanceOf(Box::new(exception.clone()), ty.clone()),
        ty: Type::BOOLEAN,
        span,
    };
    types
        .iter()
        .map(is)
        .reduce(|a, b| Expr { kind: ExprKind::Or(Box::new(a), Box::new(b)), ty: Type::BOOLEAN, span })
        .unwrap_or_else(|| falsity(span))
}

/// The cases as single clauses.
fn fold(world: &World, cases: Vec<Case>, contract: &mut Contract) {
    let is_single = cases.len() == 1;
    if is_single {
        contract.requires.clone_from(&cases[0].requires);
    } else {
        let span = cases[0].span;
        let any = cases.iter().map(|case| holds(all(&case.requires, case.span))).reduce(|a, b| Expr {
            kind: ExprKind::Or(Box::new(a), Box::new(b)),
            ty: Type::BOOLEAN,
            span,
        });
        if let Some(any) = any
            && !matches!(any.constant(), Some(Const::Boolean(true)))
        {
            contract.requires.push(Clause { cond: any, span });
        }
    }
    let throwable = Type::class(world.lang("Throwable"));
    for case in cases {
        let premise = |span| if is_single { truth(span) } else { old(holds(all(&case.requires, span))) };
        let span = case.span;
        if !is_single {
            let types = case.permitted(world);
            contract.permissions.push(Permission { guard: premise(span), types, span });
        } else if case.permits_any() {
            // what a clause names is permitted by that clause
            let ty = Type::class(world.lang("Exception"));
            let var = world.new_local("exception$", ty.clone(), span);
            contract.signals.push(Signals { ty, var, cond: truth(span), span });
        }
        for clause in &case.ensures {
            if case.behavior != Behavior::Exceptional {
                let cond = implies(premise(clause.span), clause.cond.clone());
                contract.ensures.push(Clause { cond, span: clause.span });
            }
        }
        match case.behavior {
            Behavior::Exceptional => {
                let cond = implies(premise(span), falsity(span));
                // with a single case the method never returns
                contract.ensures.push(Clause { cond, span });
            }
            Behavior::Normal => {
                let var = world.new_local("exception$", throwable.clone(), span);
                let cond = match premise(span) {
                    cond if matches!(cond.constant(), Some(Const::Boolean(true))) => falsity(span),
                    cond => {
                        Expr { kind: ExprKind::Unary(UnOp::Not, Box::new(cond)), ty: Type::BOOLEAN, span }
                    }
                };
                contract.signals.push(Signals { ty: throwable.clone(), var, cond, span });
            }
            Behavior::Any => {}
        }
        for signals in &case.signals {
            let cond = implies(premise(signals.span), signals.cond.clone());
            contract.signals.push(Signals { cond, ..signals.clone() });
        }
        match &case.signals_only {
            Some(only) if is_single => contract.signals_only = Some(only.clone()),
            Some((types, span)) => {
                let var = world.new_local("exception$", throwable.clone(), *span);
                let cond = implies(premise(*span), is_one_of(var, &throwable, types, *span));
                contract.signals.push(Signals { ty: throwable.clone(), var, cond, span: *span });
            }
            None => {}
        }
        if let Some((places, span)) = case.assignable {
            let guard = if is_single { None } else { Some(holds(all(&case.requires, span))) };
            contract.assignable.push(FrameClause { guard, places, span });
        }
    }
}
