//! Expressions become instructions in evaluation order: left to right, operands before the operation.

use super::builder::bool_const;
use super::lower::{Flexible, Local, LocalKind, Lowerer, Mode, Val};
use crate::ir::{CastKind, Const, InstrKind, Operand, Rvalue, Ty};
use crate::lang::ast::{self, BinOp, ExprKind, Lit, UnOp};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::slip::nearest;
use crate::lang::span::Span;
use crate::term::{FloatTy, IntTy, Num, Sort};

impl<'a> Lowerer<'_, 'a> {
    /// Lowers an expression that must have (or fit) a type.
    pub fn expr_of(&mut self, expr: &'a ast::Expr, ty: &Ty) -> Option<Operand> {
        let value = match &expr.kind {
            // literals on both sides take the type that is wanted
            ExprKind::Cond(cond, then, els) => self.conditional(cond, then, els, expr.span, Some(ty))?,
            ExprKind::Let { body, value } => return self.let_of(body, value, expr.span, ty),
            _ => self.expr(expr)?,
        };
        self.coerce(value, ty, expr.span)
    }

    /// Makes a value fit a type without changing it: literals take the type, subclasses fit superclasses.
    pub fn coerce(&mut self, value: Val, ty: &Ty, span: Span) -> Option<Operand> {
        if let Some(flexible) = &value.flexible
            && let Some(constant) = self.literal_as(flexible, ty, span)
        {
            return constant;
        }
        if value.ty == Ty::Null && *ty == Ty::String {
            return Some(Operand::Const(Const::NullString));
        }
        if self.program.is_assignable(&value.ty, ty) {
            return Some(value.op);
        }
        let message =
            format!("expected a value of type `{}`, found `{}`", self.show(ty), self.show(&value.ty));
        let mut error = Diagnostic::error(span, message);
        if value.ty.is_numeric() && ty.is_numeric() {
            error = error.hint(format!("convert it: `... as {}`", self.show(ty)));
        } else if value.ty.is_reference() && ty.is_reference() && self.may_share_instance(&value.ty, ty) {
            error = error.hint(format!("if you are sure of its class, cast it: `... as {}`", self.show(ty)));
        }
        self.diagnostics.push(error);
        None
    }

    /// `None`: the literal does not adapt to that type. `Some(None)`: it does, but its value does not fit.
    #[allow(clippy::option_option, reason = "three answers: not applicable, an error, a constant")]
    pub fn literal_as(&mut self, literal: &Flexible, ty: &Ty, span: Span) -> Option<Option<Operand>> {
        Some(match (literal, ty) {
            (Flexible::Int(num), Ty::Int | Ty::Uint) => Some(num_const(num.clone(), Sort::Int)),
            (Flexible::Int(num), Ty::Bits(bits)) => {
                let bits = *bits;
                if !bits.contains(num) {
                    let (ty, min, max) = (self.show(ty), bits.min(), bits.max());
                    let message = format!("{num} does not fit `{ty}` ({min} to {max})");
                    self.error(span, message);
                    return Some(None);
                }
                Some(num_const(num.clone(), Sort::Bits(bits)))
            }
            (Flexible::Int(num), Ty::Float(float)) => self.finite(&num.to_string(), *float, span),
            (Flexible::Float(text), Ty::Float(float)) => self.finite(text, *float, span),
            _ => return None,
        })
    }

    /// A float literal, or an error when it is too large.
    fn finite(&mut self, text: &str, float: FloatTy, span: Span) -> Option<Operand> {
        let too_large = match float {
            FloatTy::F32 => text.parse::<f32>().is_ok_and(f32::is_infinite),
            FloatTy::F64 => text.parse::<f64>().is_ok_and(f64::is_infinite),
        };
        // `inf` is not too large: trees that are made by a program have it as a literal
        if too_large && text.contains(|c: char| c.is_ascii_digit()) {
            let ty = self.show(&Ty::Float(float));
            self.error_hint(span, format!("{text} does not fit `{ty}`"), "infinity is `1.0 / 0.0`");
            return None;
        }
        let constant = float_const(text, float);
        if constant.is_none() {
            self.error(span, format!("`{text}` is not a number"));
        }
        constant
    }

    /// Lowers an expression.
    pub fn expr(&mut self, expr: &'a ast::Expr) -> Option<Val> {
        match &expr.kind {
            ExprKind::Lit(literal) => Some(self.literal(literal, expr.span)),
            ExprKind::Name(name) => self.name(name, expr.span),
            ExprKind::Unary(op, operand) => self.unary(*op, operand, expr.span),
            ExprKind::Binary(op, left, right) => self.binary(*op, left, right, expr.span),
            ExprKind::Cond(cond, then, els) => self.conditional(cond, then, els, expr.span, None),
            ExprKind::Length(array) => self.length(array, expr.span),
            ExprKind::Field(base, field) => self.load_field(base, field, expr.span),
            ExprKind::Index(array, index) => {
                let (array, elem) = self.array_before(array, [&**index])?;
                let index = self.index(index, None)?;
                let dst = self.b.temp(elem.clone());
                self.b.emit(expr.span, InstrKind::LoadElem { dst, array, index });
                Some(Val::slot(dst, elem))
            }
            ExprKind::Call { base, method, args } => {
                let result = self.call(base, method, args, expr.span)?;
                if result.is_none() {
                    self.error_hint(
                        expr.span,
                        format!("`{}` has no result", method.text),
                        "a `void` method can only be called as a statement",
                    );
                }
                result
            }
            ExprKind::ConstructorCall { .. } => {
                self.error_hint(
                    expr.span,
                    "a constructor call is not allowed here",
                    "`super(...)` and `this(...)` start a constructor; only `this.f := x;` may stand before",
                );
                None
            }
            ExprKind::New { class, args } => self.new_object(class, args, expr.span),
            ExprKind::NewArray { elem, sizes, open_dims } => {
                self.new_array(elem, sizes, *open_dims, expr.span)
            }
            ExprKind::Is(operand, ty) => self.is(operand, ty, expr.span),
            ExprKind::As(operand, ty) => self.cast(operand, ty, expr.span),
            ExprKind::Expect(operand, ty) => self.reference_cast(operand, ty, CastKind::Expected, expr.span),
            ExprKind::Trust(operand, ty) => self.trust(operand, ty, expr.span),
            ExprKind::Quant { quant, domain, body } => self.quantifier(*quant, domain, body, expr.span),
            ExprKind::Let { body, value } => self.let_in(body, value, expr.span),
            ExprKind::Old(inner) => self.old(inner, expr.span),
            ExprKind::Holds(inner) => self.holds(inner, expr.span),
            ExprKind::Permission(..) => {
                self.error_hint(
                    expr.span,
                    "a permission is no truth value",
                    "`acc` and `untouched` are parts of an assertion: joined by `**`, after `==>`, or in the arms of `?:`",
                );
                None
            }
            ExprKind::Fresh(inner) => {
                if self.mode != Mode::After {
                    let hint = "`fresh(x)` is for `ensures`, `exceptional` and `signals`";
                    self.error_hint(expr.span, "`fresh` is not allowed here", hint);
                }
                let value = self.expr(inner)?;
                if !value.ty.is_reference() {
                    self.error(inner.span, "`fresh` needs a reference");
                    return None;
                }
                let dst = self.b.temp(Ty::Bool);
                self.b.emit(expr.span, InstrKind::IsFresh { dst, obj: value.op });
                Some(Val::slot(dst, Ty::Bool))
            }
        }
    }

    fn literal(&mut self, literal: &Lit, span: Span) -> Val {
        match literal {
            Lit::Bool(value) => Val::new(bool_const(*value), Ty::Bool),
            Lit::Int(digits) => {
                // the lexer lets only digits through, but a tree may come from a program
                let num = digits.parse().unwrap_or_else(|_| {
                    self.error(span, format!("`{digits}` is not an integer"));
                    Num::from(0)
                });
                flexible_int(num)
            }
            Lit::Float(text) => {
                let zero = Operand::Const(Const::F64(0));
                match self.finite(text, FloatTy::F64, span) {
                    Some(op) => {
                        Val { op, ty: Ty::Float(FloatTy::F64), flexible: Some(Flexible::Float(text.clone())) }
                    }
                    None => Val::new(zero, Ty::Float(FloatTy::F64)),
                }
            }
            Lit::Char(unit) => {
                let sort = Sort::Bits(IntTy::U16);
                Val::new(num_const(Num::from(i64::from(*unit)), sort), Ty::Bits(IntTy::U16))
            }
            Lit::String(text) => self.text(text, span),
            Lit::Null => Val::new(Operand::Const(Const::Null), Ty::Null),
        }
    }

    /// A string literal: a value of type `string`, or the object of the text class that stands for it.
    pub fn text(&mut self, text: &str, span: Span) -> Val {
        let id = self.string(text);
        let ty = self.names.text_ty();
        if ty == Ty::String {
            return Val::new(Operand::Const(Const::String(id)), ty);
        }
        let dst = self.b.temp(ty.clone());
        self.b.emit(span, InstrKind::LoadText { dst, text: id });
        Val::slot(dst, ty)
    }

    fn name(&mut self, name: &str, span: Span) -> Option<Val> {
        if let Some(local) = self.local(name) {
            let (value, is_from_outside) =
                (Val::slot(local.slot, local.ty.clone()), local.kind == LocalKind::FromOutside);
            self.names_outside |= is_from_outside;
            return Some(value);
        }
        let mut error = Diagnostic::error(span, format!("unknown name `{name}`"));
        error.hint = if name == "this" {
            Some("there is no `this` in static code".into())
        } else if name == "retval" {
            Some("`retval` is for `ensures` of a member that has a result".into())
        } else if name == "super" {
            Some("`super` is only for calls: `super.m(...)`".into())
        } else if self.names.classes.contains_key(name) {
            Some(format!("`{name}` is a class; name one of its static members: `{name}.x`"))
        } else if super::names::find_field(self.program, self.class, name).is_some() {
            let field = super::names::find_field(self.program, self.class, name);
            let is_static = field.is_some_and(|id| self.program.field(id).is_static);
            let receiver = if is_static { self.program.class(self.class).name.as_str() } else { "this" };
            Some(format!("fields are always qualified: `{receiver}.{name}`"))
        } else {
            nearest(name, self.locals.iter().map(|local| local.name.as_str()))
                .map(|near| format!("did you mean `{near}`?"))
        };
        self.diagnostics.push(error);
        None
    }

    fn unary(&mut self, op: UnOp, operand: &'a ast::Expr, span: Span) -> Option<Val> {
        let value = self.expr(operand)?;
        if let (UnOp::Neg, Some(flexible)) = (op, &value.flexible) {
            return Some(match flexible {
                Flexible::Int(num) => flexible_int(num.neg()),
                Flexible::Float(text) if text == NAN => value,
                Flexible::Float(text) => {
                    let text = text.strip_prefix('-').map_or_else(|| format!("-{text}"), str::to_owned);
                    Val {
                        op: float_const(&text, FloatTy::F64).unwrap_or(value.op.clone()),
                        ty: value.ty,
                        flexible: Some(Flexible::Float(text)),
                    }
                }
            });
        }
        let (fits, wanted) = match op {
            UnOp::Neg => (value.ty.is_numeric(), "a number"),
            UnOp::Not => (value.ty == Ty::Bool, "a `bool`"),
            UnOp::BitNot => (matches!(value.ty, Ty::Bits(_)), "a sized integer such as `i32`"),
        };
        if !fits {
            let message = format!("this operator needs {wanted}, found `{}`", self.show(&value.ty));
            self.error(operand.span, message);
            return None;
        }
        let ty = if op == UnOp::Neg && value.ty == Ty::Uint { Ty::Int } else { value.ty };
        let rvalue = match op {
            UnOp::Neg => Rvalue::Neg(value.op),
            UnOp::Not => Rvalue::Not(value.op),
            UnOp::BitNot => Rvalue::BitNot(value.op),
        };
        Some(self.compute(span, ty, rvalue))
    }

    pub fn compute(&mut self, span: Span, ty: Ty, rvalue: Rvalue) -> Val {
        let dst = self.b.temp(ty.clone());
        self.b.emit(span, InstrKind::Assign(dst, rvalue));
        Val::slot(dst, ty)
    }

    fn length(&mut self, array: &'a ast::Expr, span: Span) -> Option<Val> {
        let (array, _) = self.array(array)?;
        let dst = self.b.temp(Ty::Int);
        self.b.emit(span, InstrKind::Length { dst, array });
        Some(Val::slot(dst, Ty::Int))
    }

    /// An array and the type of its elements.
    pub fn array(&mut self, expr: &'a ast::Expr) -> Option<(Operand, Ty)> {
        self.array_before(expr, [])
    }

    /// As [`Self::array`], when other expressions are evaluated before the array is used.
    pub fn array_before<'e>(
        &mut self,
        expr: &'a ast::Expr,
        later: impl IntoIterator<Item = &'e ast::Expr>,
    ) -> Option<(Operand, Ty)> {
        let value = self.expr(expr)?;
        let value = self.hold(value, expr.span, later);
        if let Ty::Array(elem) = &value.ty {
            return Some((value.op, (**elem).clone()));
        }
        let message = format!("expected an array, found `{}`", self.show(&value.ty));
        self.error(expr.span, message);
        None
    }

    /// An index, as a mathematical integer; perhaps with an expression that is evaluated before the index is used.
    pub fn index(&mut self, expr: &'a ast::Expr, later: Option<&ast::Expr>) -> Option<Operand> {
        let value = self.expr(expr)?;
        let value = self.hold(value, expr.span, later);
        self.integer(value, expr.span)
    }

    /// An integer of any kind, as a mathematical one.
    pub fn integer(&mut self, value: Val, span: Span) -> Option<Operand> {
        match &value.ty {
            Ty::Int | Ty::Uint => Some(value.op),
            Ty::Bits(_) => Some(self.compute(span, Ty::Int, Rvalue::Convert(value.op, Sort::Int)).op),
            other => {
                let message = format!("expected an integer, found `{}`", self.show(other));
                self.error(span, message);
                None
            }
        }
    }

    fn load_field(&mut self, base: &'a ast::Expr, field: &ast::Ident, span: Span) -> Option<Val> {
        if let Some(class) = self.class_name(base) {
            let id = self.static_field(class, field)?;
            self.init_class(self.program.field(id).class, span);
            let ty = self.program.field(id).ty.clone();
            let dst = self.b.temp(ty.clone());
            self.b.emit(span, InstrKind::LoadStatic { dst, field: id });
            return Some(Val::slot(dst, ty));
        }
        let (obj, id) = self.object_field(base, field, None)?;
        let ty = self.program.field(id).ty.clone();
        let dst = self.b.temp(ty.clone());
        self.b.emit(span, InstrKind::LoadField { dst, obj, field: id });
        Some(Val::slot(dst, ty))
    }

    /// An object and one of its fields; perhaps with an expression that is evaluated before the field is used.
    pub fn object_field(
        &mut self,
        base: &'a ast::Expr,
        field: &ast::Ident,
        later: Option<&ast::Expr>,
    ) -> Option<(Operand, crate::ir::FieldId)> {
        let value = self.expr(base)?;
        let value = self.hold(value, base.span, later);
        let Ty::Ref(class) = value.ty else {
            let message = format!("`{}` has no fields", self.show(&value.ty));
            let hint =
                if matches!(value.ty, Ty::Array(_)) { Some("the length of an array is `#a`") } else { None };
            let mut error = Diagnostic::error(base.span, message);
            error.hint = hint.map(str::to_owned);
            self.diagnostics.push(error);
            return None;
        };
        let id = self.field(class, field)?;
        if self.program.field(id).is_static {
            let class = self.program.class(self.program.field(id).class).name.clone();
            self.error_hint(
                field.span,
                format!("`{}` is a static field", field.text),
                format!("write `{class}.{}`", field.text),
            );
            return None;
        }
        Some((value.op, id))
    }

    /// A static field; its class is to be initialised before it is used.
    pub fn static_field(
        &mut self,
        class: crate::ir::ClassId,
        field: &ast::Ident,
    ) -> Option<crate::ir::FieldId> {
        let id = self.field(class, field)?;
        if !self.program.field(id).is_static {
            self.error_hint(
                field.span,
                format!("`{}` is not static", field.text),
                "name an object before the dot",
            );
            return None;
        }
        Some(id)
    }

    /// The class that an expression before a dot names, if it is not a variable.
    pub fn class_name(&self, base: &ast::Expr) -> Option<crate::ir::ClassId> {
        match &base.kind {
            ExprKind::Name(name) if self.local(name).is_none() => {
                self.names.classes.get(name.as_str()).copied()
            }
            _ => None,
        }
    }

    /// Runs the static initialisers at first use, as the JVM does. Code of the class itself asks too: it may run on an
    /// object of the input, and nothing has used the class before.
    pub fn init_class(&mut self, class: crate::ir::ClassId, span: Span) {
        let mut todo = vec![class];
        while let Some(id) = todo.pop() {
            if self.names.needs_init[id.index()] {
                self.b.emit(span, InstrKind::InitClass(class));
                return;
            }
            todo.extend(self.program.initialised_before(id));
        }
    }

    fn is(&mut self, operand: &'a ast::Expr, ty: &ast::Type, span: Span) -> Option<Val> {
        let (value, ty) = self.reference_and_type(operand, ty)?;
        let dst = self.b.temp(Ty::Bool);
        if self.program.is_assignable(&value.ty, &ty) {
            // only null is left to ask
            let null = Operand::Const(Const::Null);
            self.b.emit(span, InstrKind::SameRef { dst, left: value.op, right: null });
            return Some(self.compute(span, Ty::Bool, Rvalue::Not(Operand::Slot(dst))));
        }
        self.b.emit(span, InstrKind::IsInstance { dst, obj: value.op, ty });
        Some(Val::slot(dst, Ty::Bool))
    }

    fn reference_and_type(&mut self, operand: &'a ast::Expr, ty: &ast::Type) -> Option<(Val, Ty)> {
        let value = self.expr(operand)?;
        let target = self.names.ty(ty, self.diagnostics)?;
        if !value.ty.is_reference() || !target.is_reference() {
            let message = format!(
                "`{}` and `{}` are not both references to objects or arrays",
                self.show(&value.ty),
                self.show(&target)
            );
            self.error(ty.span, message);
            return None;
        }
        Some((value, target))
    }

    fn cast(&mut self, operand: &'a ast::Expr, ty: &ast::Type, span: Span) -> Option<Val> {
        let target = self.names.ty(ty, self.diagnostics)?;
        if !target.is_reference() && target != Ty::String {
            let value = self.expr(operand)?;
            return self.convert(value, &target, span);
        }
        self.reference_cast(operand, ty, CastKind::Checked, span)
    }

    /// The value stays what it is.
    fn trust(&mut self, operand: &'a ast::Expr, ty: &ast::Type, span: Span) -> Option<Val> {
        let (value, target) = self.reference_and_type(operand, ty)?;
        if self.program.is_assignable(&value.ty, &target) {
            return Some(value);
        }
        let dst = self.b.temp(value.ty.clone());
        self.b.emit(span, InstrKind::Cast { dst, obj: value.op, ty: target, kind: CastKind::Trusted });
        Some(Val::slot(dst, value.ty))
    }

    fn reference_cast(
        &mut self,
        operand: &'a ast::Expr,
        ty: &ast::Type,
        kind: CastKind,
        span: Span,
    ) -> Option<Val> {
        let (value, target) = self.reference_and_type(operand, ty)?;
        if self.program.is_assignable(&value.ty, &target) {
            return Some(Val::new(value.op, target));
        }
        let dst = self.b.temp(target.clone());
        self.b.emit(span, InstrKind::Cast { dst, obj: value.op, ty: target.clone(), kind });
        Some(Val::slot(dst, target))
    }

    /// Explicit conversion between numbers.
    fn convert(&mut self, value: Val, target: &Ty, span: Span) -> Option<Val> {
        let integer_literal = matches!(value.flexible, Some(Flexible::Int(_)));
        if value.flexible.is_some() && (target.is_integer() == integer_literal) && *target != Ty::Bool {
            let too_big = match (&value.flexible, target) {
                (Some(Flexible::Int(num)), Ty::Bits(bits)) => !bits.contains(num),
                _ => false,
            };
            if !too_big {
                let op = self.coerce(value, target, span)?;
                return Some(Val::new(op, target.clone()));
            }
        }
        match (&value.ty, target.sort()) {
            (from, _) if from == target => Some(Val::new(value.op, target.clone())),
            (Ty::Float(_), Some(Sort::Int)) if target.is_numeric() => {
                let dst = self.b.temp(target.clone());
                self.b.emit(span, InstrKind::FloatToInt { dst, value: value.op });
                Some(Val::slot(dst, target.clone()))
            }
            (from, Some(_)) if from.is_mathematical() && target.is_mathematical() => {
                Some(Val::new(value.op, target.clone()))
            }
            (from, Some(sort)) if from.is_numeric() && target.is_numeric() => {
                Some(self.compute(span, target.clone(), Rvalue::Convert(value.op, sort)))
            }
            (from, _) => {
                let message = format!("cannot convert `{}` to `{}`", self.show(from), self.show(target));
                self.error(span, message);
                None
            }
        }
    }

    /// Can the expression be computed without throwing, splitting or calling? Then it needs no control flow.
    pub fn is_simple(&self, expr: &ast::Expr) -> bool {
        self.simple_ty(expr).is_some()
    }

    fn simple_ty(&self, expr: &ast::Expr) -> Option<Ty> {
        match &expr.kind {
            ExprKind::Lit(Lit::Bool(_)) => Some(Ty::Bool),
            ExprKind::Lit(Lit::Int(_)) => Some(Ty::Int),
            ExprKind::Lit(Lit::Float(_)) => Some(Ty::Float(FloatTy::F64)),
            ExprKind::Lit(Lit::Char(_)) => Some(Ty::Bits(IntTy::U16)),
            ExprKind::Lit(Lit::String(_)) => Some(self.names.text_ty()),
            ExprKind::Lit(Lit::Null) => Some(Ty::Null),
            ExprKind::Name(name) => self.local(name).map(|Local { ty, .. }| ty.clone()),
            ExprKind::Unary(_, operand) => self.simple_ty(operand),
            ExprKind::Binary(op, left, right) => {
                let (left, right) = (self.simple_ty(left)?, self.simple_ty(right)?);
                let reference = left.is_reference() && right.is_reference();
                let divides = matches!(op, BinOp::Div | BinOp::Rem) && !matches!(left, Ty::Float(_));
                if reference || divides {
                    return None;
                }
                Some(match op {
                    BinOp::Implies | BinOp::Sep | BinOp::Or | BinOp::And => Ty::Bool,
                    BinOp::Eq | BinOp::Ne | BinOp::Lt | BinOp::Le | BinOp::Gt | BinOp::Ge => Ty::Bool,
                    _ => left,
                })
            }
            ExprKind::Cond(cond, then, els) => {
                self.simple_ty(cond)?;
                let (then, els) = (self.simple_ty(then)?, self.simple_ty(els)?);
                if then.is_reference() || els.is_reference() { None } else { Some(then) }
            }
            _ => None,
        }
    }
}

pub(super) fn flexible_int(num: Num) -> Val {
    Val { op: num_const(num.clone(), Sort::Int), ty: Ty::Int, flexible: Some(Flexible::Int(num)) }
}

pub(super) fn num_const(num: Num, sort: Sort) -> Operand {
    Operand::Const(Const::Num(num, sort))
}

/// The literal of a float that is not a number.
const NAN: &str = "NaN";

/// An infinity, or what is not a number, as a literal that can still take any float type.
pub(super) fn special_float(value: f64) -> Val {
    let text = match value {
        _ if value.is_nan() => NAN,
        _ if value > 0.0 => "inf",
        _ => "-inf",
    };
    Val {
        op: Operand::Const(Const::F64(if value.is_nan() { f64::NAN } else { value }.to_bits())),
        ty: Ty::Float(FloatTy::F64),
        flexible: Some(Flexible::Float(text.to_owned())),
    }
}

fn float_const(text: &str, ty: FloatTy) -> Option<Operand> {
    Some(Operand::Const(match ty {
        FloatTy::F32 => Const::F32(text.parse::<f32>().ok()?.to_bits()),
        FloatTy::F64 => Const::F64(text.parse::<f64>().ok()?.to_bits()),
    }))
}
