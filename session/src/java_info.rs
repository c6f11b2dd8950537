//! What a test must know of the Java program, taken from the world of the front end.

mod condition;
mod file;
mod source;
mod spec;

use indexmap::IndexMap;
use ooxide_frontend::attribute::field_constant;
use ooxide_frontend::lower::GivenNames;
use ooxide_frontend::syntax::tree::Modifiers;
use ooxide_frontend::types::{ClassId, Type, VarId};
use ooxide_frontend::world::{ClassKind, ClassPlace, Field, Method, MethodId, Origin, World};
use ooxide_testgen::java::{
    Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType, Kind, Model, TypeParam, every_object_has,
};

/// The classes of a program with what tests must know of them.
pub fn info(world: &World, given: &GivenNames) -> JavaInfo {
    let mut classes: IndexMap<ClassId, String> = given.classes.iter().cloned().collect();
    for id in written_by_stand_ins(world, given) {
        classes.entry(id).or_insert_with(|| world.class(id).name.clone());
    }
    let names = Names {
        world,
        vars: renamed(world, given),
        classes,
        fields: given.fields.iter().cloned().collect(),
        methods: given.methods.iter().cloned().collect(),
    };
    let classes = names.classes.iter().map(|(id, name)| (name.clone(), names.class(*id, name)));
    JavaInfo::new(classes.collect(), source::read(world))
}

/// The classes in the declarations of methods that nobody calls, but a stand-in must have.
fn written_by_stand_ins(world: &World, given: &GivenNames) -> Vec<ClassId> {
    let mut found = Vec::new();
    let is_abstract = |id: &ClassId| {
        let class = world.class(*id);
        class.origin != Origin::User && (class.is_interface() || class.is_abstract)
    };
    for id in given.classes.iter().map(|(id, _)| *id).filter(is_abstract) {
        for method in world.members(id).methods.values().flatten().map(|method| world.method(*method)) {
            if is_to_be_implemented(&method) {
                method.params.iter().chain([&method.ret]).for_each(|ty| add_classes(ty, &mut found));
            }
        }
    }
    found
}

fn add_classes(ty: &Type, found: &mut Vec<ClassId>) {
    match ty {
        Type::Class(id, args) => {
            found.push(*id);
            args.iter().for_each(|arg| add_classes(arg, found));
        }
        Type::Array(inner) | Type::Extends(inner) | Type::Super(inner) => add_classes(inner, found),
        Type::Prim(_) | Type::Void | Type::Var(_) | Type::Null | Type::Both(_) | Type::Unknown => {}
    }
}

/// New names for type variables that hide others: those of an inner class or a method that has the name of one around it.
fn renamed(world: &World, given: &GivenNames) -> IndexMap<VarId, String> {
    let mut renamed: IndexMap<VarId, String> = IndexMap::new();
    let mut tell_apart = |around: &[VarId], own: &[VarId]| {
        let mut taken: Vec<String> = Vec::new();
        for id in around.iter().chain(own) {
            let plain = &world.var(*id).name;
            let known = renamed.get(id).unwrap_or(plain);
            let name = if taken.contains(known) {
                let numbered = (2..).map(|number| format!("{plain}{number}"));
                let all: Vec<String> =
                    around.iter().chain(own).map(|id| world.var(*id).name.clone()).collect();
                let mut free = numbered.filter(|name| !taken.contains(name) && !all.contains(name));
                free.next().expect("there are more numbers than names")
            } else {
                known.clone()
            };
            if name != *plain {
                renamed.insert(*id, name.clone());
            }
            taken.push(name);
        }
    };
    // the classes around come before those inside of them, so that a name is given once
    let mut classes: Vec<ClassId> = given.classes.iter().map(|(id, _)| *id).collect();
    classes.sort_by_key(|id| world.class(*id).type_params.len());
    for id in &classes {
        tell_apart(&world.class(*id).type_params, &[]);
    }
    for (id, _) in &given.methods {
        let method = world.method(*id);
        tell_apart(&world.class(method.class).type_params, &method.type_params);
    }
    renamed
}

struct Names<'w> {
    world: &'w World,
    vars: IndexMap<VarId, String>,
    classes: IndexMap<ClassId, String>,
    fields: IndexMap<ooxide_frontend::world::FieldId, String>,
    methods: IndexMap<MethodId, String>,
}

