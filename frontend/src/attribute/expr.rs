//! Expressions, one function per kind. Operators, calls, creations, lambdas and switches have files of their own.

use oox_core::lang::span::Span;

use super::constant;
use super::cx::{Cx, bindings};
use super::names::Target;
use super::{Problem, R};
use crate::syntax::tree::{self, ExprKind as Syntax, Lit};
use crate::typed::{Const, Expr, ExprKind};
use crate::types::{Prim, Type};
use crate::world::{Synthetic, World};

/// The left side of an assignment.
pub(super) struct AssignTarget {
    /// Evaluated first, for its effect only: `f().staticField = 1`.
    pub(super) effect: Option<Expr>,
    /// A local, a field or an element, with its declared type.
    pub(super) expr: Expr,
    /// The type that the program sees: of a field of type `T` what `T` is there.
    pub(super) seen: Type,
}

impl Cx<'_> {
    /// An expression that has a value.
    pub(super) fn value(&mut self, expr: &tree::Expr, expected: Option<&Type>) -> R<Expr> {
        let found = self.expr(expr, expected)?;
        if found.ty == Type::Void {
            return Err(Problem::error("a call without a result is used as a value", expr.span));
        }
        Ok(found)
    }

    /// An expression converted to a type, as by an assignment.
    pub(super) fn value_as(&mut self, expr: &tree::Expr, ty: &Type) -> R<Expr> {
        if let Syntax::ArrayInit(items) = &expr.kind {
            return self.array_literal(items, ty, expr.span);
        }
        let found = self.value(expr, Some(ty))?;
        self.assign(found, ty)
    }

    /// A condition.
    pub(super) fn condition(&mut self, expr: &tree::Expr) -> R<Expr> {
        let found = self.value(expr, Some(&Type::BOOLEAN))?;
        self.boolean(found)
    }

    /// A variable by its simple name; where nobody knows all that there is, perhaps one that is not here.
    fn named_value(&mut self, name: &tree::Ident) -> R<Expr> {
        if let Some(value) = self.variable(name)? {
            return Ok(value);
        }
        if self.around(World::is_partly_open).is_some() {
            return Err(Problem::unsupported("a field of a class without source", name.span));
        }
        if let Some(owner) = self.imports_members_of() {
            return Ok(self.open_field(owner, &name.text, name.span));
        }
        let is_error = self.around(World::is_modelled_above).is_none();
        Err(Problem { is_error, ..super::names::no_field(name) })
    }

    /// An expression. `expected` is what the context asks for, for those expressions whose type depends on it; the
    /// result is not converted to it.
    pub(super) fn expr(&mut self, expr: &tree::Expr, expected: Option<&Type>) -> R<Expr> {
        let span = expr.span;
        match &expr.kind {
            Syntax::Lit(lit) => self.literal(lit, span),
            Syntax::Name(name) => self.named_value(name),
            Syntax::Field(..) => match self.target(expr)? {
                Target::Value(value) => Ok(Expr { span, ..value }),
                Target::Package(name) => {
                    // a constant of a class that is not here
                    if let Some((class, field)) = name.rsplit_once('.')
                        && class.rsplit('.').next().is_some_and(|last| last.starts_with(char::is_uppercase))
                    {
                        let class = self.world.open_class(class);
                        let method = self.world.open_method(class, field, &[], &Type::Unknown, true);
                        let call = crate::typed::Call {
                            target: crate::typed::CallTarget::Static,
                            method,
                            args: Vec::new(),
                        };
                        return Ok(Expr { kind: ExprKind::Call(Box::new(call)), ty: Type::Unknown, span });
                    }
                    Err(self.no_name(&name, span))
                }
                Target::Type(_) | Target::Super(_) => Err(Problem::error("a class is used as a value", span)),
            },
            Syntax::Index(array, index) => self.element(array, index, span),
            Syntax::This(None) => {
                if !self.scope.has_this() {
                    return Err(Problem::error("`this` cannot be used in a static context", span));
                }
                Ok(self.this(self.class(), span))
            }
            Syntax::This(Some(class)) => match self.target(class)? {
                Target::Type(Type::Class(id, _)) => Ok(self.this(id, span)),
                _ => Err(Problem::error("a class is needed before `.this`", span)),
            },
            Syntax::Super(_) => Err(Problem::error("`super` needs a member", span)),
            Syntax::ClassLit(ty) => {
                let named = self.world.resolve(&self.scope, ty)?;
                let arg = match &named {
                    Type::Prim(prim) => self.world.boxed(*prim),
                    Type::Void => Type::class(self.world.lang("Void")),
                    other => other.clone(),
                };
                let ty = Type::Class(self.world.lang("Class"), std::rc::Rc::from([arg]));
                Ok(Expr { kind: ExprKind::ClassLit(named), ty, span })
            }
            Syntax::Call { target, type_args, name, args } => {
                self.call(target.as_deref(), type_args, name, args, expected, span)
            }
            Syntax::New { outer, ty, args, body } => {
                self.new_object(outer.as_deref(), ty, args, body.as_ref(), expected, span)
            }
            Syntax::NewArray { elem, sizes, open_dims, init } => {
                self.new_array(elem, sizes, *open_dims, init.as_deref(), span)
            }
            Syntax::ArrayInit(items) => match expected {
                Some(ty @ Type::Array(_)) => self.array_literal(items, ty, span),
                _ => Err(Problem::error("an array initialiser is not allowed here", span)),
            },
            Syntax::Unary(op, operand) => self.unary(*op, operand, span),
            Syntax::Step { is_increment, is_prefix, target } => {
                self.step(*is_increment, *is_prefix, target, span)
            }
            Syntax::Binary(op, left, right) => self.binary(*op, left, right, span),
            Syntax::Assign { op: None, target, value } => self.assignment(target, value, span),
            Syntax::Assign { op: Some(op), target, value } => self.compound(*op, target, value, span),
            Syntax::Cond(cond, then, els) => self.conditional(cond, then, els, expected, span),
            Syntax::Cast(ty, operand) => {
                let ty = self.world.resolve(&self.scope, ty)?;
                let operand = self.value(operand, Some(&ty))?;
                let mut cast = self.cast(operand, &ty)?;
                cast.span = span;
                Ok(cast)
            }
            Syntax::InstanceOf(operand, ty) => {
                let ty = self.world.resolve(&self.scope, ty)?;
                let operand = self.value(operand, None)?;
                self.check_instance(&operand, &ty, span)?;
                Ok(Expr { kind: ExprKind::InstanceOf(Box::new(operand), ty), ty: Type::BOOLEAN, span })
            }
            Syntax::Matches(operand, pattern) => {
                let operand = self.value(operand, None)?;
                let value = self.world.new_local("value$", operand.ty.clone(), span);
                let pattern = self.pattern(pattern, &operand.ty, true)?;
                let kind = ExprKind::Matches(Box::new(operand), value, Box::new(pattern));
                Ok(Expr { kind, ty: Type::BOOLEAN, span })
            }
            Syntax::Lambda { .. } | Syntax::MethodRef { .. } => match expected {
                Some(ty) => self.function(expr, ty),
                None => Err(Problem::error("a lambda or method reference needs a target type", span)),
            },
            Syntax::Switch(switch) => self.switch_value(switch, expected, span),
            Syntax::Unsupported(what) => Err(Problem::unsupported(*what, span)),
            _ => self.spec_expr(expr),
        }
    }

    fn literal(&mut self, lit: &Lit, span: Span) -> R<Expr> {
        let (value, ty) = match lit {
            Lit::Boolean(value) => (Const::Boolean(*value), Type::BOOLEAN),
            Lit::Int(value) => match i32::try_from(*value) {
                Ok(value) => (Const::Int(value), Type::INT),
                Err(_) => return Err(Problem::error("integer number too large", span)),
            },
            Lit::Long(value) => match i64::try_from(*value) {
                Ok(value) => (Const::Long(value), Type::LONG),
                // a hexadecimal literal is its two's complement value already; the magnitude 2^63 only after a minus
                Err(_) => (Const::Long(value.cast_signed()), Type::LONG),
            },
            Lit::Float(value) => (Const::Float(*value), Type::Prim(Prim::Float)),
            Lit::Double(value) => (Const::Double(*value), Type::DOUBLE),
            Lit::Char(value) => (Const::Int(i32::from(*value)), Type::CHAR),
            Lit::String(units) => (constant::string(units.clone()), self.world.string()),
            Lit::Null => (Const::Null, Type::Null),
        };
        Ok(Expr { kind: ExprKind::Const(value), ty, span })
    }

    /// The value of an element. Of what a class without source gives, nothing is known.
    fn element(&mut self, array: &tree::Expr, index: &tree::Expr, span: Span) -> R<Expr> {
        let found = self.value(array, None)?;
        if found.ty != Type::Unknown {
            return self.index_of(found, index, span);
        }
        let found = self.retarget(found, &Type::array(self.world.object()));
        Ok(Expr { ty: Type::Unknown, ..self.index_of(found, index, span)? })
    }

    fn index_of(&mut self, array: Expr, index: &tree::Expr, span: Span) -> R<Expr> {
        let index = self.array_index(index)?;
        let ty = match &array.ty {
            Type::Array(elem) => (**elem).clone(),
            other => {
                return Err(Problem::error(
                    format!("an array is needed, not `{}`", self.world.show(other)),
                    array.span,
                ));
            }
        };
        Ok(Expr { kind: ExprKind::Index(Box::new(array), Box::new(index)), ty, span })
    }

    /// An index or array size: an `int` after promotion.
    pub(super) fn array_index(&mut self, index: &tree::Expr) -> R<Expr> {
        let index = self.value(index, Some(&Type::INT))?;
        let index = self.promoted(index)?;
        self.assign(index, &Type::INT)
    }

    /// The left side of an assignment.
    pub(super) fn place(&mut self, target: &tree::Expr) -> R<AssignTarget> {
        let found = self.expr(target, None)?;
        self.as_place(found, target.span)
    }

    fn as_place(&mut self, found: Expr, span: Span) -> R<AssignTarget> {
        let seen = found.ty.clone();
        match found.kind {
            ExprKind::Local(id) => {
                self.world.update_local(id, |info| info.is_assigned = true);
                Ok(AssignTarget { effect: None, seen, expr: found })
            }
            ExprKind::Index(..) if seen == Type::Unknown => {
                Err(Problem::unsupported("an element of an object of unknown type", span))
            }
            ExprKind::Field(..) | ExprKind::Index(..) => Ok(AssignTarget { effect: None, seen, expr: found }),
            // the place itself has its declared type
            ExprKind::Convert(_, inner)
                if matches!(inner.kind, ExprKind::Field(..) | ExprKind::Index(..)) =>
            {
                Ok(AssignTarget { effect: None, seen, expr: *inner })
            }
            ExprKind::Seq(mut parts) => {
                let last = parts.pop().expect("a sequence has parts");
                let effect = parts.pop();
                Ok(AssignTarget { effect, ..self.as_place(last, span)? })
            }
            ExprKind::Const(_) => Err(Problem::error("a constant cannot be assigned", span)),
            ExprKind::Call(call) if self.world.method(call.method).synthetic == Some(Synthetic::Open) => {
                Err(Problem::unsupported("an assignment to a static field of a class without source", span))
            }
            _ => Err(Problem::error("a variable is needed here", span)),
        }
    }

    /// `place = value`
    fn assignment(&mut self, target: &tree::Expr, value: &tree::Expr, span: Span) -> R<Expr> {
        let place = self.place(target)?;
        let value = self.value_as(value, &place.seen)?;
        let value = self.stored(value, &place);
        let ty = place.expr.ty.clone();
        let kind = ExprKind::Assign(Box::new(place.expr), Box::new(value));
        Ok(self.after(place.effect, Expr { kind, ty, span }, place.seen))
    }

    /// A value of the seen type where the place has its declared type.
    pub(super) fn stored(&self, value: Expr, place: &AssignTarget) -> Expr {
        if place.expr.ty.is_reference() { self.widened(value, &place.expr.ty) } else { value }
    }

    /// An assignment as a value of the seen type, after what is evaluated for its effect.
    pub(super) fn after(&self, effect: Option<Expr>, assigned: Expr, seen: Type) -> Expr {
        let span = assigned.span;
        let value = if assigned.ty.is_reference() { self.seen_as(assigned, seen) } else { assigned };
        match effect {
            None => value,
            Some(effect) => {
                let ty = value.ty.clone();
                Expr { kind: ExprKind::Seq(vec![effect, value]), ty, span }
            }
        }
    }

    /// `c ? a : b` (JLS 15.25).
    fn conditional(
        &mut self,
        cond: &tree::Expr,
        then: &tree::Expr,
        els: &tree::Expr,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let cond = self.condition(cond)?;
        let (truth, falsity) = bindings(&cond);
        // a conditional of references takes the type that the context asks for
        let hint = expected.filter(|ty| ty.is_reference() && !matches!(ty, Type::Unknown));
        let then = self.with_bindings(&truth, |cx| cx.value(then, hint))?;
        let els = self.with_bindings(&falsity, |cx| cx.value(els, hint))?;
        let ty = self.unified(&[&then, &els], hint);
        let (then, els) = (self.assign(then, &ty)?, self.assign(els, &ty)?);
        if let (Some(Const::Boolean(value)), Some(_), Some(_)) =
            (cond.constant(), then.constant(), els.constant())
            && !matches!(ty, Type::Null)
        {
            return Ok(Expr { span, ..if *value { then } else { els } });
        }
        let kind = ExprKind::Cond(Box::new(cond), Box::new(then), Box::new(els));
        Ok(Expr { kind, ty, span })
    }

    /// The type of several alternatives: of a conditional, of the arms of a switch.
    pub(super) fn unified(&self, parts: &[&Expr], expected: Option<&Type>) -> Type {
        let world = self.world;
        let prims: Vec<Option<Prim>> = parts.iter().map(|part| world.unboxed(&part.ty)).collect();
        let first = &parts[0].ty;
        if parts.iter().all(|part| part.ty == *first) {
            return first.clone();
        }
        let all_prims: Option<Vec<Prim>> = prims.iter().copied().collect();
        if let Some(prims) = all_prims {
            if prims.iter().all(|prim| *prim == Prim::Boolean) {
                return Type::BOOLEAN;
            }
            if prims.iter().all(|prim| *prim != Prim::Boolean) {
                return Type::Prim(unified_number(parts, &prims));
            }
        }
        if let Some(expected) = expected {
            return expected.clone();
        }
        let types: Vec<Type> = parts.iter().map(|part| part.ty.clone()).collect();
        if types.contains(&Type::Unknown) {
            // what nobody has seen gives what the others are
            let known = || types.iter().filter(|ty| **ty != Type::Unknown);
            let found = known().find(|ty| ty.is_reference()).or_else(|| known().next());
            return found.cloned().unwrap_or(Type::Unknown);
        }
        world.least_upper_bound(&types)
    }

    /// Whether `instanceof` makes sense.
    pub(super) fn check_instance(&self, operand: &Expr, ty: &Type, span: Span) -> R<()> {
        if !operand.ty.is_reference() || !ty.is_reference() {
            return Err(Problem::error("`instanceof` needs references", span));
        }
        if operand.ty != Type::Unknown && operand.ty != Type::Null && !self.world.is_castable(&operand.ty, ty)
        {
            return Err(Problem::error(
                format!(
                    "incompatible types: `{}` cannot be `{}`",
                    self.world.show(&operand.ty),
                    self.world.show(ty)
                ),
                span,
            ));
        }
        Ok(())
    }
}

/// The type of several numbers (JLS table 15.25).
fn unified_number(parts: &[&Expr], prims: &[Prim]) -> Prim {
    let first = prims[0];
    if prims.iter().all(|prim| *prim == first) {
        return first;
    }
    // a narrow type and an int constant that fits it
    for narrow in [Prim::Byte, Prim::Short, Prim::Char] {
        let all_fit = parts.iter().zip(prims).all(|(part, prim)| {
            *prim == narrow
                || (narrow == Prim::Short && *prim == Prim::Byte)
                || (part.ty == Type::INT
                    && part.constant().is_some_and(|value| constant::fits(value, narrow)))
        });
        if all_fit && prims.contains(&narrow) {
            return narrow;
        }
    }
    [Prim::Double, Prim::Float, Prim::Long].into_iter().find(|wide| prims.contains(wide)).unwrap_or(Prim::Int)
}
