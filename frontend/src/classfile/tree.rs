//! A class file in the form of a declaration in source: what a compiler sees of it. Methods are `native`, that is without code.
//!
//! A type is named by its full name, so the first part of a type name may have dots: `java.util.Map` and then `Entry`.

use std::rc::Rc;
use std::sync::Arc;

use oox_core::lang::span::{FileId, Span};

use super::{
    Arg, ClassFile, Component, Constant, Field, Marks, Method, Nested, Param, Ty, TypeVariable, flags,
};
use crate::syntax::tree::{
    self, BinOp, Declarator, EnumConstant, Expr, ExprKind, FieldDecl, Ident, Lit, Member, MethodDecl,
    MethodKind, Modifiers, Prim, TypeArg, TypeDecl, TypeDeclKind, TypeKind, TypeParam, TypeRef, TypeSegment,
    UnOp, Unit,
};

/// Classes inside of classes: deeper ones are no program's.
const DEEPEST: usize = 50;

/// What becomes of private members.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Privates {
    /// Code elsewhere cannot name them.
    LeftOut,
    /// The class has source, and its own code may name what was added to it.
    Kept,
}

/// The class with those inside of it, as a file. `find` gives a class by its binary name.
pub(crate) fn declaration(
    class: &ClassFile,
    file: FileId,
    privates: Privates,
    find: &dyn Fn(&str) -> Option<Rc<ClassFile>>,
) -> Unit {
    let span = Span { file, start: 0, end: 0 };
    let (package, simple) = class.name.rsplit_once('.').unwrap_or(("", &class.name));
    let parts = package.split('.').filter(|part| !part.is_empty());
    let package = parts.map(|part| Ident { text: part.to_owned(), span }).collect();
    let decl = Writer { class, span, privates, find, depth: 0 }.type_decl(simple, None);
    Unit { file, package, annotations: Vec::new(), imports: Vec::new(), types: vec![Arc::new(decl)] }
}

struct Writer<'c> {
    class: &'c ClassFile,
    span: Span,
    privates: Privates,
    find: &'c dyn Fn(&str) -> Option<Rc<ClassFile>>,
    depth: usize,
}

