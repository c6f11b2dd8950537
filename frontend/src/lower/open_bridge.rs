//! What classes of the user do about methods that nobody has seen, in classes above them. A call made up such a method
//! from its arguments and from the result that it wants; a class below may declare the real one, which then runs.

use oox_core::lang::ast;

use super::build;
use super::method::plain_method;
use super::reach::Lowering;
use crate::types::{ClassId, Type};
use crate::world::{MethodId, Origin};

impl Lowering<'_> {
    /// The method that the open one stands for has another name or result in OOX: it is called, and its result is what
    /// the caller takes it for.
    pub fn open_bridge(&mut self, class: ClassId, method: MethodId, real: MethodId) -> ast::Member {
        let declared = self.world.method(real);
        let span = declared.span;
        let params = self.plain_params(method, span);
        let has = self.world.erased_result(&declared.ret);
        let wanted = self.world.erased_result(&self.world.method(method).ret);
        let args = self.passed_on(&params, method, real, span);
        let call = build::call(build::this(span), self.method_name(real), args, span);
        let is_ignored = self.world.method(method).ret == Type::Unknown;
        let stmts = match (&has, &wanted) {
            (Type::Void, Type::Void) => vec![build::call_stmt(call)],
            // nobody looks at the result
            (Type::Void, _) if is_ignored => {
                vec![build::call_stmt(call), build::return_value(build::null(span), span)]
            }
            (_, Type::Void) => {
                let ty = self.ty(&has, span);
                vec![build::declare(ty, "result$", Some(call), span)]
            }
            (Type::Prim(from), Type::Prim(to)) if from == to => vec![build::return_value(call, span)],
            (Type::Prim(from), Type::Prim(to)) if from.widens_to(*to) => {
                let ty = self.ty(&wanted, span);
                vec![build::return_value(build::cast(call, ty), span)]
            }
            (Type::Prim(prim), _) if self.fits(&self.world.boxed(*prim), &wanted) => {
                match self.code(class, false).boxed(call, *prim, span) {
                    Ok(value) => vec![build::return_value(value, span)],
                    Err(_) => return self.unknown_relation(class, method, real),
                }
            }
            (has, wanted) if has.is_reference() && wanted.is_reference() => {
                let value = if self.fits(has, wanted) {
                    call
                } else {
                    let ty = self.ty(wanted, span);
                    build::expr(ast::ExprKind::Expect(Box::new(call), ty), span)
                };
                vec![build::return_value(value, span)]
            }
            _ => return self.unknown_relation(class, method, real),
        };
        self.declared_in_place_of(method, params, Some(stmts), span)
    }

    /// The class does not declare the open method. If it has one of that name, nobody knows whether that one is meant.
    /// Otherwise it inherits it, which OOX must be told for a method of an interface.
    pub fn open_stand_in(&mut self, class: ClassId, method: MethodId) -> Option<ast::Member> {
        if self.world.class(class).is_interface() {
            return None;
        }
        let above = self.superclass(class).filter(|above| {
            let owner = self.world.method(method).class;
            *above != owner && self.world.is_subclass(*above, owner)
        });
        if let Some(similar) = self.similar(class, method) {
            let is_inherited = above.is_some_and(|above| self.similar(above, method) == Some(similar));
            return (!is_inherited).then(|| self.unknown_relation(class, method, similar));
        }
        self.open_default(class, method)
    }

    /// The method of an interface has code that nobody has.
    pub fn is_open_default(&self, method: MethodId) -> bool {
        let declared = self.world.method(method);
        declared.synthetic.is_none()
            && self.is_open_method(method)
            && self.world.class(declared.class).is_interface()
    }

    /// The class inherits the code of an interface that nobody has: OOX takes a method of an interface without code for an
    /// abstract one.
    pub fn open_default(&mut self, class: ClassId, method: MethodId) -> Option<ast::Member> {
        let declared = self.world.class(class);
        let owner = self.world.method(method).class;
        let has_one = self.superclass(class).is_some_and(|above| {
            above != owner && self.world.is_subclass(above, owner) && !self.world.class(above).is_abstract
        });
        if declared.is_abstract
            || declared.is_interface()
            || !self.world.class(owner).is_interface()
            || has_one
        {
            return None;
        }
        let params = self.plain_params(method, declared.span);
        Some(self.declared_in_place_of(method, params, None, declared.span))
    }

    /// A method of the same name and number of parameters, in the class or above it, below the class of the open one.
    fn similar(&self, class: ClassId, method: MethodId) -> Option<MethodId> {
        let declared = self.world.method(method);
        let is_similar = |id: &MethodId| {
            let other = self.world.method(*id);
            other.params.len() == declared.params.len()
                && !other.is_static()
                && !other.modifiers.is_private
                && self.signature(*id) != self.signature(method)
        };
        self.world.linearised(class).iter().copied().find_map(|above| {
            let is_between = above != declared.class
                && self.world.class(above).origin == Origin::User
                && self.world.is_subclass(above, declared.class);
            let members = is_between.then(|| self.world.members(above))?;
            members.methods.get(&declared.name)?.iter().copied().find(is_similar)
        })
    }

    /// Says that nobody knows which of the two runs.
    fn unknown_relation(&mut self, class: ClassId, method: MethodId, other: MethodId) -> ast::Member {
        let span = self.world.method(other).span;
        let params = self.plain_params(method, span);
        let reason = format!(
            "whether {} overrides {} in {}: its declaration is not known",
            self.show_method(other),
            self.show_method(method),
            self.world.class(class).name,
        );
        let stmts = vec![build::unsupported(reason, span)];
        self.declared_in_place_of(method, params, Some(stmts), span)
    }

    fn declared_in_place_of(
        &mut self,
        method: MethodId,
        params: Vec<ast::Param>,
        stmts: Option<Vec<ast::Stmt>>,
        span: oox_core::lang::span::Span,
    ) -> ast::Member {
        let ret = self.world.erased_result(&self.world.method(method).ret);
        let ret = (ret != Type::Void).then(|| self.ty(&ret, span));
        let name = self.method_name(method);
        ast::Member::Method(ast::Method {
            is_helper: true,
            params,
            body: stmts.map(|stmts| build::block(stmts, span)),
            ..plain_method(&name, ret, span)
        })
    }
}
