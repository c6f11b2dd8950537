//! Second pass: code. One [`Lowerer`] lowers one body; this file holds what the passes over statements, expressions,
//! calls and contracts share, and the order in which bodies are made.

use crate::ir::{
    Body, BodyId, BodyKind, CallTarget, Check, CheckId, CheckKind, ClassId, ClassKind, InstrKind, MethodId,
    Operand, Program, Slot, StringId, Terminator, Ty,
};
use crate::lang::ast;
use crate::lang::diagnostic::Diagnostic;
use crate::lang::slip::nearest;
use crate::lang::span::Span;
use crate::term::Num;

use super::builder::Builder;
use super::names::{MethodDecl, Names, find_constructors, find_field};
use super::try_finally::Scope;

/// What kind of code is being lowered; decides which expressions are allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Mode {
    /// A statement of a program.
    Code,
    /// `assert`, `assume`, loop invariants: quantifiers, `old` and pure calls.
    Assertion,
    /// `requires`, `invariant`, `modifies`: quantifiers and pure calls.
    Before,
    /// `ensures`, `exceptional`, `signals`: quantifiers, `old`, `fresh` and pure calls.
    After,
}

impl Mode {
    pub fn is_spec(self) -> bool {
        self != Self::Code
    }
}

/// A literal whose type is still open.
#[derive(Clone, Debug)]
pub(super) enum Flexible {
    Int(Num),
    Float(String),
}

/// A lowered expression.
#[derive(Clone, Debug)]
pub(super) struct Val {
    pub op: Operand,
    pub ty: Ty,
    pub flexible: Option<Flexible>,
}

impl Val {
    pub fn new(op: Operand, ty: Ty) -> Self {
        Self { op, ty, flexible: None }
    }

    pub fn slot(slot: Slot, ty: Ty) -> Self {
        Self::new(Operand::Slot(slot), ty)
    }
}

/// A name in scope.
#[derive(Clone, Debug)]
pub(super) struct Local {
    pub name: String,
    pub slot: Slot,
    pub ty: Ty,
    pub span: Span,
    pub kind: LocalKind,
}

/// Where a name comes from, as far as `old` must know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum LocalKind {
    /// A parameter or variable.
    Plain,
    /// A quantifier binds it.
    Quantified,
    /// In an `old`: a quantifier around it binds it.
    FromOutside,
}

pub(super) struct Lowerer<'p, 'a> {
    pub names: &'p Names<'a>,
    pub program: &'p mut Program,
    pub diagnostics: &'p mut Vec<Diagnostic>,
    pub b: Builder,
    pub locals: Vec<Local>,
    pub class: ClassId,
    /// The member that the code belongs to; `None` in static initialisers and class invariants.
    pub method: Option<MethodId>,
    pub mode: Mode,
    pub scopes: Vec<Scope<'a>>,
    /// A name of the kind [`LocalKind::FromOutside`] was used.
    pub names_outside: bool,
    /// Where the code is not executable; becomes `Method::unsupported`.
    pub unsupported: Vec<(Span, String)>,
}

impl<'p, 'a> Lowerer<'p, 'a> {
    pub fn new(
        names: &'p Names<'a>,
        program: &'p mut Program,
        diagnostics: &'p mut Vec<Diagnostic>,
        class: ClassId,
        method: Option<MethodId>,
        mode: Mode,
    ) -> Self {
        Self {
            names,
            program,
            diagnostics,
            b: Builder::new(),
            locals: Vec::new(),
            class,
            method,
            mode,
            scopes: Vec::new(),
            names_outside: false,
            unsupported: Vec::new(),
        }
    }

    /// Declares the receiver (unless static) and the parameters of the member as the first slots.
    pub fn bind_params(&mut self) {
        if let Some(method) = self.method {
            if !self.program.method(method).is_static {
                self.bind_this();
            }
            let params = self.program.method(method).params.clone();
            let spans: Vec<Span> = match &self.names.methods[method.index()] {
                Some(decl) => decl.params().iter().map(|param| param.name.span).collect(),
                None => Vec::new(),
            };
            for (param, span) in params.into_iter().zip(spans) {
                self.bind_param(&param.name, param.ty, span);
            }
        }
    }

    pub fn bind_this(&mut self) {
        let span = self.program.class(self.class).span;
        self.bind_param("this", Ty::Ref(self.class), span);
    }

    pub fn bind_param(&mut self, name: &str, ty: Ty, span: Span) {
        self.check_fresh_name(name, span);
        let slot = self.b.param(name, ty.clone());
        self.locals.push(Local { name: name.to_owned(), slot, ty, span, kind: LocalKind::Plain });
    }

    /// Declares what a quantifier around an `old` binds as a further parameter of its code.
    pub fn bind_from_outside(&mut self, local: &Local) {
        let slot = self.b.param(&local.name, local.ty.clone());
        self.locals.push(Local { slot, kind: LocalKind::FromOutside, ..local.clone() });
    }

