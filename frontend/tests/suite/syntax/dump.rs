//! The syntax tree as s-expressions, without spans: one line where it fits, else one part per line.

use std::fmt::Write as _;

use ooxide_frontend::syntax::tree::{
    Behavior, BinOp, Block, Catch, Contract, Declarator, Expr, ExprKind, JmlCondition, LambdaBody, Lit,
    Member, MethodDecl, MethodKind, MethodRefTarget, Modifiers, Nullness, Param, Pattern, PatternKind, Prim,
    QuantKind, Resource, SpecClauseKind, Stmt, StmtKind, StoreRef, Switch, SwitchArm, SwitchBody,
    SwitchLabel, TypeArg, TypeDecl, TypeDeclKind, TypeKind, TypeParam, TypeRef, UnOp, Unit,
};

/// An s-expression.
enum S {
    Atom(String),
    List(Vec<S>),
}

fn atom(text: impl Into<String>) -> S {
    S::Atom(text.into())
}

fn list(head: impl Into<String>, parts: impl IntoIterator<Item = S>) -> S {
    S::List(std::iter::once(atom(head)).chain(parts).collect())
}

fn row(parts: impl IntoIterator<Item = S>) -> S {
    S::List(parts.into_iter().collect())
}

impl S {
    fn flat(&self, out: &mut String) {
        match self {
            S::Atom(text) => out.push_str(text),
            S::List(parts) => {
                out.push('(');
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        out.push(' ');
                    }
                    part.flat(out);
                }
                out.push(')');
            }
        }
    }

    fn pretty(&self, indent: usize, out: &mut String) {
        let mut flat = String::new();
        self.flat(&mut flat);
        match self {
            S::List(parts) if indent + flat.len() > 110 => {
                out.push('(');
                for (index, part) in parts.iter().enumerate() {
                    if index > 0 {
                        let _ = write!(out, "\n{:1$}", "", indent + 2);
                    }
                    part.pretty(indent + 2, out);
                }
                out.push(')');
            }
            _ => out.push_str(&flat),
        }
    }
}

/// The tree of a file.
pub fn unit(unit: &Unit) -> String {
    let mut out = String::new();
    let names = |path: &[ooxide_frontend::syntax::tree::Ident]| {
        path.iter().map(|name| name.text.as_str()).collect::<Vec<_>>().join(".")
    };
    let mut parts = Vec::new();
    if !unit.package.is_empty() {
        parts.push(list("package", [atom(names(&unit.package))]));
    }
    for import in &unit.imports {
        let star = if import.on_demand { ".*" } else { "" };
        let head = if import.is_static { "import-static" } else { "import" };
        parts.push(list(head, [atom(format!("{}{star}", names(&import.path)))]));
    }
    parts.extend(unit.types.iter().map(|decl| type_decl(decl)));
    for part in parts {
        part.pretty(0, &mut out);
        out.push('\n');
    }
    out
}

fn modifiers(modifiers: &Modifiers) -> Vec<S> {
    let words = [
        (modifiers.is_public, "public"),
        (modifiers.is_protected, "protected"),
        (modifiers.is_private, "private"),
        (modifiers.is_abstract, "abstract"),
        (modifiers.is_static, "static"),
        (modifiers.is_sealed, "sealed"),
        (modifiers.is_final, "final"),
        (modifiers.is_synchronized, "synchronized"),
        (modifiers.is_volatile, "volatile"),
        (modifiers.is_native, "native"),
        (modifiers.is_default, "default"),
        (modifiers.is_pure, "pure"),
        (modifiers.is_helper, "helper"),
        (modifiers.nullness == Some(Nullness::NonNull), "non_null"),
        (modifiers.nullness == Some(Nullness::Nullable), "nullable"),
    ];
    let words = words.iter().filter(|word| word.0).map(|word| atom(word.1));
    words.chain(modifiers.annotations.iter().map(|name| atom(format!("@{}", name.text)))).collect()
}

