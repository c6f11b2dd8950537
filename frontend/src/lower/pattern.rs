//! Patterns: a test, and assignments to the variables that it binds. The variables are declared before the statement,
//! because Java lets code after it see them.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::code::Code;
use super::{Lower, build};
use crate::typed::{Expr, ExprKind, LocalId, Pattern, PatternPart};
use crate::types::Type;
use crate::world::MethodId;

/// What a pattern asks (`None`: nothing), and what it binds then.
type Match = (Option<ast::Expr>, Vec<ast::Stmt>);

impl Code<'_, '_> {
    /// `e instanceof P`: the test, and what runs where it is true.
    pub fn matches(
        &mut self,
        value: &Expr,
        holder: LocalId,
        pattern: &Pattern,
        span: Span,
    ) -> Lower<(ast::Expr, Vec<ast::Stmt>)> {
        let (subject, ty, before) = self.subject(value, holder, span)?;
        let (test, bindings) = self.pattern(&subject, &ty, pattern, span)?;
        // a total type pattern still asks for an object here
        let not_null = || build::binary(BinOp::Ne, subject.clone(), build::null(span), span);
        let test = build::let_in(before, test.unwrap_or_else(not_null), span);
        Ok((test, bindings))
    }

    /// What an accessor throws inside a pattern becomes a `MatchException` (JLS 14.30.2).
    fn guarded_read(&mut self, accessor: MethodId, read: ast::Stmt, span: Span) -> ast::Stmt {
        let world = self.world();
        let throwable = world.lang("Throwable");
        let params = [Type::class(world.lang("String")), Type::class(throwable)];
        let class = world.find_class("java.lang.MatchException");
        let constructor = class.and_then(|class| world.find_constructor(class, &params));
        let text = world.find_method(throwable, "toString", &[]);
        // an accessor that nobody wrote throws nothing
        let is_written = world.method(accessor).synthetic.is_none();
        let (Some(class), Some(constructor), Some(text), true) = (class, constructor, text, is_written)
        else {
            return read;
        };
        let ty = self.low.lang_ty("Throwable", span);
        let thrown = self.scoped(|code| code.fresh("thrown$"));
        let message = self.virtual_call(build::name(&thrown, span), text, Vec::new(), span);
        let made = self.new_object(class, constructor, vec![message, build::name(&thrown, span)], span);
        let handler = build::catch(ty, thrown, vec![build::throw(made, span)], span);
        build::try_catch(vec![read], vec![handler], None, span)
    }

    /// A value that is looked at several times: a name for it, its type, and what must run before the first look.
    pub fn subject(
        &mut self,
        value: &Expr,
        holder: LocalId,
        span: Span,
    ) -> Lower<(ast::Expr, Type, Vec<ast::Stmt>)> {
        let lowered = self.expr(value)?;
        if let (ExprKind::Local(local), ast::ExprKind::Name(_)) = (&value.kind, &lowered.kind)
            && !self.world().local(*local).is_assigned
        {
            let ty = self.low.lowered_ty(value);
            self.bind(holder, lowered.clone());
            return Ok((lowered, ty, Vec::new()));
        }
        let name = self.hoist(holder, span);
        let ty = self.world().erasure(&self.world().local(holder).ty);
        let before = vec![build::assign(name.clone(), lowered, span)];
        Ok((name, ty, before))
    }

    /// A pattern over a value that can be read again and again.
    pub fn pattern(&mut self, subject: &ast::Expr, ty: &Type, pattern: &Pattern, span: Span) -> Lower<Match> {
        match pattern {
            Pattern::Bind { ty: wanted, var, is_total } => {
                let erased = self.world().erasure(wanted);
                let out = self.low.ty(&erased, span);
                if self.is_users() {
                    self.can_be_found(&erased, ty);
                }
                let test = (!is_total).then(|| self.low.is_instance(subject.clone(), &erased, span));
                let mut bindings = Vec::new();
                if let Some(var) = var {
                    let place = self.hoist(*var, span);
                    let value = if self.low.fits(ty, &erased) {
                        subject.clone()
                    } else {
                        build::cast(subject.clone(), out)
                    };
                    bindings.push(build::assign(place, value, span));
                }
                Ok((test, bindings))
            }
            Pattern::Record { ty: record, parts } => {
                let (test, object) = self.record_test(subject, ty, record, span);
                let (inner, bindings) = self.components(&object, parts, span)?;
                let test = match inner {
                    Some(inner) => also(Some(test), inner, span),
                    None => test,
                };
                Ok((Some(test), bindings))
            }
        }
    }

    /// Whether a value is a record, and the value as one.
    fn record_test(
        &mut self,
        subject: &ast::Expr,
        ty: &Type,
        record: &Type,
        span: Span,
    ) -> (ast::Expr, ast::Expr) {
        let record = self.world().erasure(record);
        let out = self.low.ty(&record, span);
        if self.is_users() {
            self.can_be_found(&record, ty);
        }
        let test = build::is(subject.clone(), out.clone(), span);
        let object = if *ty == record { subject.clone() } else { build::cast(subject.clone(), out) };
        (test, object)
    }

    /// What the patterns of components ask. As compilers have it, all components of a record are read, and their own types
    /// tested, before those of records among them are: an accessor that throws can tell.
    fn components(&mut self, object: &ast::Expr, parts: &[PatternPart], span: Span) -> Lower<Match> {
        let mut test = None;
        let mut pending = Vec::new();
        let mut nested = Vec::new();
        for part in parts {
            let place = self.hoist(part.value, span);
            let mut value = self.virtual_call(object.clone(), part.accessor, Vec::new(), span);
            let has = self.world().erasure(&self.world().method(part.accessor).ret);
            let needs = self.world().erasure(&self.world().local(part.value).ty);
            if !self.low.fits(&has, &needs) {
                value = self.expect(value, &needs, span);
            }
            let read = build::assign(place.clone(), value, span);
            pending.push(self.guarded_read(part.accessor, read, span));
            let (inner, bindings) = match &part.pattern {
                Pattern::Record { ty, parts } => {
                    let (inner, object) = self.record_test(&place, &needs, ty, span);
                    nested.push((object, parts));
                    (Some(inner), Vec::new())
                }
                bind @ Pattern::Bind { .. } => self.pattern(&place, &needs, bind, span)?,
            };
            if let Some(inner) = inner {
                let inner = build::let_in(std::mem::take(&mut pending), inner, span);
                test = Some(also(test, inner, span));
            }
            pending.extend(bindings);
        }
        for (object, parts) in nested {
            let (inner, bindings) = self.components(&object, parts, span)?;
            if let Some(inner) = inner {
                let inner = build::let_in(std::mem::take(&mut pending), inner, span);
                test = Some(also(test, inner, span));
            }
            pending.extend(bindings);
        }
        Ok((test, pending))
    }
}

/// One question after what was asked so far.
fn also(asked: Option<ast::Expr>, next: ast::Expr, span: Span) -> ast::Expr {
    match asked {
        Some(asked) => build::binary(BinOp::And, asked, next, span),
        None => next,
    }
}
