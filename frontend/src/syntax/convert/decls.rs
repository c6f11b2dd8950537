//! Types and their members.

use std::sync::Arc;

use tree_sitter::Node;

use super::super::jml::attach::{Item, ItemKind, Modifier, contract};
use super::super::tree::{
    Declarator, EnumConstant, FieldDecl, Ident, Member, MethodDecl, MethodKind, Modifiers, Param, TypeDecl,
    TypeDeclKind, TypeKind, TypeRef,
};
use super::types::array;
use super::{Converter, Kids};

impl<'t> Converter<'t> {
    /// A class, interface, enum, record or annotation type; `None` when the node is none of them.
    pub(super) fn type_decl(&mut self, node: Node<'t>, leading: Vec<Item>) -> Option<Arc<TypeDecl>> {
        let kind = match node.kind() {
            "class_declaration" => TypeDeclKind::Class,
            "interface_declaration" => TypeDeclKind::Interface,
            "enum_declaration" => TypeDeclKind::Enum,
            "record_declaration" => TypeDeclKind::Record,
            "annotation_type_declaration" => TypeDeclKind::Annotation,
            _ => {
                self.reject(leading);
                return None;
            }
        };
        self.nested(node, |this| this.type_decl_inside(node, kind, leading))
    }

    fn type_decl_inside(
        &mut self,
        node: Node<'t>,
        kind: TypeDeclKind,
        mut leading: Vec<Item>,
    ) -> Arc<TypeDecl> {
        let kids = self.kids(node);
        let name = kids.field("name").unwrap_or(node);
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        leading.extend(self.jml.take(node.start_byte(), name.start_byte()));
        let rest = Self::jml_modifiers(leading, &mut modifiers, |modifier| {
            matches!(modifier, Modifier::Pure | Modifier::NoEffect)
        });
        self.reject(rest);
        let types =
            |this: &mut Self, node: Option<Node<'t>>| node.map_or_else(Vec::new, |node| this.type_list(node));
        let extends = kids.field("superclass").or_else(|| kids.kind("extends_interfaces"));
        let mut decl = TypeDecl {
            kind,
            modifiers,
            name: self.ident(name),
            type_params: self.type_params(kids.field("type_parameters")),
            extends: types(self, extends),
            implements: types(self, kids.field("interfaces")),
            permits: types(self, kids.field("permits")),
            components: Vec::new(),
            constants: Vec::new(),
            members: Vec::new(),
            span: self.span(node),
        };
        if kind == TypeDeclKind::Record
            && let Some(parameters) = kids.field("parameters")
        {
            decl.components = self.params(parameters);
        }
        if let Some(body) = kids.field("body") {
            if kind == TypeDeclKind::Enum {
                self.enum_body(body, &mut decl);
            } else {
                self.body(body, body.end_byte(), &mut decl);
            }
        }
        Arc::new(decl)
    }

    /// The body of an anonymous class or of an enum constant.
    pub(super) fn anonymous(&mut self, body: Node<'t>) -> Arc<TypeDecl> {
        let span = self.span(body);
        let mut decl = TypeDecl {
            kind: TypeDeclKind::Class,
            modifiers: Modifiers::default(),
            name: Ident { text: String::new(), span: self.span_of(body.start_byte(), body.start_byte()) },
            type_params: Vec::new(),
            extends: Vec::new(),
            implements: Vec::new(),
            permits: Vec::new(),
            components: Vec::new(),
            constants: Vec::new(),
            members: Vec::new(),
            span,
        };
        self.nested(body, |this| this.body(body, body.end_byte(), &mut decl));
        Arc::new(decl)
    }

    fn enum_body(&mut self, body: Node<'t>, decl: &mut TypeDecl) {
        for kid in self.kids(body).0 {
            match kid.kind {
                "enum_constant" => {
                    if let Some(constant) = self.enum_constant(kid.node) {
                        decl.constants.push(constant);
                    }
                }
                "enum_body_declarations" => self.body(kid.node, body.end_byte(), decl),
                _ => {}
            }
        }
    }

    fn enum_constant(&mut self, node: Node<'t>) -> Option<EnumConstant> {
        let kids = self.kids(node);
        let name = self.ident(kids.field("name")?);
        let args = kids.field("arguments").map_or_else(Vec::new, |args| self.args(args));
        let body = kids.field("body").map(|body| self.anonymous(body));
        Some(EnumConstant { name, args, body, span: self.span(node) })
    }

