//! Expressions.

use tree_sitter::Node;

use super::super::tree::{
    Expr, ExprKind, LambdaBody, Lit, MethodRefTarget, Pattern, PatternKind, TypeKind, TypeRef,
};
use super::operators::without_parentheses;
use super::{Converter, Kids, bin_op, literals, without_escapes};

/// Part of another expression.
pub(super) type Boxed = Box<Expr>;

impl<'t> Converter<'t> {
    /// An expression, or an array initialiser.
    pub(super) fn expr(&mut self, node: Node<'t>) -> Expr {
        let kind = self.nested(node, |this| this.expr_kind(node));
        let kind = kind.unwrap_or(ExprKind::Unsupported("nested too deeply"));
        Expr { bare: self.span(without_parentheses(node)), ..Expr::new(self.span(node), kind) }
    }

    pub(super) fn boxed(&mut self, node: Option<Node<'t>>, outer: Node<'t>) -> Boxed {
        Box::new(match node {
            Some(node) => self.expr(node),
            None => self.missing(outer),
        })
    }

    /// `(a, b)`
    pub(super) fn args(&mut self, node: Node<'t>) -> Vec<Expr> {
        let kids = self.kids(node);
        kids.named().map(|kid| self.expr(kid.node)).collect()
    }

    fn expr_kind(&mut self, node: Node<'t>) -> ExprKind {
        // leaves first: they are most of all nodes
        match node.kind() {
            "identifier" => return ExprKind::Name(self.ident(node)),
            "decimal_integer_literal" | "string_literal" => return self.literal(node, false),
            "true" => return ExprKind::Lit(Lit::Boolean(true)),
            "false" => return ExprKind::Lit(Lit::Boolean(false)),
            "null_literal" => return ExprKind::Lit(Lit::Null),
            "this" => return ExprKind::This(None),
            "super" => return ExprKind::Super(None),
            _ => {}
        }
        let kids = self.kids(node);
        let first = kids.named().next().map(|kid| kid.node);
        match node.kind() {
            "parenthesized_expression" => self.boxed(first, node).kind,
            "field_access" => self.field_access(node, &kids),
            "method_invocation" => self.call(node, &kids),
            "binary_expression" => self.binary(node, kids),
            "unary_expression" => self.unary(node, &kids),
            "update_expression" => self.step(node, &kids),
            "assignment_expression" => {
                let sign = kids.field("operator").map_or("=", |op| op.kind());
                let target = self.boxed(kids.field("left"), node);
                let value = self.boxed(kids.field("right"), node);
                ExprKind::Assign { op: bin_op(&sign[..sign.len() - 1]), target, value }
            }
            "ternary_expression" => ExprKind::Cond(
                self.boxed(kids.field("condition"), node),
                self.boxed(kids.field("consequence"), node),
                self.boxed(kids.field("alternative"), node),
            ),
            "array_access" => {
                ExprKind::Index(self.boxed(kids.field("array"), node), self.boxed(kids.field("index"), node))
            }
            "cast_expression" => self.cast(node, &kids),
            "instanceof_expression" => self.instance_of(node, &kids),
            "lambda_expression" => self.lambda(node, &kids),
            "method_reference" => self.method_ref(node, &kids),
            "object_creation_expression" => self.new_object(node, &kids),
            "array_creation_expression" => self.new_array(node, &kids),
            "array_initializer" => ExprKind::ArrayInit(kids.named().map(|kid| self.expr(kid.node)).collect()),
            "class_literal" => match first.and_then(|ty| self.type_ref(ty)) {
                Some(ty) => ExprKind::ClassLit(ty),
                None => ExprKind::Unsupported("syntax error"),
            },
            "switch_expression" => ExprKind::Switch(Box::new(self.switch(node))),
            "template_expression" => {
                self.error(self.span(node), "string templates are not supported");
                ExprKind::Unsupported("string template")
            }
            _ => {
                self.unknown(node, "expression");
                ExprKind::Unsupported("syntax error")
            }
        }
    }

    /// `is_negated`: there is a minus sign before it.
    pub(super) fn literal(&mut self, node: Node<'t>, is_negated: bool) -> ExprKind {
        let text = self.text(node);
        let is_number = !text.starts_with(['"', '\'']);
        let value = if is_number {
            literals::number(&without_escapes(text), is_negated)
        } else {
            literals::quoted(text)
        };
        match value {
            Ok(value) => ExprKind::Lit(value),
            Err(message) => {
                // a literal that does not end was reported when it was read
                if !is_unclosed(text) {
                    self.error(self.span(node), message);
                }
                ExprKind::Unsupported("malformed literal")
            }
        }
    }

    fn field_access(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let object = kids.field("object");
        let mut target = self.boxed(object, node);
        if kids.0.iter().any(|kid| kid.kind == "super" && kid.field != "object") {
            target = Box::new(Expr::new(target.span, ExprKind::Super(Some(target))));
        }
        match kids.field("field") {
            Some(field) if field.kind() == "this" => ExprKind::This(Some(target)),
            Some(field) if self.text(field) == "super" => ExprKind::Super(Some(target)),
            Some(field) => ExprKind::Field(target, self.ident(field)),
            None => ExprKind::Unsupported("syntax error"),
        }
    }