    pub fn declare_local(&mut self, name: &ast::Ident, ty: Ty, kind: LocalKind) -> Slot {
        self.check_fresh_name(&name.text, name.span);
        let slot = self.b.slot(Some(&name.text), ty.clone());
        self.locals.push(Local { name: name.text.clone(), slot, ty, span: name.span, kind });
        slot
    }

    fn check_fresh_name(&mut self, name: &str, span: Span) {
        if let Some(first) = self.local(name) {
            let first = first.span;
            self.diagnostics.push(
                Diagnostic::error(span, format!("`{name}` is already declared in this scope"))
                    .related(first, "first declared here")
                    .hint("OOX has no shadowing; choose another name"),
            );
        }
    }

    pub fn local(&self, name: &str) -> Option<&Local> {
        self.locals.iter().rev().find(|local| local.name == name)
    }

    pub fn error(&mut self, span: Span, message: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message));
    }

    pub fn error_hint(&mut self, span: Span, message: impl Into<String>, hint: impl Into<String>) {
        self.diagnostics.push(Diagnostic::error(span, message).hint(hint));
    }

    pub fn show(&self, ty: &Ty) -> String {
        self.program.show_ty(ty)
    }

    pub fn string(&mut self, text: &str) -> StringId {
        let index = match self.program.strings.get_index_of(text) {
            Some(known) => known,
            None => self.program.strings.insert_full(text.to_owned()).0,
        };
        StringId(u32::try_from(index).expect("fewer than 2^32 strings"))
    }

    pub fn check(&mut self, kind: CheckKind, span: Span) -> CheckId {
        add_check(self.program, kind, span, self.method)
    }

    /// The field of a class, or an error that names a near one.
    pub fn field(&mut self, class: ClassId, name: &ast::Ident) -> Option<crate::ir::FieldId> {
        let found = find_field(self.program, class, &name.text);
        if found.is_none() {
            let of_class = self.program.class(class);
            let message = format!("class `{}` has no field `{}`", of_class.name, name.text);
            let fields = of_class.fields.iter().chain(&of_class.static_fields);
            let names = fields.map(|id| self.program.field(*id).name.as_str());
            let hint = nearest(&name.text, names).map(|near| format!("did you mean `{near}`?"));
            let mut error = Diagnostic::error(name.span, message);
            error.hint = hint;
            self.diagnostics.push(error);
        }
        found
    }

    pub fn finish(self, kind: BodyKind) -> BodyId {
        add_body(self.program, self.b.finish(kind))
    }
}

pub(super) fn add_body(program: &mut Program, body: Body) -> BodyId {
    program.bodies.push(body);
    BodyId(u32::try_from(program.bodies.len() - 1).expect("fewer than 2^32 bodies"))
}

pub(super) fn add_check(
    program: &mut Program,
    kind: CheckKind,
    span: Span,
    method: Option<MethodId>,
) -> CheckId {
    program.checks.push(Check { kind, span, method, is_assumed_only: false, is_late: false });
    CheckId(u32::try_from(program.checks.len() - 1).expect("fewer than 2^32 checks"))
}

/// Lowers every body of the program.
pub(super) fn lower_all(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>) {
    let classes = u32::try_from(names.decls.len()).expect("fewer than 2^32 classes");
    for class in (0..classes).map(ClassId) {
        super::contract::class_invariants(names, program, diagnostics, class);
    }
    super::contract::inherit_invariants(program);
    for class in (0..classes).map(ClassId) {
        static_init(names, program, diagnostics, class);
    }
    let methods = u32::try_from(names.methods.len()).expect("fewer than 2^32 methods");
    for method in (0..methods).map(MethodId) {
        if let Some(decl) = names.methods[method.index()] {
            super::contract::contract(names, program, diagnostics, method, decl);
        }
    }
    for method in (0..methods).map(MethodId) {
        method_body(names, program, diagnostics, method);
    }
}

fn static_init(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>, class: ClassId) {
    if !names.needs_init[class.index()] {
        return;
    }
    let decl = names.decls[class.index()];
    let mut lowerer = Lowerer::new(names, program, diagnostics, class, None, Mode::Code);
    for member in &decl.members {
        match member {
            ast::Member::Field(field) => {
                let id = find_field(lowerer.program, class, &field.name.text);
                if let (Some(init), Some(id)) = (&field.init, id) {
                    if !lowerer.program.field(id).is_static {
                        continue;
                    }
                    let ty = lowerer.program.field(id).ty.clone();
                    if let Some(value) = lowerer.expr_of(init, &ty) {
                        lowerer.b.emit(init.span, InstrKind::StoreStatic { field: id, value });
                    }
                }
            }
            ast::Member::StaticInit(block) => lowerer.block(block),
            _ => {}
        }
    }
    lowerer.b.end_dead(decl.span, Terminator::Return(None));
    let body = lowerer.finish(BodyKind::StaticInit(class));
    program.classes[class.index()].static_init = Some(body);
}