fn type_params(params: &[TypeParam]) -> Vec<S> {
    let param = |param: &TypeParam| {
        let bounds = param.bounds.iter().map(type_text).collect::<Vec<_>>().join("&");
        if bounds.is_empty() {
            param.name.text.clone()
        } else {
            format!("{} extends {bounds}", param.name.text)
        }
    };
    if params.is_empty() {
        return Vec::new();
    }
    vec![atom(format!("<{}>", params.iter().map(param).collect::<Vec<_>>().join(",")))]
}

fn type_decl(decl: &TypeDecl) -> S {
    let head = match decl.kind {
        TypeDeclKind::Class => "class",
        TypeDeclKind::Interface => "interface",
        TypeDeclKind::Enum => "enum",
        TypeDeclKind::Record => "record",
        TypeDeclKind::Annotation => "@interface",
    };
    let mut parts = modifiers(&decl.modifiers);
    if !decl.name.text.is_empty() {
        parts.push(atom(&*decl.name.text));
    }
    parts.extend(type_params(&decl.type_params));
    if decl.kind == TypeDeclKind::Record {
        parts.push(row(decl.components.iter().map(param)));
    }
    for (word, types) in
        [("extends", &decl.extends), ("implements", &decl.implements), ("permits", &decl.permits)]
    {
        if !types.is_empty() {
            parts.push(list(word, types.iter().map(ty)));
        }
    }
    for constant in &decl.constants {
        let mut constant_parts = vec![atom(&*constant.name.text)];
        constant_parts.extend(constant.args.iter().map(expr));
        constant_parts.extend(constant.body.iter().map(|body| type_decl(body)));
        parts.push(list("constant", constant_parts));
    }
    for member in &decl.members {
        match member {
            Member::Field(field) => {
                for declarator in &field.declarators {
                    parts.push(variable("field", &field.modifiers, &field.ty, declarator));
                }
            }
            Member::Method(method) => parts.push(method_decl(method)),
            Member::Init { is_static, block: body } => {
                parts.push(list(if *is_static { "static-init" } else { "init" }, [block(body)]));
            }
            Member::Type(inner) => parts.push(type_decl(inner)),
            Member::Invariant { is_static, said } => {
                parts.push(list(
                    if *is_static { "static-invariant" } else { "invariant" },
                    [expr(&said.cond)],
                ));
            }
        }
    }
    list(head, parts)
}

fn variable(head: &str, mods: &Modifiers, base: &TypeRef, declarator: &Declarator) -> S {
    let mut parts = modifiers(mods);
    parts.push(atom(format!("{}{}", type_text(base), "[]".repeat(declarator.dims))));
    parts.push(atom(&*declarator.name.text));
    parts.extend(declarator.init.iter().map(expr));
    list(head, parts)
}

fn param(param: &Param) -> S {
    let mut parts = modifiers(&param.modifiers);
    let dots = if param.is_varargs { "..." } else { "" };
    parts.push(atom(format!("{}{dots}", type_text(&param.ty))));
    parts.push(atom(&*param.name.text));
    row(parts)
}

fn method_decl(method: &MethodDecl) -> S {
    let mut parts = modifiers(&method.modifiers);
    parts.extend(type_params(&method.type_params));
    let head = match method.kind {
        MethodKind::Method => {
            parts.push(method.ret.as_ref().map_or_else(|| atom("void"), ty));
            "method"
        }
        MethodKind::Constructor => "constructor",
        MethodKind::CompactConstructor => "compact",
    };
    parts.push(atom(&*method.name.text));
    if method.kind != MethodKind::CompactConstructor {
        parts.push(row(method.params.iter().map(param)));
    }
    if !method.throws.is_empty() {
        parts.push(list("throws", method.throws.iter().map(ty)));
    }
    parts.extend(method.contract.iter().map(contract));
    parts.push(method.body.as_ref().map_or_else(|| atom("_"), block));
    list(head, parts)
}

fn contract(contract: &Contract) -> S {
    let cases = contract.cases.iter().map(|case| {
        let head = match case.behavior {
            Behavior::Any => "case",
            Behavior::Normal => "normal",
            Behavior::Exceptional => "exceptional",
        };
        list(head, case.clauses.iter().map(|clause| spec_clause(&clause.kind)))
    });
    list(if contract.is_also { "also-contract" } else { "contract" }, cases)
}

