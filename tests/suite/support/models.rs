//! The models of the JDK as the front end sees them: which types a program can name, and what can be called on them.

use oox_core::lang::span::SourceMap;
use ooxide_frontend::models::model_names;
use ooxide_frontend::project::Project;
use ooxide_frontend::types::{ClassId, Type};
use ooxide_frontend::world::{ClassKind, World};

/// A public class or interface with a model.
pub struct Model {
    /// `java.util.List`
    pub name: String,
    /// An exception or error.
    pub is_exception: bool,
    /// An annotation type.
    pub is_annotation: bool,
    /// Below `Collection` or `Map`.
    pub is_collection: bool,
    /// The public instance methods, inherited ones too, in the order of their names.
    pub methods: Vec<Method>,
}

/// A public instance method.
pub struct Method {
    /// Its name.
    pub name: String,
    /// The erased types of its parameters, as Java writes them.
    pub params: Vec<String>,
}

/// All public models, in the order of their names; our own primitives are no types of Java.
pub fn all() -> Vec<Model> {
    let world = Project::new(SourceMap::default(), Vec::new()).world;
    model_names().filter(|name| !name.starts_with("ooxide.")).filter_map(|name| model(&world, name)).collect()
}

fn model(world: &World, name: &str) -> Option<Model> {
    let id = world.find_class(name)?;
    let class = world.class(id);
    if !class.decl.as_ref().is_some_and(|decl| decl.modifiers.is_public) {
        return None;
    }
    let is_below = |above: &str| world.find_class(above).is_some_and(|above| world.is_subclass(id, above));
    Some(Model {
        name: name.to_owned(),
        is_exception: is_below("java.lang.Throwable"),
        is_annotation: class.kind == ClassKind::Annotation,
        is_collection: is_below("java.util.Collection") || is_below("java.util.Map"),
        methods: methods(world, id),
    })
}

fn methods(world: &World, class: ClassId) -> Vec<Method> {
    let mut found: Vec<Method> = Vec::new();
    for above in world.linearised(class).iter() {
        for id in world.members(*above).methods.values().flatten() {
            let declared = world.method(*id);
            if declared.is_static() || !declared.modifiers.is_public {
                continue;
            }
            let params: Vec<String> = declared.params.iter().map(|ty| java_type(world, ty)).collect();
            let method = Method { name: declared.name.clone(), params };
            if !found.iter().any(|known| known.name == method.name && known.params == method.params) {
                found.push(method);
            }
        }
    }
    found.sort_by(|a, b| (&a.name, &a.params).cmp(&(&b.name, &b.params)));
    found
}

/// An erased type as Java writes it.
fn java_type(world: &World, ty: &Type) -> String {
    match world.erasure(ty) {
        Type::Prim(prim) => prim.word().to_owned(),
        Type::Class(class, _) => world.class(class).name.replace('$', "."),
        Type::Array(elem) => format!("{}[]", java_type(world, &elem)),
        _ => "Object".to_owned(),
    }
}
