//! Calls: finding the method (JLS 15.12), inferring its type arguments, converting the arguments.

use std::rc::Rc;

use oox_core::lang::span::Span;

use super::cx::Cx;
use super::names::Target;
use super::{Problem, R};
use crate::syntax::tree::{self, ExprKind as Syntax, Ident, LambdaBody};
use crate::typed::{Call, CallTarget, Expr, ExprKind};
use crate::types::{ClassId, Inference, Substitution, Type, VarId, upper};
use crate::world::{Method, Origin, ScopeKind};

/// An argument before the method is known.
pub(super) enum Arg<'t> {
    /// Its type does not depend on the method.
    Ready(Expr),
    /// A generic call, diamond or conditional: the type so far, to be looked at again with a target type.
    Poly(&'t tree::Expr, Type),
    /// A lambda or method reference.
    Function(&'t tree::Expr),
}

/// What is called, and through which type.
pub(super) struct Signature {
    pub(super) method: Rc<Method>,
    /// The parameter types seen through the receiver.
    pub(super) params: Vec<Type>,
    pub(super) ret: Type,
    /// Parameters that must be inferred: of the method; of the class for a diamond.
    pub(super) vars: Vec<VarId>,
}

/// A chosen signature.
pub(super) struct Chosen {
    pub(super) signature: Signature,
    /// The last arguments are packed into an array.
    pub(super) packs: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Strict,
    Loose,
    Varargs,
}

/// On what a method is called, before it is known whether it is static.
enum Receiver {
    Value(Expr),
    Type(Type),
    Super(Type),
    /// By its simple name: a method of a class around the code.
    Implied(ClassId, bool),
    /// By a static import.
    Imported(ClassId),
}

impl Cx<'_> {
    /// `target.name(args)`
    pub(super) fn call(
        &mut self,
        target: Option<&tree::Expr>,
        type_args: &[tree::TypeRef],
        name: &Ident,
        args: &[tree::Expr],
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let receiver = match target {
            None => self.implied_receiver(name)?,
            Some(target) => match self.target(target)? {
                Target::Value(value) => Receiver::Value(value),
                Target::Type(ty) => Receiver::Type(ty),
                Target::Super(ty) => Receiver::Super(ty),
                Target::Package(package) => {
                    let last = package.rsplit('.').next().unwrap_or(&package);
                    if !package.contains('.') || !last.starts_with(char::is_uppercase) {
                        return Err(Problem::error(format!("cannot find `{package}`"), target.span));
                    }
                    Receiver::Type(Type::class(self.world.open_class(&package)))
                }
            },
        };
        let explicit: Vec<Type> =
            type_args.iter().map(|ty| self.world.resolve(&self.scope, ty)).collect::<R<_>>()?;
        let args = self.args(args)?;
        if let Receiver::Type(Type::Class(id, _)) = &receiver
            && let Some(found) = self.verifier_call(*id, name, span)
        {
            return Ok(found);
        }
        let through = match &receiver {
            Receiver::Value(value) => value.ty.clone(),
            Receiver::Type(ty) | Receiver::Super(ty) => ty.clone(),
            Receiver::Implied(class, _) => self.world.self_type(*class),
            Receiver::Imported(class) => Type::class(*class),
        };
        if through == Type::Unknown {
            return self.call_unknown(receiver, name, args, expected, span);
        }
        if through.prim().is_some() {
            return Err(Problem::error(
                format!("a value of type `{}` has no methods", self.world.show(&through)),
                span,
            ));
        }
        let candidates = self.candidates(&through, &name.text);
        let chosen = self.choose(candidates, &args);
        let Some(chosen) = chosen else {
            return self.call_missing(receiver, &through, name, args, expected, span);
        };
        let method = Rc::clone(&chosen.signature.method);
        let (args, ret) = self.complete(chosen, args, &explicit, expected, span)?;
        let ret = if method.name == "getClass" && method.params.is_empty() {
            let bound = Type::Extends(Rc::new(self.world.erasure(&through)));
            Type::Class(self.world.lang("Class"), Rc::from([bound]))
        } else if method.name == "clone" && method.params.is_empty() && through.elem().is_some() {
            through.clone()
        } else {
            ret
        };
        self.call_on(receiver, &method, args, ret, span)
    }

    fn call_on(
        &self,
        receiver: Receiver,
        method: &Method,
        args: Vec<Expr>,
        ret: Type,
        span: Span,
    ) -> R<Expr> {
        let is_static = method.is_static();
        let mut effect = None;
        let target = match receiver {
            _ if is_static => {
                if let Receiver::Value(value) = receiver
                    && !matches!(value.kind, ExprKind::Local(_) | ExprKind::This(_))
                {
                    effect = Some(value);
                }
                CallTarget::Static
            }
            Receiver::Value(value) => CallTarget::Virtual(self.as_member_of(value, method.class)),
            Receiver::Super(_) => CallTarget::Super,
            Receiver::Implied(class, in_static) => {
                if in_static {
                    return Err(Problem::error(
                        format!("the method `{}` cannot be called in a static context", method.name),
                        span,
                    ));
                }
                CallTarget::Virtual(self.this(class, span))
            }
            Receiver::Type(_) | Receiver::Imported(_) => {
                return Err(Problem::error(format!("the method `{}` is not static", method.name), span));
            }
        };
        let declared = match &target {
            // an array is copied as what it is
            CallTarget::Virtual(on) if on.ty.elem().is_some() && method.name == "clone" => ret.clone(),
            _ => method.ret.clone(),
        };
        let call = Call { target, method: method.id, args };
        let plain = Expr { kind: ExprKind::Call(Box::new(call)), ty: declared, span };
        let seen = if plain.ty.is_reference() { self.seen_as(plain, ret) } else { plain };
        Ok(match effect {
            None => seen,
            Some(value) => {
                let ty = seen.ty.clone();
                Expr { kind: ExprKind::Seq(vec![value, seen]), ty, span }
            }
        })
    }

    /// The class whose method a simple name means: the innermost one that has a method of that name.
    fn implied_receiver(&mut self, name: &Ident) -> R<Receiver> {
        let world = self.world;
        let mut is_static = false;
        for at in self.scope.outward() {
            match &at.kind {
                ScopeKind::Static => is_static = true,
                ScopeKind::Class(class)
                    if !self.candidates(&world.self_type(*class), &name.text).is_empty() =>
                {
                    return Ok(Receiver::Implied(*class, is_static));
                }
                ScopeKind::File(index) => {
                    let file = world.file(*index);
                    for import in file.imports.iter().filter(|import| import.is_static) {
                        let (owner, is_meant) = if import.on_demand {
                            (import.path.as_slice(), true)
                        } else {
                            let Some((last, owner)) = import.path.split_last() else { continue };
                            (owner, last.text == name.text)
                        };
                        if !is_meant {
                            continue;
                        }
                        let path = owner.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join(".");
                        match world.find_class(&path) {
                            Some(owner) => {
                                let has_it = world
                                    .methods_named(owner, &name.text)
                                    .iter()
                                    .any(|id| world.method(*id).is_static());
                                if has_it {
                                    return Ok(Receiver::Imported(owner));
                                }
                            }
                            None if !import.on_demand => {
                                return Ok(Receiver::Type(Type::class(world.open_class(&path))));
                            }
                            None => {}
                        }
                    }
                }
                _ => {}
            }
        }
        // a superclass without source may have it
        let inherits_open =
            world.linearised(self.class()).iter().any(|above| world.class(*above).origin == Origin::Open);
        if inherits_open {
            return Ok(Receiver::Implied(self.class(), !self.scope.has_this()));
        }
        Err(Problem::error(format!("cannot find the method `{}`", name.text), name.span))
    }

    /// All methods of that name, seen through a type.
    pub(super) fn candidates(&self, through: &Type, name: &str) -> Vec<Signature> {
        let world = self.world;
        let home = world.outermost(self.class());
        let mut found: Vec<Signature> = Vec::new();
        let mut classes = self.member_classes(through);
        // the members of Object are there for interfaces as well
        let object = world.lang("Object");
        if !classes.contains(&object) {
            classes.push(object);
        }
        for class in classes {
            for id in world.methods_named(class, name) {
                let method = world.method(id);
                let is_visible = if world.is_package_private(&method) {
                    world.is_same_package(method.class, home)
                } else {
                    !method.modifiers.is_private
                        || world.outermost(method.class) == home
                        || method.class == class
                };
                let is_known = found.iter().any(|known| {
                    known.method.id == id
                        || (known.method.params.len() == method.params.len()
                            && method.class == object
                            && known
                                .method
                                .params
                                .iter()
                                .zip(method.params.iter())
                                .all(|(a, b)| world.erasure(a) == world.erasure(b)))
                });
                if is_visible && !is_known {
                    found.push(self.signature(method, through));
                }
            }
        }
        found
    }

    /// A method seen through the type of its receiver.
    pub(super) fn signature(&self, method: Rc<Method>, through: &Type) -> Signature {
        let world = self.world;
        let base = if method.is_static() { None } else { world.as_super(through, method.class) };
        let vars = method.type_params.to_vec();
        let (params, ret) = match base {
            Some(Type::Class(id, args)) if !args.is_empty() => {
                let substitution = Substitution::new(&world.type_params(id), &args);
                let params = method.params.iter().map(|ty| written(&substitution.apply(ty))).collect();
                (params, upper(&substitution.apply(&method.ret)))
            }
            Some(Type::Class(id, _)) if !world.type_params(id).is_empty() => {
                // raw: everything is erased
                let params = method.params.iter().map(|ty| world.erasure(ty)).collect();
                (params, world.erasure(&method.ret))
            }
            _ => (method.params.to_vec(), method.ret.clone()),
        };
        Signature { method, params, ret, vars }
    }

    /// The arguments, as far as they can be attributed without the method.
    pub(super) fn args<'t>(&mut self, args: &'t [tree::Expr]) -> R<Vec<Arg<'t>>> {
        args.iter()
            .map(|arg| match &arg.kind {
                Syntax::Lambda { .. } | Syntax::MethodRef { .. } => Ok(Arg::Function(arg)),
                Syntax::Call { .. } | Syntax::New { .. } | Syntax::Cond(..) | Syntax::Switch(_) => {
                    let mark = self.world.mark();
                    match self.value(arg, None) {
                        Ok(found) if !found.ty.has_unknown() => Ok(Arg::Ready(found)),
                        Ok(found) => {
                            self.world.forget(mark);
                            Ok(Arg::Poly(arg, found.ty))
                        }
                        // perhaps only a target type is missing: `c ? x -> 1 : x -> 2`, `List.of(x -> 1)`
                        Err(_) => {
                            self.world.forget(mark);
                            Ok(Arg::Poly(arg, Type::Unknown))
                        }
                    }
                }
                _ => Ok(Arg::Ready(self.value(arg, None)?)),
            })
            .collect()
    }

    /// The most specific applicable signature, in the first phase that has one.
    pub(super) fn choose(&mut self, candidates: Vec<Signature>, args: &[Arg<'_>]) -> Option<Chosen> {
        let mut candidates = candidates;
        for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
            let fits: Vec<bool> = candidates.iter().map(|one| self.is_applicable(one, args, phase)).collect();
            if !fits.contains(&true) {
                continue;
            }
            let mut flags = fits.into_iter();
            candidates.retain(|_| flags.next().unwrap_or(false));
            let packs = phase == Phase::Varargs;
            let best = self.most_specific(&candidates, args, packs);
            return Some(Chosen { signature: candidates.swap_remove(best), packs });
        }
        None
    }

    fn is_applicable(&mut self, signature: &Signature, args: &[Arg<'_>], phase: Phase) -> bool {
        let count = signature.params.len();
        let is_right_count = if phase == Phase::Varargs {
            signature.method.is_varargs && args.len() + 1 >= count
        } else {
            args.len() == count
        };
        is_right_count
            && args.iter().enumerate().all(|(index, arg)| {
                let param = param_at(&signature.params, index, phase == Phase::Varargs);
                self.accepts(arg, &param, &signature.vars, phase)
            })
    }

    fn accepts(&mut self, arg: &Arg<'_>, param: &Type, vars: &[VarId], phase: Phase) -> bool {
        let world = self.world;
        let ty = match arg {
            Arg::Function(expr) => return self.accepts_function(expr, param, vars),
            Arg::Poly(_, Type::Unknown) => return true,
            Arg::Poly(_, ty) => ty.clone(),
            Arg::Ready(expr) => expr.ty.clone(),
        };
        // a parameter that mentions variables to be inferred is compared by its erasure
        let loose_param =
            if vars.is_empty() || !param.mentions(vars) { param.clone() } else { world.erasure(param) };
        let is_var = matches!(param, Type::Var(var) if vars.contains(var));
        match (&ty, &loose_param) {
            (Type::Unknown, _) | (_, Type::Unknown) => true,
            (Type::Void, _) => false,
            (Type::Prim(from), Type::Prim(to)) => from.widens_to(*to),
            (Type::Prim(from), to) => {
                phase != Phase::Strict
                    && (world.is_subtype(&world.boxed(*from), to)
                        || (is_var && world.bounds_fit(&world.boxed(*from), to)))
            }
            (from, Type::Prim(to)) => {
                phase != Phase::Strict && world.unboxed(from).is_some_and(|from| from.widens_to(*to))
            }
            (from, to) => {
                world.is_subtype(from, to)
                    // type arguments may disagree only because our inference is simple
                    || (world.is_subtype(&world.erasure(from), &world.erasure(to)) && matches!(from, Type::Class(_, args) if !args.is_empty()))
                    || (*from == Type::Null && to.is_reference())
                    // nobody knows what a class without source extends
                    || (phase != Phase::Strict
                        && (from.class_id().is_some_and(|id| world.is_partly_open(id))
                            || to.class_id().is_some_and(|id| world.is_partly_open(id))))
            }
        }
    }

    fn accepts_function(&mut self, expr: &tree::Expr, param: &Type, vars: &[VarId]) -> bool {
        if matches!(param, Type::Unknown) || matches!(param, Type::Var(var) if vars.contains(var)) {
            return true;
        }
        let Some(function) = self.world.function_type(param) else { return false };
        match &expr.kind {
            Syntax::Lambda { params, body } => {
                let fits = |cx: &Self, written: &tree::Param, ty: &Type| match &written.ty.kind {
                    tree::TypeKind::Var => true,
                    _ => match cx.world.resolve(&cx.scope, &written.ty) {
                        Ok(found) if ty.mentions(vars) => found.is_reference(),
                        Ok(found) => cx.world.erasure(&found) == cx.world.erasure(ty) || *ty == Type::Unknown,
                        Err(_) => true,
                    },
                };
                params.len() == function.params.len()
                    && params.iter().zip(&function.params).all(|(written, ty)| fits(self, written, ty))
                    && match body {
                        LambdaBody::Expr(body) => function.ret != Type::Void || is_statement(body),
                        LambdaBody::Block(block) => {
                            let returns = returns_value(block);
                            match (&function.ret, returns) {
                                (Type::Void, Some(true)) => false,
                                (Type::Void, _) | (_, Some(true)) => true,
                                // no return at all: fits a value only if it always throws
                                (_, Some(false)) => false,
                                (_, None) => !can_end(block),
                            }
                        }
                    }
            }
            Syntax::MethodRef { target, name } => {
                self.can_refer(target, name.as_ref(), function.params.len())
            }
            _ => true,
        }
    }

    fn most_specific(&mut self, candidates: &[Signature], args: &[Arg<'_>], packs: bool) -> usize {
        let is_better = |cx: &mut Self, a: &Signature, b: &Signature| {
            args.iter().enumerate().all(|(index, arg)| {
                let first = param_at(&a.params, index, packs);
                let second = param_at(&b.params, index, packs);
                cx.is_more_specific(arg, &first, &second)
            })
        };
        let mut best: Vec<usize> = Vec::new();
        for (index, one) in candidates.iter().enumerate() {
            if candidates.iter().all(|other| is_better(self, one, other)) {
                best.push(index);
            }
        }
        // among equals: not abstract, then the one declared lowest, then the narrower result
        let world = self.world;
        best.iter()
            .copied()
            .min_by_key(|index| {
                let method = &candidates[*index].method;
                let below = candidates
                    .iter()
                    .filter(|other| {
                        other.method.class != method.class
                            && world.is_subclass(other.method.class, method.class)
                    })
                    .count();
                (method.is_abstract(), below)
            })
            .unwrap_or(0)
    }

    fn is_more_specific(&mut self, arg: &Arg<'_>, first: &Type, second: &Type) -> bool {
        let world = self.world;
        let (a, b) = (world.erasure(first), world.erasure(second));
        if a == b {
            return true;
        }
        match (&a, &b) {
            (Type::Prim(from), Type::Prim(to)) => from.widens_to(*to),
            // a primitive argument likes a primitive parameter
            (Type::Prim(_), _) => true,
            (_, Type::Prim(_)) => false,
            _ => {
                if let Arg::Function(expr) = arg
                    && let (Some(one), Some(other)) =
                        (world.function_type(first), world.function_type(second))
                    && !world.is_subtype(&a, &b)
                    && !world.is_subtype(&b, &a)
                {
                    return self.is_better_function(expr, &one.ret, &other.ret);
                }
                world.is_subtype(&a, &b)
            }
        }
    }

    /// JLS 15.12.2.5, as far as the form of the body tells.
    fn is_better_function(&mut self, expr: &tree::Expr, first: &Type, second: &Type) -> bool {
        match (first, second) {
            _ if first == second => true,
            (_, Type::Void) => true,
            (Type::Void, _) => false,
            (Type::Prim(_), other) if other.is_reference() => match &expr.kind {
                Syntax::Lambda { body: LambdaBody::Expr(body), .. } => is_primitive_looking(body),
                _ => true,
            },
            (other, Type::Prim(_)) if other.is_reference() => match &expr.kind {
                Syntax::Lambda { body: LambdaBody::Expr(body), .. } => !is_primitive_looking(body),
                _ => false,
            },
            _ => self.world.is_subtype(first, second),
        }
    }

    /// Infers the type arguments and converts the arguments. Gives the arguments and the type of the result.
    pub(super) fn complete(
        &mut self,
        chosen: Chosen,
        args: Vec<Arg<'_>>,
        explicit: &[Type],
        expected: Option<&Type>,
        span: Span,
    ) -> R<(Vec<Expr>, Type)> {
        let Chosen { signature, packs } = chosen;
        let world = self.world;
        let mut inference = Inference::new(world, &signature.vars);
        if explicit.len() == signature.vars.len() {
            for (var, ty) in signature.vars.iter().zip(explicit) {
                let open = inference.open(&Type::Var(*var));
                inference.equals(ty, &open);
            }
        }
        let params: Vec<Type> =
            (0..args.len()).map(|index| inference.open(&param_at(&signature.params, index, packs))).collect();
        let ret = inference.open(&signature.ret);
        let count = args.len();
        let mut done: Vec<Option<Expr>> = Vec::with_capacity(count);
        let mut waiting: Vec<(usize, &tree::Expr)> = Vec::new();
        let mut polys: Vec<(usize, &tree::Expr)> = Vec::new();
        for (index, arg) in args.into_iter().enumerate() {
            match arg {
                Arg::Ready(expr) => {
                    inference.flows(&expr.ty, &params[index]);
                    done.push(Some(expr));
                }
                Arg::Poly(expr, _) => {
                    polys.push((index, expr));
                    done.push(None);
                }
                Arg::Function(expr) => {
                    waiting.push((index, expr));
                    done.push(None);
                }
            }
        }
        if let Some(expected) = expected.filter(|ty| !matches!(ty, Type::Unknown | Type::Void)) {
            inference.flows(&ret, expected);
        }
        for (index, expr) in polys {
            let hint = inference.solved(&params[index]);
            let found = self.value(expr, Some(&hint))?;
            inference.flows(&found.ty, &params[index]);
            done[index] = Some(found);
        }
        while !waiting.is_empty() {
            // first those whose parameters are known
            let is_ready = |cx: &Self, inference: &Inference<'_>, index: usize| {
                cx.world.function_type(&params[index]).is_some_and(|function| {
                    function.params.iter().all(|ty| !inference.solved(ty).has_unknown())
                })
            };
            let next = waiting.iter().position(|(index, _)| is_ready(self, &inference, *index)).unwrap_or(0);
            let (index, expr) = waiting.remove(next);
            let found = self.function_arg(expr, &params[index], &mut inference)?;
            done[index] = Some(found);
        }
        inference.use_declared_bounds();
        let ret = inference.solved(&ret);
        let mut converted = Vec::with_capacity(count);
        for (index, arg) in done.into_iter().enumerate() {
            let arg = arg.expect("every argument was attributed");
            let param = inference.solved(&params[index]);
            let param = if param.has_unknown() && !matches!(param, Type::Class(..) | Type::Array(_)) {
                world.erasure(&param_at(&signature.method.params, index, packs))
            } else {
                param
            };
            converted.push(self.assign(arg, &param)?);
        }
        if packs {
            let fixed = signature.params.len() - 1;
            let rest = converted.split_off(fixed);
            // the array is made for the declared element type, as far as it is not generic
            let declared = signature.method.params.last().cloned().unwrap_or(Type::Unknown);
            let elem = declared.elem().cloned().unwrap_or(Type::Unknown);
            let made = if matches!(elem, Type::Var(_)) {
                let solved = inference.solved(&inference.open(&param_at(&signature.params, fixed, true)));
                let erased = world.erasure(&solved);
                // OOX has no arrays of these interfaces, and nobody asked for one here
                let is_inferred = matches!(solved, Type::Both(_))
                    && erased.class_id().is_some_and(|class| world.is_array_interface(class));
                if solved.has_unknown() || is_inferred { world.erasure(&elem) } else { erased }
            } else {
                world.erasure(&elem)
            };
            let ty = Type::array(made);
            converted.push(Expr { kind: ExprKind::ArrayLit(rest), ty, span });
        }
        Ok((converted, ret))
    }

    /// A call on an object of unknown type: an open method of a class that stands for all of those.
    fn call_unknown(
        &mut self,
        receiver: Receiver,
        name: &Ident,
        args: Vec<Arg<'_>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let Receiver::Value(value) = receiver else {
            return Err(Problem::unsupported("a method of an unknown class", span));
        };
        let class = self.world.open_class("Unknown");
        let mut args = self.open_args(args, span)?;
        args.insert(0, value);
        Ok(self.open_call(class, name, args, CallTarget::Static, expected, span))
    }

    /// A call of a method that the class does not have: open for classes of others, an error for the user's.
    fn call_missing(
        &mut self,
        receiver: Receiver,
        through: &Type,
        name: &Ident,
        args: Vec<Arg<'_>>,
        expected: Option<&Type>,
        span: Span,
    ) -> R<Expr> {
        let world = self.world;
        let may_have_it = |class: &ClassId| {
            let class = world.class(*class);
            class.origin == Origin::Open
                || (class.origin == Origin::Library && class.name != "java.lang.Object")
        };
        let owner = self
            .member_classes(through)
            .into_iter()
            .find_map(|class| world.linearised(class).iter().copied().find(may_have_it));
        let in_library = self
            .member_classes(through)
            .first()
            .is_some_and(|class| world.class(*class).origin != Origin::User)
            || owner.is_some_and(|class| world.class(class).origin == Origin::Open);
        let Some(class) = owner.filter(|_| in_library) else {
            return Err(self.no_method(through, name, &args));
        };
        let args = self.open_args(args, span)?;
        let target = match receiver {
            Receiver::Value(value) => CallTarget::Virtual(self.as_member_of(value, class)),
            Receiver::Super(_) => CallTarget::Super,
            Receiver::Implied(this, false) => CallTarget::Virtual(self.this(this, span)),
            Receiver::Implied(_, true) | Receiver::Type(_) | Receiver::Imported(_) => CallTarget::Static,
        };
        Ok(self.open_call(class, name, args, target, expected, span))
    }

    fn open_call(
        &self,
        class: ClassId,
        name: &Ident,
        args: Vec<Expr>,
        target: CallTarget,
        expected: Option<&Type>,
        span: Span,
    ) -> Expr {
        let types: Vec<Type> = args.iter().map(|arg| arg.ty.clone()).collect();
        let ret = expected.cloned().unwrap_or(Type::Unknown);
        let erased = match &ret {
            Type::Unknown | Type::Void => ret.clone(),
            other => self.world.erasure(other),
        };
        let is_static = matches!(target, CallTarget::Static);
        let method = self.world.open_method(class, &name.text, &types, &erased, is_static);
        let ty = if ret == Type::Unknown { self.world.method(method).ret.clone() } else { ret };
        let call = Call { target, method, args };
        Expr { kind: ExprKind::Call(Box::new(call)), ty, span }
    }

    /// Arguments of a method that nobody knows.
    pub(super) fn open_args(&mut self, args: Vec<Arg<'_>>, span: Span) -> R<Vec<Expr>> {
        args.into_iter()
            .map(|arg| match arg {
                Arg::Ready(expr) => Ok(expr),
                Arg::Poly(expr, _) => self.value(expr, None),
                Arg::Function(_) => Err(Problem::unsupported("a lambda for a method without source", span)),
            })
            .collect()
    }

    /// The types of arguments, for messages.
    pub(super) fn show_args(&self, args: &[Arg<'_>]) -> String {
        let shown = args.iter().map(|arg| match arg {
            Arg::Ready(expr) => self.world.show(&expr.ty),
            Arg::Poly(_, ty) => self.world.show(ty),
            Arg::Function(_) => "lambda".to_owned(),
        });
        shown.collect::<Vec<_>>().join(", ")
    }

    /// Arguments that nothing takes: a mistake of the user, unless the type of one of them is not known here.
    pub(super) fn misfit(&self, message: String, args: &[Arg<'_>], span: Span) -> Problem {
        let is_unknown = args.iter().any(|arg| {
            let (Arg::Ready(Expr { ty, .. }) | Arg::Poly(_, ty)) = arg else { return false };
            *ty == Type::Unknown || ty.class_id().is_some_and(|id| self.world.is_partly_open(id))
        });
        if is_unknown { Problem::unsupported(message, span) } else { Problem::error(message, span) }
    }

    fn no_method(&self, through: &Type, name: &Ident, args: &[Arg<'_>]) -> Problem {
        let list = self.show_args(args);
        let of = self.world.show(through);
        let known = self.candidates(through, &name.text).len();
        let message = match known {
            0 => format!("cannot find the method `{}({list})` in `{of}`", name.text),
            1 => format!("the method `{}` of `{of}` does not take ({list})", name.text),
            _ => format!("no method `{}` of `{of}` takes ({list})", name.text),
        };
        self.misfit(message, args, name.span)
    }

    /// `Verifier.nondetInt()` of the verification competition, with or without its source.
    fn verifier_call(&self, class: ClassId, name: &Ident, span: Span) -> Option<Expr> {
        if !is_verifier(&self.world.class(class).name) {
            return None;
        }
        let ty = match name.text.strip_prefix("nondet")? {
            "Boolean" => Type::BOOLEAN,
            "Byte" => Type::Prim(crate::types::Prim::Byte),
            "Char" => Type::CHAR,
            "Short" => Type::Prim(crate::types::Prim::Short),
            "Int" => Type::INT,
            "Long" => Type::LONG,
            "Float" => Type::Prim(crate::types::Prim::Float),
            "Double" => Type::DOUBLE,
            "String" => self.world.string(),
            _ => return None,
        };
        Some(Expr { kind: ExprKind::Nondet, ty, span })
    }
}

/// The class that stands for unknown inputs in verification tasks.
pub(super) fn is_verifier(name: &str) -> bool {
    name == "org.sosy_lab.sv_benchmarks.Verifier"
}

/// The parameter for an argument; of a packed call the element type of the last one.
pub(super) fn param_at(params: &[Type], index: usize, packs: bool) -> Type {
    let last = params.len().saturating_sub(1);
    if packs && index >= last {
        return params.last().and_then(Type::elem).cloned().unwrap_or(Type::Unknown);
    }
    params.get(index).cloned().unwrap_or(Type::Unknown)
}

/// What can be given to a parameter whose type came through a wildcard.
fn written(ty: &Type) -> Type {
    match ty {
        Type::Super(bound) | Type::Extends(bound) => (**bound).clone(),
        other => other.clone(),
    }
}

/// An expression that may stand as a statement.
pub(super) fn is_statement(expr: &tree::Expr) -> bool {
    matches!(
        expr.kind,
        Syntax::Call { .. } | Syntax::New { .. } | Syntax::Assign { .. } | Syntax::Step { .. }
    )
}

/// Whether an expression is primitive by its form: a literal, arithmetic, a comparison.
fn is_primitive_looking(expr: &tree::Expr) -> bool {
    match &expr.kind {
        Syntax::Lit(lit) => !matches!(lit, tree::Lit::String(_) | tree::Lit::Null),
        Syntax::Unary(..) | Syntax::Step { .. } | Syntax::InstanceOf(..) | Syntax::Matches(..) => true,
        Syntax::Binary(op, left, right) => match op {
            tree::BinOp::Add => is_primitive_looking(left) && is_primitive_looking(right),
            _ => true,
        },
        _ => false,
    }
}

/// Whether the block returns a value (`Some(true)`), returns without one, or has no `return` at all. Lambdas and
/// classes inside do not count.
pub(super) fn returns_value(block: &tree::Block) -> Option<bool> {
    block.stmts.iter().find_map(stmt_returns)
}

fn stmt_returns(stmt: &tree::Stmt) -> Option<bool> {
    use tree::StmtKind as S;
    match &stmt.kind {
        S::Return(value) => Some(value.is_some()),
        S::If { then, els, .. } => stmt_returns(then).or_else(|| els.as_deref().and_then(stmt_returns)),
        S::While { body, .. }
        | S::Do { body, .. }
        | S::For { body, .. }
        | S::ForEach { body, .. }
        | S::Labeled { body, .. } => stmt_returns(body),
        S::Block(block) | S::Synchronized { body: block, .. } => returns_value(block),
        S::Switch(switch) => switch.arms.iter().find_map(|arm| match &arm.body {
            tree::SwitchBody::Group(stmts) => stmts.iter().find_map(stmt_returns),
            tree::SwitchBody::Block(block) => returns_value(block),
            _ => None,
        }),
        S::Try { body, catches, finally, .. } => returns_value(body)
            .or_else(|| catches.iter().find_map(|catch| returns_value(&catch.body)))
            .or_else(|| finally.as_ref().and_then(returns_value)),
        _ => None,
    }
}

/// Whether the end of a block without `return` can be reached: not if it ends in a `throw` or an endless loop.
fn can_end(block: &tree::Block) -> bool {
    use tree::StmtKind as S;
    match block.stmts.last().map(|last| &last.kind) {
        Some(S::Throw(_)) => false,
        Some(S::While { cond, .. }) => !matches!(cond.kind, Syntax::Lit(tree::Lit::Boolean(true))),
        Some(S::For { cond: None, .. }) => false,
        _ => true,
    }
}
