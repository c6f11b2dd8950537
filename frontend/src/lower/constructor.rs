//! Constructors. In front of the written parameters stand the name and position of an enum constant, the enclosing
//! instance and the captured variables. The order is that of the JVM: what comes from outside is stored before the
//! constructor of the superclass runs, the initialisers run after it.

use oox_core::lang::ast::{self, ExprKind as Out};
use oox_core::lang::span::Span;

use super::build;
use super::capture::OUTER;
use super::code::Code;
use super::initialiser::InstanceInit;
use super::reach::{Lowering, unsupported};
use super::{Lower, types};
use crate::attribute;
use crate::typed::{Expr, StmtKind};
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, ClassPlace, MethodId, Synthetic};

/// The parameters of an enum's constructor that nobody writes.
pub(super) const CONSTANT_NAME: &str = "$name";
pub(super) const CONSTANT_ORDINAL: &str = "$ordinal";
/// The parameter of an anonymous class that is the enclosing instance of its superclass.
const BASE_OUTER: &str = "outer$";

impl Lowering<'_> {
    /// The parameters that nobody writes.
    pub fn constructor_prefix(&mut self, class: ClassId, span: Span) -> Vec<ast::Param> {
        let param = |name: &str, ty| {
            // whoever makes an inner object looks first whether there is one around it
            let non_null = [OUTER, BASE_OUTER].contains(&name);
            ast::Param { is_generic: false, non_null, ty, name: build::ident(name, span) }
        };
        let mut params = Vec::new();
        if self.is_enum_class(class) {
            params.push(param(CONSTANT_NAME, self.lang_ty("String", span)));
            params.push(param(CONSTANT_ORDINAL, types::i32(span)));
        }
        if let Some(around) = self.outer_of_base(class) {
            params.push(param(BASE_OUTER, self.ty(&Type::class(around), span)));
        }
        for (name, ty, _) in self.outside_params(class, span) {
            params.push(param(&name, ty));
        }
        params
    }

    /// The class around the superclass, if an anonymous class is given an enclosing instance for it.
    pub fn outer_of_base(&self, class: ClassId) -> Option<ClassId> {
        let declared = self.world.class(class);
        let passes = declared.anonymous.as_ref().is_some_and(|anonymous| anonymous.passes_outer);
        self.superclass(class).filter(|_| passes).and_then(|above| self.world.class(above).outer)
    }

    /// A constructor that stores what comes from outside and does nothing else; none if nothing does.
    pub fn capturing_constructor(&mut self, class: ClassId, span: Span) -> Option<ast::Constructor> {
        let params = self.constructor_prefix(class, span);
        if params.is_empty() {
            return None;
        }
        let stmts = self.outside_stores(class, span);
        let name = build::ident(self.class_name(class), span);
        let body = Some(build::block(stmts, span));
        Some(ast::Constructor { is_helper: true, name, params, spec: Vec::new(), body, span })
    }

    fn outside_stores(&mut self, class: ClassId, span: Span) -> Vec<ast::Stmt> {
        self.outside_params(class, span)
            .into_iter()
            .map(|(name, _, field)| {
                build::assign(build::field(build::this(span), field, span), build::name(name, span), span)
            })
            .collect()
    }

    /// A constructor with its contract and body.
    pub fn lower_constructor(&mut self, method: MethodId) -> Lower<ast::Constructor> {
        let declared = self.world.method(method);
        let class = declared.class;
        let span = declared.span;
        let mut params = self.constructor_prefix(class, span);
        let is_helper = self.is_helper(method);
        let name_span = declared.decl.as_ref().map_or(span, |decl| decl.name.span);
        let name = build::ident(self.class_name(class), name_span);
        if declared.synthetic == Some(Synthetic::Open) || declared.modifiers.is_native {
            params.extend(self.plain_params(method, span));
            let spec = Vec::new();
            return Ok(ast::Constructor { is_helper, name, params, spec, body: None, span });
        }
        let init = self.instance_init(class)?;
        let stores = self.outside_stores(class, span);
        if declared.synthetic.is_some() {
            let own = self.plain_params(method, span);
            let mut code = self.constructor_code(class, &params);
            let names: Vec<String> = own.iter().map(|param| code.fresh(&param.name.text)).collect();
            let mut stmts = stores;
            stmts.extend(code.implied_super(method, &names, span)?);
            stmts.extend(init_call(&init, span));
            if declared.synthetic == Some(Synthetic::CanonicalConstructor) {
                stmts.extend(code.component_stores(class, &names, span));
            }
            params.extend(own);
            let body = Some(build::block(stmts, span));
            return Ok(ast::Constructor { is_helper, name, params, spec: Vec::new(), body, span });
        }
        let body = attribute::body(self.world, method)?;
        let mut code = self.constructor_code(class, &params);
        let own = code.params(&declared, &body.params);
        let mut stmts = Vec::new();
        let mut rest = &body.stmts[..];
        if let Some((first, others)) = body.stmts.split_first()
            && let StmtKind::ConstructorCall { is_super, constructor, outer, args } = &first.kind
        {
            let span = first.span;
            rest = others;
            if *is_super {
                stmts.extend(stores);
                stmts.extend(code.super_constructor(*constructor, outer.as_ref(), args, span)?);
                stmts.extend(init_call(&init, span));
            } else {
                let mut all: Vec<ast::Expr> =
                    params.iter().map(|param| build::name(&param.name.text, span)).collect();
                all.extend(code.args(class, *constructor, args)?);
                code.use_method(*constructor);
                stmts.push(constructor_call(false, all, span));
            }
        } else {
            stmts.extend(stores);
            stmts.extend(code.implied_super(method, &[], span)?);
            stmts.extend(init_call(&init, span));
        }
        stmts.extend(code.stmts(rest)?);
        let spec = self.spec(method, &own, &body.params)?;
        params.extend(own);
        let body = Some(build::block(stmts, body.span));
        Ok(ast::Constructor { is_helper, name, params, spec, body, span })
    }
}

