//! Expressions. What has statements in it becomes `let { S } in E`, which keeps Java's order of evaluation.

use oox_core::lang::ast::{self, BinOp, ExprKind as Out};
use oox_core::lang::span::Span;

use super::code::{Code, Mode};
use super::constant::with_type;
use super::reach::unsupported;
use super::{Lower, build, types};
use crate::syntax::tree::QuantKind;
use crate::typed::{Const, Expr, ExprKind, LocalId, Quant};
use crate::types::{ClassId, Prim, Type};
use crate::world::FieldId;

impl Code<'_, '_> {
    /// The value of an expression.
    pub fn plain_expr(&mut self, expr: &Expr) -> Lower<ast::Expr> {
        let span = expr.span;
        Ok(match &expr.kind {
            ExprKind::Const(value) => self.constant(value, &expr.ty, span)?,
            ExprKind::Local(local) => self.local(*local, span)?,
            ExprKind::This(class) => self.this(*class, span)?,
            ExprKind::Field(None, field) => self.static_field(*field, span),
            ExprKind::Field(Some(object), field) => {
                let object = self.object(object)?;
                let name = self.low.field_name(*field);
                build::field(object, name, span)
            }
            ExprKind::Length(array) => {
                let length = Out::Length(Box::new(self.object(array)?));
                build::cast(build::expr(length, span), types::i32(span))
            }
            ExprKind::Index(array, index) => {
                let array = self.object(array)?;
                build::index(array, self.expr(index)?, span)
            }
            ExprKind::Call(call) => self.call(call, span)?,
            ExprKind::New { class, constructor, outer, args } => {
                self.new_expr(*class, *constructor, outer.as_deref(), args, span)?
            }
            ExprKind::NewArray { sizes } => self.new_array(&expr.ty, sizes, span)?,
            ExprKind::ArrayLit(elements) => {
                self.array_of(&expr.ty, elements.len(), span, |code, at| code.expr(&elements[at]))?
            }
            ExprKind::Unary(op, operand) => self.unary(*op, operand, span)?,
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, span)?,
            ExprKind::And(..) | ExprKind::Matches(..) => self.condition_value(expr)?,
            ExprKind::Or(left, right) => {
                let left = self.expr(left)?;
                build::binary(BinOp::Or, left, self.expr(right)?, span)
            }
            ExprKind::Concat(parts) => self.concat(parts, span)?,
            ExprKind::Cond(cond, then, els) => self.conditional(cond, then, els, &expr.ty, span)?,
            ExprKind::Assign(place, value) => self.assign_expr(place, value, span)?,
            ExprKind::Update(update) => self.update_expr(update, span)?,
            ExprKind::Convert(conversion, operand) => self.convert(*conversion, operand, &expr.ty, span)?,
            ExprKind::InstanceOf(operand, ty) => {
                if self.is_users() {
                    self.can_be_found(ty, &operand.ty);
                }
                let operand = self.expr(operand)?;
                let erased = self.world().erasure(ty);
                self.low.is_instance(operand, &erased, span)
            }
            ExprKind::Lambda(lambda) => self.lambda(lambda, span)?,
            ExprKind::Switch(switch) => {
                self.no_effects(span)?;
                self.switch_expr(switch, &expr.ty, span)?
            }
            ExprKind::ClassLit(ty) => self.class_literal(ty, span)?,
            ExprKind::Seq(exprs) => self.seq(exprs, span)?,
            ExprKind::Nondet => self.nondet(&expr.ty, span),
            ExprKind::Result => build::name("retval", span),
            ExprKind::Old(inner) if self.mode == Mode::Old => self.expr(inner)?,
            ExprKind::Old(inner) => {
                let inner = self.in_mode(Mode::Old, |code| code.expr(inner))?;
                build::expr(Out::Old(Box::new(inner)), span)
            }
            ExprKind::Fresh(inner) => build::expr(Out::Fresh(Box::new(self.expr(inner)?)), span),
            ExprKind::Holds(inner) => build::expr(Out::Holds(Box::new(self.expr(inner)?)), span),
            ExprKind::Implies(left, right) => {
                let left = self.expr(left)?;
                build::binary(BinOp::Implies, left, self.expr(right)?, span)
            }
            ExprKind::Sep(left, right) => {
                let left = self.expr(left)?;
                build::binary(BinOp::Sep, left, self.expr(right)?, span)
            }
            ExprKind::Permission(form, inner) => {
                let mut inner = self.expr(inner)?;
                // a place has no type that it is taken for
                while let Out::As(value, _) | Out::Expect(value, _) | Out::Trust(value, _) = inner.kind {
                    inner = *value;
                }
                build::expr(Out::Permission(*form, Box::new(inner)), span)
            }
            ExprKind::NonNullElements(array) => self.non_null_elements(array, span)?,
            ExprKind::Quant(quant) => self.quantifier(quant, &expr.ty, span)?,
        })
    }

    /// The value of an expression, as a value of exactly this erased type.
    pub fn expr_as(&mut self, expr: &Expr, ty: &Type) -> Lower<ast::Expr> {
        let has = self.low.lowered_ty(expr);
        let value = self.expr(expr)?;
        if has == *ty || !ty.is_reference() {
            return Ok(with_type(value, ty));
        }
        let out = self.low.ty(ty, expr.span);
        Ok(build::cast(value, out))
    }

    /// Refuses what needs statements where there can be none.
    pub fn no_effects(&self, span: Span) -> Lower<()> {
        if self.is_spec() { unsupported("a side effect in a specification", span) } else { Ok(()) }
    }

    fn local(&mut self, local: LocalId, span: Span) -> Lower<ast::Expr> {
        match self.bound(local, span) {
            // a parameter that the body assigns, in an `old` that is written around it
            Some(ast::Expr { kind: Out::Old(value), .. }) if self.mode == Mode::Old => Ok(*value),
            Some(value) => Ok(value),
            None => self.captured(local, span),
        }
    }

    /// The value of an expression whose member is wanted: also `(T) null` has those of `T`.
    pub fn object(&mut self, part: &Expr) -> Lower<ast::Expr> {
        let value = self.expr(part)?;
        if self.low.lowered_ty(part) != Type::Null {
            return Ok(value);
        }
        let ty = self.low.ty(&self.low.seen_ty(part), part.span);
        Ok(build::cast(value, ty))
    }

    /// A static field.
    pub fn static_field(&mut self, field: FieldId, span: Span) -> ast::Expr {
        self.use_static_field(field);
        let class = self.world().field(field).class;
        let class = self.low.class_name(class);
        let name = self.low.field_name(field);
        build::field(build::name(class, span), name, span)
    }

    fn conditional(
        &mut self,
        cond: &Expr,
        then: &Expr,
        els: &Expr,
        ty: &Type,
        span: Span,
    ) -> Lower<ast::Expr> {
        let erased = self.world().erasure(ty);
        let (cond, bindings) = self.condition(cond)?;
        let value = |code: &mut Self, part: &Expr| {
            let has = code.low.lowered_ty(part);
            if has == erased || has == Type::Null { code.expr(part) } else { code.expr_as(part, &erased) }
        };
        let then = value(self, then)?;
        let els = value(self, els)?;
        let both_flexible = build::is_flexible(&then) && build::is_flexible(&els);
        let is_null = |value: &ast::Expr| matches!(value.kind, Out::Lit(ast::Lit::Null));
        let then = if both_flexible {
            with_type(then, &erased)
        } else if is_null(&then) && is_null(&els) {
            let ty = self.low.ty(&erased, span);
            build::cast(then, ty)
        } else {
            then
        };
        let then = build::let_in(bindings, then, span);
        Ok(build::expr(Out::Cond(Box::new(cond), Box::new(then), Box::new(els)), span))
    }

    fn seq(&mut self, exprs: &[Expr], span: Span) -> Lower<ast::Expr> {
        let Some((last, before)) = exprs.split_last() else { return unsupported("an empty sequence", span) };
        if before.is_empty() {
            return self.expr(last);
        }
        self.no_effects(span)?;
        self.scoped(|code| {
            let mut stmts = Vec::new();
            for expr in before {
                stmts.extend(code.effect(expr)?);
            }
            let value = code.expr(last)?;
            Ok(build::let_in(stmts, value, span))
        })
    }

    /// `new T[a][b][]`
    fn new_array(&mut self, ty: &Type, sizes: &[Expr], span: Span) -> Lower<ast::Expr> {
        let mut lowered = Vec::new();
        for size in sizes {
            lowered.push(with_type(self.expr(size)?, &Type::INT));
        }
        let mut elem = self.world().erasure(ty);
        let mut dims = 0;
        while let Type::Array(inner) = &elem {
            elem = (**inner).clone();
            dims += 1;
        }
        self.low.refuse_array_interface(&elem, span)?;
        let elem = self.low.ty(&elem, span);
        let open_dims = dims - sizes.len().min(dims);
        Ok(build::expr(Out::NewArray { elem, sizes: lowered, open_dims }, span))
    }

    /// A new array with `count` elements.
    pub fn array_of(
        &mut self,
        ty: &Type,
        count: usize,
        span: Span,
        mut element: impl FnMut(&mut Self, usize) -> Lower<ast::Expr>,
    ) -> Lower<ast::Expr> {
        let erased = self.world().erasure(ty);
        let mut elem = erased.clone();
        let mut dims: usize = 0;
        while let Type::Array(inner) = &elem {
            elem = (**inner).clone();
            dims += 1;
        }
        self.low.refuse_array_interface(&elem, span)?;
        let elem = self.low.ty(&elem, span);
        let length = i64::try_from(count).unwrap_or(i64::MAX);
        let sizes = vec![build::cast(build::int(length, span), types::i32(span))];
        let made = build::expr(Out::NewArray { elem, sizes, open_dims: dims.saturating_sub(1) }, span);
        if count == 0 {
            return Ok(made);
        }
        self.no_effects(span)?;
        self.scoped(|code| {
            let (declared, name) = code.temp("array$", &erased, made, span);
            let mut stmts = vec![declared];
            for (index, at) in (0i64..).zip(0..count) {
                let value = element(code, at)?;
                let place = build::index(build::name(&name, span), build::int(index, span), span);
                let span = value.span;
                stmts.push(build::assign(place, value, span));
            }
            Ok(build::let_in(stmts, build::name(name, span), span))
        })
    }

    /// A new unknown value: an open method of a class that nobody wrote.
    fn nondet(&mut self, ty: &Type, span: Span) -> ast::Expr {
        self.low.can_be_input(ty);
        let out = self.low.ty(ty, span);
        let name = match self.world().erasure(ty) {
            Type::Prim(prim) => {
                let word = prim.word();
                format!("nondet{}{}", word[..1].to_uppercase(), &word[1..])
            }
            Type::Class(class, _) => format!("nondet{}", self.low.short_name(class)),
            _ => "nondetArray".to_owned(),
        };
        self.low.open_function("Verifier$", &name, out.clone());
        let value = build::call(build::name("Verifier$", span), name, Vec::new(), span);
        if !ty.is_reference() {
            return value;
        }
        // an unknown string is never null
        let local = self.fresh("any$");
        let is_there = build::binary(BinOp::Ne, build::name(&local, span), build::null(span), span);
        let stmts = vec![
            build::declare(out, &local, Some(value), span),
            build::stmt(ast::StmtKind::Assume(is_there), span),
        ];
        build::let_in(stmts, build::name(local, span), span)
    }

    fn non_null_elements(&mut self, array: &Expr, span: Span) -> Lower<ast::Expr> {
        let array = self.expr(array)?;
        Ok(self.scoped(|code| {
            let (elem, index) = (code.fresh("element$"), code.fresh("at$"));
            let is_there = build::binary(BinOp::Ne, build::name(&elem, span), build::null(span), span);
            let all = non_null_elements(array.clone(), elem, index, is_there, span);
            let array_there = build::binary(BinOp::Ne, array, build::null(span), span);
            build::binary(BinOp::And, array_there, all, span)
        }))
    }

    fn quantifier(&mut self, quant: &Quant, ty: &Type, span: Span) -> Lower<ast::Expr> {
        let kind = match quant.kind {
            QuantKind::Forall => ast::Quantifier::Forall,
            QuantKind::Exists => ast::Quantifier::Exists,
            _ => return self.fold_quantifier(quant, ty, span),
        };
        let ty = self.world().erasure(&self.world().local(quant.var).ty);
        let (high, high_has_no_size) = self.range_bound(&quant.high, quant.includes_high, &ty)?;
        let (mut low, mut low_has_no_size) = self.range_bound(&quant.low, quant.excludes_low, &ty)?;
        // the variable has the type of a bound that has a size
        let low_is_filter = quant.excludes_low && low_has_no_size && high_has_no_size;
        if low_is_filter {
            (low, low_has_no_size) = self.range_bound(&quant.low, false, &ty)?;
        }
        if low_has_no_size && high_has_no_size {
            return unsupported("a JML range with bounds of a wider type than its variable", span);
        }
        self.scoped(|code| {
            let var = build::ident(code.declare(quant.var), span);
            let mut body = code.expr(&quant.body)?;
            let op = if kind == ast::Quantifier::Forall { BinOp::Implies } else { BinOp::And };
            if let Some(filter) = &quant.filter {
                body = build::binary(op, code.expr(filter)?, body, span);
            }
            if low_is_filter {
                let (start, _) = code.range_bound(&quant.low, false, &ty)?;
                let is_after = build::binary(BinOp::Lt, start, build::name(&var.text, span), span);
                body = build::binary(op, is_after, body, span);
            }
            let domain = ast::Domain::Range { var, low: Box::new(low), high: Box::new(high) };
            Ok(build::expr(Out::Quant { quant: kind, domain, body: Box::new(body) }, span))
        })
    }

    /// A bound of a range over numbers of a type, or the number after it; and whether it is a number of no size, because
    /// there may be none of that type.
    fn range_bound(&mut self, bound: &Expr, is_after: bool, ty: &Type) -> Lower<(ast::Expr, bool)> {
        let span = bound.span;
        let number = match bound.constant() {
            Some(Const::Int(number)) => Some(i64::from(*number)),
            Some(Const::Long(number)) => Some(*number),
            _ => None,
        };
        let known = number.and_then(|number| number.checked_add(i64::from(is_after)));
        if let Some(number) = known.filter(|number| is_of(*number, ty)) {
            return Ok((with_type(build::int(number, span), ty), false));
        }
        let value = self.expr(bound)?;
        if !is_after && bound.ty == *ty {
            return Ok((with_type(value, ty), false));
        }
        let value = build::cast(with_type(value, &bound.ty), build::prim(ast::Prim::Int, span));
        let next = if is_after { build::binary(BinOp::Add, value, build::int(1, span), span) } else { value };
        Ok((next, true))
    }

    /// The erased class of an expression's type.
    pub fn class_of(&self, ty: &Type) -> ClassId {
        ty.class_id().unwrap_or_else(|| self.low.world.lang("Object"))
    }
}

/// Is the number one of this type?
fn is_of(number: i64, ty: &Type) -> bool {
    match ty.prim() {
        Some(Prim::Byte) => i8::try_from(number).is_ok(),
        Some(Prim::Short) => i16::try_from(number).is_ok(),
        Some(Prim::Char) => u16::try_from(number).is_ok(),
        Some(Prim::Int) => i32::try_from(number).is_ok(),
        _ => true,
    }
}

/// `forall elem, index : array : body`
pub(super) fn non_null_elements(
    array: ast::Expr,
    elem: String,
    index: String,
    body: ast::Expr,
    span: Span,
) -> ast::Expr {
    let domain = ast::Domain::Array {
        elem: build::ident(elem, span),
        index: build::ident(index, span),
        array: Box::new(array),
    };
    build::expr(Out::Quant { quant: ast::Quantifier::Forall, domain, body: Box::new(body) }, span)
}
