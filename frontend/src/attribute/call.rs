//! Calls (JLS 15.12): on what a method is called. Which one is meant is in `overload.rs`, the types of the call in
//! `call_types.rs`.

use std::rc::Rc;

use oox_core::lang::span::Span;

use super::cx::Cx;
use super::names::Target;
use super::overload::Signature;
use super::{Problem, R};
use crate::syntax::tree::{self, Ident};
use crate::typed::{Call, CallTarget, Expr, ExprKind};
use crate::types::{ClassId, Type};
use crate::world::Substitution;
use crate::world::{Method, Origin, ScopeKind, World};

/// On what a method is called, before it is known whether it is static.
pub(super) enum Receiver {
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
                        return Err(self.no_name(&package, target.span));
                    }
                    Receiver::Type(Type::class(self.world.open_class(&package)))
                }
            },
        };
        let explicit: Vec<Type> =
            type_args.iter().map(|ty| self.world.resolve(&self.scope, ty)).collect::<R<_>>()?;
        let args = self.args(args)?;
        if let Receiver::Type(Type::Class(id, _)) | Receiver::Imported(id) = &receiver
            && let Some(found) = self.verifier_call(*id, name, span)
        {
            return Ok(found);
        }
        // the `clone` of all objects is protected: it is that of an array, or one that nobody knows
        let is_clone = name.text == "clone" && args.is_empty();
        let receiver = match (receiver, expected.filter(|ty| is_clone && ty.elem().is_some())) {
            (Receiver::Value(value), Some(array)) if value.ty == Type::Unknown => {
                Receiver::Value(self.retarget(value, array))
            }
            (receiver, _) => receiver,
        };
        let through = match &receiver {
            Receiver::Value(value) => value.ty.clone(),
            Receiver::Type(ty) | Receiver::Super(ty) => ty.clone(),
            Receiver::Implied(class, _) => self.world.self_type(*class),
            Receiver::Imported(class) => Type::class(*class),
        };
        if through == Type::Unknown {
            let object = self.world.object();
            let of_all = if is_clone { Vec::new() } else { self.candidates(&object, &name.text) };
            if !matches!(receiver, Receiver::Value(_)) || self.choose(of_all, &args, expected).is_none() {
                return self.call_unknown(receiver, name, args, expected, span);
            }
        }
        let through = if through == Type::Unknown { self.world.object() } else { through };
        if through.prim().is_some() {
            return Err(Problem::error(
                format!("a value of type `{}` has no methods", self.world.show(&through)),
                span,
            ));
        }
        let candidates = self.candidates(&through, &name.text);
        let candidates = candidates.into_iter().map(|one| with_type_args(one, &explicit)).collect();
        let chosen = self.choose(candidates, &args, expected).or_else(|| {
            let more = self.described_candidates(&through, &name.text).into_iter();
            self.choose(more.map(|one| with_type_args(one, &explicit)).collect(), &args, expected)
        });
        let Some(chosen) = chosen else {
            if let Receiver::Implied(found, _) = receiver
                && let Some(inner) = self.open_class_within(found)
            {
                // what the class inherits from one without source hides what is further out
                let receiver = Receiver::Implied(inner, !self.scope.has_this());
                let through = self.world.self_type(inner);
                return self.call_missing(receiver, &through, name, args, expected, span);
            }
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
                    for import in &file.imports {
                        let Some(path) = import.owner_of(&name.text) else { continue };
                        match world.find_class(&path) {
                            Some(owner) => {
                                let named = world.methods_named(owner, &name.text);
                                let described = world.described_methods(owner, &name.text);
                                let has_it =
                                    named.iter().chain(&described).any(|id| world.method(*id).is_static());
                                let is_users = world.class(owner).origin == Origin::User;
                                if has_it || (!import.on_demand && !is_users) {
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
        if let Some((class, is_static)) = self.around(World::is_partly_open) {
            return Ok(Receiver::Implied(class, is_static));
        }
        if let Some(owner) = self.imports_members_of() {
            return Ok(Receiver::Type(Type::class(owner)));
        }
        let message = format!("cannot find the method `{}`", name.text);
        Err(if self.around(World::is_modelled_above).is_some() {
            Problem::unsupported(message, name.span)
        } else {
            Problem::error(message, name.span)
        })
    }

    /// A class without source above a class between the code and the class that has a method of the name.
    fn open_class_within(&self, found: ClassId) -> Option<ClassId> {
        let around = self.scope.outward().filter_map(|at| match at.kind {
            ScopeKind::Class(class) => Some(class),
            _ => None,
        });
        around.take_while(|class| *class != found).find(|class| self.world.is_partly_open(*class))
    }

    /// Is the method one of `Verifier`: by its simple name, its full name or a static import?
    pub(super) fn is_of_verifier(&mut self, target: Option<&tree::Expr>, name: &Ident) -> bool {
        let class = match target.map(|target| self.target(target)) {
            Some(Ok(Target::Type(Type::Class(id, _)))) => id,
            Some(Ok(Target::Package(package))) => return is_verifier(&package),
            Some(_) => return false,
            None => match self.implied_receiver(name) {
                Ok(Receiver::Imported(id) | Receiver::Type(Type::Class(id, _))) => id,
                _ => return false,
            },
        };
        is_verifier(&self.world.class(class).name)
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

/// The candidate with the type arguments that are written in the call.
fn with_type_args(mut candidate: Signature, explicit: &[Type]) -> Signature {
    if !explicit.is_empty() && candidate.vars.len() == explicit.len() {
        let substitution = Substitution::new(&candidate.vars, explicit);
        candidate.params = candidate.params.iter().map(|ty| substitution.apply(ty)).collect();
    }
    candidate
}

/// The class that stands for unknown inputs in verification tasks.
fn is_verifier(name: &str) -> bool {
    name == "org.sosy_lab.sv_benchmarks.Verifier"
}
