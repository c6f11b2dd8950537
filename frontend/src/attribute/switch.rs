//! `switch`, as a statement and as an expression, over numbers, strings, enums and patterns.

use oox_core::lang::span::Span;

use super::constant;
use super::cx::{Cx, Yields, pattern_variables};
use super::{Problem, R};
use crate::syntax::tree::{self, ExprKind as Syntax, Lit, SwitchBody};
use crate::typed::{
    Const, Expr, ExprKind, Pattern, Stmt, StmtKind, Switch, SwitchArm, SwitchKind, SwitchLabel,
};
use crate::types::{Prim, Type};
use crate::world::{ClassKind, Synthetic};

impl Cx<'_> {
    pub(super) fn switch_stmt(&mut self, switch: &tree::Switch) -> R<Switch> {
        let is_new_style = switch.arms.iter().any(|arm| {
            arm.labels.iter().any(|label| match label {
                tree::SwitchLabel::Pattern(_) => true,
                tree::SwitchLabel::Value(value) => matches!(value.kind, Syntax::Lit(Lit::Null)),
                tree::SwitchLabel::Default(_) => false,
            })
        });
        let mut typed = self.switch(switch, false)?;
        typed.is_exhaustive = is_new_style && !typed.has_default;
        Ok(typed)
    }

    /// A switch expression: its type is what the context asks for, or what its arms have in common.
    pub(super) fn switch_value(
        &mut self,
        switch: &tree::Switch,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let wanted = expected.filter(|ty| !matches!(ty, Type::Unknown | Type::Void)).cloned();
        let ty = match wanted {
            Some(ty) if !ty.has_unknown() => ty,
            _ => {
                let found = self.trial(|cx| -> R<Vec<Type>> {
                    cx.yields.push(Yields { ty: None, found: Vec::new() });
                    cx.switch(switch, true)?;
                    Ok(cx.yields.pop().map(|yields| yields.found).unwrap_or_default())
                })?;
                self.common_type(&found)
            }
        };
        self.yields.push(Yields { ty: Some(ty.clone()), found: Vec::new() });
        let typed = self.switch(switch, true);
        self.yields.pop();
        let mut typed = typed?;
        typed.is_exhaustive = !typed.has_default;
        Ok(Expr { kind: ExprKind::Switch(Box::new(typed)), ty, span })
    }

    fn common_type(&self, types: &[Type]) -> Type {
        let Some(first) = types.first() else { return self.world.object() };
        if types.iter().all(|ty| ty == first) {
            return first.clone();
        }
        let prims: Option<Vec<Prim>> = types.iter().map(|ty| self.world.unboxed(ty)).collect();
        if let Some(prims) = prims {
            if prims.iter().all(|prim| *prim == Prim::Boolean) {
                return Type::BOOLEAN;
            }
            if prims.iter().all(|prim| *prim != Prim::Boolean) {
                let wide = [Prim::Double, Prim::Float, Prim::Long, Prim::Int];
                let widest = wide.into_iter().find(|wide| prims.contains(wide)).unwrap_or(Prim::Int);
                return Type::Prim(if prims.iter().all(|prim| *prim == prims[0]) {
                    prims[0]
                } else {
                    widest
                });
            }
        }
        self.world.least_upper_bound(types)
    }

    /// The value of a `yield`, converted to the type of the switch.
    pub(super) fn yield_value(&mut self, value: &tree::Expr) -> R<Expr> {
        let Some(yields) = self.yields.last() else {
            return Err(Problem::error("`yield` outside of a switch expression", value.span));
        };
        if let Some(ty) = yields.ty.clone() {
            self.value_as(value, &ty)
        } else {
            let value = self.value(value, None)?;
            if let Some(yields) = self.yields.last_mut() {
                yields.found.push(value.ty.clone());
            }
            Ok(value)
        }
    }

    fn switch(&mut self, switch: &tree::Switch, is_value: bool) -> R<Switch> {
        let subject = self.value(&switch.subject, None)?;
        let has_patterns = switch
            .arms
            .iter()
            .any(|arm| arm.labels.iter().any(|label| matches!(label, tree::SwitchLabel::Pattern(_))));
        let has_null = switch.arms.iter().flat_map(|arm| &arm.labels).any(|label| {
            matches!(label, tree::SwitchLabel::Value(value) if matches!(value.kind, Syntax::Lit(Lit::Null)))
        });
        // a box that may be null is compared as an object
        let is_box = subject.ty.prim().is_none() && self.world.unboxed(&subject.ty).is_some();
        let (kind, subject) = self.switch_kind(subject, has_patterns || (has_null && is_box))?;
        let mut arms = Vec::new();
        let mut has_default = false;
        // all arms of an old-style switch share one scope
        let outer = std::rc::Rc::clone(&self.scope);
        for arm in &switch.arms {
            if switch.is_arrow {
                self.scope = std::rc::Rc::clone(&outer);
            }
            let labels = arm
                .labels
                .iter()
                .map(|label| self.switch_label(label, &subject, kind))
                .collect::<R<Vec<_>>>()?;
            let mut bound = Vec::new();
            for label in &labels {
                match label {
                    SwitchLabel::Default => has_default = true,
                    SwitchLabel::Pattern(pattern) => {
                        pattern_variables(pattern, &mut bound);
                        if arm.guard.is_none() && self.takes_all(pattern, &subject.ty) {
                            has_default = true;
                        }
                    }
                    _ => {}
                }
            }
            let before = std::rc::Rc::clone(&self.scope);
            self.bind_all(&bound);
            let guard = match &arm.guard {
                Some(guard) => Some(self.condition(guard)?),
                None => None,
            };
            if let Some(guard) = &guard {
                self.bind_all(&super::cx::bindings(guard).0);
            }
            let body = self.switch_body(&arm.body, is_value)?;
            if !bound.is_empty() {
                self.scope = before;
            }
            arms.push(SwitchArm { labels, guard, body, span: arm.span });
        }
        self.scope = outer;
        Ok(Switch { subject, kind, is_arrow: switch.is_arrow, arms, has_default, is_exhaustive: false })
    }

    fn switch_kind(&self, subject: Expr, has_patterns: bool) -> R<(SwitchKind, Expr)> {
        let world = self.world;
        if has_patterns {
            let subject = if subject.ty.prim().is_some() {
                let object = world.object();
                self.assign(subject, &object)?
            } else {
                subject
            };
            return Ok((SwitchKind::Pattern, subject));
        }
        if world.is_string(&subject.ty) {
            return Ok((SwitchKind::String, subject));
        }
        if let Some(prim) = world.unboxed(&subject.ty) {
            if matches!(prim, Prim::Int | Prim::Short | Prim::Char | Prim::Byte) {
                let subject = if subject.ty.prim().is_some() { subject } else { self.unbox(subject, prim) };
                return Ok((SwitchKind::Int, subject));
            }
            return Err(Problem::error(
                format!("a switch cannot look at a `{}`", world.show(&subject.ty)),
                subject.span,
            ));
        }
        let is_enum = subject.ty.class_id().is_some_and(|id| world.class(id).kind == ClassKind::Enum);
        if is_enum {
            return Ok((SwitchKind::Enum, subject));
        }
        if subject.ty == Type::Unknown || subject.ty.class_id().is_some_and(|id| world.class(id).is_unseen())
        {
            return Err(Problem::unsupported("a switch over a class without source", subject.span));
        }
        // `case null, default` alone, or a sealed interface of enums
        Ok((SwitchKind::Pattern, subject))
    }

    fn switch_label(
        &mut self,
        label: &tree::SwitchLabel,
        subject: &Expr,
        kind: SwitchKind,
    ) -> R<SwitchLabel> {
        let world = self.world;
        match label {
            tree::SwitchLabel::Default(_) => Ok(SwitchLabel::Default),
            tree::SwitchLabel::Pattern(pattern) => {
                Ok(SwitchLabel::Pattern(self.pattern(pattern, &subject.ty, true)?))
            }
            tree::SwitchLabel::Value(value) => {
                if matches!(value.kind, Syntax::Lit(Lit::Null)) {
                    return Ok(SwitchLabel::Null);
                }
                let enum_class = subject.ty.class_id().filter(|id| world.class(*id).kind == ClassKind::Enum);
                if let (Some(class), Syntax::Name(name)) = (enum_class, &value.kind) {
                    return match world.members(class).fields.get(&name.text) {
                        Some(id) if world.field(*id).enum_ordinal.is_some() => Ok(SwitchLabel::Enum(*id)),
                        _ => Err(Problem::error(
                            format!("`{}` is not a constant of `{}`", name.text, world.class(class).name),
                            name.span,
                        )),
                    };
                }
                let typed = self.value(value, None)?;
                if let ExprKind::Field(None, id) = &typed.kind
                    && world.field(*id).enum_ordinal.is_some()
                {
                    return Ok(SwitchLabel::Enum(*id));
                }
                let Some(found) = typed.constant() else {
                    let message = "a case label must be a constant";
                    let is_open = matches!(&typed.kind, ExprKind::Call(call)
                        if world.method(call.method).synthetic == Some(Synthetic::Open));
                    return Err(if is_open {
                        Problem::unsupported("a case label of a class without source", value.span)
                    } else {
                        Problem::error(message, value.span)
                    });
                };
                let found = match (kind, found, subject.prim()) {
                    (SwitchKind::Int, found, Some(prim)) => {
                        constant::cast(found, if prim == Prim::Int { Prim::Int } else { prim })
                            .ok_or_else(|| Problem::error("a case label of another type", value.span))?
                    }
                    (_, found, _) => found.clone(),
                };
                let is_right = match kind {
                    SwitchKind::Int => matches!(found, Const::Int(_)),
                    SwitchKind::String => matches!(found, Const::String(_)),
                    SwitchKind::Enum => false,
                    SwitchKind::Pattern => true,
                };
                if is_right {
                    Ok(SwitchLabel::Const(found))
                } else {
                    Err(Problem::error("a case label of another type", value.span))
                }
            }
        }
    }

    fn switch_body(&mut self, body: &SwitchBody, is_value: bool) -> R<Vec<Stmt>> {
        match body {
            SwitchBody::Group(stmts) => self.stmts(stmts),
            SwitchBody::Block(block) => self.block(block),
            SwitchBody::Throw(stmt) => Ok(vec![self.stmt(stmt)?]),
            SwitchBody::Expr(expr) => {
                let kind = if is_value {
                    StmtKind::Yield(self.yield_value(expr)?)
                } else {
                    StmtKind::Expr(self.expr(expr, Some(&Type::Void))?)
                };
                Ok(vec![Stmt { kind, span: expr.span }])
            }
        }
    }

    /// A pattern that every value of the type fits.
    fn takes_all(&self, pattern: &Pattern, declared: &Type) -> bool {
        match pattern {
            Pattern::Bind { ty, .. } => {
                *declared != Type::Unknown
                    && self.world.is_subtype(&self.world.erasure(declared), &self.world.erasure(ty))
            }
            Pattern::Record { .. } => false,
        }
    }
}
