//! The types of a call whose method is known: type arguments are inferred, and the arguments are converted.

use oox_core::lang::span::Span;

use super::cx::Cx;
use super::overload::{Arg, Chosen};
use super::{Problem, R};
use crate::syntax::tree;
use crate::typed::{Expr, ExprKind};
use crate::types::Type;
use crate::world::Inference;

impl Cx<'_> {
    /// Infers the type arguments and converts the arguments. Gives the arguments and the type of the result.
    pub(super) fn complete(
        &mut self,
        chosen: Chosen,
        args: Vec<Arg<'_>>,
        explicit: &[Type],
        expected: Option<&Type>,
        span: Span,
    ) -> R<(Vec<Expr>, Type)> {
        let Chosen { signature, packs, is_guess } = chosen;
        if is_guess {
            let name = &signature.method.name;
            let reason = format!("which `{name}` is meant: an argument comes from a class without source");
            return Err(Problem::unsupported(reason, span));
        }
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
pub(super) fn written(ty: &Type) -> Type {
    match ty {
        Type::Super(bound) | Type::Extends(bound) => (**bound).clone(),
        other => other.clone(),
    }
}
