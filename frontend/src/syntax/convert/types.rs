//! Types, type parameters and type arguments.

use tree_sitter::Node;

use super::super::tree::{Modifiers, Nullness, Prim, TypeArg, TypeKind, TypeParam, TypeRef, TypeSegment};
use super::Converter;
use oox_core::lang::diagnostic::Diagnostic;

impl<'t> Converter<'t> {
    /// A type; `None` when the node is none.
    pub(super) fn type_ref(&mut self, node: Node<'t>) -> Option<TypeRef> {
        let kind = self.nested(node, |this| this.type_kind(node))??;
        Some(TypeRef { kind, span: self.span(node) })
    }

    /// A type that must be there.
    pub(super) fn type_or_missing(&mut self, node: Node<'t>) -> TypeRef {
        if node.kind() == "void_type" && !self.is_broken {
            self.error(self.span(node), "`void` is not allowed here");
        }
        self.type_ref(node).unwrap_or_else(|| {
            self.unknown(node, "type");
            TypeRef { kind: TypeKind::Named(Vec::new()), span: self.span(node) }
        })
    }

    fn type_kind(&mut self, node: Node<'t>) -> Option<TypeKind> {
        Some(match node.kind() {
            "integral_type" | "floating_point_type" | "boolean_type" => {
                TypeKind::Prim(prim(self.text(node))?)
            }
            "void_type" => TypeKind::Void,
            "type_identifier" | "identifier" if self.text(node) == "var" => TypeKind::Var,
            "type_identifier" | "identifier" => TypeKind::Named(
                self.dotted(node).into_iter().map(|name| TypeSegment { name, args: None }).collect(),
            ),
            "scoped_type_identifier" | "generic_type" => {
                let mut segments = Vec::new();
                self.segments(node, &mut segments);
                TypeKind::Named(segments)
            }
            "array_type" => {
                let kids = self.kids(node);
                let element = kids.field("element").map(|element| self.type_or_missing(element))?;
                let dims = kids.field("dimensions").map_or(0, |dimensions| self.dims(dimensions));
                return Some(array(element, dims).kind);
            }
            "annotated_type" => {
                let kids = self.kids(node);
                let mut modifiers = Modifiers::default();
                for kid in kids.named().filter(|kid| kid.kind.ends_with("annotation")) {
                    self.annotation(kid.node, &mut modifiers);
                }
                if modifiers.nullness == Some(Nullness::NonNull) {
                    let message = "that a part of a type is never null is not judged";
                    self.report.push(Diagnostic::warning(self.span(node), message));
                }
                let inner = kids.named().find(|kid| !kid.kind.ends_with("annotation"))?.node;
                return self.type_ref(inner).map(|ty| ty.kind);
            }
            "catch_type" => {
                let kids = self.kids(node);
                TypeKind::Several(kids.named().map(|kid| self.type_or_missing(kid.node)).collect())
            }
            _ => return None,
        })
    }

    /// The parts of `a.b.C<T>.D`. The grammar nests to the left, as deep as there are dots.
    fn segments(&mut self, node: Node<'t>, segments: &mut Vec<TypeSegment>) {
        for kid in self.kids(node).0 {
            match kid.kind {
                "scoped_type_identifier" | "generic_type" => {
                    self.nested(kid.node, |this| this.segments(kid.node, segments));
                }
                "type_identifier" | "identifier" => {
                    segments.push(TypeSegment { name: self.ident(kid.node), args: None });
                }
                "type_arguments" => {
                    let args = self.type_args(kid.node);
                    if args.is_empty() && !self.is_created && !self.is_broken {
                        self.error(self.span(kid.node), "`<>` is only allowed after `new`");
                    }
                    if let Some(last) = segments.last_mut() {
                        last.args = Some(args);
                    }
                }
                _ => {}
            }
        }
    }

    fn type_args(&mut self, node: Node<'t>) -> Vec<TypeArg> {
        let kids = self.kids(node);
        kids.named()
            .map(|kid| {
                if kid.kind == "wildcard" {
                    self.wildcard(kid.node)
                } else {
                    TypeArg::Type(self.type_or_missing(kid.node))
                }
            })
            .collect()
    }

    fn wildcard(&mut self, node: Node<'t>) -> TypeArg {
        let kids = self.kids(node);
        let bound = kids.named().find(|kid| !kid.kind.ends_with("annotation") && kid.kind != "super");
        let Some(bound) = bound else { return TypeArg::Any };
        let ty = self.type_or_missing(bound.node);
        if kids.has("super") { TypeArg::Super(ty) } else { TypeArg::Extends(ty) }
    }

    /// `<A, B>` of a call.
    pub(super) fn call_type_args(&mut self, node: Option<Node<'t>>) -> Vec<TypeRef> {
        let Some(node) = node else { return Vec::new() };
        let kids = self.kids(node);
        kids.named().map(|kid| self.type_or_missing(kid.node)).collect()
    }

    /// `<T extends A & B>`
    pub(super) fn type_params(&mut self, node: Option<Node<'t>>) -> Vec<TypeParam> {
        let Some(node) = node else { return Vec::new() };
        let kids = self.kids(node);
        let params = kids.0.iter().filter(|kid| kid.kind == "type_parameter");
        params.filter_map(|kid| self.type_param(kid.node)).collect()
    }

    fn type_param(&mut self, node: Node<'t>) -> Option<TypeParam> {
        let kids = self.kids(node);
        let name = kids.kind("type_identifier").or_else(|| kids.kind("identifier"))?;
        let mut bounds = Vec::new();
        if let Some(bound) = kids.kind("type_bound") {
            bounds = self.type_list(bound);
        }
        Some(TypeParam { name: self.ident(name), bounds })
    }

    /// The types among the children, and those of a list among them.
    pub(super) fn type_list(&mut self, node: Node<'t>) -> Vec<TypeRef> {
        let kids = self.kids(node);
        let mut types = Vec::new();
        for kid in kids.named() {
            if kid.kind == "type_list" {
                types.extend(self.type_list(kid.node));
            } else {
                types.push(self.type_or_missing(kid.node));
            }
        }
        types
    }

    /// How many pairs of brackets.
    pub(super) fn dims(&mut self, node: Node<'t>) -> usize {
        self.kids(node).0.iter().filter(|kid| kid.kind == "[").count()
    }
}

/// The type with so many pairs of brackets.
pub(super) fn array(mut ty: TypeRef, dims: usize) -> TypeRef {
    for _ in 0..dims.min(255) {
        let span = ty.span;
        ty = TypeRef { kind: TypeKind::Array(Box::new(ty)), span };
    }
    ty
}

/// A primitive type by its name.
pub fn prim(name: &str) -> Option<Prim> {
    Some(match name {
        "boolean" => Prim::Boolean,
        "byte" => Prim::Byte,
        "short" => Prim::Short,
        "char" => Prim::Char,
        "int" => Prim::Int,
        "long" => Prim::Long,
        "float" => Prim::Float,
        "double" => Prim::Double,
        _ => return None,
    })
}
