//! Attribution of whole bodies: methods, constructors, initialisers; constants of fields; local classes.

use std::rc::Rc;

use super::cx::{Cx, Returns};
use super::{Init, Problem, R};
use crate::syntax::tree::{self, Member, MethodKind as Written};
use crate::typed::{Body, Const, Expr, Stmt, StmtKind};
use crate::types::{ClassId, Type};
use crate::world::{ClassPlace, FieldId, Method, MethodId, Origin, Scope, ScopeKind, World, with_vars};

/// The body of a method or constructor that has one in the source (synthetic ones: see `lower/`). Its local, anonymous
/// and lambda classes are in the world afterwards.
pub fn body(world: &World, method: MethodId) -> Result<Rc<Body>, Problem> {
    if let Some(known) = world.known_body(method) {
        return known;
    }
    let found = find_body(world, method).map(Rc::new);
    world.keep_body(method, found.clone());
    found
}

/// The scope of the parameters and the body of a method, without the parameters.
pub(super) fn method_scope(world: &World, method: &Method) -> Rc<Scope> {
    let mut scope = world.body_scope(method.class);
    if method.is_static() {
        scope = scope.with(ScopeKind::Static);
    }
    match &method.decl {
        Some(decl) => with_vars(&scope, &decl.type_params, &method.type_params),
        None => scope,
    }
}

/// The parameters as they are written; those of a compact constructor are the components.
pub(super) fn written_params(world: &World, method: &Method) -> Vec<tree::Param> {
    match &method.decl {
        Some(decl) if decl.kind == Written::CompactConstructor => {
            world.class(method.class).decl.as_ref().map(|class| class.components.clone()).unwrap_or_default()
        }
        Some(decl) => decl.params.clone(),
        None => Vec::new(),
    }
}

fn find_body(world: &World, id: MethodId) -> R<Body> {
    let method = world.method(id);
    let class = world.class(method.class);
    let Some((decl, block)) = method.decl.as_ref().and_then(|decl| Some((decl, decl.body.as_ref()?))) else {
        return Err(Problem::unsupported("a method without a body", method.span));
    };
    let returns = Returns::Type(if method.is_constructor() { Type::Void } else { method.ret.clone() });
    let mut cx = Cx::new(world, method_scope(world, &method), returns);
    cx.is_spec = method.modifiers.is_predicate;
    let mut params = Vec::new();
    for (param, ty) in written_params(world, &method).iter().zip(method.params.iter()) {
        let local = cx.declare(&param.name.text, ty.clone(), param.name.span);
        cx.mark(local, &param.modifiers);
        params.push(local);
    }
    let mut stmts = cx.scoped(|cx| cx.stmts(&block.stmts))?;
    if method.is_constructor() {
        let has_call = stmts.iter().any(|stmt| matches!(stmt.kind, StmtKind::ConstructorCall { .. }));
        let is_plain = class.kind == crate::world::ClassKind::Class;
        if !has_call && is_plain && class.name != "java.lang.Object" {
            stmts.insert(0, implied_super(&mut cx, class.id, decl)?);
        }
        if decl.kind == Written::CompactConstructor {
            // the components are stored at the end
            for (param, written) in params.iter().zip(written_params(world, &method)) {
                let field = world.members(class.id).fields[written.name.text.as_str()];
                let span = decl.span;
                let place = cx.instance_field(cx.this(class.id, span), field, span);
                let value = Box::new(cx.local(*param, span));
                let ty = place.ty.clone();
                let kind = crate::typed::ExprKind::Assign(Box::new(place), value);
                stmts.push(Stmt { kind: StmtKind::Expr(Expr { kind, ty, span }), span });
            }
        }
    }
    close_captures(world, class.id);
    Ok(Body { params, stmts, span: block.span })
}

/// `super()`, which nobody wrote.
fn implied_super(cx: &mut Cx<'_>, class: ClassId, decl: &tree::MethodDecl) -> R<Stmt> {
    let world = cx.world;
    let base = world.supers(class).0.unwrap_or_else(|| world.object());
    let span = decl.name.span;
    let (constructor, args) = cx.constructor_of(&base, &[], span)?;
    let base = base.class_id().expect("a superclass is a class");
    let outer = cx.outer_for_super(base, span)?;
    Ok(Stmt { kind: StmtKind::ConstructorCall { is_super: true, constructor, outer, args }, span })
}

