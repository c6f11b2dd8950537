//! `T.class` and `getClass()`. Each class has one object of `java.lang.Class`, kept in a class of its own so that naming
//! it does not initialise anything else; `getClass()` is a method that every class with objects has.

use oox_core::lang::ast::{self, ExprKind as Out};
use oox_core::lang::span::Span;

use super::class::library_class;
use super::code::Code;
use super::contract::gives_an_object;
use super::method::plain_method;
use super::reach::{Lowering, unsupported};
use super::{Lower, build, types};
use crate::typed::Expr;
use crate::types::{ClassId, Prim, Type};
use crate::world::ClassKind;

/// What `getClass()` is called.
const QUESTION: &str = "getClass$";
/// What nobody knows of an object of an unknown class.
const UNKNOWN: &str = "getClass";
/// The field that holds the object.
const HOLDER: &str = "it";

impl Code<'_, '_> {
    /// `T.class`
    pub fn class_literal(&mut self, ty: &Type, span: Span) -> Lower<ast::Expr> {
        let without_objects =
            |word: &'static str| Shape { name: word, simple: word, kind: 5, above: None, ty: None };
        if *ty == Type::Void {
            return self.low.class_holder(&without_objects("void"), span);
        }
        match self.world().erasure(ty) {
            Type::Class(class, _) => {
                // what asks for the class of an object, an invariant for example, must be able to get this answer
                if self.is_users() {
                    self.low.can_be_input(ty);
                    self.low.literals.insert(class);
                } else {
                    self.low.reach_input(class);
                }
                Ok(self.low.class_object(class))
            }
            Type::Prim(prim) => self.low.class_holder(&without_objects(prim.word()), span),
            array => self.low.array_class(&array, span),
        }
    }

    /// `e.getClass()`
    pub fn class_of_object(&mut self, receiver: &Expr, span: Span) -> Lower<ast::Expr> {
        if let (true, Type::Class(class, _)) = (self.is_users(), self.world().erasure(&receiver.ty)) {
            self.low.asked_for_class.insert(class);
        }
        let receiver = self.expr(receiver)?;
        Ok(self.class_of_this(receiver, span))
    }

    pub fn class_of_this(&mut self, receiver: ast::Expr, span: Span) -> ast::Expr {
        if !self.asks_class {
            self.asks_class = true;
            for class in self.live.iter().collect::<Vec<_>>() {
                self.low.class_object(class);
            }
        }
        build::call(receiver, QUESTION, Vec::new(), span)
    }
}

/// What a class object knows of its class.
struct Shape<'a> {
    name: &'a str,
    simple: &'a str,
    /// As `java.lang.Class` numbers them.
    kind: i64,
    above: Option<ClassId>,
    /// What `isInstance` asks for; nothing is an instance of a primitive type.
    ty: Option<Type>,
}

