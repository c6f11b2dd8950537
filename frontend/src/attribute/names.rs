//! What names mean: variables, fields, types, packages (JLS 6.5).

use oox_core::lang::span::Span;

use super::cx::Cx;
use super::{Problem, R, field_constant};
use crate::syntax::tree::{self, Ident};
use crate::typed::{Call, CallTarget, Expr, ExprKind, LocalId};
use crate::types::{ClassId, Type};
use crate::world::{FieldId, MethodId, Named, Origin, ScopeKind, World};

/// What an expression before a dot can be.
pub(super) enum Target {
    /// A value.
    Value(Expr),
    /// A class or type variable.
    Type(Type),
    /// `super`, or `Interface.super`: the type whose members are meant.
    Super(Type),
    /// Part of a qualified name.
    Package(String),
}

impl Cx<'_> {
    /// What stands before a dot.
    pub(super) fn target(&mut self, expr: &tree::Expr) -> R<Target> {
        match &expr.kind {
            tree::ExprKind::Name(name) => {
                if let Some(value) = self.variable(name)? {
                    return Ok(Target::Value(value));
                }
                Ok(match self.world.simple_type(&self.scope, &name.text) {
                    Some(Named::Class(id)) => Target::Type(Type::class(id)),
                    Some(Named::Var(var)) => Target::Type(Type::Var(var)),
                    // packages have small letters
                    None if name.text.starts_with(char::is_uppercase) => {
                        match self.world.imported_from_elsewhere(&self.scope, &name.text) {
                            Some(id) => Target::Type(Type::class(id)),
                            None => Target::Package(name.text.clone()),
                        }
                    }
                    None => Target::Package(name.text.clone()),
                })
            }
            tree::ExprKind::Field(before, name) => match self.target(before)? {
                Target::Value(value) => Ok(Target::Value(self.field_of(value, name)?)),
                Target::Super(ty) => {
                    let this = self.this(self.class(), expr.span);
                    let class = ty.class_id();
                    let Some(id) = class.and_then(|class| self.world.find_field(class, &name.text)) else {
                        return Err(self.no_field_of(class, name, expr.span));
                    };
                    Ok(Target::Value(self.instance_field(this, id, name.span)))
                }
                Target::Type(ty) => {
                    let Some(class) = ty.class_id() else { return Err(no_field(name)) };
                    if let Some(id) = self.world.find_field(class, &name.text) {
                        return Ok(Target::Value(self.static_field(id, expr.span)?));
                    }
                    if let Some(inner) = self.world.member_type(class, &name.text) {
                        return Ok(Target::Type(Type::class(inner)));
                    }
                    if let Some(id) = self.world.described_field(class, &name.text) {
                        return Ok(Target::Value(self.static_field(id, expr.span)?));
                    }
                    if self.world.class(class).origin != Origin::User {
                        return Ok(Target::Value(self.open_field(class, &name.text, expr.span)));
                    }
                    Err(self.no_field_of(Some(class), name, expr.span))
                }
                Target::Package(package) => {
                    let qualified = format!("{package}.{}", name.text);
                    match self.world.find_top_level(&qualified) {
                        Some(id) => Ok(Target::Type(Type::class(id))),
                        None => Ok(Target::Package(qualified)),
                    }
                }
            },
            tree::ExprKind::Super(None) => {
                let class = self.class();
                if !self.scope.has_this() {
                    return Err(Problem::error("`super` cannot be used in a static context", expr.span));
                }
                let above = self.world.direct_supers(&self.world.self_type(class));
                let base = above.into_iter().next().unwrap_or_else(|| self.world.object());
                Ok(Target::Super(base))
            }
            tree::ExprKind::Super(Some(qualifier)) => match self.target(qualifier)? {
                Target::Type(ty) => {
                    let class = ty.class_id();
                    let own = self.world.self_type(self.class());
                    if class.is_some_and(|class| self.world.class(class).is_interface()) {
                        let id = class.expect("checked");
                        Ok(Target::Super(self.world.as_super(&own, id).unwrap_or(ty)))
                    } else {
                        Err(Problem::unsupported("super of an enclosing class", expr.span))
                    }
                }
                _ => Err(Problem::error("a class is needed before `.super`", expr.span)),
            },
            _ => Ok(Target::Value(self.value(expr, None)?)),
        }
    }

    /// A simple name as a variable: local, field, or imported field.
    pub(super) fn variable(&mut self, name: &Ident) -> R<Option<Expr>> {
        let world = self.world;
        let mut crossed: Vec<ClassId> = Vec::new();
        let mut is_static = false;
        let scope = std::rc::Rc::clone(&self.scope);
        for at in scope.outward() {
            match &at.kind {
                ScopeKind::Var(known, id) if *known == name.text => {
                    return Ok(Some(self.use_local(*id, &crossed, name.span)));
                }
                ScopeKind::Lambda(class) => crossed.push(*class),
                ScopeKind::Static => is_static = true,
                ScopeKind::Class(class) => {
                    if let Some(id) = self.accessible_field(*class, &name.text) {
                        let field = world.field(id);
                        if field.modifiers.is_static {
                            return self.static_field(id, name.span).map(Some);
                        }
                        if is_static {
                            return Err(Problem::error(
                                format!("the field `{}` cannot be used in a static context", name.text),
                                name.span,
                            ));
                        }
                        let this = self.this(*class, name.span);
                        return Ok(Some(self.instance_field(this, id, name.span)));
                    }
                    if let Some(id) = world.described_field(*class, &name.text) {
                        return self.static_field(id, name.span).map(Some);
                    }
                    crossed.push(*class);
                }
                ScopeKind::File(index) => {
                    let file = world.file(*index);
                    for import in &file.imports {
                        let Some(path) = import.owner_of(&name.text) else { continue };
                        let owner = world.find_class(&path);
                        let field = owner.and_then(|owner| {
                            let described = || world.described_field(owner, &name.text);
                            world.find_field(owner, &name.text).or_else(described)
                        });
                        if field.is_none() && !import.on_demand && self.may_have_members(owner, &name.text) {
                            let owner = owner.unwrap_or_else(|| world.open_class(&path));
                            return Ok(Some(self.open_field(owner, &name.text, name.span)));
                        }
                        if let Some(id) = field
                            && world.field(id).modifiers.is_static
                        {
                            return self.static_field(id, name.span).map(Some);
                        }
                    }
                }
                _ => {}
            }
        }
        Ok(None)
    }

    /// A field by name, without private ones of superclasses that are declared elsewhere.
    fn accessible_field(&self, class: ClassId, name: &str) -> Option<FieldId> {
        let world = self.world;
        let outermost = world.outermost(class);
        world.linearised(class).iter().find_map(|&above| {
            let id = world.members(above).fields.get(name).copied()?;
            let is_private = world.field(id).modifiers.is_private;
            (!is_private || world.outermost(above) == outermost).then_some(id)
        })
    }

    /// A local variable, captured by all classes between its declaration and here.
    fn use_local(&self, id: LocalId, crossed: &[ClassId], span: Span) -> Expr {
        let info = self.world.local(id);
        if let Some(value) = info.constant {
            return Expr { kind: ExprKind::Const(value), ty: info.ty, span };
        }
        for class in crossed {
            self.world.capture(*class, id);
        }
        self.world.update_local(id, |info| info.is_used = true);
        Expr { kind: ExprKind::Local(id), ty: info.ty, span }
    }

    /// Lets the classes between here and the declaration of a variable capture it as well.
    pub(super) fn pass_on(&self, id: LocalId) {
        let mut crossed = Vec::new();
        for at in self.scope.outward() {
            match &at.kind {
                ScopeKind::Var(_, known) if *known == id => {
                    for class in &crossed {
                        self.world.capture(*class, id);
                    }
                    return;
                }
                ScopeKind::Lambda(class) | ScopeKind::Class(class) => crossed.push(*class),
                _ => {}
            }
        }
    }

    /// `value.name`
    pub(super) fn field_of(&mut self, value: Expr, name: &Ident) -> R<Expr> {
        let world = self.world;
        let span = Span { end: name.span.end, ..value.span };
        if value.ty.elem().is_some() && name.text == "length" {
            return Ok(Expr { kind: ExprKind::Length(Box::new(value)), ty: Type::INT, span });
        }
        if value.ty == Type::Unknown && name.text == "length" {
            // only an array has one that nobody declares
            let array = self.retarget(value, &Type::array(world.object()));
            return Ok(Expr { kind: ExprKind::Length(Box::new(array)), ty: Type::INT, span });
        }
        if value.ty == Type::Unknown {
            return Err(Problem::unsupported("a field of an object of unknown type", span));
        }
        let class = self.member_classes(&value.ty).into_iter().find_map(|class| {
            let id = world.find_field(class, &name.text)?;
            Some((class, id))
        });
        let Some((_, id)) = class else {
            let owner = self.member_classes(&value.ty).into_iter().next();
            return Err(self.no_field_of(owner, name, span));
        };
        if world.field(id).modifiers.is_static {
            let field = self.static_field(id, span)?;
            if matches!(value.kind, ExprKind::Local(_) | ExprKind::This(_)) {
                return Ok(field);
            }
            let ty = field.ty.clone();
            return Ok(Expr { kind: ExprKind::Seq(vec![value, field]), ty, span });
        }
        Ok(self.instance_field(value, id, span))
    }

    /// The classes whose members an object of this type has.
    pub(super) fn member_classes(&self, ty: &Type) -> Vec<ClassId> {
        match ty {
            Type::Class(id, _) => vec![*id],
            Type::Var(var) => {
                let bounds = self.world.bounds(*var);
                if bounds.is_empty() {
                    return vec![self.world.lang("Object")];
                }
                bounds.iter().flat_map(|bound| self.member_classes(bound)).collect()
            }
            Type::Both(parts) => parts.iter().flat_map(|part| self.member_classes(part)).collect(),
            Type::Extends(bound) => self.member_classes(bound),
            Type::Array(_) | Type::Null | Type::Super(_) => vec![self.world.lang("Object")],
            Type::Prim(_) | Type::Void | Type::Unknown => Vec::new(),
        }
    }

    /// A static field; a constant one is folded.
    pub(super) fn static_field(&self, id: FieldId, span: Span) -> R<Expr> {
        let field = self.world.field(id);
        if !field.modifiers.is_static {
            return Err(Problem::error(
                format!("the field `{}` cannot be used in a static context", field.name),
                span,
            ));
        }
        if let Some(value) = field_constant(self.world, id) {
            return Ok(Expr { kind: ExprKind::Const(value), ty: field.ty.clone(), span });
        }
        let has_code = self.world.members(field.class).fields.get(&field.name) == Some(&id)
            && self.world.class(field.class).origin != Origin::Open;
        if !has_code && field.enum_ordinal.is_none() {
            let method = self.world.open_static_field(&field);
            return Ok(open_value(method, field.ty.clone(), span));
        }
        Ok(Expr { kind: ExprKind::Field(None, id), ty: field.ty.clone(), span })
    }

    /// A field of an object, with its type seen through the type of the object.
    pub(super) fn instance_field(&self, object: Expr, id: FieldId, span: Span) -> Expr {
        let world = self.world;
        let field = world.field(id);
        // a constant is there before its field is initialised
        if matches!(object.kind, ExprKind::This(_))
            && !self.is_spec
            && let Some(value) = field_constant(world, id)
        {
            return Expr { kind: ExprKind::Const(value), ty: field.ty.clone(), span };
        }
        let ty = match world.as_owner(&object.ty, field.class) {
            Some(Type::Class(class, args)) if !args.is_empty() => world.read_through(class, &args, &field.ty),
            _ => field.ty.clone(),
        };
        let object = self.as_member_of(object, field.class);
        let plain = Expr { kind: ExprKind::Field(Some(Box::new(object)), id), ty: field.ty.clone(), span };
        self.seen_as(plain, ty)
    }

    /// An object as an instance of a class that it must be of: only an intersection or a second bound needs a check.
    pub(super) fn as_member_of(&self, object: Expr, class: ClassId) -> Expr {
        let world = self.world;
        match world.erasure(&object.ty) {
            Type::Class(id, _) if !world.is_subclass(id, class) => self.widened(object, &Type::class(class)),
            _ => object,
        }
    }

    /// An expression whose declared type is generic, with the type that the context knows.
    pub(super) fn seen_as(&self, expr: Expr, ty: Type) -> Expr {
        let world = self.world;
        if ty == expr.ty {
            return expr;
        }
        if matches!(ty, Type::Unknown) || world.erasure(&ty) == world.erasure(&expr.ty) {
            return Expr { ty, ..expr };
        }
        self.widened(expr, &ty)
    }

    /// Whether a static import of a name that is no field may mean one: nobody has the class, or only our model.
    fn may_have_members(&self, owner: Option<ClassId>, name: &str) -> bool {
        owner.is_none_or(|owner| {
            self.world.class(owner).origin != Origin::User
                && self.world.methods_named(owner, name).is_empty()
                && self.world.member_type(owner, name).is_none()
        })
    }

    /// A static field of a class without source: an open method gives its value.
    pub(super) fn open_field(&self, class: ClassId, name: &str, span: Span) -> Expr {
        let method = self.world.open_method(class, name, &[], &Type::Unknown, true);
        open_value(method, Type::Unknown, span)
    }
}

