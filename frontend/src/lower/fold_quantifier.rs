//! `\sum`, `\product`, `\min`, `\max` and `\num_of` over a range of integers: a pure method that runs through the range,
//! made for the place, because a specification has no statements. It is bounded like any loop. Numbers are added as by
//! Java's `+`.

use indexmap::IndexSet;
use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::code::{Code, Mode};
use super::constant::with_type;
use super::method::plain_method;
use super::reach::unsupported;
use super::{Lower, build};
use crate::syntax::tree::QuantKind;
use crate::typed::{CallTarget, Const, Expr, ExprKind, LocalId, Quant};
use crate::types::Type;

/// What code needs from around it.
#[derive(Default)]
struct Uses {
    locals: IndexSet<LocalId>,
    this: bool,
}

impl Code<'_, '_> {
    /// The call of the method for a quantifier of this type.
    pub fn fold_quantifier(&mut self, quant: &Quant, ty: &Type, span: Span) -> Lower<ast::Expr> {
        let word = match quant.kind {
            QuantKind::NumOf => "num_of",
            QuantKind::Sum => "sum",
            QuantKind::Product => "product",
            QuantKind::Min => "min",
            QuantKind::Max => "max",
            QuantKind::Forall | QuantKind::Exists => {
                return unsupported("a quantifier without a number", span);
            }
        };
        let Some(start) = start(quant.kind, ty) else {
            return unsupported(format!("JML \\{word} of other numbers than int and long"), span);
        };
        let mut uses = Uses::default();
        if !quant.filter.iter().chain([&quant.body]).all(|part| uses.add(part)) {
            return unsupported(
                format!("JML \\{word} over \\old, \\result and other such expressions"),
                span,
            );
        }
        uses.locals.shift_remove(&quant.var);
        let index_ty = self.world().erasure(&self.world().local(quant.var).ty);
        let mut args = Vec::new();
        for bound in [&quant.low, &quant.high] {
            args.push(with_type(self.expr(bound)?, &index_ty));
        }
        for local in &uses.locals {
            let ty = self.world().local(*local).ty;
            args.push(self.expr(&Expr { kind: ExprKind::Local(*local), ty, span })?);
        }
        let class = self.class;
        let mut code = self.low.code(class, !uses.this);
        code.mode = Mode::Spec;
        let mut method = code.fold_method(quant, &start, ty, &uses)?;
        let refused = code.refused.take();
        self.refused = self.refused.take().or(refused);
        // quantifiers inside of this one have their methods by now
        let count = self.low.extra_members.get(&class).map_or(0, Vec::len);
        let name = format!("{word}${}${count}", self.low.short_name(class).replace('.', "_"));
        method.name = build::ident(&name, span);
        self.low.extra_members.entry(class).or_default().push(ast::Member::Method(method));
        let owner =
            if uses.this { self.this(class, span)? } else { build::name(self.low.class_name(class), span) };
        Ok(build::call(owner, name, args, span))
    }