    fn call(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let mut target = kids.field("object").map(|object| self.boxed(Some(object), node));
        if kids.0.iter().any(|kid| kid.kind == "super" && kid.field != "object") {
            target = target.map(|target| Box::new(Expr::new(target.span, ExprKind::Super(Some(target)))));
        }
        let Some(name) = kids.field("name") else { return ExprKind::Unsupported("syntax error") };
        ExprKind::Call {
            target,
            type_args: self.call_type_args(kids.field("type_arguments")),
            name: self.ident(name),
            args: kids.field("arguments").map_or_else(Vec::new, |args| self.args(args)),
        }
    }

    fn instance_of(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let left = self.boxed(kids.field("left"), node);
        if let Some(pattern) = kids.field("pattern") {
            return match self.pattern(pattern) {
                Some(pattern) => ExprKind::Matches(left, Box::new(pattern)),
                None => ExprKind::Unsupported("syntax error"),
            };
        }
        let Some(right) = kids.field("right") else { return ExprKind::Unsupported("syntax error") };
        let ty = self.type_or_missing(right);
        match kids.field("name") {
            None => ExprKind::InstanceOf(left, ty),
            Some(name) => {
                let span = ty.span.to(self.span(name));
                let name = Some(self.ident(name)).filter(|name| name.text != "_");
                ExprKind::Matches(left, Box::new(Pattern { kind: PatternKind::Bind { ty, name }, span }))
            }
        }
    }

    fn lambda(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let params = match kids.field("parameters") {
            Some(params) if params.kind() == "identifier" => vec![self.untyped_param(params)],
            Some(params) if params.kind() == "inferred_parameters" => {
                let names = self.kids(params);
                names.named().map(|kid| self.untyped_param(kid.node)).collect()
            }
            Some(params) => self.params(params),
            None => Vec::new(),
        };
        let body = match kids.field("body") {
            Some(body) if body.kind() == "block" => LambdaBody::Block(self.block(body)),
            body => LambdaBody::Expr(self.boxed(body, node)),
        };
        ExprKind::Lambda { params, body }
    }

    fn method_ref(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let Some(first) = kids.0.first() else { return ExprKind::Unsupported("syntax error") };
        let target = match first.kind {
            "type_identifier" | "scoped_type_identifier" => {
                let ty = self.type_or_missing(first.node);
                match as_name(&ty) {
                    Some(name) => MethodRefTarget::Expr(Box::new(name)),
                    None => MethodRefTarget::Type(ty),
                }
            }
            "generic_type"
            | "array_type"
            | "annotated_type"
            | "integral_type"
            | "floating_point_type"
            | "boolean_type"
            | "void_type" => MethodRefTarget::Type(self.type_or_missing(first.node)),
            _ => MethodRefTarget::Expr(self.boxed(Some(first.node), node)),
        };
        let colons = kids.0.iter().position(|kid| kid.kind == "::").unwrap_or(0);
        let name =
            kids.0[colons..].iter().find(|kid| kid.kind == "identifier").map(|kid| self.ident(kid.node));
        ExprKind::MethodRef { target, name }
    }

    fn new_object(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let outer = kids.0.first().filter(|kid| kid.node.is_named()).map(|kid| kid.node);
        let outer = outer.map(|outer| self.boxed(Some(outer), node));
        let Some(ty) = kids.field("type") else { return ExprKind::Unsupported("syntax error") };
        let was_created = std::mem::replace(&mut self.is_created, true);
        let ty = self.type_or_missing(ty);
        self.is_created = was_created;
        ExprKind::New {
            outer,
            ty,
            args: kids.field("arguments").map_or_else(Vec::new, |args| self.args(args)),
            body: kids.kind("class_body").map(|body| self.anonymous(body)),
        }
    }

    fn new_array(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let Some(elem) = kids.field("type") else { return ExprKind::Unsupported("syntax error") };
        let elem = self.type_or_missing(elem);
        let mut sizes = Vec::new();
        let mut open_dims = 0;
        for kid in &kids.0 {
            if kid.kind == "dimensions_expr" {
                let size = self.kids(kid.node);
                let size = size.named().find(|kid| !kid.kind.ends_with("annotation")).map(|kid| kid.node);
                sizes.push(*self.boxed(size, kid.node));
            } else if kid.kind == "dimensions" {
                open_dims += self.dims(kid.node);
            }
        }
        let init = kids.field("value").map(|value| self.boxed(Some(value), node));
        ExprKind::NewArray { elem, sizes, open_dims, init }
    }
}

/// Whether a literal lacks its closing quote, or is missing altogether.
fn is_unclosed(text: &str) -> bool {
    let Some(quote) = text.chars().next() else { return true };
    matches!(quote, '"' | '\'') && (text.len() < 2 || !text.ends_with(quote))
}

/// A type that may as well be a dotted name.
fn as_name(ty: &TypeRef) -> Option<Expr> {
    let TypeKind::Named(segments) = &ty.kind else { return None };
    let mut result: Option<Expr> = None;
    for segment in segments {
        if segment.args.is_some() {
            return None;
        }
        let name = segment.name.clone();
        result = Some(match result {
            None => Expr::new(name.span, ExprKind::Name(name)),
            Some(before) => Expr::new(before.span.to(name.span), ExprKind::Field(Box::new(before), name)),
        });
    }
    result
}
