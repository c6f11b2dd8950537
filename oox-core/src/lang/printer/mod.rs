//! From tree to text. The text of a tree that the parser can build parses to the same tree, without a warning.
//!
//! Shapes that only a program that builds trees by hand can make, and how they are printed:
//! * `if (a) { if (b) S } else T` without the block: the block is put in, so that the `else` stays where it is.
//! * A number with a sign, leading zeros, or a float without a point: the number written as OOX writes it (`-5` is
//!   the operator `-` on 5); not-a-number and the infinities are divisions by `0.0`.
//! * `try` with neither `catch` nor `finally`: a block.
//! * `new` with an array type for its elements: further open dimensions.
//! * A name that is empty or holds a back-quote or line end has no text in OOX; those characters become `_`.
//!
//! A tree that breaks a rule of `ast.rs` (an assignment to a sum, say) prints to a text that does not parse.

mod expressions;
mod statements;

use super::ast::{
    BinOp, Block, Clause, ClauseKind, Expr, Ident, Location, Member, Param, Program, Super, Type, TypeArg,
    TypeDecl, TypeDeclKind, TypeKind, TypeVariable,
};
use super::token::{CONTEXTUAL_WORDS, TokenKind, continues_name, starts_name};

/// The text of a program.
///
/// ```
/// use oox_core::lang::{parser::parse, printer::print, span::FileId};
/// let (program, _) = parse(FileId(0), "class C{int f;}");
/// assert_eq!(print(&program), "class C {\n    int f;\n}\n");
/// ```
pub fn print(program: &Program) -> String {
    let mut printer = Printer::default();
    for (index, decl) in program.types.iter().enumerate() {
        if index > 0 {
            printer.out.push('\n');
        }
        printer.type_decl(decl);
    }
    printer.out
}

/// The text of an expression.
pub fn print_expr(expr: &Expr) -> String {
    let mut printer = Printer::default();
    printer.expr(expr, 0);
    printer.out
}

/// The text of a type.
pub fn print_type(ty: &Type) -> String {
    let mut printer = Printer::default();
    printer.ty(ty);
    printer.out
}

#[derive(Default)]
struct Printer {
    out: String,
    indent: usize,
}

impl Printer {
    fn put(&mut self, text: &str) {
        self.out.push_str(text);
    }

    fn start_line(&mut self) {
        for _ in 0..self.indent {
            self.out.push_str("    ");
        }
    }

    fn indented(&mut self, print: impl FnOnce(&mut Self)) {
        self.indent += 1;
        print(self);
        self.indent -= 1;
    }

    fn separated<T>(&mut self, items: &[T], mut print: impl FnMut(&mut Self, &T)) {
        for (index, item) in items.iter().enumerate() {
            if index > 0 {
                self.put(", ");
            }
            print(self, item);
        }
    }

    /// A name where contextual words have no meaning.
    fn name(&mut self, text: &str) {
        self.name_unless(text, TokenKind::keyword(text).is_some());
    }

    /// A name where contextual words could have one: of a type, or at the start of a member.
    fn type_name(&mut self, text: &str) {
        self.name_unless(text, TokenKind::keyword(text).is_some() || CONTEXTUAL_WORDS.contains(&text));
    }

    fn name_unless(&mut self, text: &str, has_meaning: bool) {
        let mut chars = text.chars();
        let plain = chars.next().is_some_and(starts_name) && chars.all(continues_name);
        if plain && !has_meaning {
            self.put(text);
        } else if text.is_empty() {
            self.put("_");
        } else {
            let inside = text.replace(['`', '\n', '\r'], "_");
            self.put("`");
            self.put(&inside);
            self.put("`");
        }
    }

    fn ident(&mut self, ident: &Ident) {
        self.name(&ident.text);
    }

    fn ty(&mut self, ty: &Type) {
        let mut levels = 0;
        let mut inner = ty;
        while let TypeKind::Array(elem) = &inner.kind {
            levels += 1;
            inner = elem;
        }
        match &inner.kind {
            TypeKind::Prim(prim) => self.put(prim.word()),
            TypeKind::String => self.put("string"),
            TypeKind::Class(name) => self.type_name(name),
            TypeKind::Applied(name, args) => {
                self.type_name(name);
                self.type_args(args);
            }
            TypeKind::Array(_) => unreachable!("the loop above ends at a type that is not an array"),
        }
        for _ in 0..levels {
            self.put("[]");
        }
    }

    fn type_args(&mut self, args: &[TypeArg]) {
        if args.is_empty() {
            return;
        }
        self.put("<");
        self.separated(args, |printer, arg| match arg {
            TypeArg::Any => printer.put("?"),
            TypeArg::Exactly(ty) => printer.ty(ty),
            TypeArg::Below(ty) => {
                printer.put("? extends ");
                printer.ty(ty);
            }
        });
        self.put(">");
    }

    fn type_variables(&mut self, variables: &[TypeVariable]) {
        if variables.is_empty() {
            return;
        }
        self.put("<");
        self.separated(variables, |printer, variable| {
            printer.ident(&variable.name);
            if let Some(bound) = &variable.bound {
                printer.put(" extends ");
                printer.ident(bound);
            }
        });
        self.put(">");
    }

    fn supertype(&mut self, above: &Super) {
        self.ident(&above.name);
        self.type_args(&above.args);
    }

