//! Expressions.

use oox_core::lang::span::Span;
use tree_sitter::Node;

use super::super::MAX_DEPTH;
use super::super::tree::{
    BinOp, Expr, ExprKind, LambdaBody, Lit, MethodRefTarget, Pattern, PatternKind, TypeKind, TypeRef, UnOp,
};
use super::{Converter, Kids, literals, without_escapes};

type Boxed = Box<Expr>;

/// Operators in a row from which on string literals are joined.
const LONG_ROW: usize = 100;

impl<'t> Converter<'t> {
    /// An expression, or an array initialiser.
    pub(super) fn expr(&mut self, node: Node<'t>) -> Expr {
        let kind = self.nested(node, |this| this.expr_kind(node));
        let kind = kind.unwrap_or(ExprKind::Unsupported("nested too deeply"));
        Expr { kind, span: self.span(node) }
    }

    fn boxed(&mut self, node: Option<Node<'t>>, outer: Node<'t>) -> Boxed {
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
            "class_literal" => match first {
                Some(ty) => ExprKind::ClassLit(self.type_or_missing(ty)),
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
    fn literal(&mut self, node: Node<'t>, is_negated: bool) -> ExprKind {
        let text = self.text(node);
        let is_number = !text.starts_with(['"', '\'']);
        let value = if is_number { literals::number(&without_escapes(text)) } else { literals::quoted(text) };
        let is_decimal = !(text.len() > 1 && text.starts_with('0'));
        let value = match value {
            Ok(Lit::Int(2_147_483_648)) if !is_negated => Err("integer number too large".to_owned()),
            Ok(Lit::Long(0x8000_0000_0000_0000)) if is_decimal && !is_negated => {
                Err("integer number too large".to_owned())
            }
            value => value,
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
            target = Box::new(Expr { span: target.span, kind: ExprKind::Super(Some(target)) });
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
            target = target
                .map(|target| Box::new(Expr { span: target.span, kind: ExprKind::Super(Some(target)) }));
        }
        let Some(name) = kids.field("name") else { return ExprKind::Unsupported("syntax error") };
        ExprKind::Call {
            target,
            type_args: self.call_type_args(kids.field("type_arguments")),
            name: self.ident(name),
            args: kids.field("arguments").map_or_else(Vec::new, |args| self.args(args)),
        }
    }

    /// A row of operators that group to the left, without recursion along the row.
    fn binary(&mut self, node: Node<'t>, kids: Kids<'t>) -> ExprKind {
        let mut row: Vec<(BinOp, Node<'t>, Node<'t>)> = Vec::new();
        let (mut outer, mut kids) = (node, kids);
        let first = loop {
            let op = kids.field("operator").and_then(|op| bin_op(op.kind()));
            let (Some(op), Some(left), Some(right)) = (op, kids.field("left"), kids.field("right")) else {
                return ExprKind::Unsupported("syntax error");
            };
            row.push((op, right, outer));
            if left.kind() != "binary_expression" {
                break left;
            }
            outer = left;
            kids = self.kids(left);
        };
        row.reverse();
        let folded = if row.len() > LONG_ROW { self.literal_parts(first, &row) } else { 0 };
        let height = row.len() - folded;
        if self.depth + height > MAX_DEPTH {
            self.too_deep(node);
            return ExprKind::Unsupported("nested too deeply");
        }
        let around = self.depth;
        self.depth = around + height;
        let mut result = self.expr(first);
        for (index, &(op, right, outer)) in row.iter().enumerate() {
            let right = self.expr(right);
            if index < folded
                && let (ExprKind::Lit(Lit::String(start)), ExprKind::Lit(Lit::String(end))) =
                    (&mut result.kind, &right.kind)
            {
                start.extend_from_slice(end);
                result.span = self.span(outer);
                continue;
            }
            if index >= folded {
                self.depth -= 1;
            }
            let kind = ExprKind::Binary(op, Box::new(result), Box::new(right));
            result = Expr { kind, span: self.span(outer) };
        }
        self.depth = around;
        result.kind
    }

    /// How many operators at the start of the row join string literals. Tables are written so, longer than a tree may
    /// be deep; the language calls the whole a constant, so nothing is lost when it is one literal.
    fn literal_parts(&self, first: Node<'t>, row: &[(BinOp, Node<'t>, Node<'t>)]) -> usize {
        let is_string = |node: Node<'t>| {
            let text = self.text(node);
            node.kind() == "string_literal" && text.starts_with('"') && literals::quoted(text).is_ok()
        };
        if !is_string(first) {
            return 0;
        }
        row.iter().take_while(|&&(op, right, _)| op == BinOp::Add && is_string(right)).count()
    }

    fn unary(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let op = match kids.field("operator").map_or("", |op| op.kind()) {
            "+" => UnOp::Plus,
            "-" => UnOp::Minus,
            "!" => UnOp::Not,
            "~" => UnOp::BitNot,
            _ => return ExprKind::Unsupported("syntax error"),
        };
        let operand = match kids.field("operand") {
            Some(operand) if op == UnOp::Minus && operand.kind() == "decimal_integer_literal" => {
                Box::new(Expr { kind: self.literal(operand, true), span: self.span(operand) })
            }
            operand => self.boxed(operand, node),
        };
        ExprKind::Unary(op, operand)
    }

    /// `++` and `--`. After a cast or a sign they belong to the operand: `(byte) i++` is `(byte) (i++)`, which the
    /// grammar reads the other way round.
    fn step(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let is_increment = kids.has("++");
        let is_prefix = kids.0.first().is_some_and(|kid| !kid.node.is_named());
        let operand = kids.named().next().map(|kid| kid.node);
        // how many casts and signs stand between the step and its operand
        let mut levels = 0;
        let mut at = operand.filter(|_| !is_prefix);
        while let Some(outer) = at {
            let field = match outer.kind() {
                "cast_expression" => "value",
                "unary_expression" => "operand",
                _ => break,
            };
            levels += 1;
            at = self.kids(outer).field(field);
        }
        let target = *self.boxed(operand, node);
        let end = self.span(node).end;
        inside(target, levels, end, |target| ExprKind::Step { is_increment, is_prefix, target }).kind
    }

    fn cast(&mut self, node: Node<'t>, kids: &Kids<'t>) -> ExprKind {
        let mut types: Vec<TypeRef> = Vec::new();
        for ty in kids.fields("type") {
            // the sign between the types has the same field
            if ty.is_named() {
                types.push(self.type_or_missing(ty));
            }
        }
        let value = self.boxed(kids.field("value"), node);
        let Some(first) = types.first() else { return ExprKind::Unsupported("syntax error") };
        let is_primitive = matches!(first.kind, TypeKind::Prim(_));
        if !is_primitive && kids.field("value").is_some_and(|value| is_signed(value, self.text(value))) {
            self.error(
                self.span(node),
                "this is read as a cast of a signed operand: put the operand in parentheses",
            );
        }
        let ty = if types.len() == 1 {
            types.remove(0)
        } else {
            let span = first.span.to(types[types.len() - 1].span);
            TypeRef { kind: TypeKind::Several(types), span }
        };
        ExprKind::Cast(ty, value)
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
        ExprKind::New {
            outer,
            ty: self.type_or_missing(ty),
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

/// Wraps what is so many casts and signs down; all of them now go to `end`.
fn inside(outer: Expr, levels: usize, end: u32, wrap: impl FnOnce(Boxed) -> ExprKind) -> Expr {
    let span = Span { end, ..outer.span };
    let kind = match (outer.kind, levels) {
        (ExprKind::Cast(ty, inner), 1..) => {
            ExprKind::Cast(ty, Box::new(inside(*inner, levels - 1, end, wrap)))
        }
        (ExprKind::Unary(op, inner), 1..) => {
            ExprKind::Unary(op, Box::new(inside(*inner, levels - 1, end, wrap)))
        }
        (kind, _) => wrap(Box::new(Expr { kind, span: outer.span })),
    };
    Expr { kind, span }
}

/// Whether a literal lacks its closing quote, or is missing altogether.
fn is_unclosed(text: &str) -> bool {
    let Some(quote) = text.chars().next() else { return true };
    matches!(quote, '"' | '\'') && (text.len() < 2 || !text.ends_with(quote))
}

/// Whether the operand of a cast begins with a sign, so that the "cast" may be a name in parentheses.
fn is_signed(value: Node<'_>, text: &str) -> bool {
    matches!(value.kind(), "unary_expression" | "update_expression" | "binary_expression")
        && text.starts_with(['+', '-'])
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
            None => Expr { span: name.span, kind: ExprKind::Name(name) },
            Some(before) => {
                Expr { span: before.span.to(name.span), kind: ExprKind::Field(Box::new(before), name) }
            }
        });
    }
    result
}

/// A binary operator by its sign.
pub fn bin_op(sign: &str) -> Option<BinOp> {
    Some(match sign {
        "||" => BinOp::Or,
        "&&" => BinOp::And,
        "|" => BinOp::BitOr,
        "^" => BinOp::BitXor,
        "&" => BinOp::BitAnd,
        "==" => BinOp::Eq,
        "!=" => BinOp::Ne,
        "<" => BinOp::Lt,
        "<=" => BinOp::Le,
        ">" => BinOp::Gt,
        ">=" => BinOp::Ge,
        "<<" => BinOp::Shl,
        ">>" => BinOp::Shr,
        ">>>" => BinOp::Ushr,
        "+" => BinOp::Add,
        "-" => BinOp::Sub,
        "*" => BinOp::Mul,
        "/" => BinOp::Div,
        "%" => BinOp::Rem,
        _ => return None,
    })
}
