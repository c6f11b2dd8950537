//! What a test must know of the Java program, taken from the world of the front end.

use indexmap::IndexMap;
use ooxide_frontend::attribute::field_constant;
use ooxide_frontend::lower::GivenNames;
use ooxide_frontend::syntax::tree::Modifiers;
use ooxide_frontend::types::{ClassId, Type, VarId};
use ooxide_frontend::world::{ClassKind, Field, Method, MethodId, Origin, Place, World};
use ooxide_testgen::java::{Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType, Kind, TypeParam};

/// The classes of a program with what tests must know of them.
pub fn info(world: &World, given: &GivenNames) -> JavaInfo {
    let names = Names {
        world,
        classes: given.classes.iter().cloned().collect(),
        fields: given.fields.iter().cloned().collect(),
        methods: given.methods.iter().cloned().collect(),
    };
    let classes = given.classes.iter().map(|(id, name)| (name.clone(), names.class(*id, name)));
    JavaInfo { classes: classes.collect() }
}

struct Names<'w> {
    world: &'w World,
    classes: IndexMap<ClassId, String>,
    fields: IndexMap<ooxide_frontend::world::FieldId, String>,
    methods: IndexMap<MethodId, String>,
}

impl Names<'_> {
    fn class(&self, id: ClassId, name: &str) -> JavaClass {
        let world = self.world;
        let of = world.class(id);
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
            kind: match of.kind {
                ClassKind::Class => Kind::Class,
                ClassKind::Interface | ClassKind::Annotation => Kind::Interface,
                ClassKind::Enum => Kind::Enum,
                ClassKind::Record => Kind::Record,
            },
            is_users: of.origin == Origin::User,
            access,
            is_abstract: of.is_abstract,
            is_inner: of.has_outer_instance,
            outer_params: self.outer_params(id),
            type_params: of.type_params.iter().map(|var| self.param(*var)).collect(),
            supertypes: superclass.iter().chain(interfaces.iter()).map(|ty| self.ty(ty)).collect(),
            fields: members.fields.values().map(|field| self.field(&world.field(*field))).collect(),
            methods: methods
                .filter_map(|method| {
                    let signature = self.methods.get(method)?;
                    Some(self.method(&world.method(*method), signature))
                })
                .collect(),
            file: world.sources.borrow().file(of.span.file).name.clone(),
        }
    }

    /// The simple names from the outermost class on, and the least access on the way.
    fn path(&self, id: ClassId) -> (Vec<String>, Access) {
        let of = self.world.class(id);
        if !matches!(of.place, Place::TopLevel | Place::Member) || of.simple.is_empty() {
            return (Vec::new(), Access::Private);
        }
        let own = of.decl.as_ref().map_or(Access::Public, |decl| access(&decl.modifiers));
        let Some(outer) = of.outer else { return (vec![of.simple.clone()], own) };
        let mut names: Vec<String> =
            of.type_params.iter().map(|var| self.world.var(*var).name.clone()).collect();
        names.sort();
        let hides_another = names.windows(2).any(|pair| pair[0] == pair[1]);
        if of.has_outer_instance && (hides_another || self.outer_params(outer) > 0) {
            // its name would hold the type arguments of two other classes, or there are two of one name
            return (Vec::new(), Access::Private);
        }
        let (mut path, around) = self.path(outer);
        // members of an interface are public
        let own = if self.world.class(outer).is_interface() { Access::Public } else { own };
        if !path.is_empty() {
            path.push(of.simple.clone());
        }
        (path, own.min(around))
    }

    /// How many type parameters an inner class has from the class around it.
    fn outer_params(&self, id: ClassId) -> usize {
        let of = self.world.class(id);
        of.outer
            .filter(|_| of.has_outer_instance)
            .map_or(0, |outer| self.world.class(outer).type_params.len())
    }

    fn param(&self, id: VarId) -> TypeParam {
        let bounds = self.world.bounds(id);
        TypeParam {
            name: self.world.var(id).name.clone(),
            bounds: bounds.iter().map(|bound| self.ty(bound)).collect(),
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
            Type::Var(id) => JavaType::Var(self.world.var(*id).name.clone()),
            Type::Extends(bound) => JavaType::Extends(Box::new(self.ty(bound))),
            Type::Super(bound) => JavaType::Super(Box::new(self.ty(bound))),
            Type::Null | Type::Both(_) | Type::Unknown => JavaType::Unknown,
        }
    }

    fn field(&self, of: &Field) -> JavaField {
        JavaField {
            name: of.name.clone(),
            oox: self.fields.get(&of.id).cloned().unwrap_or_else(|| of.name.clone()),
            ty: self.ty(&of.ty),
            access: access(&of.modifiers),
            is_static: of.modifiers.is_static,
            is_final: of.modifiers.is_final,
            is_constant: of.modifiers.is_final && field_constant(self.world, of.id).is_some(),
        }
    }

    fn method(&self, of: &Method, signature: &str) -> JavaMethod {
        let class = self.world.class(of.class);
        let written: Vec<String> = match &of.decl {
            // a compact constructor has the components of its record for parameters
            Some(decl) if decl.params.len() == of.params.len() => {
                decl.params.iter().map(|param| param.name.text.clone()).collect()
            }
            _ => class.decl.iter().flat_map(|decl| &decl.components).map(|c| c.name.text.clone()).collect(),
        };
        let name = |index: usize| written.get(index).cloned().unwrap_or_else(|| format!("arg{index}"));
        let params = of.params.iter().enumerate().map(|(index, ty)| (name(index), self.ty(ty))).collect();
        let access = match (of.synthetic.is_some(), class.kind, class.decl.as_ref()) {
            // an implied constructor is as visible as its class
            (true, _, Some(decl)) if of.is_constructor() => access(&decl.modifiers),
            (true, ..) => Access::Public,
            _ => access(&of.modifiers),
        };
        JavaMethod {
            name: of.name.clone(),
            signature: signature.to_owned(),
            is_constructor: of.is_constructor(),
            is_implied: of.synthetic.is_some(),
            is_deprecated: is_deprecated(&of.modifiers)
                || class.decl.as_ref().is_some_and(|decl| is_deprecated(&decl.modifiers)),
            access,
            is_static: of.is_static(),
            is_abstract: of.is_abstract(),
            type_params: of.type_params.iter().map(|var| self.param(*var)).collect(),
            params,
            is_varargs: of.is_varargs,
            ret: self.ty(&of.ret),
            throws: !of.throws.is_empty(),
        }
    }
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
