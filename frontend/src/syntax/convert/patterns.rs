//! Patterns of `instanceof` and `case`.

use tree_sitter::Node;

use super::super::tree::{Pattern, PatternKind};
use super::Converter;

impl<'t> Converter<'t> {
    /// Any node that stands for a pattern.
    pub(super) fn pattern(&mut self, node: Node<'t>) -> Option<Pattern> {
        self.nested(node, |this| this.pattern_inside(node))?
    }

    fn pattern_inside(&mut self, node: Node<'t>) -> Option<Pattern> {
        let kids = self.kids(node);
        let span = self.span(node);
        match node.kind() {
            "pattern" => {
                let inner = kids.named().next()?.node;
                self.pattern(inner)
            }
            "type_pattern" | "record_pattern_component" => {
                let mut parts = kids.named().filter(|kid| !kid.kind.ends_with("annotation"));
                let first = parts.next()?.node;
                let Some(name) = parts.next() else {
                    // `_` alone: any value of the component's type
                    let ty = super::super::tree::TypeRef { kind: super::super::tree::TypeKind::Var, span };
                    return Some(Pattern { kind: PatternKind::Bind { ty, name: None }, span });
                };
                let ty = self.type_or_missing(first);
                let name = Some(self.ident(name.node)).filter(|name| name.text != "_");
                Some(Pattern { kind: PatternKind::Bind { ty, name }, span })
            }
            "record_pattern" => {
                let mut named = kids.named();
                let ty = named.next()?.node;
                let ty = self.type_or_missing(ty);
                let body = kids.kind("record_pattern_body")?;
                let body = self.kids(body);
                let parts = body.named().filter_map(|kid| self.pattern(kid.node)).collect();
                Some(Pattern { kind: PatternKind::Record { ty, parts }, span })
            }
            _ => {
                self.unknown(node, "pattern");
                None
            }
        }
    }
}