impl Writer<'_> {
    fn type_decl(&self, simple: &str, nested: Option<&Nested>) -> TypeDecl {
        let class = self.class;
        let kind = match class.flags {
            flags if flags & flags::ANNOTATION != 0 => TypeDeclKind::Annotation,
            flags if flags & flags::INTERFACE != 0 => TypeDeclKind::Interface,
            flags if flags & flags::ENUM != 0 => TypeDeclKind::Enum,
            _ if class.components.is_some() => TypeDeclKind::Record,
            _ => TypeDeclKind::Class,
        };
        let interfaces: Vec<TypeRef> = class.interfaces.iter().map(|ty| self.ty(ty)).collect();
        let (extends, implements) = match kind {
            TypeDeclKind::Interface => (interfaces, Vec::new()),
            TypeDeclKind::Class => (class.superclass.iter().map(|ty| self.ty(ty)).collect(), interfaces),
            _ => (Vec::new(), interfaces),
        };
        let mut modifiers =
            self.modifiers(nested.map_or(class.flags, |nested| nested.flags), &Marks::default());
        modifiers.is_abstract &= kind == TypeDeclKind::Class;
        modifiers.is_sealed = class.permitted.is_some();
        modifiers.annotations = class.annotations.iter().map(|name| self.ident(name)).collect();
        let permitted =
            class.permitted.iter().flatten().map(|name| self.ty(&Ty::class(name.clone()))).collect();
        let components =
            class.components.iter().flatten().map(|component| self.component(component)).collect();
        let is_constant = |field: &&Field| field.flags & flags::ENUM != 0;
        let constants = class.fields.iter().filter(is_constant).map(|field| EnumConstant {
            name: self.ident(&field.name),
            args: Vec::new(),
            body: None,
            span: self.span,
        });
        TypeDecl {
            kind,
            modifiers,
            name: self.ident(simple),
            type_params: self.type_params(&class.type_params),
            extends,
            implements,
            permits: permitted,
            components,
            constants: if kind == TypeDeclKind::Enum { constants.collect() } else { Vec::new() },
            members: self.members(kind, simple, nested),
            span: self.span,
        }
    }

    fn members(&self, kind: TypeDeclKind, simple: &str, nested: Option<&Nested>) -> Vec<Member> {
        let class = self.class;
        let mut members = Vec::new();
        for field in &class.fields {
            let is_constant = kind == TypeDeclKind::Enum && field.flags & flags::ENUM != 0;
            if self.is_seen(field.flags) && !is_constant && is_name(&field.name) {
                members.push(Member::Field(self.field(field)));
            }
        }
        let is_inner =
            kind == TypeDeclKind::Class && nested.is_some_and(|nested| nested.flags & flags::STATIC == 0);
        let is_constructor = |method: &&Method| method.name == "<init>";
        let is_private = |method: &Method| !self.is_seen(method.flags);
        // that nobody else can make objects is all that private constructors say
        let has_others = class.methods.iter().filter(is_constructor).any(|method| !is_private(method));
        for method in &class.methods {
            let is_constructor = is_constructor(&method);
            let is_seen = match (kind, is_constructor) {
                (TypeDeclKind::Enum, true) => false,
                (TypeDeclKind::Enum, false) => !is_private(method) && !is_given_by_enum(method),
                (_, true) => !is_private(method) || !has_others,
                (_, false) => !is_private(method),
            };
            if is_seen && (is_constructor || is_name(&method.name)) {
                let name = if is_constructor { simple } else { &method.name };
                members.push(Member::Method(Arc::new(self.method(kind, name, method, is_inner))));
            }
        }
        for inner in &class.nested {
            let is_own = inner.outer.as_ref() == Some(&class.name);
            let is_hidden = inner.flags & (flags::PRIVATE | flags::SYNTHETIC) != 0;
            let Some(simple) = inner.simple.as_ref().filter(|_| is_own && !is_hidden && self.depth < DEEPEST)
            else {
                continue;
            };
            if let Some(class) = (self.find)(&inner.name) {
                let writer = Writer { class: &class, depth: self.depth + 1, ..*self };
                members.push(Member::Type(Arc::new(writer.type_decl(simple, Some(inner)))));
            }
        }
        members
    }

    fn is_seen(&self, bits: u16) -> bool {
        bits & flags::PRIVATE == 0 || self.privates == Privates::Kept
    }

    fn field(&self, field: &Field) -> FieldDecl {
        let is_static = field.flags & flags::STATIC != 0;
        let init = field.constant.as_ref().filter(|_| is_static);
        let declarator = Declarator {
            name: self.ident(&field.name),
            dims: 0,
            init: init.map(|value| self.constant(value, &field.ty)),
            span: self.span,
        };
        FieldDecl {
            modifiers: self.modifiers(field.flags, &field.marks),
            ty: self.ty(&field.ty),
            declarators: vec![declarator],
            span: self.span,
        }
    }

    fn method(&self, kind: TypeDeclKind, name: &str, method: &Method, is_inner: bool) -> MethodDecl {
        let is_constructor = method.name == "<init>";
        let mut modifiers = self.modifiers(method.flags, &method.marks);
        // an enum may give the code with its constants
        modifiers.is_abstract &= kind != TypeDeclKind::Enum;
        modifiers.is_native = !modifiers.is_abstract;
        // the enclosing instance is no parameter in source
        let skipped = usize::from(is_constructor && is_inner && !method.is_generic);
        let written = method.params.get(skipped..).unwrap_or_default();
        let is_varargs = method.flags & flags::VARARGS != 0;
        let mut params: Vec<tree::Param> =
            written.iter().enumerate().map(|(index, param)| self.param(index, param)).collect();
        if is_varargs
            && let Some(last) = params.last_mut()
            && let TypeKind::Array(elem) = last.ty.kind.clone()
        {
            last.ty = *elem;
            last.is_varargs = true;
        }
        MethodDecl {
            kind: if is_constructor { MethodKind::Constructor } else { MethodKind::Method },
            modifiers,
            type_params: self.type_params(&method.type_params),
            ret: method.ret.as_ref().map(|ty| self.ty(ty)),
            name: self.ident(name),
            params,
            throws: method.throws.iter().map(|ty| self.ty(ty)).collect(),
            contract: None,
            body: None,
            span: self.span,
        }
    }

    fn param(&self, index: usize, param: &Param) -> tree::Param {
        let name = param.name.clone().filter(|name| is_name(name)).unwrap_or_else(|| format!("p{index}"));
        let modifiers = self.modifiers(0, &param.marks);
        tree::Param { modifiers, ty: self.ty(&param.ty), is_varargs: false, name: self.ident(&name) }
    }

    fn component(&self, component: &Component) -> tree::Param {
        let name = self.ident(&component.name);
        tree::Param { modifiers: Modifiers::default(), ty: self.ty(&component.ty), is_varargs: false, name }
    }

    fn modifiers(&self, bits: u16, marks: &Marks) -> Modifiers {
        let has = |flag: u16| bits & flag != 0;
        Modifiers {
            is_public: has(flags::PUBLIC),
            is_protected: has(flags::PROTECTED),
            is_private: has(flags::PRIVATE),
            is_static: has(flags::STATIC),
            is_final: has(flags::FINAL),
            is_abstract: has(flags::ABSTRACT),
            nullness: marks.nullness,
            annotations: marks.annotations.iter().map(|name| self.ident(name)).collect(),
            ..Modifiers::default()
        }
    }

    fn type_params(&self, params: &[TypeVariable]) -> Vec<TypeParam> {
        let param = |param: &TypeVariable| TypeParam {
            name: self.ident(&param.name),
            bounds: param.bounds.iter().map(|ty| self.ty(ty)).collect(),
        };
        params.iter().map(param).collect()
    }

    fn ident(&self, text: &str) -> Ident {
        Ident { text: text.to_owned(), span: self.span }
    }

    fn ty(&self, ty: &Ty) -> TypeRef {
        let kind = match ty {
            Ty::Prim(prim) => TypeKind::Prim(*prim),
            Ty::Array(elem) => TypeKind::Array(Box::new(self.ty(elem))),
            Ty::Var(name) => TypeKind::Named(vec![self.segment(name, &[])]),
            Ty::Class(class) => {
                let mut names = self.names(&class.name, 0);
                let last = names.pop().unwrap_or_default();
                let mut segments: Vec<TypeSegment> =
                    names.iter().map(|name| self.segment(name, &[])).collect();
                segments.push(self.segment(&last, &class.args));
                segments.extend(class.inner.iter().map(|(name, args)| self.segment(name, args)));
                TypeKind::Named(segments)
            }
        };
        TypeRef { kind, span: self.span }
    }

    /// The top-level class and the simple names inside of it.
    fn names(&self, binary: &str, depth: usize) -> Vec<String> {
        let nested = self.class.nested.iter().find(|nested| nested.name == binary);
        match nested.and_then(|nested| Some((nested.outer.as_ref()?, nested.simple.as_ref()?))) {
            Some((outer, simple)) if depth < DEEPEST => {
                let mut names = self.names(outer, depth + 1);
                names.push(simple.clone());
                names
            }
            _ => vec![binary.to_owned()],
        }
    }

    fn segment(&self, name: &str, args: &[Arg]) -> TypeSegment {
        let arg = |arg: &Arg| match arg {
            Arg::Exactly(ty) => TypeArg::Type(self.ty(ty)),
            Arg::Any => TypeArg::Any,
            Arg::Extends(ty) => TypeArg::Extends(self.ty(ty)),
            Arg::Super(ty) => TypeArg::Super(self.ty(ty)),
        };
        let args = (!args.is_empty()).then(|| args.iter().map(arg).collect());
        TypeSegment { name: self.ident(name), args }
    }

    /// A constant expression with this value.
    fn constant(&self, value: &Constant, ty: &Ty) -> Expr {
        let expr = |kind| Expr::new(self.span, kind);
        let lit = |lit| expr(ExprKind::Lit(lit));
        let minus = |lit: Expr| expr(ExprKind::Unary(UnOp::Minus, Box::new(lit)));
        match value {
            Constant::Int(value) if *ty == Ty::Prim(Prim::Boolean) => lit(Lit::Boolean(*value != 0)),
            Constant::Int(value) if *ty == Ty::Prim(Prim::Char) => {
                lit(Lit::Char(u16::try_from(*value).unwrap_or_default()))
            }
            Constant::Int(value) => {
                let magnitude = lit(Lit::Int(i64::from(value.unsigned_abs())));
                if *value < 0 { minus(magnitude) } else { magnitude }
            }
            Constant::Long(value) => {
                let magnitude = lit(Lit::Long(value.unsigned_abs()));
                if *value < 0 { minus(magnitude) } else { magnitude }
            }
            // NaN and the infinite ones are quotients of literals in source, too
            Constant::Float(value) if !value.is_finite() => self.quotient(f64::from(*value), |value| {
                #[allow(clippy::cast_possible_truncation, reason = "one or zero")]
                Lit::Float(value as f32)
            }),
            Constant::Double(value) if !value.is_finite() => self.quotient(*value, Lit::Double),
            Constant::Float(value) if value.is_sign_negative() => minus(lit(Lit::Float(-value))),
            Constant::Double(value) if value.is_sign_negative() => minus(lit(Lit::Double(-value))),
            Constant::Float(value) => lit(Lit::Float(*value)),
            Constant::Double(value) => lit(Lit::Double(*value)),
            Constant::String(units) => lit(Lit::String(units.clone())),
        }
    }

    fn quotient(&self, value: f64, lit: fn(f64) -> Lit) -> Expr {
        let expr = |kind| Expr::new(self.span, kind);
        let one = expr(ExprKind::Lit(lit(if value.is_nan() { 0.0 } else { 1.0 })));
        let above = if value < 0.0 { expr(ExprKind::Unary(UnOp::Minus, Box::new(one))) } else { one };
        let below = expr(ExprKind::Lit(lit(0.0)));
        expr(ExprKind::Binary(BinOp::Div, Box::new(above), Box::new(below)))
    }
}

/// `values()` and `valueOf(String)`, which every enum has.
fn is_given_by_enum(method: &Method) -> bool {
    match method.name.as_str() {
        "values" => method.params.is_empty(),
        "valueOf" => matches!(&method.params[..], [only] if only.ty == Ty::class("java.lang.String")),
        _ => false,
    }
}

/// Other languages have names that no Java program can write.
fn is_name(name: &str) -> bool {
    let mut chars = name.chars();
    let is_start = |c: char| c.is_alphabetic() || c == '_' || c == '$';
    chars.next().is_some_and(is_start) && chars.all(|c| is_start(c) || c.is_alphanumeric())
}
