//! `for (T x : e)` over arrays and Iterables.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::code::Code;
use super::loops::while_stmt;
use super::reach::unsupported;
use super::{Lower, build, types};
use crate::typed::{Conversion, Expr, ExprKind, ForEach, LocalId};
use crate::types::Type;

impl Code<'_, '_> {
    pub fn for_each(&mut self, each: &ForEach, label: Option<String>, span: Span) -> Lower<Vec<ast::Stmt>> {
        let iterable = self.low.lowered_ty(&each.iterable);
        let stmts = self.scoped(|code| match &iterable {
            Type::Array(_) => code.over_array(each, &iterable, label, span),
            _ => code.over_iterable(each, label, span),
        })?;
        Ok(vec![build::block_stmt(stmts, span)])
    }

    fn over_array(
        &mut self,
        each: &ForEach,
        array_ty: &Type,
        label: Option<String>,
        span: Span,
    ) -> Lower<Vec<ast::Stmt>> {
        let at = each.iterable.span;
        let invariants = self.loop_invariants(&each.invariants)?;
        let array = self.expr(&each.iterable)?;
        let (array, array_name) = self.temp("array$", array_ty, array, at);
        let length = build::expr(ast::ExprKind::Length(Box::new(build::name(&array_name, at))), at);
        let (length, length_name) = self.temp("length$", &Type::INT, build::cast(length, types::i32(at)), at);
        let (start, at_name) = self.temp("at$", &Type::INT, build::int(0, at), at);
        let element = build::index(build::name(&array_name, at), build::name(&at_name, at), at);
        let cond = build::binary(BinOp::Lt, build::name(&at_name, at), build::name(&length_name, at), at);
        let (mut body, used) = self.round(label, true, span, |code| code.element_round(each, element))?;
        let next = build::binary(BinOp::Add, build::name(&at_name, at), build::int(1, at), at);
        body.push(build::assign(build::name(&at_name, at), next, at));
        let repeat = while_stmt(used.label, cond, invariants, body, span);
        Ok(vec![array, length, start, repeat])
    }

    fn over_iterable(&mut self, each: &ForEach, label: Option<String>, span: Span) -> Lower<Vec<ast::Stmt>> {
        let at = each.iterable.span;
        let world = self.world();
        let iterable = world.lang("Iterable");
        let Some(iterator) = world.find_class("java.util.Iterator") else {
            return unsupported("java.util.Iterator is not modelled", at);
        };
        let find = |class, name: &str| {
            world
                .find_method(class, name, &[])
                .map_or_else(|| unsupported("iterators are not modelled", at), Ok)
        };
        let (make, has_next, next) =
            (find(iterable, "iterator")?, find(iterator, "hasNext")?, find(iterator, "next")?);
        let invariants = self.loop_invariants(&each.invariants)?;
        let source = self.expr(&each.iterable)?;
        let iterator_of = self.virtual_call(source, make, Vec::new(), at);
        let (start, name) = self.temp("it$", &Type::class(iterator), iterator_of, at);
        let cond = self.virtual_call(build::name(&name, at), has_next, Vec::new(), at);
        let mut element = self.virtual_call(build::name(&name, at), next, Vec::new(), at);
        // without unboxing, only the type of the variable is relied upon
        let holder = if is_plain(&each.value, each.element) { each.var } else { each.element };
        let wanted = world.erasure(&world.local(holder).ty);
        if wanted != world.erasure(&world.method(next).ret) {
            element = self.expect(element, &wanted, at);
        }
        let (body, used) = self.round(label, false, span, |code| code.element_round(each, element))?;
        Ok(vec![start, while_stmt(used.label, cond, invariants, body, span)])
    }

    fn element_round(&mut self, each: &ForEach, element: ast::Expr) -> Lower<Vec<ast::Stmt>> {
        self.scoped(|code| {
            let mut stmts = Vec::new();
            let at = code.world().local(each.var).span;
            if is_plain(&each.value, each.element) {
                stmts.push(code.declare_stmt(each.var, Some(element), at));
            } else {
                stmts.push(code.declare_stmt(each.element, Some(element), at));
                let (value, hoisted) = code.catching_hoisted(|code| code.expr(&each.value));
                stmts.extend(hoisted);
                stmts.push(code.declare_stmt(each.var, Some(value?), at));
            }
            stmts.extend(code.body_of(&each.body)?);
            Ok(stmts)
        })
    }
}

/// The value is the element itself.
fn is_plain(value: &Expr, element: LocalId) -> bool {
    match &value.kind {
        ExprKind::Local(local) => *local == element,
        ExprKind::Convert(Conversion::Widen, inner) => is_plain(inner, element),
        _ => false,
    }
}
