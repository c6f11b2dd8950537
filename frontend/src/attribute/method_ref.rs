//! Method references: lambdas whose body is one call.

use std::rc::Rc;

use oox_core::lang::span::Span;

use super::call::Receiver;
use super::cx::Cx;
use super::names::Target;
use super::overload::{Arg, Signature};
use super::{Problem, R};
use crate::syntax::tree::{Ident, MethodRefTarget};
use crate::typed::{Body, Call, CallTarget, Expr, ExprKind, Lambda, LocalId, Stmt, StmtKind};
use crate::types::Type;
use crate::world::FunctionType;
use crate::world::{Origin, ScopeKind, World};

/// What stands before `::`.
enum Referred {
    /// A value, kept in a variable.
    Bound(LocalId, Expr),
    /// A class: static methods, instance methods of the first argument, constructors.
    Type(Type),
    /// `super`
    Super(Type),
}

impl World {
    /// A raw generic class with arguments that are still to be found out.
    pub(crate) fn with_unknown_args(&self, ty: &Type) -> Type {
        match ty {
            Type::Class(id, args) if args.is_empty() => {
                Type::Class(*id, vec![Type::Unknown; self.type_params(*id).len()].into())
            }
            other => other.clone(),
        }
    }
}

impl Cx<'_> {
    fn referred(&mut self, target: &MethodRefTarget) -> R<Referred> {
        Ok(match target {
            MethodRefTarget::Type(ty) => Referred::Type(self.world.resolve(&self.scope, ty)?),
            MethodRefTarget::Expr(expr) => match self.target(expr)? {
                Target::Type(ty) => Referred::Type(ty),
                Target::Super(ty) => Referred::Super(ty),
                Target::Value(value) => {
                    let var = self.world.new_local("receiver$", value.ty.clone(), expr.span);
                    Referred::Bound(var, value)
                }
                Target::Package(name) => {
                    return Err(self.no_name(&name, expr.span));
                }
            },
        })
    }

    /// The type before `::`, if it is one.
    pub(super) fn method_ref_type(&mut self, target: &MethodRefTarget) -> R<Option<Type>> {
        Ok(match self.referred(target)? {
            Referred::Type(ty) => Some(ty),
            _ => None,
        })
    }

    /// Whether some method of that name takes that many arguments, and gives something where something is wanted.
    pub(super) fn can_refer(
        &mut self,
        target: &MethodRefTarget,
        name: Option<&Ident>,
        function: &FunctionType,
    ) -> bool {
        let count = function.params.len();
        let Ok(referred) = self.trial(|cx| cx.referred(target)) else { return true };
        let Some(name) = name else { return true };
        let (ty, is_type) = match referred {
            Referred::Bound(_, value) => (value.ty, false),
            Referred::Super(ty) => (ty, false),
            Referred::Type(ty) => (ty, true),
        };
        if ty == Type::Unknown || self.may_have_more(&ty) {
            return true;
        }
        self.candidates(&ty, &name.text).iter().any(|one| {
            let params = one.params.len();
            let takes = |given: usize| params == given || (one.method.is_varargs && given + 1 >= params);
            let gives = function.ret == Type::Void || one.ret != Type::Void;
            let is_taken =
                if !is_type || one.method.is_static() { takes(count) } else { count > 0 && takes(count - 1) };
            gives && is_taken
        })
    }

    /// Whether `Type::new` gives what is wanted: no primitive value, unless it is what is in a box.
    pub(super) fn can_make(&mut self, target: &MethodRefTarget, wanted: &Type) -> bool {
        let Ok(Referred::Type(made)) = self.trial(|cx| cx.referred(target)) else { return true };
        match wanted {
            Type::Prim(prim) => self.world.unboxed(&made).is_some_and(|has| has.widens_to(*prim)),
            _ => true,
        }
    }

    /// The class may have methods that nobody here knows.
    fn may_have_more(&self, ty: &Type) -> bool {
        ty.class_id().is_some_and(|id| self.world.is_partly_open(id))
    }

    /// No method of a class fits.
    fn not_found(&self, ty: &Type, name: &Ident) -> Problem {
        let is_users = |id| self.world.class(id).origin == Origin::User;
        if self.may_have_more(ty) || ty.class_id().is_some_and(|id| !is_users(id)) {
            return Problem::unsupported(
                format!("a reference to `{}`, a method without source", name.text),
                name.span,
            );
        }
        not_found(name)
    }

    /// Whether `Type::name` takes its receiver as the first parameter of the function.
    pub(super) fn is_by_receiver(&self, ty: &Type, name: Option<&Ident>, function: &FunctionType) -> bool {
        let Some(name) = name else { return false };
        self.candidates(ty, &name.text).iter().any(|one| {
            !one.method.is_static()
                && (one.params.len() + 1 == function.params.len() || one.method.is_varargs)
        })
    }

    /// The type of the result of a method reference.
    pub(super) fn method_ref_result(
        &mut self,
        target: &MethodRefTarget,
        name: Option<&Ident>,
        interface: &Type,
        function: &FunctionType,
        span: Span,
    ) -> R<Type> {
        let function = FunctionType { ret: Type::Unknown, ..function.clone() };
        let found = self.method_ref(target, name, interface, &function, span)?;
        let ExprKind::Lambda(lambda) = &found.kind else { return Ok(Type::Unknown) };
        Ok(match lambda.body.stmts.last().map(|last| &last.kind) {
            Some(StmtKind::Return(Some(value))) => value.ty.clone(),
            _ => Type::Void,
        })
    }

    pub(super) fn method_ref(
        &mut self,
        target: &MethodRefTarget,
        name: Option<&Ident>,
        interface: &Type,
        function: &FunctionType,
        span: Span,
    ) -> R<Expr> {
        let world = self.world;
        let referred = self.referred(target)?;
        let method = world.method(function.method);
        let class = world.declare_lambda(&self.scope, interface.clone(), span);
        let erased: Vec<Type> = method.params.iter().map(|ty| world.erasure(ty)).collect();
        let params: Vec<LocalId> = erased
            .iter()
            .enumerate()
            .map(|(index, ty)| world.new_local(format!("a{index}$"), ty.clone(), span))
            .collect();
        let returned = world.erasure(&method.ret);
        let (value, receiver) = self.scoped(|cx| -> R<(Expr, Option<(LocalId, Expr)>)> {
            if let Referred::Bound(var, _) = &referred {
                // seen from inside, the receiver is a captured variable
                cx.bind(&world.local(*var).name, *var);
                world.capture(class, *var);
            }
            cx.scope = cx.scope.with(ScopeKind::Lambda(class));
            let args: Vec<Expr> = params
                .iter()
                .zip(&function.params)
                .map(|(param, real)| {
                    let raw = cx.local(*param, span);
                    if *real == Type::Unknown {
                        Expr { ty: Type::Unknown, ..raw }
                    } else {
                        cx.widened(raw, real)
                    }
                })
                .collect();
            let expected = if function.ret == Type::Unknown { None } else { Some(&function.ret) };
            match referred {
                Referred::Bound(var, value) => {
                    let Some(name) = name else {
                        return Err(Problem::error("`::new` needs a class", span));
                    };
                    let on = cx.local(var, span);
                    let found = cx.refer_method(&value.ty, Some(on), name, args, expected, span)?;
                    Ok((found, Some((var, value))))
                }
                Referred::Super(ty) => {
                    let Some(name) = name else {
                        return Err(Problem::error("`::new` needs a class", span));
                    };
                    let candidates = cx.candidates(&ty, &name.text);
                    let found = cx.refer_super(candidates, name, args, expected, span)?;
                    Ok((found, None))
                }
                Referred::Type(ty) => match name {
                    Some(name) => Ok((cx.refer_method(&ty, None, name, args, expected, span)?, None)),
                    None => Ok((cx.refer_new(&ty, args, expected, span)?, None)),
                },
            }
        })?;
        let stmt = if function.ret == Type::Void || value.ty == Type::Void {
            StmtKind::Expr(value)
        } else if function.ret == Type::Unknown {
            // only its type is asked for
            StmtKind::Return(Some(value))
        } else {
            let value = self.assign(value, &function.ret)?;
            let value = match (&value.ty, &returned) {
                // the result is boxed when only the erased type is known
                (Type::Prim(_), other) if other.is_reference() => self.assign(value, &world.object())?,
                _ => value,
            };
            StmtKind::Return(Some(self.erased_result(value, &returned)))
        };
        let body = Body { params, stmts: vec![Stmt { kind: stmt, span }], span };
        let lambda = Lambda { class, method: function.method, body, receiver };
        Ok(Expr { kind: ExprKind::Lambda(Rc::new(lambda)), ty: interface.clone(), span })
    }

    fn refer_method(
        &mut self,
        ty: &Type,
        on: Option<Expr>,
        name: &Ident,
        args: Vec<Expr>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let world = self.world;
        let ready = |args: &[Expr]| args.iter().cloned().map(Arg::Ready).collect::<Vec<_>>();
        let through = if on.is_some() { ty.clone() } else { world.with_unknown_args(ty) };
        let candidates = self.candidates(&through, &name.text);
        let (mut statics, mut instances): (Vec<Signature>, Vec<Signature>) = (Vec::new(), Vec::new());
        for one in candidates {
            if one.method.is_static() { statics.push(one) } else { instances.push(one) }
        }
        if let Some(on) = on {
            instances.append(&mut statics);
            let all = ready(&args);
            let Some(chosen) = self.choose(instances, &all, expected) else {
                return self.call_missing(Receiver::Value(on), ty, name, all, expected, span);
            };
            let method = Rc::clone(&chosen.signature.method);
            let (args, ret) = self.complete(chosen, all, &[], expected, span)?;
            let target = if method.is_static() {
                CallTarget::Static
            } else {
                CallTarget::Virtual(self.as_member_of(on, method.class))
            };
            return Ok(self.called(target, &method, args, ret, span));
        }
        let all = ready(&args);
        if let Some(chosen) = self.choose(statics, &all, expected) {
            let method = Rc::clone(&chosen.signature.method);
            let (args, ret) = self.complete(chosen, all, &[], expected, span)?;
            return Ok(self.called(CallTarget::Static, &method, args, ret, span));
        }
        let mut rest = args;
        if rest.is_empty() {
            return Err(self.not_found(ty, name));
        }
        let first = rest.remove(0);
        // the first argument may know the type arguments of the class
        let seen = match ty.class_id() {
            Some(id) => world.as_super(&first.ty, id).unwrap_or_else(|| ty.clone()),
            None => ty.clone(),
        };
        let receiver = if first.ty == Type::Unknown {
            Expr { ty: through, ..first }
        } else {
            self.widened(first, &seen)
        };
        let instances: Vec<Signature> =
            instances.into_iter().map(|one| self.signature(one.method, &receiver.ty)).collect();
        let rest_args = ready(&rest);
        let Some(chosen) = self.choose(instances, &rest_args, expected) else {
            return Err(self.not_found(ty, name));
        };
        let method = Rc::clone(&chosen.signature.method);
        let (args, ret) = self.complete(chosen, rest_args, &[], expected, span)?;
        let ret =
            if method.name == "clone" && receiver.ty.elem().is_some() { receiver.ty.clone() } else { ret };
        let on = self.as_member_of(receiver, method.class);
        Ok(self.called(CallTarget::Virtual(on), &method, args, ret, span))
    }

    fn refer_super(
        &mut self,
        candidates: Vec<Signature>,
        name: &Ident,
        args: Vec<Expr>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let args: Vec<Arg<'_>> = args.into_iter().map(Arg::Ready).collect();
        let Some(chosen) = self.choose(candidates, &args, expected) else {
            return Err(not_found(name));
        };
        let method = Rc::clone(&chosen.signature.method);
        let (args, ret) = self.complete(chosen, args, &[], expected, span)?;
        Ok(self.called(CallTarget::Super, &method, args, ret, span))
    }

    fn refer_new(&mut self, ty: &Type, args: Vec<Expr>, expected: Option<&Type>, span: Span) -> R<Expr> {
        match ty {
            Type::Array(_) => {
                let size = args.into_iter().next().ok_or_else(|| Problem::error("a size is needed", span))?;
                let size = self.promoted(size)?;
                Ok(Expr { kind: ExprKind::NewArray { sizes: vec![size] }, ty: ty.clone(), span })
            }
            Type::Class(id, _) => {
                let args = args.into_iter().map(Arg::Ready).collect();
                let outer = self.implied_outer(*id, span)?;
                self.new_of_class(ty.clone(), true, outer, args, expected, span)
            }
            _ => Err(Problem::error("`::new` needs a class", span)),
        }
    }

    fn called(
        &self,
        target: CallTarget,
        method: &crate::world::Method,
        args: Vec<Expr>,
        ret: Type,
        span: Span,
    ) -> Expr {
        let declared = match &target {
            CallTarget::Virtual(on) if on.ty.elem().is_some() && method.name == "clone" => ret.clone(),
            _ => method.ret.clone(),
        };
        let call = Call { target, method: method.id, args };
        let plain = Expr { kind: ExprKind::Call(Box::new(call)), ty: declared, span };
        if plain.ty.is_reference() { self.seen_as(plain, ret) } else { plain }
    }
}

fn not_found(name: &Ident) -> Problem {
    Problem::error(format!("no method `{}` fits the functional interface", name.text), name.span)
}
