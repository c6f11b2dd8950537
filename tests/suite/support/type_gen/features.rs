//! What the generated programs are made of, by name, so that each can be left out.

/// One kind of construct.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Feature {
    /// Objects of the user's exception classes as inputs.
    Exceptions,
    /// Invariants in subclasses.
    SubclassInvariants,
    /// Static fields that hold objects.
    Constants,
    /// Anonymous classes whose objects static fields hold.
    Anonymous,
    /// Private nested classes.
    Private,
    /// Enums without constants.
    EmptyEnums,
    /// Elements of collections that are only compared.
    ComparedElements,
    /// Inner classes that are not static.
    Inner,
    /// Generic classes, and classes that extend one of their instances.
    Generics,
    /// Objects that only the type argument of a generic class of the user's excludes.
    Arguments,
    /// Lists and `Optional`.
    Collections,
    /// Sets and maps: an input has many forms, so these take long.
    Tables,
    /// Records that hold other objects: the engine also tries records that lead back to themselves.
    RecordLinks,
    /// Fields of input objects are assigned.
    Changes,
    /// Parameters of type `Object`.
    AnyObject,
}

impl Feature {
    /// All of them with their names.
    pub const ALL: [(&'static str, Self); 15] = [
        ("exceptions", Self::Exceptions),
        ("subclass-invariants", Self::SubclassInvariants),
        ("constants", Self::Constants),
        ("anonymous", Self::Anonymous),
        ("private", Self::Private),
        ("empty-enums", Self::EmptyEnums),
        ("compared-elements", Self::ComparedElements),
        ("inner", Self::Inner),
        ("generics", Self::Generics),
        ("arguments", Self::Arguments),
        ("collections", Self::Collections),
        ("tables", Self::Tables),
        ("record-links", Self::RecordLinks),
        ("changes", Self::Changes),
        ("any-object", Self::AnyObject),
    ];
}

/// The features of a run.
#[derive(Clone, Debug)]
pub struct Features(Vec<Feature>);

impl Features {
    /// These.
    pub fn of(features: &[Feature]) -> Self {
        Self(features.to_vec())
    }

    /// Names with commas between them; `all` is every one, and a name after `-` is left out.
    pub fn parse(text: &str, otherwise: &Self) -> Self {
        let mut features = if text.starts_with('-') { otherwise.clone() } else { Self(Vec::new()) };
        for name in text.split(',').filter(|name| !name.is_empty()) {
            if name == "all" {
                features.0 = Feature::ALL.iter().map(|(_, feature)| *feature).collect();
                continue;
            }
            let wanted = name.trim_start_matches('-');
            let found = Feature::ALL.iter().find(|(known, _)| *known == wanted);
            let (_, feature) = found.unwrap_or_else(|| panic!("there is no feature {wanted}"));
            features.0.retain(|known| known != feature);
            if !name.starts_with('-') {
                features.0.push(*feature);
            }
        }
        features
    }

    /// Is it one of them?
    pub fn has(&self, feature: Feature) -> bool {
        self.0.contains(&feature)
    }
}
