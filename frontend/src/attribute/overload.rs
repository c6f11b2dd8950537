//! Which method a call means: the candidates, those that take the arguments, and the most specific of them (JLS 15.12.2).

use std::rc::Rc;

use super::R;
use super::call_types::{param_at, written};
use super::cx::Cx;
use super::lambda_form::{can_end, is_primitive_looking, is_statement, returns_value};
use crate::syntax::tree::{self, ExprKind as Syntax, LambdaBody};
use crate::typed::{Expr, ExprKind};
use crate::types::{Type, VarId};
use crate::world::Substitution;
use crate::world::{Method, Origin, Synthetic};

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
    /// Others may be meant as well: nobody knows the type of an argument.
    pub(super) is_guess: bool,
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Phase {
    Strict,
    Loose,
    Varargs,
}

impl Cx<'_> {
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
        if found.is_empty() {
            return self.described_candidates(through, name);
        }
        found
    }

    /// Methods of that name that only class files have.
    pub(super) fn described_candidates(&self, through: &Type, name: &str) -> Vec<Signature> {
        let classes = self.member_classes(through);
        let ids = classes.into_iter().flat_map(|class| self.world.described_methods(class, name));
        ids.map(|id| self.signature(self.world.method(id), through)).collect()
    }

    /// A method seen through the type of its receiver.
    pub(super) fn signature(&self, method: Rc<Method>, through: &Type) -> Signature {
        let world = self.world;
        let base = if method.is_static() { None } else { world.as_owner(through, method.class) };
        let vars = method.type_params.to_vec();
        let (params, ret) = match base {
            Some(Type::Class(id, args)) if !args.is_empty() => {
                let substitution = Substitution::new(&world.type_params(id), &args);
                let params = method.params.iter().map(|ty| written(&substitution.apply(ty))).collect();
                (params, world.read_through(id, &args, &method.ret))
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
                        Ok(found) if !found.ty.has_unknown() || self.is_open_call(&found) => {
                            Ok(Arg::Ready(found))
                        }
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

    /// A call of a method that nobody has seen: no target type tells more of it.
    fn is_open_call(&self, expr: &Expr) -> bool {
        matches!(&expr.kind, ExprKind::Call(call)
            if self.world.method(call.method).synthetic == Some(Synthetic::Open))
    }

    /// The most specific applicable signature, in the first phase that has one.
    pub(super) fn choose(
        &mut self,
        candidates: Vec<Signature>,
        args: &[Arg<'_>],
        expected: Option<&Type>,
    ) -> Option<Chosen> {
        let mut candidates = candidates;
        for phase in [Phase::Strict, Phase::Loose, Phase::Varargs] {
            let fits: Vec<bool> = candidates.iter().map(|one| self.is_applicable(one, args, phase)).collect();
            if !fits.contains(&true) {
                continue;
            }
            let mut flags = fits.into_iter();
            candidates.retain(|_| flags.next().unwrap_or(false));
            let packs = phase == Phase::Varargs;
            let is_guess = self.leave_likely(&mut candidates, args, packs, expected);
            let best = self.most_specific(&candidates, args, packs);
            return Some(Chosen { signature: candidates.swap_remove(best), packs, is_guess });
        }
        None
    }

    /// Where the type of an argument is not known and methods differ in it: those with a result that fits, or else, of the
    /// library, those that take any object there. Whether several are left.
    fn leave_likely(
        &self,
        candidates: &mut Vec<Signature>,
        args: &[Arg<'_>],
        packs: bool,
        expected: Option<&Type>,
    ) -> bool {
        let world = self.world;
        let unknown: Vec<usize> = { args.iter().enumerate() }
            .filter(|(_, arg)| match arg {
                Arg::Ready(expr) => expr.ty == Type::Unknown,
                _ => false,
            })
            .map(|(index, _)| index)
            .collect();
        let at = |one: &Signature, index: usize| world.erasure(&param_at(&one.params, index, packs));
        let differ = |candidates: &[Signature]| {
            unknown
                .iter()
                .any(|index| candidates.iter().any(|one| at(one, *index) != at(&candidates[0], *index)))
        };
        if !differ(candidates) {
            return false;
        }
        if let Some(expected) = expected.filter(|ty| !matches!(ty, Type::Unknown | Type::Void)) {
            let erased = world.erasure(expected);
            let fits = |one: &Signature| world.is_subtype(&world.erasure(&one.ret), &erased);
            if candidates.iter().any(fits) {
                candidates.retain(fits);
            }
        }
        if !differ(candidates) {
            return false;
        }
        let object = world.object();
        let takes_all = |one: &Signature| {
            // `append`, `println`, `valueOf` and their like do the same with all; a list removes by index or by value
            let is_library = world.class(one.method.class).origin == Origin::Library;
            is_library && one.method.name != "remove" && unknown.iter().all(|index| at(one, *index) == object)
        };
        if candidates.iter().any(takes_all) {
            candidates.retain(takes_all);
        }
        differ(candidates)
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
            Syntax::MethodRef { target, name: None } => self.can_make(target, &function.ret),
            Syntax::MethodRef { target, name } => self.can_refer(target, name.as_ref(), &function),
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
}
