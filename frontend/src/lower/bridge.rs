//! Bridges: a method whose erased parameters, or whose name in OOX, differ from those of a method that it implements also
//! gets one with those, which casts its arguments (this may throw, as in Java) and calls the real one.

use indexmap::IndexSet;
use oox_core::lang::ast;
use oox_core::lang::span::Span;

use super::build;
use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, ClassPlace, MethodId, Synthetic};

/// A name and erased parameter types.
type Signature = (String, Vec<Type>);

impl Lowering<'_> {
    /// The bridges of a class, and stand-ins for abstract methods that nobody implements.
    pub fn bridges(&mut self, class: ClassId) -> Vec<ast::Member> {
        let mut out = Vec::new();
        let mut done: IndexSet<Signature> = IndexSet::new();
        let declared = self.declared(class);
        for method in self.virtuals.of(self.world, class) {
            let known = self.world.method(method);
            if known.is_static() || known.class == class {
                continue;
            }
            let wanted = (self.method_name(method), self.signature(method));
            if done.contains(&wanted) || declared.contains(&wanted) {
                continue;
            }
            let is_open = known.synthetic == Some(Synthetic::Open);
            let added = match self.real_method(class, method) {
                Some(real) if self.is_open_default(real) => self.open_default(class, method),
                Some(real) => {
                    let has = (self.method_name(real), self.signature(real));
                    let is_own = self.compares_constants(class, real);
                    let is_needed = has != wanted && (is_own || !self.is_inherited(class, method, real));
                    is_needed.then(|| {
                        if is_open {
                            self.open_bridge(class, method, real)
                        } else {
                            self.bridge(class, method, real)
                        }
                    })
                }
                None if is_open => self.open_stand_in(class, method),
                None => self.stand_in(class, method),
            };
            if let Some(added) = added {
                out.push(added);
                done.insert(wanted);
            }
        }
        out
    }

    /// What runs: the method of the class, or that of the lambda.
    fn real_method(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        if let Some(own) = self.lambda_methods.get(&class) {
            let (own_of, declared) = (self.world.method(*own), self.world.method(method));
            if *own == method
                || (own_of.name == declared.name
                    && own_of.params.len() == declared.params.len()
                    && declared.is_abstract())
            {
                return Some(*own);
            }
        }
        let found = self.world.implementation(class, method)?;
        self.methods.contains(&found).then_some(found)
    }

    /// What the class itself declares and the program uses.
    fn declared(&mut self, class: ClassId) -> IndexSet<Signature> {
        let members = self.world.members(class);
        let mut found = IndexSet::new();
        let opened = self.world.open_methods(class);
        for id in members.methods.values().flatten().chain(&opened) {
            if self.lowered.contains_key(id) {
                found.insert((self.method_name(*id), self.signature(*id)));
            }
        }
        found
    }

    /// The superclass has the bridge already.
    fn is_inherited(&self, class: ClassId, method: MethodId, real: MethodId) -> bool {
        self.superclass(class).is_some_and(|above| {
            self.world.is_subclass(above, self.world.method(method).class)
                && self.world.implementation(above, method) == Some(real)
        })
    }

    /// `compareTo` of an enum: its parameter is of the enum itself, although `Enum` declares and implements it.
    fn compares_constants(&self, class: ClassId, real: MethodId) -> bool {
        self.world.class(class).kind == ClassKind::Enum
            && self.world.method(real).class == self.world.lang("Enum")
            && self.world.method(real).name == "compareTo"
    }

    fn bridge(&mut self, class: ClassId, method: MethodId, real: MethodId) -> ast::Member {
        let is_of_constants = self.compares_constants(class, real);
        let span = if is_of_constants { self.world.class(class).span } else { self.world.method(real).span };
        let params = self.plain_params(method, span);
        let mut args = self.passed_on(&params, method, real, span);
        if is_of_constants {
            let ty = self.ty(&Type::class(class), span);
            args = args
                .into_iter()
                .map(|arg| build::expr(ast::ExprKind::Expect(Box::new(arg), ty.clone()), span))
                .collect();
        }
        let params = params
            .into_iter()
            .map(|param| ast::Param { is_generic: false, non_null: false, ..param })
            .collect();
        let target = self.method_name(real);
        let call = build::call(build::this(span), target, args, span);
        let name = self.method_name(method);
        let is_pure = self.pure.contains(&real) || self.world.is_pure(real);
        let bridge = self.forwarder(&name, real, params, call, span);
        ast::Member::Method(ast::Method { is_pure, ..bridge })
    }

    /// The parameters of a bridge as arguments of the real method.
    pub fn passed_on(
        &mut self,
        params: &[ast::Param],
        method: MethodId,
        real: MethodId,
        span: Span,
    ) -> Vec<ast::Expr> {
        let (wanted, has) = (self.signature(method), self.signature(real));
        let args = params.iter().zip(wanted.iter().zip(&has)).map(|(param, (wanted, has))| {
            let value = build::name(&param.name.text, span);
            if wanted == has {
                value
            } else {
                // whoever calls by way of the type with arguments has promised it
                let ty = self.ty(has, span);
                build::expr(ast::ExprKind::Expect(Box::new(value), ty), span)
            }
        });
        args.collect()
    }

    /// OOX wants every abstract method implemented in a class with objects; where our models do not, a call says so.
    fn stand_in(&mut self, class: ClassId, method: MethodId) -> Option<ast::Member> {
        let declared = self.world.class(class);
        let is_made = self.live.contains(class) && !declared.is_abstract;
        let is_lambda = declared.place == ClassPlace::Lambda;
        if !is_made
            || !self.world.method(method).is_abstract()
            || (is_lambda && self.lambda_methods.get(&class) == Some(&method))
        {
            return None;
        }
        let span: Span = declared.span;
        let params = self.plain_params(method, span);
        let ret = self.world.method(method).ret.clone();
        let ret = (ret != Type::Void).then(|| self.ty(&ret, span));
        let reason = format!("{} is not implemented", self.show_method(method));
        let name = self.method_name(method);
        Some(ast::Member::Method(ast::Method {
            is_helper: true,
            params,
            body: Some(build::block(vec![build::unsupported(reason, span)], span)),
            ..super::method::plain_method(&name, ret, span)
        }))
    }
}