/// What an open method without parameters gives, in the place of a static field.
fn open_value(method: MethodId, ty: Type, span: Span) -> Expr {
    let call = Call { target: CallTarget::Static, method, args: Vec::new() };
    Expr { kind: ExprKind::Call(Box::new(call)), ty, span }
}

impl Cx<'_> {
    /// A field that a class does not have as far as it is known: a mistake, unless something above has no source or only a
    /// model of ours.
    fn no_field_of(&self, class: Option<ClassId>, name: &Ident, span: Span) -> Problem {
        let is = |question: fn(&World, ClassId) -> bool| class.is_some_and(|id| question(self.world, id));
        if is(World::is_partly_open) {
            return Problem::unsupported("a field of a class without source", span);
        }
        Problem { is_error: !is(World::is_modelled_above), ..no_field(name) }
    }

    /// A name that means nothing: a mistake, unless a class around the code may inherit it from one without source, or from
    /// one of which we have only a model.
    pub(super) fn no_name(&self, name: &str, span: Span) -> Problem {
        if self.around(World::is_partly_open).is_some() {
            return Problem::unsupported("a field of a class without source", span);
        }
        let is_error = self.around(World::is_modelled_above).is_none();
        Problem { is_error, ..Problem::error(format!("cannot find `{name}`"), span) }
    }

    /// The innermost class around the code of which this is true, and whether the code is static there.
    pub(super) fn around(&self, question: fn(&World, ClassId) -> bool) -> Option<(ClassId, bool)> {
        let mut is_static = false;
        for at in self.scope.outward() {
            match at.kind {
                ScopeKind::Static => is_static = true,
                ScopeKind::Class(class) if question(self.world, class) => return Some((class, is_static)),
                _ => {}
            }
        }
        None
    }
}

pub(super) fn no_field(name: &Ident) -> Problem {
    Problem::error(format!("cannot find the variable `{}`", name.text), name.span)
}