impl Names<'_> {
    fn class(&self, id: ClassId, name: &str) -> JavaClass {
        let world = self.world;
        let class = world.class(id);
        let (path, access) = self.path(id);
        let mut around = id;
        while let Some(outer) = world.class(around).outer {
            around = outer;
        }
        let outermost = world.class(around).name.clone();
        let package = outermost.rsplit_once('.').map_or("", |(package, _)| package).to_owned();
        let (superclass, interfaces) = world.supers(id);
        let members = world.members(id);
        let methods = members.constructors.iter().chain(members.methods.values().flatten());
        JavaClass {
            name: name.to_owned(),
            package,
            path,
            kind: match class.kind {
                ClassKind::Class => Kind::Class,
                ClassKind::Interface | ClassKind::Annotation => Kind::Interface,
                ClassKind::Enum => Kind::Enum,
                ClassKind::Record => Kind::Record,
            },
            is_users: class.origin == Origin::User,
            access,
            is_abstract: class.is_abstract,
            is_inner: class.has_outer_instance,
            levels: self.levels(id),
            type_params: class.type_params.iter().map(|var| self.param(*var)).collect(),
            supertypes: superclass.iter().chain(interfaces.iter()).map(|ty| self.ty(ty)).collect(),
            fields: members.fields.values().map(|field| self.field(&world.field(*field))).collect(),
            methods: methods
                .filter_map(|method| {
                    let declared = world.method(*method);
                    match self.methods.get(method) {
                        Some(signature) => Some(self.method(&declared, signature)),
                        // not called, but a stand-in must have it
                        None => (is_to_be_implemented(&declared) && self.is_known(&declared))
                            .then(|| self.method(&declared, "")),
                    }
                })
                .collect(),
            file: world.sources.borrow().file(class.span.file).name.clone(),
            model: self.model(id, name),
        }
    }

    /// Does the program have all types that a method is declared with?
    fn is_known(&self, method: &Method) -> bool {
        let written = method.params.iter().chain([&method.ret]);
        method.type_params.is_empty() && { written }.all(|ty| !self.ty(ty).is_unknown())
    }

    /// What our model of a class of the library says, or a class file.
    fn model(&self, id: ClassId, name: &str) -> Model {
        let class = self.world.class(id);
        if class.origin == Origin::Open && !class.is_unseen() {
            let members = self.world.members(id);
            let methods = members.methods.values().flatten().map(|method| self.world.method(*method));
            let to_be_implemented = methods.filter(|method| is_to_be_implemented(method)).count();
            return Model { abstract_methods: Some(to_be_implemented), ..Model::default() };
        }
        let said = class.decl.as_ref().filter(|_| class.origin == Origin::Library);
        let said = said.and_then(|decl| decl.modifiers.for_tests.clone());
        said.and_then(|text| Model::read(&text, name).ok()).unwrap_or_default()
    }

    /// The simple names from the outermost class on, and the least access on the way.
    fn path(&self, id: ClassId) -> (Vec<String>, Access) {
        let class = self.world.class(id);
        if !matches!(class.place, ClassPlace::TopLevel | ClassPlace::Member) || class.simple.is_empty() {
            return (Vec::new(), Access::Private);
        }
        let own = class.decl.as_ref().map_or(Access::Public, |decl| access(&decl.modifiers));
        let Some(outer) = class.outer else { return (vec![class.simple.clone()], own) };
        let (mut path, around) = self.path(outer);
        // members of an interface are public
        let own = if self.world.class(outer).is_interface() { Access::Public } else { own };
        if !path.is_empty() {
            path.push(class.simple.clone());
        }
        (path, own.min(around))
    }

    /// How many type parameters of a class each of the names in its path has, outermost first.
    fn levels(&self, id: ClassId) -> Vec<usize> {
        let class = self.world.class(id);
        let all = class.type_params.len();
        let Some(outer) = class.outer else { return vec![all] };
        let mut levels = self.levels(outer);
        if class.has_outer_instance {
            let around: usize = levels.iter().sum();
            levels.push(all - around.min(all));
        } else {
            // those of the classes around a static one are none of its own
            levels.fill(0);
            levels.push(all);
        }
        levels
    }

    /// The name of a type variable, which no other one has that is seen with it.
    fn var(&self, id: VarId) -> String {
        self.vars.get(&id).unwrap_or(&self.world.var(id).name).clone()
    }

    fn param(&self, id: VarId) -> TypeParam {
        let bounds = self.world.bounds(id);
        TypeParam {
            name: self.var(id),
            bounds: bounds.iter().map(|bound| self.ty(bound)).collect(),
            instance: JavaType::Unknown,
            is_recursive: false,
        }
    }

    fn ty(&self, ty: &Type) -> JavaType {
        match ty {
            Type::Prim(prim) => JavaType::Prim(prim.word()),
            Type::Void => JavaType::Prim("void"),
            Type::Class(id, args) => match self.classes.get(id) {
                Some(name) => JavaType::Class(name.clone(), args.iter().map(|arg| self.ty(arg)).collect()),
                None => JavaType::Unknown,
            },
            Type::Array(elem) => JavaType::Array(Box::new(self.ty(elem))),
            Type::Var(id) => JavaType::Var(self.var(*id)),
            Type::Extends(bound) => JavaType::Extends(Box::new(self.ty(bound))),
            Type::Super(bound) => JavaType::Super(Box::new(self.ty(bound))),
            Type::Null | Type::Both(_) | Type::Unknown => JavaType::Unknown,
        }
    }

    fn field(&self, field: &Field) -> JavaField {
        JavaField {
            name: field.name.clone(),
            oox: self.fields.get(&field.id).cloned().unwrap_or_else(|| field.name.clone()),
            ty: self.ty(&field.ty),
            access: access(&field.modifiers),
            is_static: field.modifiers.is_static,
            is_final: field.modifiers.is_final,
            is_constant: field.modifiers.is_final && field_constant(self.world, field.id).is_some(),
        }
    }

    fn method(&self, method: &Method, signature: &str) -> JavaMethod {
        let class = self.world.class(method.class);
        let written: Vec<String> = match &method.decl {
            // a compact constructor has the components of its record for parameters
            Some(decl) if decl.params.len() == method.params.len() => {
                decl.params.iter().map(|param| param.name.text.clone()).collect()
            }
            _ => class.decl.iter().flat_map(|decl| &decl.components).map(|c| c.name.text.clone()).collect(),
        };
        let name = |index: usize| written.get(index).cloned().unwrap_or_else(|| format!("arg{index}"));
        let params = method.params.iter().enumerate().map(|(index, ty)| (name(index), self.ty(ty))).collect();
        let access = match (method.synthetic.is_some(), class.kind, class.decl.as_ref()) {
            // an implied constructor is as visible as its class
            (true, _, Some(decl)) if method.is_constructor() => access(&decl.modifiers),
            (true, ..) => Access::Public,
            _ => access(&method.modifiers),
        };
        JavaMethod {
            name: method.name.clone(),
            signature: signature.to_owned(),
            is_constructor: method.is_constructor(),
            is_implied: method.synthetic.is_some(),
            is_deprecated: is_deprecated(&method.modifiers)
                || class.decl.as_ref().is_some_and(|decl| is_deprecated(&decl.modifiers)),
            access,
            is_static: method.is_static(),
            is_abstract: method.is_abstract(),
            type_params: method.type_params.iter().map(|var| self.param(*var)).collect(),
            params,
            is_varargs: method.is_varargs,
            ret: self.ty(&method.ret),
            throws: !method.throws.is_empty(),
        }
    }
}