    /// The members, and the JML between them. The body begins with one sign and ends at `end`.
    fn body(&mut self, body: Node<'t>, end: usize, decl: &mut TypeDecl) {
        let mut before = body.start_byte();
        for kid in self.kids(body).0 {
            if !kid.node.is_named() {
                continue;
            }
            let items = self.jml.take(before, kid.node.start_byte());
            let leading = self.class_items(items, decl);
            self.member(kid.kind, kid.node, leading, decl);
            before = kid.node.end_byte();
        }
        let items = self.jml.take(before, end);
        let rest = self.class_items(items, decl);
        self.reject(rest);
    }

    /// Invariants become members; what belongs to the next member is given back.
    fn class_items(&mut self, items: Vec<Item>, decl: &mut TypeDecl) -> Vec<Item> {
        let mut rest = Vec::new();
        for item in items {
            match item.kind {
                ItemKind::Invariant { is_static, said } => {
                    decl.members.push(Member::Invariant { is_static, said });
                }
                ItemKind::Predicate(declared) => decl.members.push(Member::Method(Arc::new(declared))),
                ItemKind::Statement(_) | ItemKind::LoopInvariant(_) => self.reject(vec![item]),
                _ => rest.push(item),
            }
        }
        rest
    }

    fn member(&mut self, kind: &str, node: Node<'t>, leading: Vec<Item>, decl: &mut TypeDecl) {
        match kind {
            "field_declaration" | "constant_declaration" => {
                let field = self.field(node, leading);
                decl.members.extend(field.map(Member::Field));
            }
            "method_declaration" | "annotation_type_element_declaration" => {
                let method = self.method(node, MethodKind::Method, leading);
                decl.members.extend(method.map(Member::Method));
            }
            "constructor_declaration" => {
                let method = self.method(node, MethodKind::Constructor, leading);
                decl.members.extend(method.and_then(|method| self.constructor(method, decl)));
            }
            "compact_constructor_declaration" => {
                let method = self.method(node, MethodKind::CompactConstructor, leading);
                decl.members.extend(method.and_then(|method| self.constructor(method, decl)));
            }
            "block" => {
                self.reject(leading);
                decl.members.push(Member::Init { is_static: false, block: self.block(node) });
            }
            "static_initializer" => {
                self.reject(leading);
                if let Some(block) = self.kids(node).kind("block") {
                    decl.members.push(Member::Init { is_static: true, block: self.block(block) });
                }
            }
            _ => match self.type_decl(node, leading) {
                Some(inner) => decl.members.push(Member::Type(inner)),
                None => self.unknown(node, "member"),
            },
        }
    }

    /// A constructor has the name of its class; else it is a method without a type.
    fn constructor(&mut self, method: Arc<MethodDecl>, decl: &TypeDecl) -> Option<Member> {
        let is_compact = method.kind == MethodKind::CompactConstructor;
        if method.name.text != decl.name.text {
            let missing = if is_compact { "a parameter list" } else { "a return type" };
            let message = format!("the method `{}` needs {missing}", method.name.text);
            self.error(method.name.span, message);
            return None;
        }
        if is_compact && decl.kind != TypeDeclKind::Record {
            self.error(method.name.span, "only a record has a constructor without parameter list");
            return None;
        }
        Some(Member::Method(method))
    }

    fn field(&mut self, node: Node<'t>, mut leading: Vec<Item>) -> Option<FieldDecl> {
        let kids = self.kids(node);
        let ty = kids.field("type")?;
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        leading.extend(self.declaration_items(&kids, node, ty));
        self.variable_modifiers(leading, &mut modifiers);
        let ty = self.type_or_missing(ty);
        let declarators = self.declarators(&kids);
        for declarator in &declarators {
            if node.kind() == "constant_declaration" && declarator.init.is_none() && !self.is_broken {
                self.error(declarator.span, "a field of an interface needs a value");
            }
        }
        Some(FieldDecl { modifiers, ty, declarators, span: self.span(node) })
    }

    /// The JML before and after the type of a variable, not inside it.
    pub(super) fn declaration_items(&mut self, kids: &Kids<'t>, node: Node<'t>, ty: Node<'t>) -> Vec<Item> {
        let mut items = self.jml.take(node.start_byte(), ty.start_byte());
        let name = kids.field("declarator").or_else(|| kids.field("name"));
        if let Some(name) = name {
            items.extend(self.jml.take(ty.end_byte(), name.start_byte()));
        }
        items
    }

    /// The variables of a declaration.
    pub(super) fn declarators(&mut self, kids: &Kids<'t>) -> Vec<Declarator> {
        kids.fields("declarator").filter_map(|node| self.declarator(node)).collect()
    }

    fn declarator(&mut self, node: Node<'t>) -> Option<Declarator> {
        let kids = self.kids(node);
        let name = self.ident(kids.field("name")?);
        let dims = kids.field("dimensions").map_or(0, |dims| self.dims(dims));
        let init = kids.field("value").map(|value| self.expr(value));
        Some(Declarator { name, dims, init, span: self.span(node) })
    }