    fn fold_method(&mut self, quant: &Quant, start: &Const, ty: &Type, uses: &Uses) -> Lower<ast::Method> {
        let span = quant.body.span;
        let mut params = Vec::new();
        let mut param = |name: &str, ty: ast::Type| {
            params.push(ast::Param {
                is_generic: false,
                non_null: false,
                ty,
                name: build::ident(name, span),
            });
        };
        let index_ty = self.local_ty(quant.var, span);
        let (low, high) = (self.fresh("low$"), self.fresh("high$"));
        param(&low, index_ty.clone());
        param(&high, index_ty.clone());
        for local in &uses.locals {
            let ty = self.local_ty(*local, span);
            param(&self.declare(*local), ty);
        }
        let out = self.low.ty(ty, span);
        let (all, each) = (self.fresh("all$"), self.fresh("each$"));
        let index = self.declare(quant.var);
        let named = |name: &String| build::name(name, span);
        let store = |value| build::assign(named(&all), value, span);
        let plus = |left, right| build::binary(BinOp::Add, left, right, span);
        let body = self.expr(&quant.body)?;
        let mut step = if quant.kind == QuantKind::NumOf {
            let more = plus(named(&all), build::int(1, span));
            vec![build::if_then(body, vec![store(more)], None, span)]
        } else {
            let taken = match quant.kind {
                QuantKind::Sum => store(plus(named(&all), named(&each))),
                QuantKind::Product => store(build::binary(BinOp::Mul, named(&all), named(&each), span)),
                kind => {
                    let op = if kind == QuantKind::Min { BinOp::Lt } else { BinOp::Gt };
                    let is_better = build::binary(op, named(&each), named(&all), span);
                    build::if_then(is_better, vec![store(named(&each))], None, span)
                }
            };
            vec![build::declare(out.clone(), &each, Some(with_type(body, ty)), span), taken]
        };
        if let Some(filter) = &quant.filter {
            step = vec![build::if_then(self.expr(filter)?, step, None, span)];
        }
        let next = |from: &String| plus(named(from), build::int(1, span));
        let less = |left: &String, right: &String| build::binary(BinOp::Lt, named(left), named(right), span);
        let start = with_type(self.constant(start, ty, span)?, ty);
        let first = if quant.excludes_low { next(&low) } else { named(&low) };
        let mut stmts = vec![
            build::declare(out.clone(), &all, Some(start), span),
            build::declare(index_ty, &index, Some(first), span),
        ];
        // the number after a bound may be none, so nothing is asked of it before something else says that it is one
        let go_on = build::assign(named(&index), next(&index), span);
        if quant.includes_high {
            let more = self.fresh("more$");
            let op = if quant.excludes_low { BinOp::Lt } else { BinOp::Le };
            let any = build::binary(op, named(&low), named(&high), span);
            stmts.push(build::declare(build::prim(ast::Prim::Bool, span), &more, Some(any), span));
            step.extend([build::assign(named(&more), less(&index, &high), span), go_on]);
            stmts.push(build::while_loop(named(&more), step, span));
        } else {
            step.push(go_on);
            let mut is_inside = less(&index, &high);
            if quant.excludes_low {
                is_inside = build::binary(BinOp::And, less(&low, &high), is_inside, span);
            }
            stmts.push(build::while_loop(is_inside, step, span));
        }
        stmts.push(build::return_value(named(&all), span));
        Ok(ast::Method {
            is_static: self.is_static,
            is_pure: true,
            is_helper: true,
            params,
            body: Some(build::block(stmts, span)),
            ..plain_method("", Some(out), span)
        })
    }
}

/// What an empty range gives: the neutral number.
fn start(kind: QuantKind, ty: &Type) -> Option<Const> {
    let (of_int, of_long) = match kind {
        QuantKind::Product => (1, 1),
        QuantKind::Min => (i32::MAX, i64::MAX),
        QuantKind::Max => (i32::MIN, i64::MIN),
        _ => (0, 0),
    };
    if *ty == Type::INT {
        Some(Const::Int(of_int))
    } else {
        (*ty == Type::LONG).then_some(Const::Long(of_long))
    }
}

impl Uses {
    /// Adds what an expression needs; false where it can only stand in a specification.
    fn add(&mut self, expr: &Expr) -> bool {
        match &expr.kind {
            ExprKind::Const(_) => true,
            ExprKind::This(_) => {
                self.this = true;
                true
            }
            ExprKind::Local(id) => {
                self.locals.insert(*id);
                true
            }
            ExprKind::Field(object, _) => object.as_ref().is_none_or(|object| self.add(object)),
            ExprKind::Length(inner)
            | ExprKind::Unary(_, inner)
            | ExprKind::Convert(_, inner)
            | ExprKind::InstanceOf(inner, _) => self.add(inner),
            ExprKind::Index(left, right)
            | ExprKind::Binary(_, left, right)
            | ExprKind::And(left, right)
            | ExprKind::Or(left, right)
            | ExprKind::Implies(left, right) => self.add(left) && self.add(right),
            ExprKind::Cond(cond, then, els) => self.add(cond) && self.add(then) && self.add(els),
            ExprKind::Quant(inner) => {
                let parts = [&inner.low, &inner.high, &inner.body];
                let is_fine = parts.into_iter().chain(&inner.filter).all(|part| self.add(part));
                self.locals.shift_remove(&inner.var);
                is_fine
            }
            ExprKind::Call(call) => {
                let is_fine = match &call.target {
                    CallTarget::Static => true,
                    CallTarget::Virtual(on) => self.add(on),
                    CallTarget::Super => false,
                };
                is_fine && call.args.iter().all(|arg| self.add(arg))
            }
            _ => false,
        }
    }
}