fn spec_clause(clause: &SpecClauseKind) -> S {
    match clause {
        SpecClauseKind::Requires(cond) => list("requires", [expr(cond)]),
        SpecClauseKind::Ensures(cond) => list("ensures", [expr(cond)]),
        SpecClauseKind::Signals { ty: exception, name, cond } => {
            let name = name.as_ref().map_or("_", |name| &name.text);
            list("signals", [ty(exception), atom(name)].into_iter().chain(cond.iter().map(expr)))
        }
        SpecClauseKind::SignalsOnly(types) => list("signals_only", types.iter().map(ty)),
        SpecClauseKind::Assignable(None) => list("assignable", [atom("\\everything")]),
        SpecClauseKind::Assignable(Some(places)) => list(
            "assignable",
            places.iter().map(|place| match place {
                StoreRef::Place(place) => expr(place),
                StoreRef::AllFields(place) => list(".*", [expr(place)]),
                StoreRef::AllElements(place) => list("[*]", [expr(place)]),
                StoreRef::Elements(place, first, last) => {
                    list("[..]", [expr(place), expr(first), expr(last)])
                }
            }),
        ),
    }
}

fn ty(ty: &TypeRef) -> S {
    atom(type_text(ty))
}

fn type_text(ty: &TypeRef) -> String {
    match &ty.kind {
        TypeKind::Prim(prim) => match prim {
            Prim::Boolean => "boolean",
            Prim::Byte => "byte",
            Prim::Short => "short",
            Prim::Char => "char",
            Prim::Int => "int",
            Prim::Long => "long",
            Prim::Float => "float",
            Prim::Double => "double",
        }
        .to_owned(),
        TypeKind::Void => "void".to_owned(),
        TypeKind::Var => "var".to_owned(),
        TypeKind::Array(element) => format!("{}[]", type_text(element)),
        TypeKind::Several(types) => types.iter().map(type_text).collect::<Vec<_>>().join("|"),
        TypeKind::Named(segments) => {
            let segment = |segment: &ooxide_frontend::syntax::tree::TypeSegment| match &segment.args {
                None => segment.name.text.clone(),
                Some(args) => {
                    let args = args.iter().map(|arg| match arg {
                        TypeArg::Type(ty) => type_text(ty),
                        TypeArg::Any => "?".to_owned(),
                        TypeArg::Extends(ty) => format!("? extends {}", type_text(ty)),
                        TypeArg::Super(ty) => format!("? super {}", type_text(ty)),
                    });
                    format!("{}<{}>", segment.name.text, args.collect::<Vec<_>>().join(","))
                }
            };
            segments.iter().map(segment).collect::<Vec<_>>().join(".")
        }
    }
}

fn block(block: &Block) -> S {
    list("block", stmts(&block.stmts))
}

/// A declaration of several variables is a row of declarations.
fn stmts(row: &[Stmt]) -> Vec<S> {
    let mut parts = Vec::new();
    for statement in row {
        if let StmtKind::Local(local) = &statement.kind {
            for declarator in &local.declarators {
                parts.push(variable("local", &local.modifiers, &local.ty, declarator));
            }
        } else {
            parts.push(stmt(statement));
        }
    }
    parts
}

fn invariants(parts: &mut Vec<S>, invariants: &[JmlCondition]) {
    parts.extend(invariants.iter().map(|said| list("loop_invariant", [expr(&said.cond)])));
}