    fn method(&mut self, node: Node<'t>, kind: MethodKind, leading: Vec<Item>) -> Option<Arc<MethodDecl>> {
        self.nested(node, |this| this.method_inside(node, kind, leading))?
    }

    fn method_inside(
        &mut self,
        node: Node<'t>,
        kind: MethodKind,
        mut leading: Vec<Item>,
    ) -> Option<Arc<MethodDecl>> {
        let kids = self.kids(node);
        let name = kids.field("name")?;
        let ty = kids.field("type");
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        for kid in &kids.0 {
            if kid.kind.ends_with("annotation") {
                self.annotation(kid.node, &mut modifiers);
            }
        }
        let body = kids.field("body");
        leading.extend(self.jml.take(node.start_byte(), ty.unwrap_or(name).start_byte()));
        leading.extend(self.jml.take(ty.unwrap_or(name).end_byte(), name.start_byte()));
        let parameters = kids.field("parameters");
        let head = parameters.unwrap_or(name).end_byte();
        leading.extend(self.jml.take(head, body.map_or(node.end_byte(), |body| body.start_byte())));
        let leading = Self::jml_modifiers(leading, &mut modifiers, |_| true);
        let (contract, misplaced) = contract(leading);
        self.reject(misplaced);
        let dims = kids.field("dimensions").map_or(0, |dims| self.dims(dims));
        let ret = ty.filter(|ty| ty.kind() != "void_type").map(|ty| self.type_or_missing(ty));
        Some(Arc::new(MethodDecl {
            kind,
            modifiers,
            type_params: self.type_params(kids.field("type_parameters")),
            ret: ret.map(|ty| array(ty, dims)),
            name: self.ident(name),
            params: parameters.map_or_else(Vec::new, |parameters| self.params(parameters)),
            throws: kids.kind("throws").map_or_else(Vec::new, |throws| self.type_list(throws)),
            contract,
            body: body.map(|body| self.block(body)),
            span: self.span(node),
        }))
    }

    /// Parameters without the receiver, or the components of a record.
    pub(super) fn params(&mut self, node: Node<'t>) -> Vec<Param> {
        let mut params = Vec::new();
        let mut before = node.start_byte();
        for kid in self.kids(node).0 {
            match kid.kind {
                "(" | "," => before = kid.node.end_byte(),
                "formal_parameter" => params.extend(self.param(kid.node, before)),
                "spread_parameter" => params.extend(self.spread(kid.node, before)),
                _ => {}
            }
        }
        if let Some((_, front)) = params.split_last()
            && let Some(early) = front.iter().find(|param| param.is_varargs)
        {
            self.error(early.name.span, "only the last parameter may have `...`");
        }
        params
    }

    fn param(&mut self, node: Node<'t>, before: usize) -> Option<Param> {
        let kids = self.kids(node);
        // the grammar takes some receivers for parameters; a receiver is the first one
        if kids.field("name").is_some_and(|name| self.text(name) == "this")
            && self.text[..before].ends_with('(')
        {
            return None;
        }
        let ty = kids.field("type")?;
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        let mut items = self.jml.take(before, node.start_byte());
        items.extend(self.declaration_items(&kids, node, ty));
        self.variable_modifiers(items, &mut modifiers);
        let dims = kids.field("dimensions").map_or(0, |dims| self.dims(dims));
        let ty = array(self.type_or_missing(ty), dims);
        Some(Param { modifiers, ty, is_varargs: false, name: self.ident(kids.field("name")?) })
    }

    fn spread(&mut self, node: Node<'t>, before: usize) -> Option<Param> {
        let kids = self.kids(node);
        let is_part =
            |kind: &str| kind == "modifiers" || kind == "variable_declarator" || kind.ends_with("annotation");
        let ty = kids.named().find(|kid| !is_part(kid.kind))?.node;
        let declarator = kids.kind("variable_declarator")?;
        let name = self.kids(declarator).field("name")?;
        let mut modifiers = self.modifiers(kids.kind("modifiers"));
        let mut items = self.jml.take(before, ty.start_byte());
        items.extend(self.jml.take(ty.end_byte(), name.start_byte()));
        self.variable_modifiers(items, &mut modifiers);
        Some(Param { modifiers, ty: self.type_or_missing(ty), is_varargs: true, name: self.ident(name) })
    }

    /// A parameter of a lambda without a type.
    pub(super) fn untyped_param(&mut self, node: Node<'_>) -> Param {
        Param {
            modifiers: Modifiers::default(),
            ty: TypeRef { kind: TypeKind::Var, span: self.span(node) },
            is_varargs: false,
            name: self.ident(node),
        }
    }
}
