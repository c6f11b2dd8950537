//! The place where attribution stands: what is in scope, what `return` and `yield` mean, whether it is a specification.

use std::rc::Rc;

use oox_core::lang::span::Span;

use crate::syntax::tree::{Modifiers, Nullness};
use crate::typed::{Expr, ExprKind, LocalId, Pattern};
use crate::types::{ClassId, Type};
use crate::world::{Scope, ScopeKind, World};

/// What `return` is about.
#[derive(Clone, Debug)]
pub(super) enum Returns {
    /// An initialiser: not allowed.
    No,
    /// A value of this type; `void` for none.
    Type(Type),
    /// A lambda whose result is still to be found out: the types are collected.
    Collect(Vec<Type>),
}

/// What `yield` is about.
#[derive(Clone, Debug)]
pub(super) struct Yields {
    /// Convert to this type, or collect.
    pub(super) ty: Option<Type>,
    /// The types that were found, with whether each was a constant that fits narrower types.
    pub(super) found: Vec<Type>,
}

/// See the module.
pub(crate) struct Cx<'w> {
    pub(super) world: &'w World,
    pub(super) scope: Rc<Scope>,
    pub(super) returns: Returns,
    pub(super) yields: Vec<Yields>,
    /// In a specification: the type of `\result`.
    pub(super) spec_result: Option<Type>,
    /// Members of specifications, and `\old`, are allowed.
    pub(super) is_spec: bool,
}

impl<'w> Cx<'w> {
    pub(super) fn new(world: &'w World, scope: Rc<Scope>, returns: Returns) -> Self {
        Self { world, scope, returns, yields: Vec::new(), spec_result: None, is_spec: false }
    }

    /// The class whose code this is.
    pub(super) fn class(&self) -> ClassId {
        self.scope.class().expect("code stands in a class")
    }

    /// A new local variable that is in scope from here on.
    pub(super) fn declare(&mut self, name: &str, ty: Type, span: Span) -> LocalId {
        let id = self.world.new_local(name, ty, span);
        self.bind(name, id);
        id
    }

    /// Notes what the modifiers of a variable say of it.
    pub(super) fn mark(&self, id: LocalId, modifiers: &Modifiers) {
        if modifiers.nullness == Some(Nullness::NonNull) && self.world.local(id).ty.is_reference() {
            self.world.update_local(id, |info| info.is_non_null = true);
        }
    }

    /// Makes a variable visible from here on.
    pub(super) fn bind(&mut self, name: &str, id: LocalId) {
        self.scope = self.scope.with(ScopeKind::Var(name.to_owned(), id));
    }

    /// Does something in a scope of its own.
    pub(super) fn scoped<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        let scope = Rc::clone(&self.scope);
        let result = inside(self);
        self.scope = scope;
        result
    }

    /// Does something where the pattern variables of a condition are in scope.
    pub(super) fn with_bindings<T>(
        &mut self,
        bindings: &[LocalId],
        inside: impl FnOnce(&mut Self) -> T,
    ) -> T {
        self.scoped(|cx| {
            cx.bind_all(bindings);
            inside(cx)
        })
    }

    /// Makes pattern variables visible from here on.
    pub(super) fn bind_all(&mut self, bindings: &[LocalId]) {
        for id in bindings {
            let name = self.world.local(*id).name;
            self.bind(&name, *id);
        }
    }

    /// `this` of a class around the code.
    pub(super) fn this(&self, class: ClassId, span: Span) -> Expr {
        Expr { kind: ExprKind::This(class), ty: self.world.self_type(class), span }
    }

    /// A local variable as an expression.
    pub(super) fn local(&self, id: LocalId, span: Span) -> Expr {
        Expr { kind: ExprKind::Local(id), ty: self.world.local(id).ty, span }
    }

    /// Tries something out: names of unnamed classes that it uses up are free again afterwards.
    pub(super) fn trial<T>(&mut self, inside: impl FnOnce(&mut Self) -> T) -> T {
        let mark = self.world.mark();
        let yields = self.yields.clone();
        let returns = self.returns.clone();
        let result = self.scoped(inside);
        self.yields = yields;
        self.returns = returns;
        self.world.forget(mark);
        result
    }
}

/// The pattern variables that a condition binds when it is true, and when it is false (JLS 6.3.1).
pub(super) fn bindings(cond: &Expr) -> (Vec<LocalId>, Vec<LocalId>) {
    match &cond.kind {
        ExprKind::Matches(_, _, pattern) => {
            let mut found = Vec::new();
            pattern_variables(pattern, &mut found);
            (found, Vec::new())
        }
        ExprKind::And(left, right) => {
            let (mut truth, _) = bindings(left);
            truth.extend(bindings(right).0);
            (truth, Vec::new())
        }
        ExprKind::Or(left, right) => {
            let (_, mut falsity) = bindings(left);
            falsity.extend(bindings(right).1);
            (Vec::new(), falsity)
        }
        ExprKind::Unary(crate::typed::UnOp::Not, inner) => {
            let (truth, falsity) = bindings(inner);
            (falsity, truth)
        }
        _ => (Vec::new(), Vec::new()),
    }
}

/// The variables of a pattern, in order.
pub(super) fn pattern_variables(pattern: &Pattern, found: &mut Vec<LocalId>) {
    match pattern {
        Pattern::Bind { var, .. } => found.extend(*var),
        Pattern::Record { parts, .. } => {
            for part in parts {
                pattern_variables(&part.pattern, found);
            }
        }
    }
}