fn method_body(names: &Names, program: &mut Program, diagnostics: &mut Vec<Diagnostic>, id: MethodId) {
    let decl = names.methods[id.index()];
    let method = program.method(id);
    let (class, is_constructor, has_result) = (method.class, method.is_constructor, method.ret.is_some());
    let span = method.span;
    let block = decl.and_then(MethodDecl::body);
    if decl.is_some() && block.is_none() {
        return;
    }
    let mode = if method.is_predicate { Mode::Before } else { Mode::Code };
    let mut lowerer = Lowerer::new(names, program, diagnostics, class, Some(id), mode);
    lowerer.bind_params();
    let mut stmts = block.map_or(&[][..], |block| &block.stmts[..]);
    if is_constructor {
        stmts = lowerer.constructor_start(stmts, span);
    }
    lowerer.stmts(stmts);
    let end = block.map_or(span, |block| block.span);
    if has_result && lowerer.b.is_reachable() {
        let warning = Diagnostic::warning(span, "the end of this method can be reached without `return`");
        lowerer.diagnostics.push(warning.hint("a path that gets there is reported as not executed"));
        // falling off the end of a method with a result has no value to give: it is an error of the program
        let reason = "the end of a method with a result was reached without `return`";
        lowerer.b.emit(end, InstrKind::Unsupported(reason.into()));
    }
    lowerer.b.end_dead(end, Terminator::Return(None));
    let unsupported = std::mem::take(&mut lowerer.unsupported);
    let body = lowerer.finish(BodyKind::Method(id));
    program.methods[id.index()].body = Some(body);
    program.methods[id.index()].unsupported.extend(unsupported);
}

/// `this.f := x;` with a plain variable, which may stand before `super(...)`.
fn sets_own_field(stmt: &ast::Stmt) -> bool {
    let ast::StmtKind::Assign { target, value } = &stmt.kind else { return false };
    let is_name = |expr: &ast::Expr, wanted: Option<&str>| match &expr.kind {
        ast::ExprKind::Name(name) => wanted.is_none_or(|wanted| name == wanted),
        _ => false,
    };
    matches!(&target.kind, ast::ExprKind::Field(base, _) if is_name(base, Some("this")))
        && is_name(value, None)
}

impl<'a> Lowerer<'_, 'a> {
    /// Assignments to fields of the object before an explicit call; `this(...)`, or `super(...)` (written or implied)
    /// and the field initialisers. Returns the other statements.
    fn constructor_start(&mut self, stmts: &'a [ast::Stmt], span: Span) -> &'a [ast::Stmt] {
        let mut rest = stmts;
        let mut explicit = None;
        let before = stmts.iter().take_while(|stmt| sets_own_field(stmt)).count();
        if let Some((first, others)) = stmts[before..].split_first()
            && let ast::StmtKind::Call(call) = &first.kind
            && let ast::ExprKind::ConstructorCall { is_super, args } = &call.kind
        {
            self.stmts(&stmts[..before]);
            explicit = Some((*is_super, args, call.span));
            rest = others;
        }
        let this = Operand::Slot(Slot(0));
        let superclass = self.program.class(self.class).superclass;
        match explicit {
            Some((false, args, at)) => {
                self.constructor_call(self.class, this, args, at);
                return rest;
            }
            Some((true, args, at)) => match superclass {
                Some(superclass) => self.constructor_call(superclass, this.clone(), args, at),
                None => self.error(at, "this class has no superclass"),
            },
            None => self.implied_super(superclass, &this, span),
        }
        self.field_initialisers(&this);
        rest
    }

    fn implied_super(&mut self, superclass: Option<ClassId>, this: &Operand, span: Span) {
        let Some(superclass) = superclass.filter(|id| *id != self.program.builtin.object) else { return };
        let constructors = find_constructors(self.program, superclass);
        let empty = constructors.iter().find(|id| self.program.method(**id).params.is_empty());
        if let Some(constructor) = empty {
            let target = CallTarget::Exact(*constructor);
            self.b.emit(span, InstrKind::Call { dst: None, target, args: vec![this.clone()] });
        } else {
            let name = self.program.class(superclass).name.clone();
            self.error_hint(
                span,
                format!("`{name}` has no constructor without parameters"),
                "start the constructor with `super(...);`",
            );
        }
    }

    fn field_initialisers(&mut self, this: &Operand) {
        let decl = self.names.decls[self.class.index()];
        if self.program.class(self.class).kind == ClassKind::Interface {
            return;
        }
        let params = std::mem::take(&mut self.locals);
        // an initialiser sees the object, but not the parameters of the constructor
        self.locals = params.iter().filter(|local| local.name == "this").cloned().collect();
        for member in &decl.members {
            if let ast::Member::Field(field) = member
                && let Some(init) = &field.init
                && let Some(id) = find_field(self.program, self.class, &field.name.text)
                && !self.program.field(id).is_static
            {
                let ty = self.program.field(id).ty.clone();
                if let Some(value) = self.expr_of(init, &ty) {
                    self.b.emit(init.span, InstrKind::StoreField { obj: this.clone(), field: id, value });
                }
            }
        }
        self.locals = params;
    }
}
