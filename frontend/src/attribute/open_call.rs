//! Calls of methods that nobody here declares: open where a class without source or of the library may have them, and
//! problems otherwise.

use oox_core::lang::span::Span;

use super::call::Receiver;
use super::cx::Cx;
use super::overload::Arg;
use super::{Problem, R};
use crate::syntax::tree::Ident;
use crate::typed::{Call, CallTarget, Expr, ExprKind};
use crate::types::{ClassId, Type};
use crate::world::{Origin, ScopeKind};

impl Cx<'_> {
    /// A call on an object of unknown type: an open method of a class that stands for all of those.
    pub(super) fn call_unknown(
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
    pub(super) fn call_missing(
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
        let shown = self.world.show(through);
        let known = self.candidates(through, &name.text).len();
        let message = match known {
            0 => format!("cannot find the method `{}({list})` in `{shown}`", name.text),
            1 => format!("the method `{}` of `{shown}` does not take ({list})", name.text),
            _ => format!("no method `{}` of `{shown}` takes ({list})", name.text),
        };
        if through.class_id().is_some_and(|id| self.world.is_modelled_above(id)) {
            return Problem::unsupported(message, name.span);
        }
        self.misfit(message, args, name.span)
    }

    /// A class without source whose static members are all imported.
    pub(super) fn imports_members_of(&self) -> Option<ClassId> {
        let world = self.world;
        let file = self.scope.outward().find_map(|at| match at.kind {
            ScopeKind::File(index) => Some(world.file(index)),
            _ => None,
        })?;
        let all = file.imports.iter().filter(|import| import.is_static && import.on_demand);
        all.map(|import| import.path.iter().map(|part| part.text.as_str()).collect::<Vec<_>>().join("."))
            .find_map(|path| match world.find_class(&path) {
                Some(owner) => world.class(owner).is_unseen().then_some(owner),
                None => Some(world.open_class(&path)),
            })
    }
}
