//! Expressions as text.

use super::Printer;
use crate::java::expr::{ATOM, RELATION, UNARY};
use crate::java::{BinaryOp, Expr, LambdaBody, New, On, TypeName, UnaryOp};

impl Printer<'_> {
    pub(super) fn expr(&mut self, expr: &Expr) {
        match expr {
            Expr::Name(name) => self.line.push(name),
            Expr::Literal(literal) => self.line.push(&literal.written()),
            Expr::Constant(class, name) => {
                self.class(class);
                self.line.push(".");
                self.line.push(name);
            }
            Expr::Field(target, name) => {
                self.operand(target, ATOM);
                self.line.push(".");
                self.line.push(name);
            }
            Expr::Index(array, index) => {
                self.operand(array, ATOM);
                self.line.push("[");
                self.expr(index);
                self.line.push("]");
            }
            Expr::Call(on, name, args) => self.call(on, name, args),
            Expr::Helper(helper, args) => {
                self.line.push(helper.word());
                self.arguments(args);
            }
            Expr::New(new) => self.new_object(new),
            Expr::Anonymous(ty, members) => {
                self.line.push("new ");
                self.ty(ty);
                self.line.push("() {");
                self.end();
                self.members(members);
                self.begin();
                self.line.push("}");
            }
            Expr::ArrayOf(elem, length) => self.new_array(elem, *length),
            Expr::ArrayWith(elem, elements) => {
                self.line.push("new ");
                self.ty(elem);
                self.line.push("[] {");
                self.separated(elements, Self::expr);
                self.line.push("}");
            }
            Expr::Cast(ty, inner) => self.cast(ty, inner),
            Expr::Unary(op, inner) => self.unary(*op, inner),
            Expr::Binary(op, left, right) => self.binary(*op, left, right),
            Expr::Conditional(parts) => {
                let [condition, then, els] = &**parts;
                self.operand(condition, Expr::WITHIN_CONDITIONAL);
                self.line.push(" ? ");
                self.operand(then, Expr::WITHIN_CONDITIONAL);
                self.line.push(" : ");
                self.operand(els, Expr::WITHIN_CONDITIONAL);
            }
            Expr::InstanceOf(inner, class) => {
                self.operand(inner, RELATION);
                self.line.push(" instanceof ");
                self.class(class);
            }
            Expr::ClassLiteral(ty) => {
                self.ty(ty);
                self.line.push(".class");
            }
            Expr::Lambda(params, body) => self.lambda(params, body),
            Expr::MethodRef(on, name) => {
                self.on(on);
                self.line.push("::");
                self.line.push(name);
            }
            Expr::Parens(inner) => self.in_parens(inner),
        }
    }

    /// An operand of something that binds so tight.
    fn operand(&mut self, expr: &Expr, tightness: u8) {
        if expr.tightness() < tightness { self.in_parens(expr) } else { self.expr(expr) }
    }

    fn in_parens(&mut self, expr: &Expr) {
        self.line.open();
        self.expr(expr);
        self.line.close();
    }

    fn arguments(&mut self, args: &[Expr]) {
        self.line.open();
        for (index, arg) in args.iter().enumerate() {
            if index > 0 {
                let is_lambda = matches!(arg, Expr::Lambda(params, _) if params.is_empty());
                self.line.comma(is_lambda);
            }
            self.expr(arg);
        }
        self.line.close();
    }

    fn on(&mut self, on: &On) {
        match on {
            On::Object(object) => self.operand(object, ATOM),
            On::Class(class) => self.class(class),
            On::Imported(_) => {}
        }
    }

    fn call(&mut self, on: &On, name: &str, args: &[Expr]) {
        if let On::Imported(class) = on {
            let written = self.scope.static_method(class, name);
            self.line.push(&written);
        } else {
            self.on(on);
            self.line.push(".");
            self.line.push(name);
        }
        self.arguments(args);
    }

    fn new_object(&mut self, new: &New) {
        if let (Some(outer), Some(simple)) = (&new.outer, new.class.path.last()) {
            self.operand(outer, ATOM);
            self.line.push(".new ");
            self.line.push(simple);
        } else {
            self.line.push("new ");
            self.class(&new.class);
        }
        if new.is_generic {
            self.line.push("<>");
        }
        self.arguments(&new.args);
    }

    /// `new int[3][]`: the length stands in the first brackets.
    fn new_array(&mut self, elem: &TypeName, length: usize) {
        let mut innermost = elem;
        let mut more = 0;
        while let TypeName::Array(inner) = innermost {
            innermost = inner;
            more += 1;
        }
        self.line.push("new ");
        self.ty(innermost);
        self.line.push(&format!("[{length}]{}", "[]".repeat(more)));
    }

    fn cast(&mut self, ty: &TypeName, inner: &Expr) {
        self.line.open();
        self.ty(ty);
        self.line.close();
        self.line.push(" ");
        if inner.begins_with_sign() && !ty.is_primitive() {
            self.in_parens(inner);
        } else {
            self.operand(inner, UNARY);
        }
    }

    fn unary(&mut self, op: UnaryOp, inner: &Expr) {
        self.line.push(op.sign());
        if inner.begins_with_sign() { self.in_parens(inner) } else { self.operand(inner, UNARY) }
    }

    fn binary(&mut self, op: BinaryOp, left: &Expr, right: &Expr) {
        let (of_left, of_right) = op.operands();
        self.operand(left, of_left);
        if matches!(op, BinaryOp::And | BinaryOp::Or) {
            self.line.junction(op.sign());
        } else {
            self.line.push(&format!(" {} ", op.sign()));
        }
        self.operand(right, of_right);
    }

    fn lambda(&mut self, params: &[String], body: &LambdaBody) {
        if let [one] = params {
            self.line.push(one);
        } else {
            self.line.open();
            self.separated(params, |printer, name| printer.line.push(name));
            self.line.close();
        }
        self.line.push(" -> ");
        match body {
            LambdaBody::Value(value) => self.expr(value),
            LambdaBody::Block(None) => self.line.push("{ }"),
            LambdaBody::Block(Some(stmt)) => {
                self.line.push("{ ");
                self.plain(stmt);
                self.line.push(" }");
            }
        }
    }
}