fn stmt(stmt: &Stmt) -> S {
    match &stmt.kind {
        StmtKind::Empty => list("empty", []),
        StmtKind::Local(_) => list("locals", stmts(std::slice::from_ref(stmt))),
        StmtKind::LocalType(decl) => type_decl(decl),
        StmtKind::Expr(value) => list("do", [expr(value)]),
        StmtKind::ConstructorCall { outer, is_super, args } => {
            let outer = outer.iter().map(|outer| list("outer", [expr(outer)]));
            list(if *is_super { "super" } else { "this" }, outer.chain(args.iter().map(expr)))
        }
        StmtKind::If { cond, then, els } => list(
            "if",
            [expr(cond), self::stmt(then)].into_iter().chain(els.iter().map(|els| self::stmt(els))),
        ),
        StmtKind::While { cond, invariants: held, body } => {
            let mut parts = vec![expr(cond)];
            invariants(&mut parts, held);
            parts.push(self::stmt(body));
            list("while", parts)
        }
        StmtKind::Do { body, cond, invariants: held } => {
            let mut parts = Vec::new();
            invariants(&mut parts, held);
            parts.extend([self::stmt(body), expr(cond)]);
            list("do-while", parts)
        }
        StmtKind::For { init, cond, update, invariants: held, body } => {
            let mut parts = vec![
                row(stmts(init)),
                cond.as_ref().map_or_else(|| atom("_"), expr),
                row(update.iter().map(expr)),
            ];
            invariants(&mut parts, held);
            parts.push(self::stmt(body));
            list("for", parts)
        }
        StmtKind::ForEach { var, iterable, invariants: held, body } => {
            let mut parts = vec![param(var), expr(iterable)];
            invariants(&mut parts, held);
            parts.push(self::stmt(body));
            list("foreach", parts)
        }
        StmtKind::Block(inner) => block(inner),
        StmtKind::Labeled { label, body } => list("label", [atom(&*label.text), self::stmt(body)]),
        StmtKind::Switch(inner) => switch(inner),
        StmtKind::Return(value) => list("return", value.iter().map(expr)),
        StmtKind::Break(label) => list("break", label.iter().map(|label| atom(&*label.text))),
        StmtKind::Continue(label) => list("continue", label.iter().map(|label| atom(&*label.text))),
        StmtKind::Yield(value) => list("yield", [expr(value)]),
        StmtKind::Throw(value) => list("throw", [expr(value)]),
        StmtKind::Try { resources, body, catches, finally } => {
            let mut parts = Vec::new();
            if !resources.is_empty() {
                parts.push(list("with", resources.iter().map(resource)));
            }
            parts.push(block(body));
            parts.extend(catches.iter().map(catch));
            parts.extend(finally.iter().map(|body| list("finally", [block(body)])));
            list("try", parts)
        }
        StmtKind::Synchronized { lock, body } => list("synchronized", [expr(lock), block(body)]),
        StmtKind::Assert { cond, message } => {
            list("assert", [expr(cond)].into_iter().chain(message.iter().map(expr)))
        }
        StmtKind::JmlAssert(said) => list("jml-assert", [expr(&said.cond)]),
        StmtKind::Ghost(word, what) => list(word.word(), [expr(what)]),
        StmtKind::JmlAssume(cond) => list("jml-assume", [expr(cond)]),
        StmtKind::Unsupported(what) => list("UNSUPPORTED", [atom(*what)]),
    }
}

fn resource(resource: &Resource) -> S {
    match resource {
        Resource::Declared { ty: declared, name, init, .. } => {
            list("local", [ty(declared), atom(&*name.text), expr(init)])
        }
        Resource::Expr(value) => expr(value),
    }
}

fn catch(catch: &Catch) -> S {
    let types = catch.types.iter().map(type_text).collect::<Vec<_>>().join("|");
    list("catch", [atom(types), atom(&*catch.name.text), block(&catch.body)])
}

fn switch(switch: &Switch) -> S {
    let head = if switch.is_arrow { "switch->" } else { "switch" };
    list(head, [expr(&switch.subject)].into_iter().chain(switch.arms.iter().map(arm)))
}

fn arm(arm: &SwitchArm) -> S {
    let labels = arm.labels.iter().map(|label| match label {
        SwitchLabel::Default(_) => atom("default"),
        SwitchLabel::Value(value) => expr(value),
        SwitchLabel::Pattern(inner) => pattern(inner),
    });
    let mut parts = vec![row(labels)];
    parts.extend(arm.guard.iter().map(|guard| list("when", [expr(guard)])));
    match &arm.body {
        SwitchBody::Group(inner) => parts.extend(stmts(inner)),
        SwitchBody::Expr(value) => parts.push(expr(value)),
        SwitchBody::Block(inner) => parts.push(block(inner)),
        SwitchBody::Throw(inner) => parts.push(stmt(inner)),
    }
    list("case", parts)
}

