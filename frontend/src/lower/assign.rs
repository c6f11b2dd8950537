//! Assignments, and expressions as statements. The operands of a place are evaluated once, before the new value.

use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::code::Code;
use super::reach::unsupported;
use super::{Lower, build};
use crate::syntax::tree::Nullness;
use crate::typed::{Conversion, Expr, ExprKind, Update};
use crate::types::Type;

impl Code<'_, '_> {
    /// An expression for its effect.
    pub fn effect(&mut self, expr: &Expr) -> Lower<Vec<ast::Stmt>> {
        let span = expr.span;
        match &expr.kind {
            ExprKind::Assign(place, value) => {
                let target = self.expr(place)?;
                let value = self.expr(value)?;
                let value = self.for_place(place, value);
                Ok(vec![build::assign(target, value, span)])
            }
            ExprKind::Update(update) => self.update_stmt(update, span),
            ExprKind::Seq(exprs) => {
                let mut stmts = Vec::new();
                for expr in exprs {
                    stmts.extend(self.effect(expr)?);
                }
                Ok(stmts)
            }
            ExprKind::Cond(cond, then, els) => {
                let (cond, mut bindings) = self.condition(cond)?;
                bindings.extend(self.scoped(|code| code.effect(then))?);
                let els = self.scoped(|code| code.effect(els))?;
                Ok(vec![build::if_then(cond, bindings, Some(els), span)])
            }
            ExprKind::Convert(Conversion::Widen | Conversion::Expect | Conversion::Trust, inner) => {
                self.effect(inner)
            }
            ExprKind::Const(_) | ExprKind::Local(_) | ExprKind::This(_) => Ok(Vec::new()),
            _ => {
                if let ExprKind::Call(call) = &expr.kind
                    && let Some(fork) = self.fork(call, span)?
                {
                    return Ok(vec![fork]);
                }
                let value = self.expr(expr)?;
                if matches!(value.kind, ast::ExprKind::Call { .. } | ast::ExprKind::New { .. }) {
                    return Ok(vec![build::call_stmt(value)]);
                }
                if expr.ty == Type::Void {
                    return match value.kind {
                        // a call with statements before it
                        ast::ExprKind::Let { mut body, value } => {
                            body.push(build::call_stmt(*value));
                            Ok(vec![build::block_stmt(body, span)])
                        }
                        _ => unsupported("a value of type void", span),
                    };
                }
                let ty = self.low.lowered_ty(expr);
                let (unused, _) = self.scoped(|code| code.temp("unused$", &ty, value, span));
                Ok(vec![build::block_stmt(vec![unused], span)])
            }
        }
    }

    /// `place = value` as a value.
    pub fn assign_expr(&mut self, place: &Expr, value: &Expr, span: Span) -> Lower<ast::Expr> {
        self.no_effects(span)?;
        self.scoped(|code| {
            let (mut stmts, target) = code.held_place(place)?;
            let value = code.expr(value)?;
            let value = code.for_place(place, value);
            let ty = code.low.lowered_ty(place);
            let name = code.store(target, value, &ty, &mut stmts, span);
            Ok(build::let_in(stmts, build::name(name, span), span))
        })
    }

    /// What is stored in a variable or static field that is declared as never null is judged there; a field of an object
    /// may be null for a while, and has an invariant.
    fn for_place(&mut self, place: &Expr, value: ast::Expr) -> ast::Expr {
        let is_judged = match &place.kind {
            ExprKind::Local(local) => self.world().local(*local).is_non_null,
            ExprKind::Field(None, field) => {
                let field = self.world().field(*field);
                field.modifiers.nullness == Some(Nullness::NonNull) && field.ty.is_reference()
            }
            _ => false,
        };
        if is_judged { self.never_null(value, &place.ty) } else { value }
    }

    fn update_stmt(&mut self, update: &Update, span: Span) -> Lower<Vec<ast::Stmt>> {
        self.scoped(|code| {
            let (mut stmts, target) = code.held_place(&update.place)?;
            code.bind(update.old, target.clone());
            let value = code.expr(&update.new_value)?;
            stmts.push(build::assign(target, value, span));
            Ok(if stmts.len() == 1 { stmts } else { vec![build::block_stmt(stmts, span)] })
        })
    }

    /// `place op= value`, `place++`, `++place` as a value.
    pub fn update_expr(&mut self, update: &Update, span: Span) -> Lower<ast::Expr> {
        self.no_effects(span)?;
        self.scoped(|code| {
            let (mut stmts, target) = code.held_place(&update.place)?;
            let ty = code.low.lowered_ty(&update.place);
            let result = if update.gives_old {
                let (declared, old) = code.temp("old$", &ty, target.clone(), span);
                stmts.push(declared);
                code.bind(update.old, build::name(&old, span));
                let value = code.expr(&update.new_value)?;
                stmts.push(build::assign(target, value, span));
                old
            } else {
                code.bind(update.old, target.clone());
                let value = code.expr(&update.new_value)?;
                code.store(target, value, &ty, &mut stmts, span)
            };
            Ok(build::let_in(stmts, build::name(result, span), span))
        })
    }

    /// Stores a value and gives the name of a variable that holds it.
    fn store(
        &mut self,
        target: ast::Expr,
        value: ast::Expr,
        ty: &Type,
        stmts: &mut Vec<ast::Stmt>,
        span: Span,
    ) -> String {
        if let ast::ExprKind::Name(name) = &target.kind {
            let name = name.clone();
            stmts.push(build::assign(target, value, span));
            return name;
        }
        let (declared, name) = self.temp("value$", ty, value, span);
        stmts.push(declared);
        stmts.push(build::assign(target, build::name(&name, span), span));
        name
    }

    /// A place that can be read and written again and again, and what must run before.
    fn held_place(&mut self, place: &Expr) -> Lower<(Vec<ast::Stmt>, ast::Expr)> {
        let span = place.span;
        let mut before = Vec::new();
        let target = match &place.kind {
            ExprKind::Field(Some(object), field) => {
                let object = self.held(object, "object$", &mut before)?;
                let name = self.low.field_name(*field);
                build::field(object, name, span)
            }
            ExprKind::Index(array, index) => {
                let array = self.held(array, "array$", &mut before)?;
                let index = self.held(index, "index$", &mut before)?;
                build::index(array, index, span)
            }
            ExprKind::Local(_) | ExprKind::Field(None, _) => self.expr(place)?,
            _ => return unsupported("an assignment to no place", span),
        };
        Ok((before, target))
    }

    /// A value that stays what it is, whatever is evaluated next.
    pub fn held(&mut self, expr: &Expr, wanted: &str, before: &mut Vec<ast::Stmt>) -> Lower<ast::Expr> {
        let value = self.expr(expr)?;
        let is_stable = match &expr.kind {
            ExprKind::Const(_) => true,
            ExprKind::This(_) => matches!(value.kind, ast::ExprKind::Name(_)),
            ExprKind::Local(local) => {
                matches!(value.kind, ast::ExprKind::Name(_)) && !self.world().local(*local).is_assigned
            }
            _ => false,
        };
        if is_stable {
            return Ok(value);
        }
        let ty = self.low.seen_ty(expr);
        let (declared, name) = self.temp(wanted, &ty, value, expr.span);
        before.push(declared);
        Ok(build::name(name, expr.span))
    }
}
