//! Statements.

use tree_sitter::Node;

use super::super::jml::attach::{Item, ItemKind};
use super::super::tree::{
    Block, Catch, Expr, ExprKind, LocalDecl, Modifiers, Param, Resource, Stmt, StmtKind, TypeKind,
};
use super::types::array;
use super::{Converter, Kid, Kids};

impl<'t> Converter<'t> {
    /// `{ ... }`, of a constructor too.
    pub(super) fn block(&mut self, node: Node<'t>) -> Block {
        let kids = self.kids(node);
        let stmts = self.nested(node, |this| this.stmts(&kids.0, node.start_byte(), node.end_byte()));
        Block { stmts: stmts.unwrap_or_default(), span: self.span(node) }
    }

    /// A row of statements with the JML between them, from `before` to `end`.
    pub(super) fn stmts(&mut self, kids: &[Kid<'t>], mut before: usize, end: usize) -> Vec<Stmt> {
        let mut stmts = Vec::with_capacity(kids.len());
        for kid in kids {
            if matches!(kid.kind, "{" | "}") {
                continue;
            }
            let items = self.jml.take(before, kid.node.start_byte());
            let leading = jml_stmts(items, &mut stmts);
            let stmt = self.stmt(kid.node, leading);
            stmts.push(stmt);
            before = kid.node.end_byte();
        }
        let items = self.jml.take(before, end);
        let rest = jml_stmts(items, &mut stmts);
        self.reject(rest);
        stmts
    }

    /// A statement, with what JML stands before it.
    pub(super) fn stmt(&mut self, node: Node<'t>, leading: Vec<Item>) -> Stmt {
        let kind = self.nested(node, |this| this.stmt_kind(node, leading));
        Stmt { kind: kind.unwrap_or(StmtKind::Unsupported("nested too deeply")), span: self.span(node) }
    }

    /// A statement inside another one.
    fn inner(&mut self, node: Option<Node<'t>>, outer: Node<'t>) -> Box<Stmt> {
        Box::new(match node {
            Some(node) => {
                self.no_declaration(node);
                self.stmt(node, Vec::new())
            }
            None => Stmt { kind: StmtKind::Unsupported("syntax error"), span: self.span(outer) },
        })
    }

    /// A declaration has no meaning where nothing can use it; the grammar allows it.
    fn no_declaration(&mut self, node: Node<'t>) {
        let kind = node.kind();
        if kind.ends_with("_declaration") && !self.is_broken {
            self.error(self.span(node), "a declaration is not allowed here: put it in a block");
        }
    }

    fn stmt_kind(&mut self, node: Node<'t>, leading: Vec<Item>) -> StmtKind {
        let kind = node.kind();
        let kids = self.kids(node);
        match kind {
            "while_statement" | "do_statement" | "for_statement" | "enhanced_for_statement" => {
                return self.loop_stmt(kind, node, &kids, leading);
            }
            "local_variable_declaration" => return self.local(node, &kids, leading),
            "labeled_statement" => {
                let mut named = kids.named();
                let label = named.next().map_or(node, |kid| kid.node);
                let body = named.next().map(|kid| kid.node);
                let mut leading = leading;
                if let Some(body) = body {
                    leading.extend(self.jml.take(label.end_byte(), body.start_byte()));
                }
                let body = match body {
                    Some(body) => {
                        self.no_declaration(body);
                        Box::new(self.stmt(body, leading))
                    }
                    None => self.inner(None, node),
                };
                return StmtKind::Labeled { label: self.ident(label), body };
            }
            "class_declaration"
            | "interface_declaration"
            | "enum_declaration"
            | "record_declaration"
            | "annotation_type_declaration" => {
                return match self.type_decl(node, leading) {
                    Some(decl) => StmtKind::LocalType(decl),
                    None => StmtKind::Unsupported("nested too deeply"),
                };
            }
            _ => self.reject(leading),
        }
        self.plain_stmt(kind, node, &kids)
    }

    /// The statements before which JML has no place.
    fn plain_stmt(&mut self, kind: &str, node: Node<'t>, kids: &Kids<'t>) -> StmtKind {
        let first = kids.named().next().map(|kid| kid.node);
        match kind {
            ";" => StmtKind::Empty,
            "expression_statement" => self.expression_stmt(first),
            "if_statement" => StmtKind::If {
                cond: self.operand(kids.field("condition"), node),
                then: self.inner(kids.field("consequence"), node),
                els: kids.field("alternative").map(|node| self.inner(Some(node), node)),
            },
            "block" => StmtKind::Block(self.block(node)),
            "switch_expression" => self.switch_stmt(node),
            "return_statement" => StmtKind::Return(first.map(|value| self.expr(value))),
            "break_statement" => StmtKind::Break(first.map(|label| self.ident(label))),
            "continue_statement" => StmtKind::Continue(first.map(|label| self.ident(label))),
            "yield_statement" => StmtKind::Yield(self.operand(first, node)),
            "throw_statement" => {
                let value = self.operand(first, node);
                // in the shadow `yield` is `throw`
                if self.text(node).starts_with("yield") {
                    StmtKind::Yield(value)
                } else {
                    StmtKind::Throw(value)
                }
            }
            "assert_statement" => {
                let cond = self.operand(first, node);
                let message = kids.named().nth(1).map(|kid| self.expr(kid.node));
                StmtKind::Assert { cond, message }
            }
            "synchronized_statement" => {
                let lock = self.operand(kids.kind("parenthesized_expression"), node);
                StmtKind::Synchronized { lock, body: self.body_block(kids.field("body"), node) }
            }
            "try_statement" | "try_with_resources_statement" => self.try_stmt(node, kids),
            "explicit_constructor_invocation" => StmtKind::ConstructorCall {
                outer: kids.field("object").map(|outer| self.expr(outer)),
                is_super: kids.field("constructor").is_some_and(|word| word.kind() == "super"),
                args: kids.field("arguments").map_or_else(Vec::new, |args| self.args(args)),
            },
            _ => {
                self.unknown(node, "statement");
                StmtKind::Unsupported("syntax error")
            }
        }
    }

    fn expression_stmt(&mut self, value: Option<Node<'t>>) -> StmtKind {
        let Some(value) = value else { return StmtKind::Unsupported("syntax error") };
        if value.kind() == "switch_expression" {
            return self.switch_stmt(value);
        }
        match self.effect(value) {
            Some(effect) => StmtKind::Expr(effect),
            None => StmtKind::Unsupported("not a statement"),
        }
    }

    /// An expression that may be a statement.
    pub(super) fn effect(&mut self, node: Node<'t>) -> Option<Expr> {
        let expr = self.expr(node);
        if node.kind() != "parenthesized_expression" && has_effect(&expr) {
            return Some(expr);
        }
        if !self.is_broken {
            self.error(expr.span, "not a statement");
        }
        None
    }

    /// An expression that must be there; the parentheses of `if (...)` do not count as a level.
    pub(super) fn operand(&mut self, node: Option<Node<'t>>, outer: Node<'t>) -> Expr {
        match node {
            Some(node) => self.expr(node),
            None => self.missing(outer),
        }
    }

    fn body_block(&mut self, node: Option<Node<'t>>, outer: Node<'t>) -> Block {
        match node {
            Some(node) => self.block(node),
            None => Block { stmts: Vec::new(), span: self.span(outer) },
        }
    }

    fn local(&mut self, node: Node<'t>, kids: &Kids<'t>, mut leading: Vec<Item>) -> StmtKind {
        let Some(ty) = kids.field("type") else { return StmtKind::Unsupported("syntax error") };
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        let words = kids.kind("modifiers").map_or_else(Vec::new, |modifiers| self.kids(modifiers).0);
        if let Some(word) = words.iter().find(|kid| !kid.node.is_named() && kid.kind != "final") {
            let message = format!("`{}` is not allowed before a local variable", word.kind);
            self.error(self.span(word.node), message);
        }
        leading.extend(self.declaration_items(kids, node, ty));
        self.variable_modifiers(leading, &mut modifiers);
        StmtKind::Local(LocalDecl {
            modifiers,
            ty: self.type_or_missing(ty),
            declarators: self.declarators(kids),
        })
    }

    fn loop_stmt(&mut self, kind: &str, node: Node<'t>, kids: &Kids<'t>, mut leading: Vec<Item>) -> StmtKind {
        if let Some(body) = kids.field("body") {
            let end = if kind == "do_statement" { node.start_byte() + 2 } else { body.start_byte() };
            leading.extend(self.jml.take(node.start_byte(), end.max(body.start_byte())));
        }
        let mut invariants = Vec::new();
        let mut rest = Vec::new();
        for item in leading {
            match item.kind {
                ItemKind::LoopInvariant(cond) => invariants.push(cond),
                _ => rest.push(item),
            }
        }
        // a modifier in the head of a loop is that of its variable
        let (of_variable, rest): (Vec<Item>, Vec<Item>) = rest
            .into_iter()
            .partition(|item| kind.contains("for") && matches!(item.kind, ItemKind::Modifier(_)));
        self.reject(rest);
        match kind {
            "while_statement" => StmtKind::While {
                cond: self.operand(kids.field("condition"), node),
                invariants,
                body: self.inner(kids.field("body"), node),
            },
            "do_statement" => StmtKind::Do {
                body: self.inner(kids.field("body"), node),
                cond: self.operand(kids.field("condition"), node),
                invariants,
            },
            "for_statement" => {
                let mut init = Vec::new();
                let mut of_variable = of_variable;
                for part in kids.fields("init") {
                    if part.kind() == "local_variable_declaration" {
                        init.push(self.stmt(part, std::mem::take(&mut of_variable)));
                    } else {
                        let effect = self.effect(part);
                        init.extend(
                            effect.map(|value| Stmt { span: value.span, kind: StmtKind::Expr(value) }),
                        );
                    }
                }
                self.reject(of_variable);
                StmtKind::For {
                    init,
                    cond: kids.field("condition").map(|cond| self.expr(cond)),
                    update: kids.fields("update").filter_map(|part| self.effect(part)).collect(),
                    invariants,
                    body: self.inner(kids.field("body"), node),
                }
            }
            _ => {
                let mut modifiers = self.modifiers(kids.kind("modifiers"));
                self.variable_modifiers(of_variable, &mut modifiers);
                let Some(var) = self.variable(kids, modifiers) else {
                    return StmtKind::Unsupported("syntax error");
                };
                StmtKind::ForEach {
                    var,
                    iterable: self.operand(kids.field("value"), node),
                    invariants,
                    body: self.inner(kids.field("body"), node),
                }
            }
        }
    }

    fn variable(&mut self, kids: &Kids<'t>, modifiers: Modifiers) -> Option<Param> {
        let dims = kids.field("dimensions").map_or(0, |dims| self.dims(dims));
        let ty = array(self.type_or_missing(kids.field("type")?), dims);
        Some(Param { modifiers, ty, is_varargs: false, name: self.ident(kids.field("name")?) })
    }

    fn try_stmt(&mut self, node: Node<'t>, kids: &Kids<'t>) -> StmtKind {
        let mut resources = Vec::new();
        if let Some(list) = kids.field("resources") {
            let mut before = list.start_byte();
            for kid in self.kids(list).0 {
                if kid.kind == "resource" {
                    resources.extend(self.resource(kid.node, before));
                }
                before = kid.node.end_byte();
            }
        }
        let body = self.body_block(kids.field("body"), node);
        let mut catches = Vec::new();
        let mut finally = None;
        for kid in &kids.0 {
            match kid.kind {
                "catch_clause" => catches.extend(self.catch(kid.node)),
                "finally_clause" => {
                    let block = self.kids(kid.node).kind("block");
                    finally = Some(self.body_block(block, kid.node));
                }
                _ => {}
            }
        }
        StmtKind::Try { resources, body, catches, finally }
    }

    fn resource(&mut self, node: Node<'t>, before: usize) -> Option<Resource> {
        let kids = self.kids(node);
        if kids.field("type").is_none() {
            return Some(Resource::Expr(self.expr(kids.named().next()?.node)));
        }
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        let mut items = Vec::new();
        if let Some(ty) = kids.field("type") {
            items = self.jml.take(before, ty.start_byte());
            items.extend(self.declaration_items(&kids, node, ty));
        }
        self.variable_modifiers(items, &mut modifiers);
        let Param { modifiers, ty, name, .. } = self.variable(&kids, modifiers)?;
        Some(Resource::Declared { modifiers, ty, name, init: self.operand(kids.field("value"), node) })
    }

    fn catch(&mut self, node: Node<'t>) -> Option<Catch> {
        let kids = self.kids(node);
        let declared = kids.kind("catch_formal_parameter")?;
        let parameter = self.kids(declared);
        // what is caught is never null
        let items = self.jml.take(node.start_byte(), declared.end_byte());
        self.variable_modifiers(items, &mut Modifiers::default());
        let types = self.type_or_missing(parameter.kind("catch_type")?);
        let types = match types.kind {
            TypeKind::Several(types) => types,
            _ => vec![types],
        };
        let name = self.ident(parameter.field("name")?);
        Some(Catch { types, name, body: self.body_block(kids.field("body"), node), span: self.span(node) })
    }
}

/// Whether an expression may be a statement.
pub(super) fn has_effect(expr: &Expr) -> bool {
    matches!(
        expr.kind,
        ExprKind::Assign { .. }
            | ExprKind::Step { .. }
            | ExprKind::Call { .. }
            | ExprKind::New { .. }
            | ExprKind::Unsupported(_)
    )
}

/// JML statements go into the row; what belongs to the next statement is given back.
fn jml_stmts(items: Vec<Item>, stmts: &mut Vec<Stmt>) -> Vec<Item> {
    let mut rest = Vec::new();
    for item in items {
        match item.kind {
            ItemKind::Statement(kind) => stmts.push(Stmt { kind, span: item.span }),
            _ => rest.push(item),
        }
    }
    rest
}