fn pattern(pattern: &Pattern) -> S {
    match &pattern.kind {
        PatternKind::Bind { ty: declared, name } => {
            list("bind", [ty(declared), atom(name.as_ref().map_or("_", |name| &name.text))])
        }
        PatternKind::Record { ty: record, parts } => {
            list("deconstruct", [ty(record)].into_iter().chain(parts.iter().map(self::pattern)))
        }
    }
}

fn literal(literal: &Lit) -> String {
    match literal {
        Lit::Boolean(value) => value.to_string(),
        Lit::Int(value) => value.to_string(),
        Lit::Long(value) => format!("{value}L"),
        Lit::Float(value) => format!("f:{:08x}", value.to_bits()),
        Lit::Double(value) => format!("d:{:016x}", value.to_bits()),
        Lit::Char(unit) => format!("'{}'", shown(&[*unit])),
        Lit::String(units) => format!("\"{}\"", shown(units)),
        Lit::Null => "null".to_owned(),
    }
}

fn shown(units: &[u16]) -> String {
    let mut out = String::new();
    for &unit in units {
        match u8::try_from(unit) {
            Ok(byte @ b' '..=b'~') if byte != b'\\' => out.push(byte as char),
            _ => {
                let _ = write!(out, "\\{unit:04x}");
            }
        }
    }
    out
}

fn bin_op(op: BinOp) -> &'static str {
    match op {
        BinOp::Or => "||",
        BinOp::And => "&&",
        BinOp::BitOr => "|",
        BinOp::BitXor => "^",
        BinOp::BitAnd => "&",
        BinOp::Eq => "==",
        BinOp::Ne => "!=",
        BinOp::Lt => "<",
        BinOp::Le => "<=",
        BinOp::Gt => ">",
        BinOp::Ge => ">=",
        BinOp::Shl => "<<",
        BinOp::Shr => ">>",
        BinOp::Ushr => ">>>",
        BinOp::Add => "+",
        BinOp::Sub => "-",
        BinOp::Mul => "*",
        BinOp::Div => "/",
        BinOp::Rem => "%",
    }
}