impl<'w> Lowering<'w> {
    fn constructor_code(&mut self, class: ClassId, prefix: &[ast::Param]) -> Code<'_, 'w> {
        let mut code = self.code(class, false);
        code.in_constructor = true;
        for param in prefix {
            code.fresh(&param.name.text);
        }
        code
    }
}

fn init_call(init: &InstanceInit, span: Span) -> Option<ast::Stmt> {
    match init {
        InstanceInit::Method(name) => {
            Some(build::call_stmt(build::call(build::this(span), name, Vec::new(), span)))
        }
        InstanceInit::Fields(_) => None,
    }
}

pub(super) fn constructor_call(is_super: bool, args: Vec<ast::Expr>, span: Span) -> ast::Stmt {
    build::call_stmt(build::expr(Out::ConstructorCall { is_super, args }, span))
}

impl Code<'_, '_> {
    /// `super(args)`, written or not. `Object`'s does nothing and is left out.
    fn super_constructor(
        &mut self,
        constructor: MethodId,
        outer: Option<&Expr>,
        args: &[Expr],
        span: Span,
    ) -> Lower<Option<ast::Stmt>> {
        let above = self.world().method(constructor).class;
        if above == self.world().lang("Object") {
            return Ok(None);
        }
        let mut all = self.super_prefix(above, outer, span)?;
        all.extend(self.args(above, constructor, args)?);
        self.use_method(constructor);
        Ok(Some(constructor_call(true, all, span)))
    }

    /// What the superclass takes from outside.
    fn super_prefix(&mut self, above: ClassId, outer: Option<&Expr>, span: Span) -> Lower<Vec<ast::Expr>> {
        let mut all = Vec::new();
        if self.low.is_enum_class(above) {
            all.push(build::name(CONSTANT_NAME, span));
            all.push(build::name(CONSTANT_ORDINAL, span));
        }
        match outer {
            Some(outer) => {
                let value = self.scoped(|code| {
                    let mut before = Vec::new();
                    let value = code.checked_outer(outer, &mut before)?;
                    Ok(build::let_in(before, value, span))
                })?;
                all.push(value);
            }
            None if self.low.outer_of_base(self.class).is_some() => all.push(build::name(BASE_OUTER, span)),
            None => {
                let declared = self.world().class(above);
                if let Some(around) = declared.outer.filter(|_| declared.has_outer_instance) {
                    all.push(self.outer_of_super(around, span)?);
                }
            }
        }
        all.extend(self.captured_args(above, span)?);
        Ok(all)
    }