    fn type_decl(&mut self, decl: &TypeDecl) {
        self.words(&[(decl.is_library, "library"), (decl.is_hidden, "hidden"), (decl.is_open, "open")]);
        self.words(&[(decl.is_text, "text"), (decl.is_enum, "enum")]);
        match decl.kind {
            TypeDeclKind::Class if decl.is_abstract => self.put("abstract class "),
            TypeDeclKind::Class => self.put("class "),
            TypeDeclKind::Interface => self.put("interface "),
        }
        self.ident(&decl.name);
        self.type_variables(&decl.variables);
        for (word, names) in [(" extends ", &decl.extends), (" implements ", &decl.implements)] {
            if !names.is_empty() {
                self.put(word);
                self.separated(names, Self::supertype);
            }
        }
        self.put(" {\n");
        self.indented(|printer| {
            let mut before: Option<&Member> = None;
            for member in &decl.members {
                let both_fields = matches!((before, member), (Some(Member::Field(_)), Member::Field(_)));
                if before.is_some() && !both_fields {
                    printer.out.push('\n');
                }
                printer.start_line();
                printer.member(member);
                printer.out.push('\n');
                before = Some(member);
            }
        });
        self.put("}\n");
    }

    fn words(&mut self, words: &[(bool, &str)]) {
        for &(holds, word) in words {
            if holds {
                self.put(word);
                self.put(" ");
            }
        }
    }

    fn member(&mut self, member: &Member) {
        match member {
            Member::Field(field) => {
                self.words(&[(field.is_helper, "helper"), (field.is_static, "static")]);
                self.words(&[(field.is_volatile, "volatile")]);
                self.words(&[
                    (field.non_null, "nonnull"),
                    (field.is_owned, "owned"),
                    (field.is_prior, "prior"),
                ]);
                self.ty(&field.ty);
                self.put(" ");
                self.ident(&field.name);
                self.init(field.init.as_ref());
                self.put(";");
            }
            Member::Method(method) => {
                self.words(&[(method.is_static, "static"), (method.is_abstract, "abstract")]);
                self.words(&[(method.is_pure, "pure"), (method.is_ordered, "ordered")]);
                self.words(&[(method.is_helper, "helper"), (method.is_native, "native")]);
                self.words(&[(method.is_predicate, "predicate"), (method.is_trusted, "trusted")]);
                self.words(&[(method.ret.is_none(), "void")]);
                if let Some(ty) = &method.ret {
                    self.ty(ty);
                    self.put(" ");
                }
                self.ident(&method.name);
                self.params(&method.params);
                self.spec_and_body(&method.spec, method.body.as_ref());
            }
            Member::Constructor(constructor) => {
                self.words(&[(constructor.is_helper, "helper")]);
                self.type_name(&constructor.name.text);
                self.params(&constructor.params);
                self.spec_and_body(&constructor.spec, constructor.body.as_ref());
            }
            Member::StaticInit(block) => {
                self.put("static ");
                self.block(block);
            }
            Member::Invariant(expr) => {
                self.put("invariant(");
                self.expr(expr, 0);
                self.put(");");
            }
        }
    }

    fn init(&mut self, init: Option<&Expr>) {
        if let Some(init) = init {
            self.put(" := ");
            self.expr(init, 0);
        }
    }

    fn params(&mut self, params: &[Param]) {
        self.put("(");
        self.separated(params, |printer, param| {
            printer.words(&[(param.is_generic, "generic"), (param.non_null, "nonnull")]);
            printer.ty(&param.ty);
            printer.put(" ");
            printer.ident(&param.name);
        });
        self.put(")");
    }

    fn spec_and_body(&mut self, spec: &[Clause], body: Option<&Block>) {
        self.indented(|printer| {
            for clause in spec {
                printer.put("\n");
                printer.start_line();
                printer.clause(clause);
            }
        });
        match body {
            None => self.put(";"),
            Some(body) => {
                if spec.is_empty() {
                    self.put(" ");
                } else {
                    self.put("\n");
                    self.start_line();
                }
                self.block(body);
            }
        }
    }

    fn clause(&mut self, clause: &Clause) {
        let cond = match &clause.kind {
            ClauseKind::Requires(cond) => {
                self.put("requires");
                cond
            }
            ClauseKind::Ensures(cond) => {
                self.put("ensures");
                cond
            }
            ClauseKind::Exceptional(cond) => {
                self.put("exceptional");
                cond
            }
            ClauseKind::Signals { ty, var, cond } => {
                self.put("signals(");
                self.ty(ty);
                if let Some(var) = var {
                    self.put(" ");
                    self.ident(var);
                }
                self.put(") ");
                cond
            }
            ClauseKind::Throws { types, guard } => {
                self.put("throws(");
                self.separated(types, Self::ty);
                self.put(")");
                let Some(guard) = guard else { return };
                self.put(" if ");
                guard
            }
            ClauseKind::Modifies { places, guard } => {
                self.put("modifies(");
                self.separated(places, Self::location);
                self.put(")");
                let Some(guard) = guard else { return };
                self.put(" if ");
                guard
            }
        };
        self.put("(");
        self.expr(cond, 0);
        self.put(")");
    }

    fn location(&mut self, location: &Location) {
        let (Location::Field { base, .. }
        | Location::AllFields(base)
        | Location::Elem { base, .. }
        | Location::AllElems(base)) = location;
        self.expr(base, BinOp::POSTFIX_LEVEL);
        match location {
            Location::Field { field, .. } => {
                self.put(".");
                self.ident(field);
            }
            Location::AllFields(_) => self.put(".*"),
            Location::Elem { index, .. } => {
                self.put("[");
                self.expr(index, 0);
                self.put("]");
            }
            Location::AllElems(_) => self.put("[*]"),
        }
    }
}
