//! Calls and object creation: which of several overloads is meant, and the instruction it becomes.

use super::lower::{Lowerer, Mode, Val};
use super::names::{find_constructors, find_methods};
use crate::ir::{CallTarget, ClassId, InstrKind, MethodId, Operand, Ty};
use crate::lang::ast::{self, ExprKind};
use crate::lang::diagnostic::Diagnostic;
use crate::lang::slip::nearest;
use crate::lang::span::Span;

/// `Some(None)` is a call without result.
pub(super) type CallResult = Option<Option<Val>>;

impl<'a> Lowerer<'_, 'a> {
    pub fn call(
        &mut self,
        base: &'a ast::Expr,
        name: &ast::Ident,
        args: &'a [ast::Expr],
        span: Span,
    ) -> CallResult {
        if matches!(&base.kind, ExprKind::Name(name) if name == "super") {
            return self.super_call(name, args, span);
        }
        if let Some(class) = self.class_name(base) {
            let values = self.args(args)?;
            let method = self.choose(class, name, &values, span)?;
            if !self.program.method(method).is_static {
                self.error_hint(
                    name.span,
                    format!("`{}` is not static", name.text),
                    "call it on an object: `o.m(...)`",
                );
                return None;
            }
            let owner = self.program.method(method).class;
            self.init_class(owner, span);
            return self.finish_call(CallTarget::Exact(method), Vec::new(), values, args, span);
        }
        let receiver = self.expr(base)?;
        let receiver = self.hold(receiver, base.span, args);
        let class = match &receiver.ty {
            Ty::Ref(class) => *class,
            Ty::Array(_) => self.program.builtin.object,
            other => {
                let message = format!("`{}` has no methods", self.show(other));
                self.error(base.span, message);
                return None;
            }
        };
        let values = self.args(args)?;
        let method = self.choose(class, name, &values, span)?;
        if self.program.method(method).is_static {
            let owner = self.program.class(self.program.method(method).class).name.clone();
            self.error_hint(
                name.span,
                format!("`{}` is static", name.text),
                format!("write `{owner}.{}(...)`", name.text),
            );
            return None;
        }
        self.finish_call(CallTarget::Virtual(method), vec![receiver.op], values, args, span)
    }

    fn super_call(&mut self, name: &ast::Ident, args: &'a [ast::Expr], span: Span) -> CallResult {
        let this = self.local("this").map(|local| local.slot);
        let (Some(this), Some(superclass)) = (this, self.program.class(self.class).superclass) else {
            self.error_hint(span, "there is no superclass here", "`super` needs an object of a class");
            return None;
        };
        let values = self.args(args)?;
        let declared = self.choose(superclass, name, &values, span)?;
        let method = self.program.class(superclass).dispatch.get(&declared).copied().unwrap_or(declared);
        if self.program.method(method).is_abstract {
            self.error(name.span, format!("`{}` is abstract in the superclass", name.text));
            return None;
        }
        self.finish_call(CallTarget::Exact(method), vec![Operand::Slot(this)], values, args, span)
    }

    pub fn new_object(&mut self, class: &ast::Ident, args: &'a [ast::Expr], span: Span) -> Option<Val> {
        let id = self.names.class(&class.text, class.span, self.diagnostics)?;
        if self.program.class(id).is_abstract {
            let kind = if self.program.class(id).kind == crate::ir::ClassKind::Interface {
                "an interface"
            } else {
                "abstract"
            };
            self.error_hint(
                class.span,
                format!("`{}` is {kind} and has no objects of its own", class.text),
                "create an object of a class that implements it",
            );
            return None;
        }
        if let Some(root) = self.program.enum_root(id)
            && !(self.method.is_none() && self.mode == Mode::Code && self.class == root)
        {
            self.error_hint(
                class.span,
                format!("`{}` is `enum`: only its static initialiser makes objects of it", class.text),
                "name one of the objects that it has made",
            );
            return None;
        }
        self.init_class(id, span);
        let dst = self.b.temp(Ty::Ref(id));
        self.b.emit(span, InstrKind::New { dst, class: id });
        self.constructor_call(id, Operand::Slot(dst), args, span);
        Some(Val::slot(dst, Ty::Ref(id)))
    }

    /// Calls the fitting constructor of a class on an object that exists already.
    pub fn constructor_call(&mut self, class: ClassId, this: Operand, args: &'a [ast::Expr], span: Span) {
        let Some(values) = self.args(args) else { return };
        let candidates = find_constructors(self.program, class);
        if candidates.is_empty() && args.is_empty() {
            return;
        }
        let name = self.program.class(class).name.clone();
        let Some(method) = self.overload(&candidates, &name, &values, span) else { return };
        self.finish_call(CallTarget::Exact(method), vec![this], values, args, span);
    }

    fn args(&mut self, args: &'a [ast::Expr]) -> Option<Vec<Val>> {
        // all of them are lowered, so that every error is seen
        let mut values: Vec<Option<Val>> = Vec::new();
        for (index, arg) in args.iter().enumerate() {
            let value = self.expr(arg).map(|value| self.hold(value, arg.span, &args[index + 1..]));
            values.push(value);
        }
        values.into_iter().collect()
    }

    fn choose(&mut self, class: ClassId, name: &ast::Ident, args: &[Val], span: Span) -> Option<MethodId> {
        let candidates = find_methods(self.program, class, &name.text);
        if candidates.is_empty() {
            let of_class = &self.program.class(class).name;
            let mut error =
                Diagnostic::error(name.span, format!("class `{of_class}` has no method `{}`", name.text));
            let known = self
                .program
                .methods
                .iter()
                .filter(|method| self.program.is_subclass(class, method.class) && !method.is_constructor);
            if let Some(near) = nearest(&name.text, known.map(|method| method.name.as_str())) {
                error = error.hint(format!("did you mean `{near}`?"));
            }
            self.diagnostics.push(error);
            return None;
        }
        self.overload(&candidates, &name.text, args, span)
    }

    fn overload(
        &mut self,
        candidates: &[MethodId],
        name: &str,
        args: &[Val],
        span: Span,
    ) -> Option<MethodId> {
        let by_count: Vec<MethodId> = candidates
            .iter()
            .copied()
            .filter(|id| self.program.method(*id).params.len() == args.len())
            .collect();
        if let ([only], true) = (&by_count[..], !by_count.is_empty()) {
            // the only one with so many parameters: wrong types are reported argument by argument
            return Some(*only);
        }
        let fitting: Vec<MethodId> = by_count.iter().copied().filter(|id| self.accepts(*id, args)).collect();
        let exact: Vec<MethodId> =
            fitting.iter().copied().filter(|id| self.matches_exactly(*id, args)).collect();
        if let [only] = &exact[..] {
            return Some(*only);
        }
        let most_special: Vec<MethodId> = fitting
            .iter()
            .copied()
            .filter(|id| fitting.iter().all(|other| self.at_least_as_special(*id, *other)))
            .collect();
        if let [only] = &most_special[..] {
            return Some(*only);
        }
        let types: Vec<String> = args.iter().map(|arg| self.show(&arg.ty)).collect();
        let message = if fitting.is_empty() {
            format!("no `{name}` takes ({})", types.join(", "))
        } else {
            format!("the call of `{name}` with ({}) is ambiguous", types.join(", "))
        };
        let mut error = Diagnostic::error(span, message);
        let listed = if fitting.is_empty() { candidates } else { &fitting };
        for id in listed.iter().take(4) {
            error = error
                .related(self.program.span_of(*id), format!("candidate `{}`", self.program.signature(*id)));
        }
        if !fitting.is_empty() {
            error = error.hint("cast an argument with `... as T` to say which one you mean");
        }
        self.diagnostics.push(error);
        None
    }

    fn accepts(&self, method: MethodId, args: &[Val]) -> bool {
        let params = &self.program.method(method).params;
        params.iter().zip(args).all(|(param, arg)| {
            let adapts = match &arg.flexible {
                Some(super::lower::Flexible::Int(_)) => param.ty.is_numeric(),
                Some(super::lower::Flexible::Float(_)) => matches!(param.ty, Ty::Float(_)),
                None => false,
            };
            adapts || self.program.is_assignable(&arg.ty, &param.ty)
        })
    }

    fn matches_exactly(&self, method: MethodId, args: &[Val]) -> bool {
        self.program.method(method).params.iter().zip(args).all(|(param, arg)| param.ty == arg.ty)
    }

    fn at_least_as_special(&self, a: MethodId, b: MethodId) -> bool {
        let (a, b) = (self.program.method(a), self.program.method(b));
        a.params.iter().zip(&b.params).all(|(a, b)| self.program.is_assignable(&a.ty, &b.ty))
    }

    fn finish_call(
        &mut self,
        target: CallTarget,
        mut operands: Vec<Operand>,
        values: Vec<Val>,
        args: &[ast::Expr],
        span: Span,
    ) -> CallResult {
        let (CallTarget::Exact(id) | CallTarget::Virtual(id)) = target;
        let method = self.program.method(id);
        let (params, ret) = (method.params.clone(), method.ret.clone());
        let is_predicate = method.is_predicate;
        if self.mode.is_spec() && !method.is_pure && !method.is_constructor {
            let signature = self.program.signature(id);
            self.error_hint(
                span,
                format!("`{signature}` is not pure and cannot be called in a specification"),
                "declare it `pure` if it changes nothing",
            );
        }
        if !self.mode.is_spec() && is_predicate {
            self.error_hint(
                span,
                "a predicate has no value in code",
                "predicates stand in contracts, in `assert`, and after `open` and `close`",
            );
        }
        let mut ok = true;
        for ((value, param), arg) in values.into_iter().zip(&params).zip(args) {
            match self.coerce(value, &param.ty, arg.span) {
                Some(operand) => operands.push(operand),
                None => ok = false,
            }
        }
        if !ok {
            return None;
        }
        let dst = ret.as_ref().map(|ty| self.b.temp(ty.clone()));
        let call = match self.program.method(id).native {
            Some(native) => InstrKind::Native { dst, native, args: operands },
            None => InstrKind::Call { dst, target, args: operands },
        };
        self.b.emit(span, call);
        Some(dst.zip(ret).map(|(slot, ty)| Val::slot(slot, ty)))
    }

    pub fn new_array(
        &mut self,
        elem: &ast::Type,
        sizes: &'a [ast::Expr],
        open_dims: usize,
        span: Span,
    ) -> Option<Val> {
        let mut ty = self.names.ty(elem, self.diagnostics)?;
        for _ in 0..sizes.len() + open_dims {
            ty = Ty::Array(ty.into());
        }
        let mut operands = Vec::new();
        let mut zero_allowed = true;
        for (index, size) in sizes.iter().enumerate() {
            let value = self.expr(size)?;
            let value = self.hold(value, size.span, &sizes[index + 1..]);
            zero_allowed &= matches!(value.ty, Ty::Bits(_));
            operands.push(self.integer(value, size.span)?);
        }
        let dst = self.b.temp(ty.clone());
        self.b.emit(span, InstrKind::NewArray { dst, ty: ty.clone(), sizes: operands, zero_allowed });
        Some(Val::slot(dst, ty))
    }
}