/// The static or the instance initialisers of a class. For an enum the constants come first, each `new E(args)` (an
/// anonymous class if it has a body); the extra constructor parameters are the business of `lower/`.
pub fn initialisers(world: &World, class: ClassId, is_static: bool) -> Result<Rc<[Init]>, Problem> {
    if let Some(known) = world.known_inits(class, is_static) {
        return known;
    }
    let found = find_initialisers(world, class, is_static).map(Rc::from);
    world.keep_inits(class, is_static, found.clone());
    found
}

fn find_initialisers(world: &World, id: ClassId, is_static: bool) -> R<Vec<Init>> {
    let class = world.class(id);
    let Some(decl) = class.decl.clone() else { return Ok(Vec::new()) };
    let mut scope = world.body_scope(id);
    if is_static {
        scope = scope.with(ScopeKind::Static);
    }
    let mut cx = Cx::new(world, scope, Returns::No);
    let members = world.members(id);
    let mut found = Vec::new();
    if is_static {
        for constant in &decl.constants {
            let field = members.fields[constant.name.text.as_str()];
            let value = cx.enum_constant(constant)?;
            let value = cx.widened(value, &Type::class(id));
            found.push(Init::Field(field, value));
        }
    }
    for member in &decl.members {
        match member {
            Member::Field(field) => {
                for declarator in &field.declarators {
                    let Some(field) = members.fields.get(&declarator.name.text) else { continue };
                    let info = world.field(*field);
                    let Some(init) = &declarator.init else { continue };
                    if info.modifiers.is_static == is_static {
                        found.push(Init::Field(*field, cx.value_as(init, &info.ty)?));
                    }
                }
            }
            Member::Init { is_static: of_class, block } if *of_class == is_static => {
                found.push(Init::Block(cx.block(block)?));
            }
            _ => {}
        }
    }
    close_captures(world, id);
    Ok(found)
}

/// The value of a constant field: final, of a primitive type or a string, initialised by a constant (JLS 4.12.4).
pub fn field_constant(world: &World, id: FieldId) -> Option<Const> {
    let field = world.field(id);
    if let Some(known) = field.constant.get() {
        return known.clone();
    }
    let is_candidate = field.modifiers.is_final && (field.ty.prim().is_some() || world.is_string(&field.ty));
    let init = field.init.as_ref().filter(|init| is_candidate && looks_constant(init));
    // a field that needs itself is no constant
    if world.begin_constant(id) {
        let found = init.and_then(|init| {
            let scope = world.body_scope(field.class).with(ScopeKind::Static);
            let mut cx = Cx::new(world, scope, Returns::No);
            let value = cx.value_as(init, &field.ty).ok()?;
            value.constant().filter(|value| **value != Const::Null).cloned()
        });
        world.end_constant(id);
        return field.constant.get_or_init(|| found).clone();
    }
    None
}

/// Only forms that a constant expression can have are attributed for their value.
fn looks_constant(expr: &tree::Expr) -> bool {
    use tree::ExprKind as E;
    match &expr.kind {
        E::Lit(_) | E::Name(_) => true,
        E::Field(target, _) => looks_constant(target),
        E::Unary(_, operand) | E::Cast(_, operand) => looks_constant(operand),
        E::Binary(_, left, right) => looks_constant(left) && looks_constant(right),
        E::Cond(cond, then, els) => looks_constant(cond) && looks_constant(then) && looks_constant(els),
        _ => false,
    }
}

/// Attributes all code of a local or anonymous class, so that its captures are known. Problems are kept for whoever asks
/// for the bodies.
pub(super) fn attribute_local(world: &World, class: ClassId) {
    let members = world.members(class);
    for id in members.constructors.iter().chain(members.methods.values().flatten()) {
        if world.method(*id).decl.as_ref().is_some_and(|decl| decl.body.is_some()) {
            let _ = body(world, *id);
        }
    }
    for is_static in [true, false] {
        let _ = initialisers(world, class, is_static);
    }
    for inner in world.member_types(class) {
        attribute_local(world, inner);
        // what an inner class of a local class takes, the local class must have
        for local in world.captures(inner) {
            world.capture(class, local);
        }
    }
}

/// A local class inherits the captures of a local superclass.
fn close_captures(world: &World, class: ClassId) {
    let this = world.class(class);
    if this.place == ClassPlace::TopLevel || this.origin == Origin::Open {
        return;
    }
    if let Some(base) = world.supers(class).0.as_ref().and_then(Type::class_id)
        && matches!(world.class(base).place, ClassPlace::Local)
    {
        for local in world.captures(base) {
            world.capture(class, local);
        }
    }
}
