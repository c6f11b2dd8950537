//! What code decides by, from the tree of the front end: as it is written, word by word, and of which form it is.

use oox_core::lang::span::{SourceMap, Span};
use ooxide_frontend::syntax::tree::{
    BinOp, Expr, ExprKind, Lit, MethodRefTarget, Pattern, PatternKind, Resource, SwitchArm, SwitchBody,
    SwitchLabel, TypeKind, TypeRef,
};
use ooxide_testgen::java::{Condition, Form, Said, UnaryOp, Word};

use super::spec::{operator, sign};

/// A condition, or what a `switch` looks at.
pub fn of_expr(expr: &Expr, sources: &SourceMap) -> Condition {
    let form = match &expr.kind {
        ExprKind::Binary(op, left, right) if op.is_comparison() && !decides(left) && !decides(right) => {
            Form::Compared(whole(left, sources), operator(*op), whole(right, sources))
        }
        ExprKind::Unary(op, inner) if sign(*op) == UnaryOp::Not && !decides(inner) => {
            Form::Negated(whole(inner, sources))
        }
        _ if is_plain(expr) => Form::Plain,
        _ => Form::Other,
    };
    let said = Said { text: quoted(sources, expr.bare), words: words_of(expr, sources) };
    Condition { said, form }
}

/// The labels of an arm.
pub fn of_arm(arm: &SwitchArm, sources: &SourceMap) -> Condition {
    let mut speaker = Speaker { sources, words: Vec::new() };
    let mut end = arm.span.start;
    let is_row = matches!(arm.body, SwitchBody::Group(_));
    for label in &arm.labels {
        if (is_row || speaker.words.is_empty()) && !matches!(label, SwitchLabel::Default(_)) {
            speaker.name("case");
        }
        match label {
            SwitchLabel::Default(span) => {
                speaker.name("default");
                end = span.end;
            }
            SwitchLabel::Value(value) => {
                speaker.expression(value);
                end = value.span.end;
            }
            SwitchLabel::Pattern(pattern) => {
                speaker.pattern(pattern);
                end = pattern.span.end;
            }
        }
    }
    if let Some(guard) = &arm.guard {
        speaker.name("when");
        speaker.expression(guard);
        end = guard.span.end;
    }
    let text = quoted(sources, Span { end, ..arm.span });
    Condition { said: Said { text, words: speaker.words }, form: Form::Other }
}

/// The head of a `try` that closes resources, which it does unless they are null.
pub fn of_resources(resources: &[Resource], head: Span, sources: &SourceMap) -> Condition {
    let mut speaker = Speaker { sources, words: vec![word("try")] };
    for resource in resources {
        match resource {
            Resource::Declared { ty, name, init, .. } => {
                speaker.ty(ty);
                speaker.name(&name.text);
                speaker.expression(init);
            }
            Resource::Expr(given) => speaker.expression(given),
        }
    }
    Condition { said: Said { text: quoted(sources, head), words: speaker.words }, form: Form::Other }
}

/// What stands at a place, on one line.
pub fn quoted(sources: &SourceMap, span: Span) -> String {
    sources.text(span).split_whitespace().collect::<Vec<_>>().join(" ")
}

/// A part of a condition, with the parentheses around it.
fn whole(expr: &Expr, sources: &SourceMap) -> Said {
    Said { text: quoted(sources, expr.span), words: words_of(expr, sources) }
}

/// Whether something in an expression is a condition itself.
fn decides(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Binary(op, left, right) => {
            op.is_comparison() || matches!(op, BinOp::And | BinOp::Or) || decides(left) || decides(right)
        }
        ExprKind::Cond(..) => true,
        ExprKind::Field(inner, _)
        | ExprKind::Unary(_, inner)
        | ExprKind::Cast(_, inner)
        | ExprKind::InstanceOf(inner, _)
        | ExprKind::Matches(inner, _) => decides(inner),
        ExprKind::Index(left, right) | ExprKind::Assign { target: left, value: right, .. } => {
            decides(left) || decides(right)
        }
        ExprKind::Call { target, args, .. } => {
            target.as_deref().is_some_and(decides) || args.iter().any(decides)
        }
        ExprKind::New { args, .. } => args.iter().any(decides),
        _ => false,
    }
}

/// Names, elements, and calls with one argument at the most.
fn is_plain(expr: &Expr) -> bool {
    match &expr.kind {
        ExprKind::Name(_) | ExprKind::This(None) | ExprKind::Super(None) => true,
        ExprKind::Lit(lit) => !matches!(lit, Lit::Char(_) | Lit::String(_)),
        ExprKind::Field(inner, _) => is_plain(inner),
        ExprKind::Index(array, index) => is_plain(array) && is_plain(index),
        ExprKind::Call { target, type_args, args, .. } => {
            type_args.is_empty()
                && args.len() <= 1
                && target.as_deref().is_none_or(is_plain)
                && args.iter().all(is_plain)
        }
        _ => false,
    }
}

fn words_of(expr: &Expr, sources: &SourceMap) -> Vec<Word> {
    let mut speaker = Speaker { sources, words: Vec::new() };
    speaker.expression(expr);
    speaker.words
}

fn word(text: &str) -> Word {
    Word::Name(text.to_owned())
}

