//! Questions about the class hierarchy, answered without a solver.

use std::sync::Arc;

use super::{ClassId, ClassKind, DynType, DynTypeId, MethodId, Program, Ty, TypeSet};

impl Program {
    /// Is `class` the same as `ancestor` or below it?
    pub fn is_subclass(&self, class: ClassId, ancestor: ClassId) -> bool {
        self.class(class).ancestors.binary_search(&ancestor).is_ok()
    }

    /// Does a value of static type `from` fit a variable of type `to` without conversion?
    pub fn is_assignable(&self, from: &Ty, to: &Ty) -> bool {
        match (from, to) {
            (Ty::Null, Ty::String) => true,
            (Ty::Null, to) => to.is_reference(),
            (Ty::Ref(from), Ty::Ref(to)) => self.is_subclass(*from, *to),
            (Ty::Array(_), Ty::Ref(to)) => *to == self.builtin.object,
            (Ty::Array(from), Ty::Array(to)) if from.is_reference() && to.is_reference() => {
                self.is_assignable(from, to)
            }
            (from, to) if from.is_mathematical() && to.is_mathematical() => true,
            (from, to) => from == to,
        }
    }

    /// Does an object of this run-time type fit a variable of type `ty`?
    pub fn fits(&self, dynamic: DynTypeId, ty: &Ty) -> bool {
        match (&self.dyn_types[dynamic.0 as usize], ty) {
            (DynType::Class(class) | DynType::Open(class), Ty::Ref(to)) => self.is_subclass(*class, *to),
            (DynType::Array(array), ty) => self.is_assignable(array, ty),
            _ => false,
        }
    }

    /// Is the type that of objects whose class nobody knows?
    pub fn is_unknown(&self, dynamic: DynTypeId) -> bool {
        matches!(self.dyn_types[dynamic.0 as usize], DynType::Open(_))
    }

    /// The run-time types that fit a variable of this reference type.
    pub fn instances(&self, ty: &Ty) -> TypeSet {
        match ty {
            Ty::Ref(class) => self.class(*class).instances.clone(),
            Ty::Array(_) => self.dyn_type_ids().filter(|id| self.fits(*id, ty)).collect(),
            _ => Arc::from([]),
        }
    }

    /// The run-time types that an object of the input can have where it is declared with this type. An array of the
    /// input has exactly its declared type.
    pub fn inputs(&self, ty: &Ty) -> TypeSet {
        match ty {
            Ty::Ref(class) => self.class(*class).inputs.clone(),
            Ty::Array(_) => self.dyn_ids.get(&DynType::Array(ty.clone())).copied().into_iter().collect(),
            _ => Arc::from([]),
        }
    }

    /// The type that says most about a variable, declared with the first one, whose object has one of these run-time types.
    pub fn closest(&self, declared: &Ty, types: &TypeSet) -> Ty {
        let Ty::Ref(class) = declared else { return declared.clone() };
        if types.is_empty() || *types == self.inputs(declared) {
            return declared.clone();
        }
        let count = u32::try_from(self.classes.len()).expect("fewer than 2^32 classes");
        let holds_all = |id: &ClassId| {
            self.is_subclass(*id, *class) && types.iter().all(|ty| self.fits(*ty, &Ty::Ref(*id)))
        };
        let found = (0..count).map(ClassId).filter(holds_all);
        found
            .min_by_key(|id| (self.class(*id).instances.len(), *id != *class, id.0))
            .map_or_else(|| declared.clone(), Ty::Ref)
    }

    /// Can an array with these elements be one of elements of a smaller type?
    pub fn has_smaller_types(&self, elem: &Ty) -> bool {
        match elem {
            Ty::Ref(class) => {
                let below = self.classes.iter().filter(|other| other.ancestors.binary_search(class).is_ok());
                self.class(*class).kind == ClassKind::Interface || below.count() > 1
            }
            Ty::Array(inner) => self.has_smaller_types(inner),
            _ => false,
        }
    }

