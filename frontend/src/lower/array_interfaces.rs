//! `Cloneable` and `Serializable`, which every array implements (JLS 10.8). In OOX an array is an `Object` and nothing
//! else. So what Java declares with one of these interfaces is an `Object` in OOX, as it is for the verifier of the JVM,
//! and type tests and casts are functions that also ask for arrays.

use oox_core::lang::ast::{self, BinOp};
use oox_core::lang::span::Span;

use super::class::library_class;
use super::method::plain_method;
use super::reach::{Lowering, unsupported};
use super::{Lower, build, types};
use crate::types::{ClassId, Type};
use crate::world::{Method, MethodId, Origin};

/// The class of the functions that test and cast.
const TESTS: &str = "Array$";
const OBJECT: &str = "object";

impl Lowering<'_> {
    /// The erased type with `Object` in place of the interfaces of arrays: what OOX sees.
    pub fn without_array_interfaces(&self, ty: &Type) -> Type {
        match self.world.erasure(ty) {
            Type::Array(elem) => Type::array(self.without_array_interfaces(&elem)),
            Type::Class(class, _) if self.world.is_array_interface(class) => self.world.object(),
            other => other,
        }
    }

    /// Two methods of the user with this name look the same in OOX and are not. The answer is the same for all
    /// methods of that name and signature, so overriding ones stay together.
    pub fn needs_array_interface_in_name(&self, method: &Method) -> Option<String> {
        let erased = |method: &Method| -> Vec<Type> {
            method.params.iter().map(|ty| self.world.erasure(ty)).collect()
        };
        let seen = |method: &Method| -> Vec<Type> {
            method.params.iter().map(|ty| self.without_array_interfaces(ty)).collect()
        };
        let (own, own_seen) = (erased(method), seen(method));
        if own == own_seen || self.world.class(method.class).origin != Origin::User {
            return None;
        }
        let clashes = (0..self.world.class_count()).map(ClassId).any(|class| {
            self.world.class(class).origin == Origin::User
                && self.world.members(class).methods.get(&method.name).is_some_and(|methods| {
                    methods.iter().any(|id| {
                        let other = self.world.method(*id);
                        erased(&other) != own && seen(&other) == own_seen
                    })
                })
        });
        let shown = own.iter().zip(&own_seen).filter(|(own, seen)| own != seen).map(|(own, _)| {
            let name = self.world.show(own);
            name.replace("[]", "s")
        });
        clashes.then(|| format!("{}${}", method.name, shown.collect::<Vec<_>>().join("$")))
    }

    /// A constructor that OOX cannot tell from another one of its class. It has no name of its own to change.
    pub fn is_lost_constructor(&self, constructor: MethodId) -> bool {
        let declared = self.world.method(constructor);
        let seen = |id: MethodId| -> Vec<Type> {
            self.world.method(id).params.iter().map(|ty| self.without_array_interfaces(ty)).collect()
        };
        let own = seen(constructor);
        declared.is_constructor()
            && own != self.signature(constructor)
            && self
                .world
                .members(declared.class)
                .constructors
                .iter()
                .any(|other| *other != constructor && seen(*other) == own)
    }

    /// The functions, now that all array types are known.
    pub fn array_tests(&mut self) {
        for class in self.tested_array_interfaces.clone() {
            let span = self.world.class(class).span;
            let interface = build::class_type(self.class_name(class), span);
            let object = || build::name(OBJECT, span);
            let of_arrays = self.tested_arrays().into_iter().map(|ty| self.ty(&ty, span));
            let test = of_arrays
                .collect::<Vec<_>>()
                .into_iter()
                .fold(build::is(object(), interface.clone(), span), |test, array| {
                    build::binary(BinOp::Or, test, build::is(object(), array, span), span)
                });
            let is_it =
                self.array_function(class, "is", types::bool(span), vec![build::return_value(test, span)]);
            let any = self.lang_ty("Object", span);
            let name = build::name(TESTS, span);
            let test = build::call(name, function_name(self, class, "is"), vec![object()], span);
            // the cast throws for everything else but null
            let stmts = vec![
                build::if_then(test, vec![build::return_value(object(), span)], None, span),
                build::return_value(build::cast(object(), interface), span),
            ];
            let cast = self.array_function(class, "to", any, stmts);
            let decl = self.extra_classes.entry(TESTS.to_owned());
            let decl = decl.or_insert_with(|| library_class(TESTS.to_owned(), span));
            decl.members.extend([is_it, cast]);
        }
    }

    /// Array types that together are above all of the program.
    fn tested_arrays(&self) -> Vec<Type> {
        let objects = Type::array(self.world.object());
        let mut tested: Vec<Type> = Vec::new();
        for ty in &self.array_types {
            let ty = if self.fits(ty, &objects) { objects.clone() } else { ty.clone() };
            if !tested.contains(&ty) {
                tested.push(ty);
            }
        }
        tested
    }

    fn array_function(
        &mut self,
        class: ClassId,
        word: &str,
        ret: ast::Type,
        stmts: Vec<ast::Stmt>,
    ) -> ast::Member {
        let span = ret.span;
        let ty = self.lang_ty("Object", span);
        ast::Member::Method(ast::Method {
            is_static: true,
            is_pure: true,
            is_helper: true,
            params: vec![ast::Param {
                is_generic: false,
                non_null: false,
                ty,
                name: build::ident(OBJECT, span),
            }],
            body: Some(build::block(stmts, span)),
            ..plain_method(&function_name(self, class, word), Some(ret), span)
        })
    }
}

/// `isCloneable`
fn function_name(low: &Lowering<'_>, class: ClassId, word: &str) -> String {
    format!("{word}{}", low.short_name(class))
}

impl Lowering<'_> {
    /// `value instanceof T` for an erased type.
    pub fn is_instance(&mut self, value: ast::Expr, erased: &Type, span: Span) -> ast::Expr {
        if let Some(class) = self.array_interface(erased) {
            let name = function_name(self, class, "is");
            return build::call(build::name(TESTS, span), name, vec![value], span);
        }
        let out = self.ty(erased, span);
        build::is(value, out, span)
    }

    /// `(T) value` for an erased type.
    pub fn checked_cast(&mut self, value: ast::Expr, erased: &Type, span: Span) -> ast::Expr {
        if let Some(class) = self.array_interface(erased) {
            let name = function_name(self, class, "to");
            return build::call(build::name(TESTS, span), name, vec![value], span);
        }
        let out = self.ty(erased, span);
        ast::Expr { span, ..build::cast(value, out) }
    }

    fn array_interface(&mut self, erased: &Type) -> Option<ClassId> {
        let class = erased.class_id().filter(|class| self.world.is_array_interface(*class))?;
        self.use_class(class);
        self.tested_array_interfaces.insert(class);
        Some(class)
    }

    /// An array of one of the interfaces would be one of objects, and take whatever is stored into it.
    pub fn refuse_array_interface(&self, elem: &Type, span: Span) -> Lower<()> {
        match elem.class_id() {
            Some(class) if self.world.is_array_interface(class) => {
                unsupported(format!("an array of `{}`", self.short_name(class)), span)
            }
            _ => Ok(()),
        }
    }
}