/// Must a class that is not abstract have the method?
fn is_to_be_implemented(method: &Method) -> bool {
    method.is_abstract() && !every_object_has(&method.name, method.params.len())
}

fn is_deprecated(modifiers: &Modifiers) -> bool {
    modifiers.annotations.iter().any(|annotation| annotation.text == "Deprecated")
}

fn access(modifiers: &Modifiers) -> Access {
    if modifiers.is_private {
        Access::Private
    } else if modifiers.is_public {
        Access::Public
    } else if modifiers.is_protected {
        Access::Protected
    } else {
        Access::Package
    }
}

#[cfg(test)]
mod tests {
    use std::path::Path;

    use ooxide_testgen::java::Model;

    fn annotated(folder: &Path, found: &mut Vec<(String, String)>) {
        for entry in std::fs::read_dir(folder).expect("the models are there") {
            let path = entry.expect("an entry").path();
            if path.is_dir() {
                annotated(&path, found);
                continue;
            }
            let text = std::fs::read_to_string(&path).expect("a model is text");
            for part in text.split("@ForTests(\"").skip(1) {
                let end = part.find("\")").expect("the annotation ends");
                found.push((path.display().to_string(), part[..end].to_owned()));
            }
        }
    }

    #[test]
    fn what_models_say_for_tests_is_understood() {
        let mut found = Vec::new();
        annotated(&Path::new(env!("CARGO_MANIFEST_DIR")).join("../frontend/jdk"), &mut found);
        assert!(found.len() > 80, "{}", found.len());
        for (path, text) in found {
            assert_eq!(Model::read(&text, "C").err(), None, "{path}");
        }
    }
}
