//! Modifiers: words, annotations and what JML says among them.

use tree_sitter::Node;

use super::super::jml::attach::{Item, ItemKind, Modifier};
use super::super::tree::{Modifiers, Nullness, says_by_values};
use super::Converter;

impl<'t> Converter<'t> {
    /// The `modifiers` node, if there is one.
    pub(super) fn modifiers(&mut self, node: Option<Node<'t>>) -> Modifiers {
        let mut modifiers = Modifiers::default();
        let Some(node) = node else { return modifiers };
        let kids = self.kids(node).0;
        for (index, kid) in kids.iter().enumerate() {
            if !kid.node.is_named() && kids[..index].iter().any(|before| before.kind == kid.kind) {
                self.error(self.span(kid.node), format!("`{}` is repeated", kid.kind));
            }
            match kid.kind {
                "public" => modifiers.is_public = true,
                "protected" => modifiers.is_protected = true,
                "private" => modifiers.is_private = true,
                "static" => modifiers.is_static = true,
                "final" => modifiers.is_final = true,
                "abstract" => modifiers.is_abstract = true,
                "native" => modifiers.is_native = true,
                "synchronized" => modifiers.is_synchronized = true,
                "volatile" => modifiers.is_volatile = true,
                "default" => modifiers.is_default = true,
                "sealed" => modifiers.is_sealed = true,
                "marker_annotation" | "annotation" => self.annotation(kid.node, &mut modifiers),
                _ => {}
            }
        }
        modifiers
    }

    /// Adds one annotation.
    pub(super) fn annotation(&mut self, node: Node<'t>, modifiers: &mut Modifiers) {
        let kids = self.kids(node);
        let Some(name) = kids.field("name").and_then(|name| self.dotted(name).pop()) else { return };
        modifiers.nullness = Nullness::said_by(&name.text).or(modifiers.nullness);
        match name.text.as_str() {
            "Pure" => modifiers.is_pure = true,
            "ForTests" => {
                let text = kids.field("arguments").map(|arguments| self.text(arguments));
                let text = text.and_then(|text| text.strip_prefix("(\"")?.strip_suffix("\")"));
                modifiers.for_tests = text.map(Box::from);
            }
            _ => {}
        }
        // what it says by its values is not read
        let has_values = kids.field("arguments").is_some_and(|values| values.named_child_count() > 0);
        if !(has_values && says_by_values(&name.text)) {
            modifiers.annotations.push(name);
        }
    }

    /// Uses up the JML modifiers of a variable or field; nothing else may stand there.
    pub(super) fn variable_modifiers(&mut self, items: Vec<Item>, modifiers: &mut Modifiers) {
        let rest = Self::jml_modifiers(items, modifiers, |modifier| {
            matches!(modifier, Modifier::NonNull | Modifier::Nullable | Modifier::NoEffect)
        });
        self.reject(rest);
    }

    /// Uses up the JML modifiers among the items that mean something here; the rest is given back.
    pub(super) fn jml_modifiers(
        items: Vec<Item>,
        modifiers: &mut Modifiers,
        has_meaning: impl Fn(Modifier) -> bool,
    ) -> Vec<Item> {
        let mut rest = Vec::new();
        for item in items {
            match item.kind {
                ItemKind::Modifier(modifier) if !has_meaning(modifier) => rest.push(item),
                ItemKind::Modifier(Modifier::Pure) => modifiers.is_pure = true,
                ItemKind::Modifier(Modifier::Helper) => modifiers.is_helper = true,
                ItemKind::Modifier(Modifier::Trusted) => modifiers.is_trusted = true,
                ItemKind::Modifier(Modifier::NonNull) => modifiers.nullness = Some(Nullness::NonNull),
                ItemKind::Modifier(Modifier::Nullable) => modifiers.nullness = Some(Nullness::Nullable),
                ItemKind::Modifier(Modifier::NoEffect) => {}
                _ => rest.push(item),
            }
        }
        rest
    }

    /// JML that stands where it has no meaning.
    pub(super) fn reject(&mut self, items: Vec<Item>) {
        for item in items {
            let place = match item.kind {
                ItemKind::Clause(_) | ItemKind::Also | ItemKind::Behavior(_) => "before a method",
                ItemKind::Modifier(Modifier::Pure | Modifier::Helper | Modifier::Trusted) => {
                    "before a method"
                }
                ItemKind::Modifier(Modifier::NonNull | Modifier::Nullable) => {
                    "before a variable, or a method with a result"
                }
                ItemKind::Modifier(Modifier::NoEffect) => "before a declaration",
                ItemKind::Invariant { .. } | ItemKind::Predicate(_) => "in the body of a class",
                ItemKind::Statement(_) => "between the statements of a block",
                ItemKind::LoopInvariant(_) => "before a loop",
            };
            self.error(item.span, format!("`{}` belongs {place}; here it has no meaning", item.word));
        }
    }
}