/// Takes a part of the source into its words.
struct Speaker<'s> {
    sources: &'s SourceMap,
    words: Vec<Word>,
}

impl Speaker<'_> {
    fn name(&mut self, text: &str) {
        self.words.push(word(text));
    }

    fn all<'t>(&mut self, exprs: impl IntoIterator<Item = &'t Expr>) {
        for expr in exprs {
            self.expression(expr);
        }
    }

    #[allow(clippy::too_many_lines, reason = "one arm for each form of the tree")]
    fn expression(&mut self, expr: &Expr) {
        match &expr.kind {
            ExprKind::Lit(Lit::String(units)) => self.words.push(Word::Text(String::from_utf16_lossy(units))),
            ExprKind::Lit(Lit::Char(unit)) => self.words.push(Word::Text(String::from_utf16_lossy(&[*unit]))),
            ExprKind::Lit(_) => self.name(self.sources.text(expr.bare)),
            ExprKind::Name(name) => self.name(&name.text),
            ExprKind::Field(target, name) => {
                self.expression(target);
                self.name(&name.text);
            }
            ExprKind::Index(left, right)
            | ExprKind::Implies(left, right)
            | ExprKind::Sep(left, right)
            | ExprKind::Iff(_, left, right) => {
                self.all([&**left, &**right]);
            }
            ExprKind::This(outer) => self.all(outer.as_deref()),
            ExprKind::Super(outer) => {
                self.all(outer.as_deref());
                self.name("super");
            }
            ExprKind::ClassLit(ty) | ExprKind::TypeLit(ty) => {
                self.ty(ty);
                self.name("class");
            }
            ExprKind::Call { target, name, args, .. } => {
                self.all(target.as_deref());
                self.name(&name.text);
                self.all(args);
            }
            ExprKind::New { outer, ty, args, .. } => {
                self.all(outer.as_deref());
                self.name("new");
                self.ty(ty);
                self.all(args);
            }
            ExprKind::NewArray { elem, sizes, init, .. } => {
                self.name("new");
                self.ty(elem);
                self.all(sizes.iter().chain(init.as_deref()));
            }
            ExprKind::ArrayInit(items) => self.all(items),
            ExprKind::Unary(op, inner) => {
                self.words.push(Word::Unary(sign(*op)));
                self.expression(inner);
            }
            ExprKind::Step { is_increment, is_prefix, target } => {
                let op = if *is_increment { UnaryOp::Plus } else { UnaryOp::Minus };
                let signs = [Word::Unary(op), Word::Unary(op)];
                if *is_prefix {
                    self.words.extend(signs);
                    self.expression(target);
                } else {
                    self.expression(target);
                    self.words.extend(signs);
                }
            }
            ExprKind::Binary(op, left, right) => {
                self.expression(left);
                self.words.push(Word::Binary(operator(*op)));
                self.expression(right);
            }
            ExprKind::Assign { op, target, value } => {
                self.expression(target);
                self.words.extend(op.map(|op| Word::Binary(operator(op))));
                self.expression(value);
            }
            ExprKind::Cond(cond, then, els) => self.all([&**cond, &**then, &**els]),
            ExprKind::Cast(ty, inner) => {
                self.ty(ty);
                self.expression(inner);
            }
            ExprKind::InstanceOf(inner, ty) => {
                self.expression(inner);
                self.name("instanceof");
                self.ty(ty);
            }
            ExprKind::Matches(inner, pattern) => {
                self.expression(inner);
                self.name("instanceof");
                self.pattern(pattern);
            }
            // what it does is too long for a name
            ExprKind::Lambda { params, .. } => {
                self.words.extend(params.iter().map(|param| word(&param.name.text)));
            }
            ExprKind::MethodRef { target, name } => {
                match target {
                    MethodRefTarget::Expr(target) => self.expression(target),
                    MethodRefTarget::Type(ty) => self.ty(ty),
                }
                self.name(name.as_ref().map_or("new", |name| &name.text));
            }
            ExprKind::Switch(switch) => {
                self.name("switch");
                self.expression(&switch.subject);
            }
            ExprKind::Old(inner)
            | ExprKind::Fresh(inner)
            | ExprKind::TypeOf(inner)
            | ExprKind::Permission(_, inner)
            | ExprKind::NonNullElements(inner) => self.expression(inner),
            ExprKind::Result | ExprKind::Quant(_) | ExprKind::Unsupported(_) => {}
        }
    }

    fn pattern(&mut self, pattern: &Pattern) {
        match &pattern.kind {
            PatternKind::Bind { ty, name } => {
                self.ty(ty);
                self.words.extend(name.iter().map(|name| word(&name.text)));
            }
            PatternKind::Record { ty, parts } => {
                self.ty(ty);
                for part in parts {
                    self.pattern(part);
                }
            }
        }
    }

    /// The names in a type, without type arguments.
    fn ty(&mut self, ty: &TypeRef) {
        match &ty.kind {
            TypeKind::Prim(prim) => self.name(prim.word()),
            TypeKind::Void => self.name("void"),
            TypeKind::Var => self.name("var"),
            TypeKind::Named(path) => self.words.extend(path.iter().map(|part| word(&part.name.text))),
            TypeKind::Array(elem) => self.ty(elem),
            TypeKind::Several(all) => {
                for ty in all {
                    self.ty(ty);
                }
            }
        }
    }
}