    fn dyn_type_ids(&self) -> impl Iterator<Item = DynTypeId> {
        (0..u32::try_from(self.dyn_types.len()).expect("fewer than 2^32 types")).map(DynTypeId)
    }

    /// The part of `set` that fits `ty` (or, negated, the part that does not).
    pub fn narrow(&self, set: &TypeSet, ty: &Ty, fitting: bool) -> TypeSet {
        if set.iter().all(|id| self.fits(*id, ty) == fitting) {
            return set.clone();
        }
        set.iter().copied().filter(|id| self.fits(*id, ty) == fitting).collect()
    }

    /// The run-time type of objects of exactly this class.
    pub fn dyn_of_class(&self, class: ClassId) -> DynTypeId {
        self.dyn_index(&DynType::Class(class))
    }

    /// The run-time type of arrays of exactly this type.
    pub fn dyn_of_array(&self, array: &Ty) -> DynTypeId {
        self.dyn_index(&DynType::Array(array.clone()))
    }

    fn dyn_index(&self, wanted: &DynType) -> DynTypeId {
        let id = self.dyn_ids.get(wanted).copied();
        id.expect("every concrete class and every array type of the program is in the table")
    }

    /// The type to show for an object that may have several: the most general one, or the first.
    pub fn representative(&self, types: &TypeSet) -> Option<DynTypeId> {
        let general = types.iter().find(|candidate| match &self.dyn_types[candidate.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => {
                types.iter().all(|other| self.fits(*other, &Ty::Ref(*class)))
            }
            DynType::Array(_) => false,
        });
        general.or(types.first()).copied()
    }

    /// A set of one type.
    pub fn exactly(id: DynTypeId) -> TypeSet {
        Arc::from([id])
    }

    /// The supertypes that are initialised before a class, in order: its superclass, and the interfaces that have
    /// methods with a body. An interface is initialised alone.
    pub fn initialised_before(&self, class: ClassId) -> Vec<ClassId> {
        let declared = self.class(class);
        let mut before = Vec::new();
        if declared.kind == ClassKind::Class {
            before.extend(declared.superclass);
            declared.interfaces.iter().for_each(|interface| self.with_bodies(*interface, &mut before));
        }
        before
    }

    fn with_bodies(&self, interface: ClassId, found: &mut Vec<ClassId>) {
        let declared = self.class(interface);
        declared.interfaces.iter().for_each(|above| self.with_bodies(*above, found));
        let has_body = |id: &MethodId| !self.method(*id).is_abstract && !self.method(*id).is_static;
        if declared.methods.iter().any(has_body) && !found.contains(&interface) {
            found.push(interface);
        }
    }

    /// The `enum` class whose static initialiser makes the objects of this run-time type.
    pub fn enum_of(&self, dynamic: DynTypeId) -> Option<ClassId> {
        match &self.dyn_types[dynamic.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => self.enum_root(*class),
            DynType::Array(_) => None,
        }
    }

    /// Whether there is nothing to read in objects of this run-time type: no chain of references goes on from them.
    pub fn is_featureless(&self, dynamic: DynTypeId) -> bool {
        match &self.dyn_types[dynamic.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => self.class(*class).fields.is_empty(),
            DynType::Array(_) => false,
        }
    }

    /// The `enum` class that makes the objects of a class: itself, or its superclass where it is that of one constant.
    pub fn enum_root(&self, class: ClassId) -> Option<ClassId> {
        let declared = self.class(class);
        let above = declared.superclass.and_then(|above| self.enum_root(above));
        above.or_else(|| declared.is_enum.then_some(class))
    }

    /// Which method runs when `declared` is called on an object of this run-time type.
    pub fn target(&self, dynamic: DynTypeId, declared: MethodId) -> MethodId {
        let class = match &self.dyn_types[dynamic.0 as usize] {
            DynType::Class(class) | DynType::Open(class) => *class,
            DynType::Array(_) => self.builtin.object,
        };
        self.class(class).dispatch.get(&declared).copied().unwrap_or(declared)
    }
}