    /// The enclosing instance for the superclass: `this` is not there yet, only what is around it.
    fn outer_of_super(&mut self, around: ClassId, span: Span) -> Lower<ast::Expr> {
        let value = self.this(around, span)?;
        match &value.kind {
            Out::Name(name) if name == "this" => unsupported("an enclosing instance that is not there", span),
            _ => Ok(value),
        }
    }

    /// The call of the superclass that nobody wrote; `params` are passed on by an anonymous class.
    fn implied_super(&mut self, method: MethodId, params: &[String], span: Span) -> Lower<Option<ast::Stmt>> {
        let world = self.world();
        let class = self.class;
        let Some(above) = self.low.superclass(class) else { return Ok(None) };
        if above == world.lang("Object") || above == world.lang("Record") {
            return Ok(None);
        }
        if world.class(class).kind == ClassKind::Enum && above == world.lang("Enum") {
            let types = [Type::class(world.lang("String")), Type::INT];
            let Some(constructor) = world.find_constructor(above, &types) else {
                return unsupported("java.lang.Enum is not modelled", span);
            };
            self.use_method(constructor);
            let args = vec![build::name(CONSTANT_NAME, span), build::name(CONSTANT_ORDINAL, span)];
            return Ok(Some(constructor_call(true, args, span)));
        }
        let types = if world.class(class).place == ClassPlace::Anonymous {
            self.low.signature(method)
        } else {
            Vec::new()
        };
        let mut all = self.super_prefix(above, None, span)?;
        let passed = world.class(class).anonymous.as_ref().and_then(|anonymous| anonymous.constructor);
        let open = || world.open_method(above, "", &types, &Type::Void, false);
        let is_open = world.class(above).is_unseen();
        let fitting = || if is_open { Some(open()) } else { self.low.constructor_for(above, &types) };
        if let Some(constructor) = passed.or_else(fitting) {
            self.use_method(constructor);
            let wanted = self.low.signature(constructor);
            for ((name, ty), wanted) in params.iter().zip(&types).zip(&wanted) {
                let value = build::name(name, span);
                all.push(if ty == wanted {
                    value
                } else {
                    let out = self.low.ty(wanted, span);
                    build::cast(value, out)
                });
            }
            return Ok(Some(constructor_call(true, all, span)));
        }
        // `Base(T... rest)` without arguments
        let variable = world.members(above).constructors.iter().copied().find(|id| {
            let declared = world.method(*id);
            declared.is_varargs && declared.params.len() == 1
        });
        match variable.filter(|_| types.is_empty()) {
            Some(constructor) => {
                self.use_method(constructor);
                let ty = self.low.signature(constructor).remove(0);
                all.push(self.array_of(&ty, 0, span, |_, _| unsupported("no element", span))?);
                Ok(Some(constructor_call(true, all, span)))
            }
            None => unsupported("a superclass without a fitting constructor", span),
        }
    }

    fn component_stores(&mut self, class: ClassId, names: &[String], span: Span) -> Vec<ast::Stmt> {
        let fields = self.low.components(class);
        fields
            .into_iter()
            .zip(names)
            .map(|(field, name)| {
                let place = build::field(build::this(span), self.low.field_name(field), span);
                build::assign(place, build::name(name, span), span)
            })
            .collect()
    }
}

impl Lowering<'_> {
    /// The constructor that takes values of these erased types: exactly those, or the only one they fit.
    fn constructor_for(&self, class: ClassId, types: &[Type]) -> Option<MethodId> {
        if let Some(exact) = self.world.find_constructor(class, types) {
            return Some(exact);
        }
        let constructors = self.world.members(class).constructors.clone();
        let mut fitting = constructors.into_iter().filter(|id| {
            let wanted = self.signature(*id);
            wanted.len() == types.len()
                && types.iter().zip(&wanted).all(|(has, wanted)| self.fits(has, wanted))
        });
        let first = fitting.next()?;
        fitting.next().is_none().then_some(first)
    }
}