fn expr(value: &Expr) -> S {
    match &value.kind {
        ExprKind::Lit(value) => atom(literal(value)),
        ExprKind::Name(name) => atom(&*name.text),
        ExprKind::Field(target, name) => list(".", [expr(target), atom(&*name.text)]),
        ExprKind::Index(array, index) => list("[]", [expr(array), expr(index)]),
        ExprKind::This(None) => atom("this"),
        ExprKind::This(Some(outer)) => list(".", [expr(outer), atom("this")]),
        ExprKind::Super(None) => atom("super"),
        ExprKind::Super(Some(outer)) => list(".", [expr(outer), atom("super")]),
        ExprKind::ClassLit(named) => list("class-of", [ty(named)]),
        ExprKind::Call { target, type_args, name, args } => {
            let mut parts = vec![target.as_ref().map_or_else(|| atom("_"), |target| expr(target))];
            if !type_args.is_empty() {
                let types = type_args.iter().map(type_text).collect::<Vec<_>>().join(",");
                parts.push(atom(format!("<{types}>")));
            }
            parts.push(atom(&*name.text));
            parts.extend(args.iter().map(expr));
            list("call", parts)
        }
        ExprKind::New { outer, ty: created, args, body } => {
            let mut parts: Vec<S> = outer.iter().map(|outer| list("outer", [expr(outer)])).collect();
            parts.push(ty(created));
            parts.extend(args.iter().map(expr));
            parts.extend(body.iter().map(|body| type_decl(body)));
            list("new", parts)
        }
        ExprKind::NewArray { elem, sizes, open_dims, init } => {
            let mut parts = vec![atom(format!("{}{}", type_text(elem), "[]".repeat(*open_dims)))];
            parts.extend(sizes.iter().map(expr));
            parts.extend(init.iter().map(|init| expr(init)));
            list("new-array", parts)
        }
        ExprKind::ArrayInit(values) => list("array", values.iter().map(expr)),
        ExprKind::Unary(op, operand) => {
            let sign = match op {
                UnOp::Plus => "+",
                UnOp::Minus => "-",
                UnOp::Not => "!",
                UnOp::BitNot => "~",
            };
            list(sign, [expr(operand)])
        }
        ExprKind::Step { is_increment, is_prefix, target } => {
            let head = match (is_increment, is_prefix) {
                (true, true) => "++_",
                (true, false) => "_++",
                (false, true) => "--_",
                (false, false) => "_--",
            };
            list(head, [expr(target)])
        }
        ExprKind::Binary(op, left, right) => list(bin_op(*op), [expr(left), expr(right)]),
        ExprKind::Assign { op, target, value } => {
            list(format!("{}=", op.map_or("", bin_op)), [expr(target), expr(value)])
        }
        ExprKind::Cond(cond, then, els) => list("?", [expr(cond), expr(then), expr(els)]),
        ExprKind::Cast(to, operand) => list("cast", [ty(to), expr(operand)]),
        ExprKind::InstanceOf(operand, tested) => list("instanceof", [expr(operand), ty(tested)]),
        ExprKind::Matches(operand, wanted) => list("matches", [expr(operand), pattern(wanted)]),
        ExprKind::Lambda { params, body } => {
            let body = match body {
                LambdaBody::Expr(value) => expr(value),
                LambdaBody::Block(inner) => block(inner),
            };
            list("lambda", [row(params.iter().map(param)), body])
        }
        ExprKind::MethodRef { target, name } => {
            let target = match target {
                MethodRefTarget::Expr(target) => expr(target),
                MethodRefTarget::Type(named) => ty(named),
            };
            list("::", [target, atom(name.as_ref().map_or("new", |name| &name.text))])
        }
        ExprKind::Switch(inner) => switch(inner),
        _ => jml(value),
    }
}

fn jml(value: &Expr) -> S {
    match &value.kind {
        ExprKind::Result => atom("\\result"),
        ExprKind::Old(inner) => list("\\old", [expr(inner)]),
        ExprKind::Fresh(inner) => list("\\fresh", [expr(inner)]),
        ExprKind::TypeOf(inner) => list("\\typeof", [expr(inner)]),
        ExprKind::TypeLit(named) => list("\\type", [ty(named)]),
        ExprKind::NonNullElements(inner) => list("\\nonnullelements", [expr(inner)]),
        ExprKind::Sep(left, right) => list("**", [expr(left), expr(right)]),
        ExprKind::Permission(form, inner) => list(format!("{form:?}").to_lowercase(), [expr(inner)]),
        ExprKind::Implies(left, right) => list("==>", [expr(left), expr(right)]),
        ExprKind::Iff(is_negated, left, right) => {
            list(if *is_negated { "<=!=>" } else { "<==>" }, [expr(left), expr(right)])
        }
        ExprKind::Quant(quant) => {
            let head = match quant.kind {
                QuantKind::Forall => "\\forall",
                QuantKind::Exists => "\\exists",
                QuantKind::NumOf => "\\num_of",
                QuantKind::Sum => "\\sum",
                QuantKind::Product => "\\product",
                QuantKind::Min => "\\min",
                QuantKind::Max => "\\max",
            };
            let vars = quant.vars.iter().map(|name| atom(&*name.text));
            list(
                head,
                [
                    row(std::iter::once(ty(&quant.ty)).chain(vars)),
                    quant.range.as_ref().map_or_else(|| atom("_"), expr),
                    expr(&quant.body),
                ],
            )
        }
        ExprKind::Unsupported(what) => list("UNSUPPORTED", [atom(*what)]),
        other => unreachable!("{other:?} is Java"),
    }
}