impl Lowering<'_> {
    /// The object that stands for a class.
    pub fn class_object(&mut self, class: ClassId) -> ast::Expr {
        let declared = self.world.class(class);
        let kind = match declared.kind {
            ClassKind::Interface | ClassKind::Annotation => 2,
            ClassKind::Enum => 3,
            ClassKind::Record => 4,
            ClassKind::Class => 1,
        };
        let (above, ty) = (self.superclass(class), Some(Type::class(class)));
        let shape = Shape { name: &declared.name, simple: &declared.simple, kind, above, ty };
        self.class_holder(&shape, declared.span).unwrap_or_else(|_| build::null(declared.span))
    }

    fn array_class(&mut self, ty: &Type, span: Span) -> Lower<ast::Expr> {
        let (name, simple) = (self.array_name(ty), self.array_simple(ty));
        let above = Some(self.world.lang("Object"));
        self.class_holder(&Shape { name: &name, simple: &simple, kind: 6, above, ty: Some(ty.clone()) }, span)
    }

    /// The object that stands for a type: of a subclass of `java.lang.Class` that knows the type.
    fn class_holder(&mut self, shape: &Shape, span: Span) -> Lower<ast::Expr> {
        let holder = format!("class${}", shape.name);
        let object = build::field(build::name(&holder, span), HOLDER, span);
        if self.extra_classes.contains_key(&holder) {
            return Ok(object);
        }
        let class = self.world.lang("Class");
        let string = Type::class(self.world.lang("String"));
        let params = [string.clone(), string, Type::INT, Type::class(class)];
        let Some(constructor) = self.world.find_constructor(class, &params) else {
            return unsupported("java.lang.Class is not modelled", span);
        };
        self.use_method(constructor);
        self.make_live(class);
        let class_name = self.class_name(class);
        let ty = build::class_type(&class_name, span);
        // the name is taken before the superclass asks
        self.extra_classes.insert(holder.clone(), library_class(holder.clone(), span));
        let above = match shape.above {
            Some(above) => self.class_object(above),
            None => build::cast(build::null(span), ty.clone()),
        };
        let args = vec![
            build::text(shape.name, span),
            build::text(shape.simple, span),
            build::cast(build::int(shape.kind, span), types::i32(span)),
            above,
        ];
        let field = ast::Field {
            is_helper: false,
            is_static: true,
            is_owned: false,
            is_prior: false,
            is_volatile: false,
            non_null: false,
            ty,
            name: build::ident(HOLDER, span),
            init: Some(build::new(&holder, args, span)),
            span,
        };
        let mut members =
            vec![ast::Member::Field(field), self.holder_constructor(&holder, &class_name, span)];
        let is_instance = match &shape.ty {
            Some(ty) => {
                let erased = self.world.erasure(ty);
                self.is_instance(build::name("object", span), &erased, span)
            }
            None => build::boolean(false, span),
        };
        let param = ast::Param {
            is_generic: false,
            non_null: false,
            ty: self.lang_ty("Object", span),
            name: build::ident("object", span),
        };
        members.push(ast::Member::Method(ast::Method {
            is_pure: true,
            is_helper: true,
            params: vec![param],
            body: Some(build::block(vec![build::return_value(is_instance, span)], span)),
            ..plain_method("isInstance", Some(types::bool(span)), span)
        }));
        if shape.kind == 3
            && let Some(class) = shape.ty.as_ref().and_then(Type::class_id)
        {
            members.extend(self.enum_constants_method(class, span));
        }
        let decl = &mut self.extra_classes[&holder];
        // there is one object of it, and an input may be that one
        decl.is_enum = true;
        decl.extends.push(ast::Super { name: build::ident(class_name, span), args: Vec::new() });
        decl.members = members;
        Ok(object)
    }

    /// Passes everything on to the constructor of `java.lang.Class`.
    fn holder_constructor(&mut self, holder: &str, class_name: &str, span: Span) -> ast::Member {
        let string = self.lang_ty("String", span);
        let above = build::class_type(class_name, span);
        let wanted =
            [("name", string.clone()), ("simple", string), ("kind", types::i32(span)), ("above", above)];
        let params: Vec<ast::Param> = wanted
            .into_iter()
            .map(|(name, ty)| ast::Param {
                is_generic: false,
                non_null: false,
                ty,
                name: build::ident(name, span),
            })
            .collect();
        let args = params.iter().map(|param| build::name(&param.name.text, span)).collect();
        let call = build::call_stmt(build::expr(Out::ConstructorCall { is_super: true, args }, span));
        ast::Member::Constructor(ast::Constructor {
            is_helper: true,
            name: build::ident(holder, span),
            params,
            spec: Vec::new(),
            body: Some(build::block(vec![call], span)),
            span,
        })
    }

    /// The class object of an enum knows the constants.
    fn enum_constants_method(&mut self, class: ClassId, span: Span) -> Option<ast::Member> {
        let values = self.world.find_method(class, "values", &[])?;
        self.use_method(values);
        let ret = build::array_type(self.lang_ty("Object", span), span);
        let constants = build::call(build::name(self.class_name(class), span), "values", Vec::new(), span);
        Some(ast::Member::Method(ast::Method {
            is_helper: true,
            body: Some(build::block(vec![build::return_value(constants, span)], span)),
            ..plain_method("getEnumConstants", Some(ret), span)
        }))
    }

    /// `getClass$()` of a class, if anything asks.
    pub fn class_question(&mut self, class: ClassId) -> Vec<ast::Member> {
        let object = self.world.lang("Object");
        if !self.asks_class {
            return Vec::new();
        }
        let span = self.world.class(class).span;
        if class == object {
            let mut stmts = self.array_questions(span);
            stmts.push(build::return_value(self.class_object(class), span));
            return vec![self.question(QUESTION, Some(stmts), span), self.question(UNKNOWN, None, span)];
        }
        let declared = self.world.class(class);
        if self.live.contains(class) && !declared.is_unseen() {
            let answer = build::return_value(self.class_object(class), span);
            return vec![self.question(QUESTION, Some(vec![answer]), span)];
        }
        let is_unknown = declared.is_interface() || declared.is_abstract;
        // a method with a body makes an interface initialise itself before what implements it, and that can be seen
        let is_told =
            declared.is_interface() && self.static_parts.contains(&class) && !self.is_library(class);
        if (is_unknown || declared.is_unseen()) && !is_told {
            return vec![self.question_below(class, is_unknown)];
        }
        Vec::new()
    }

    /// An object of a class that nobody knows has a class that nobody knows. That it has one of those whose literals the user
    /// has is asked first.
    fn question_below(&mut self, class: ClassId, is_unknown: bool) -> ast::Member {
        // of the library, so that its branches do not count
        let span = self.world.class(self.world.lang("Object")).span;
        let mut stmts = Vec::new();
        for literal in self.literals.clone() {
            let is_above = |above: &ClassId| self.world.is_subclass(*above, class);
            let is_below = is_above(&literal)
                || self.open_supers.get(&literal).is_some_and(|all| all.iter().any(is_above));
            if is_below && literal != class && self.is_library(literal) {
                let ty = self.ty(&Type::class(literal), span);
                let test = build::is(build::this(span), ty, span);
                stmts.push(build::if_then(test, Vec::new(), None, span));
            }
        }
        let answer = if is_unknown {
            build::call(build::this(span), UNKNOWN, Vec::new(), span)
        } else {
            self.class_object(class)
        };
        stmts.push(build::return_value(answer, span));
        self.question(QUESTION, Some(stmts), span)
    }

    fn question(&mut self, name: &str, body: Option<Vec<ast::Stmt>>, span: Span) -> ast::Member {
        let ret = self.lang_ty("Class", span);
        let spec = body.is_none().then(|| gives_an_object(span)).into_iter().collect();
        ast::Member::Method(ast::Method {
            is_pure: true,
            is_helper: true,
            spec,
            body: body.map(|stmts| build::block(stmts, span)),
            ..plain_method(name, Some(ret), span)
        })
    }

    /// An array runs the method of `Object`. Which array it is, is asked from the smallest type up.
    fn array_questions(&mut self, span: Span) -> Vec<ast::Stmt> {
        let mut types: Vec<Type> = Vec::new();
        for ty in self.array_types.clone() {
            let at = types.iter().position(|other| self.fits(&ty, other)).unwrap_or(types.len());
            types.insert(at, ty);
        }
        let mut stmts = Vec::new();
        for ty in types {
            let Ok(class) = self.array_class(&ty, span) else { continue };
            let out = self.ty(&ty, span);
            let test = build::is(build::this(span), out, span);
            stmts.push(build::if_then(test, vec![build::return_value(class, span)], None, span));
        }
        stmts
    }

    /// `[I`, `[Ljava.lang.String;`
    fn array_name(&self, ty: &Type) -> String {
        match ty {
            Type::Array(elem) => match &**elem {
                Type::Array(_) => format!("[{}", self.array_name(elem)),
                Type::Class(class, _) => format!("[L{};", self.world.class(*class).name),
                Type::Prim(prim) => format!("[{}", prim_letter(*prim)),
                _ => "[Ljava.lang.Object;".to_owned(),
            },
            _ => String::new(),
        }
    }

    fn array_simple(&self, ty: &Type) -> String {
        match ty {
            Type::Array(elem) => format!("{}[]", self.array_simple(elem)),
            Type::Class(class, _) => self.world.class(*class).simple.clone(),
            Type::Prim(prim) => prim.word().to_owned(),
            _ => "Object".to_owned(),
        }
    }
}

fn prim_letter(prim: Prim) -> char {
    match prim {
        Prim::Boolean => 'Z',
        Prim::Byte => 'B',
        Prim::Short => 'S',
        Prim::Char => 'C',
        Prim::Int => 'I',
        Prim::Long => 'J',
        Prim::Float => 'F',
        Prim::Double => 'D',
    }
}
