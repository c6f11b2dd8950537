//! Initialisers of fields and initialiser blocks, static ones and those of objects.

use indexmap::IndexMap;
use oox_core::lang::ast::{self, ExprKind as Out};
use oox_core::lang::span::Span;

use super::reach::Lowering;
use super::{Lower, build};
use crate::attribute::{self, Init, Problem};
use crate::types::{ClassId, Type};
use crate::world::{ClassKind, FieldId, MethodId};

/// What a static field starts with.
#[derive(Clone, Debug)]
pub(super) enum Start {
    /// A value that is there before any code runs: that of a constant (JLS 4.12.4).
    Constant(ast::Expr),
    /// A literal that is assigned when its turn comes.
    Literal(ast::Expr),
    /// Code.
    Code(Vec<ast::Stmt>),
}

/// How the fields of a new object are set.
#[derive(Clone, Debug)]
pub(super) enum InstanceInit {
    /// By OOX's own field initialisers.
    Fields(IndexMap<FieldId, ast::Expr>),
    /// By a method that every constructor calls after that of the superclass.
    Method(String),
}

impl Lowering<'_> {
    /// Lowers the initialiser of a static field.
    pub fn lower_static_field(&mut self, field: FieldId) {
        let declared = self.world.field(field);
        self.ty(&declared.ty, declared.span);
        let inits = match attribute::initialisers(self.world, declared.class, true) {
            Ok(inits) => inits,
            Err(problem) => return self.static_problem(field, problem),
        };
        let found = inits.iter().find_map(|init| match init {
            Init::Field(id, value) if *id == field => Some(value),
            _ => None,
        });
        let Some(init) = found else { return };
        let name = self.field_name(field);
        let class_name = self.class_name(declared.class);
        let mut code = self.code(declared.class, true);
        code.constant = declared.enum_ordinal.map(|ordinal| (declared.name.clone(), ordinal));
        let (lowered, hoisted) = code.catching_hoisted(|code| code.expr(init));
        match lowered {
            Ok(value) if hoisted.is_empty() && is_literal(&value) => {
                let start =
                    if declared.modifiers.is_final { Start::Constant(value) } else { Start::Literal(value) };
                self.static_values.insert(field, start);
            }
            Ok(value) => {
                if declared.enum_ordinal.is_none() || self.constant_can_throw(declared.class, init) {
                    self.initialiser_throws(declared.class);
                }
                let span = declared.span;
                let place = build::field(build::name(class_name, span), name, span);
                let mut stmts = hoisted;
                stmts.push(build::assign(place, value, span));
                if stmts.len() > 1 {
                    stmts = vec![build::block_stmt(stmts, span)];
                }
                self.static_values.insert(field, Start::Code(stmts));
            }
            Err(problem) => self.static_problem(field, problem),
        }
    }

    fn static_problem(&mut self, field: FieldId, problem: Problem) {
        let declared = self.world.field(field);
        let stmt = build::unsupported(&problem.reason, problem.span);
        self.static_values.insert(field, Start::Code(vec![stmt]));
        self.problem(declared.class, None, problem);
    }

    /// Lowers the static blocks of a class.
    pub fn lower_static_blocks(&mut self, class: ClassId) {
        let declared = self.world.class(class);
        if declared.kind == ClassKind::Enum {
            for field in self.enum_constants(class) {
                self.use_static_field(field);
            }
        }
        let inits = match attribute::initialisers(self.world, class, true) {
            Ok(inits) => inits,
            Err(problem) => {
                let stmt = build::unsupported(&problem.reason, problem.span);
                self.static_blocks.insert((class, 0), vec![stmt]);
                return self.problem(class, None, problem);
            }
        };
        for (index, init) in inits.iter().enumerate() {
            let Init::Block(stmts) = init else { continue };
            self.initialiser_throws(class);
            let lowered = self.code(class, true).block(stmts);
            let stmts = lowered.unwrap_or_else(|problem| {
                let stmt = build::unsupported(&problem.reason, problem.span);
                self.problem(class, None, problem);
                vec![stmt]
            });
            self.static_blocks.insert((class, index), stmts);
        }
    }

    /// The static fields of a class that are used, and the code that initialises the class.
    pub fn static_members(&mut self, class: ClassId) -> Vec<ast::Member> {
        let span = self.world.class(class).span;
        let code = self.static_code(class, span);
        let mut out = Vec::new();
        let members = self.world.members(class);
        for id in members.fields.values() {
            if !self.static_fields.contains(id) {
                continue;
            }
            let init = match self.static_values.get(id) {
                Some(Start::Constant(value)) => Some(value.clone()),
                Some(Start::Literal(value)) if code.is_empty() => Some(value.clone()),
                _ => None,
            };
            out.push(ast::Member::Field(self.field_decl(*id, init)));
        }
        if self.has_enum_values(class) {
            out.push(ast::Member::Field(self.enum_values_field(class, span)));
        }
        if !code.is_empty() {
            let code = self.guarded_initialiser(class, code, span);
            out.push(ast::Member::StaticInit(build::block(code, span)));
        }
        out
    }

    /// What runs when the class is initialised; nothing where there are only literals.
    fn static_code(&mut self, class: ClassId, span: Span) -> Vec<ast::Stmt> {
        let inits = attribute::initialisers(self.world, class, true).unwrap_or_default();
        let mut code = Vec::new();
        if inits.is_empty() {
            code.extend(self.static_blocks.get(&(class, 0)).cloned().unwrap_or_default());
        }
        let constants = self.enum_constants(class);
        let mut values_made = !self.has_enum_values(class);
        let mut has_code = !code.is_empty() || !values_made;
        for (index, init) in inits.iter().enumerate() {
            let is_constant = matches!(init, Init::Field(id, _) if constants.contains(id));
            if !values_made && !is_constant {
                code.extend(self.enum_values_init(class, span));
                values_made = true;
            }
            match init {
                Init::Field(id, _) => match self.static_values.get(id).cloned() {
                    Some(Start::Code(stmts)) => {
                        has_code = true;
                        code.extend(stmts);
                    }
                    Some(Start::Literal(value)) => {
                        let at = value.span;
                        let place = build::name(self.class_name(class), at);
                        let place = build::field(place, self.field_name(*id), at);
                        code.push(build::assign(place, value, at));
                    }
                    _ => {}
                },
                Init::Block(_) => {
                    if let Some(stmts) = self.static_blocks.get(&(class, index)) {
                        has_code = true;
                        code.push(build::block_stmt(stmts.clone(), span));
                    }
                }
            }
        }
        if !values_made {
            code.extend(self.enum_values_init(class, span));
        }
        if has_code { code } else { Vec::new() }
    }

    /// The static initialiser of the class can throw.
    fn initialiser_throws(&mut self, class: ClassId) {
        if let Some((error, constructor)) = self.initialiser_error()
            && self.throwing.insert(class)
        {
            self.make_live(error);
            self.use_method(constructor);
        }
    }

    fn initialiser_error(&self) -> Option<(ClassId, MethodId)> {
        let error = self.world.find_class("java.lang.ExceptionInInitializerError")?;
        let throwable = Type::class(self.world.lang("Throwable"));
        Some((error, self.world.find_constructor(error, &[throwable])?))
    }

    /// What leaves a static initialiser and is no `Error` becomes an `ExceptionInInitializerError`.
    fn guarded_initialiser(&mut self, class: ClassId, code: Vec<ast::Stmt>, span: Span) -> Vec<ast::Stmt> {
        let Some((error, _)) = self.initialiser_error().filter(|_| self.throwing.contains(&class)) else {
            return code;
        };
        let made = build::new(self.class_name(error), vec![build::name("thrown$", span)], span);
        let rethrow = build::throw(build::name("thrown$", span), span);
        let error_ty = self.lang_ty("Error", span);
        let throwable_ty = self.lang_ty("Throwable", span);
        let catches = vec![
            build::catch(error_ty, "thrown$", vec![rethrow], span),
            build::catch(throwable_ty, "thrown$", vec![build::throw(made, span)], span),
        ];
        vec![build::try_catch(code, catches, None, span)]
    }

    /// How the fields of a new object of the class are set; lowered once.
    pub fn instance_init(&mut self, class: ClassId) -> Lower<InstanceInit> {
        if let Some(known) = self.instance_inits.get(&class) {
            return known.clone();
        }
        let init = self.lower_instance_init(class);
        self.instance_inits.insert(class, init.clone());
        init
    }

    fn lower_instance_init(&mut self, class: ClassId) -> Lower<InstanceInit> {
        let inits = attribute::initialisers(self.world, class, false)?;
        let span = self.world.class(class).span;
        let has_blocks = inits.iter().any(|init| matches!(init, Init::Block(_)));
        let takes_from_outside = !self.outside_params(class, span).is_empty();
        if !has_blocks && (!takes_from_outside || inits.is_empty()) {
            let mut fields = IndexMap::new();
            for init in inits.iter() {
                let Init::Field(field, value) = init else { continue };
                let mut code = self.code(class, false);
                let (value, hoisted) = code.catching_hoisted(|code| code.expr(value));
                let value = value?;
                let span = value.span;
                fields.insert(*field, build::let_in(hoisted, value, span));
            }
            return Ok(InstanceInit::Fields(fields));
        }
        let name = format!("init${}", self.short_name(class));
        let mut stmts = Vec::new();
        let mut code = self.code(class, false);
        for init in inits.iter() {
            match init {
                Init::Field(field, value) => {
                    let declared = code.world().field(*field);
                    let place =
                        build::field(build::this(declared.span), code.low.field_name(*field), declared.span);
                    let (value, hoisted) = code.catching_hoisted(|code| code.expr(value));
                    stmts.extend(hoisted);
                    stmts.push(build::assign(place, value?, declared.span));
                }
                Init::Block(block) => stmts.push(build::block_stmt(code.block(block)?, span)),
            }
        }
        let method = ast::Method {
            is_helper: true,
            body: Some(build::block(stmts, span)),
            ..super::method::plain_method(&name, None, span)
        };
        self.extra_members.entry(class).or_default().push(ast::Member::Method(method));
        Ok(InstanceInit::Method(name))
    }
}

/// A literal, perhaps with a sign.
fn is_literal(value: &ast::Expr) -> bool {
    match &value.kind {
        Out::Lit(_) => true,
        Out::Unary(_, inner) | Out::As(inner, _) => is_literal(inner),
        Out::Binary(ast::BinOp::Div, left, right) => is_literal(left) && is_literal(right),
        _ => false,
    }
}
