//! The bytes of a class file as a [`ClassFile`].

use noak::AccessFlags;
use noak::error::DecodeError;
use noak::reader::cpool::{Index, Item, Utf8};
use noak::reader::{Attribute, AttributeContent, Class, DecodeMany};

use super::annotations::{self, Target};
use super::signature;
use super::{Bad, ClassFile, Component, Constant, Field, Marks, Method, Nested, Param, Ty, flags};

type Attributes<'b> = DecodeMany<'b, Attribute<'b>, u16>;

/// Reads a class file.
///
/// ```
/// assert!(ooxide_frontend::classfile::read(b"no class").is_err());
/// ```
pub fn read(bytes: &[u8]) -> Result<ClassFile, Bad> {
    let class = Class::new(bytes)?;
    let reader = Reader { class: &class };
    let mut file = ClassFile {
        name: reader.class_name(class.this_class())?,
        flags: bits(class.access_flags()),
        type_params: Vec::new(),
        superclass: class.super_class().map(|above| reader.class_name(above)).transpose()?.map(Ty::class),
        interfaces: Vec::new(),
        fields: Vec::new(),
        methods: Vec::new(),
        nested: Vec::new(),
        components: None,
        permitted: None,
        annotations: Vec::new(),
    };
    for above in class.interfaces() {
        file.interfaces.push(Ty::class(reader.class_name(above?)?));
    }
    reader.attributes_of_class(&mut file)?;
    for field in class.fields() {
        let field = field?;
        let flags = bits(field.access_flags());
        if flags & flags::SYNTHETIC == 0 {
            let (name, descriptor) = (reader.text(field.name())?, reader.text(field.descriptor())?);
            file.fields.push(reader.field(name, flags, &descriptor, &field.attributes())?);
        }
    }
    for method in class.methods() {
        let method = method?;
        let flags = bits(method.access_flags());
        let name = reader.text(method.name())?;
        // what the compiler adds, bridges among it, is no part of the source
        if flags & flags::SYNTHETIC == 0 && name != "<clinit>" {
            let descriptor = reader.text(method.descriptor())?;
            file.methods.push(reader.method(name, flags, &descriptor, &method.attributes())?);
        }
    }
    Ok(file)
}

fn bits(flags: AccessFlags) -> u16 {
    flags.bits()
}

impl From<DecodeError> for Bad {
    fn from(error: DecodeError) -> Self {
        Self(error.to_string())
    }
}

struct Reader<'c, 'b> {
    class: &'c Class<'b>,
}

impl<'b> Reader<'_, 'b> {
    fn units(&self, at: Index<Utf8<'b>>) -> Result<Vec<u16>, Bad> {
        Ok(utf16(self.class.pool().get(at)?.content.as_bytes()))
    }

    fn text(&self, at: Index<Utf8<'b>>) -> Result<String, Bad> {
        Ok(String::from_utf16_lossy(&self.units(at)?))
    }

    fn text_at(&self, at: u16) -> Option<String> {
        self.text(Index::new(at).ok()?).ok()
    }

    fn class_name(&self, at: Index<noak::reader::cpool::Class<'b>>) -> Result<String, Bad> {
        Ok(self.text(self.class.pool().get(at)?.name)?.replace('/', "."))
    }

    /// The attributes by name.
    fn each(
        &self,
        attributes: &Attributes<'b>,
        mut use_it: impl FnMut(&str, &Attribute<'b>) -> Result<(), Bad>,
    ) -> Result<(), Bad> {
        for attribute in attributes {
            let attribute = attribute?;
            use_it(&self.text(attribute.name())?, &attribute)?;
        }
        Ok(())
    }

    /// The text that an attribute consists of.
    fn text_of(&self, attribute: &Attribute<'b>) -> Result<String, Bad> {
        let bytes: [u8; 2] = attribute.content().try_into().map_err(|_| Bad::new("an attribute is wrong"))?;
        self.text(Index::new(u16::from_be_bytes(bytes))?)
    }

    fn annotations(&self, attribute: &Attribute<'b>) -> Result<Vec<String>, Bad> {
        annotations::listed(attribute.content(), &|at| self.text_at(at))
    }

    fn attributes_of_class(&self, file: &mut ClassFile) -> Result<(), Bad> {
        let pool = self.class.pool();
        self.each(&self.class.attributes(), |name, attribute| {
            match name {
                "Signature" => {
                    let generic = signature::class(&self.text_of(attribute)?)?;
                    file.type_params = generic.params;
                    file.superclass = file.superclass.is_some().then_some(generic.superclass);
                    file.interfaces = generic.interfaces;
                }
                "RuntimeVisibleAnnotations" | "RuntimeInvisibleAnnotations" => {
                    file.annotations.extend(self.annotations(attribute)?);
                }
                "InnerClasses" | "PermittedSubclasses" | "Record" => match attribute.read_content(pool)? {
                    AttributeContent::InnerClasses(list) => {
                        for inner in list.classes() {
                            let inner = inner?;
                            file.nested.push(Nested {
                                name: self.class_name(inner.inner_class())?,
                                outer: inner.outer_class().map(|at| self.class_name(at)).transpose()?,
                                simple: inner.inner_name().map(|at| self.text(at)).transpose()?,
                                flags: bits(inner.inner_access_flags()),
                            });
                        }
                    }
                    AttributeContent::PermittedSubclasses(list) => {
                        let names = list.classes().into_iter().map(|at| self.class_name(at?));
                        file.permitted = Some(names.collect::<Result<_, Bad>>()?);
                    }
                    AttributeContent::Record(list) => {
                        let components = list.components().into_iter().map(|component| {
                            let component = component?;
                            let name = self.text(component.name())?;
                            let descriptor = self.text(component.descriptor())?;
                            let field = self.field(name, 0, &descriptor, &component.attributes())?;
                            Ok(Component { name: field.name, ty: field.ty })
                        });
                        file.components = Some(components.collect::<Result<_, Bad>>()?);
                    }
                    _ => {}
                },
                _ => {}
            }
            Ok(())
        })
    }

    fn field(
        &self,
        name: String,
        flags: u16,
        descriptor: &str,
        attributes: &Attributes<'b>,
    ) -> Result<Field, Bad> {
        let mut field =
            Field { name, flags, ty: signature::field(descriptor)?, constant: None, marks: Marks::default() };
        self.each(attributes, |name, attribute| {
            match name {
                "Signature" => field.ty = signature::field(&self.text_of(attribute)?)?,
                "ConstantValue" => field.constant = self.constant(attribute)?,
                "RuntimeVisibleAnnotations" | "RuntimeInvisibleAnnotations" => {
                    self.annotations(attribute)?.into_iter().for_each(|simple| field.marks.add(simple));
                }
                "RuntimeVisibleTypeAnnotations" | "RuntimeInvisibleTypeAnnotations" => {
                    for (target, simple) in
                        annotations::of_types(attribute.content(), &|at| self.text_at(at))?
                    {
                        if target == Target::Whole {
                            field.marks.note(&simple);
                        }
                    }
                }
                _ => {}
            }
            Ok(())
        })?;
        Ok(field)
    }

    fn constant(&self, attribute: &Attribute<'b>) -> Result<Option<Constant>, Bad> {
        let pool = self.class.pool();
        let AttributeContent::ConstantValue(value) = attribute.read_content(pool)? else { return Ok(None) };
        Ok(match pool.get(value.value())? {
            Item::Integer(value) => Some(Constant::Int(value.value)),
            Item::Long(value) => Some(Constant::Long(value.value)),
            Item::Float(value) => Some(Constant::Float(value.value)),
            Item::Double(value) => Some(Constant::Double(value.value)),
            Item::String(value) => Some(Constant::String(self.units(value.string)?)),
            _ => None,
        })
    }

    fn method(
        &self,
        name: String,
        flags: u16,
        descriptor: &str,
        attributes: &Attributes<'b>,
    ) -> Result<Method, Bad> {
        let mut types = signature::method(descriptor)?;
        let mut is_generic = false;
        let mut thrown: Vec<Ty> = Vec::new();
        let mut names: Vec<Option<String>> = Vec::new();
        let mut of_params: Vec<Vec<Vec<String>>> = Vec::new();
        let mut of_types: Vec<(Target, String)> = Vec::new();
        let mut marks = Marks::default();
        let pool = self.class.pool();
        self.each(attributes, |name, attribute| {
            match name {
                "Signature" => {
                    types = signature::method(&self.text_of(attribute)?)?;
                    is_generic = true;
                }
                "Exceptions" => {
                    if let AttributeContent::Exceptions(list) = attribute.read_content(pool)? {
                        for class in list.exceptions() {
                            thrown.push(Ty::class(self.class_name(class?)?));
                        }
                    }
                }
                "MethodParameters" => {
                    if let AttributeContent::MethodParameters(list) = attribute.read_content(pool)? {
                        for param in list.parameters() {
                            names.push(param?.name().map(|at| self.text(at)).transpose()?);
                        }
                    }
                }
                "RuntimeVisibleAnnotations" | "RuntimeInvisibleAnnotations" => {
                    self.annotations(attribute)?.into_iter().for_each(|simple| marks.add(simple));
                }
                "RuntimeVisibleParameterAnnotations" | "RuntimeInvisibleParameterAnnotations" => {
                    of_params.push(annotations::of_params(attribute.content(), &|at| self.text_at(at))?);
                }
                "RuntimeVisibleTypeAnnotations" | "RuntimeInvisibleTypeAnnotations" => {
                    of_types.extend(annotations::of_types(attribute.content(), &|at| self.text_at(at))?);
                }
                _ => {}
            }
            Ok(())
        })?;
        let count = types.params.len();
        let mut params: Vec<Param> =
            types.params.into_iter().map(|ty| Param { name: None, ty, marks: Marks::default() }).collect();
        // what the compiler put in front of the written parameters may be counted, or not
        let from_end = |all: usize, index: usize| (count + index).checked_sub(all);
        let named = names.len();
        for (index, name) in names.into_iter().enumerate() {
            if let Some(param) = from_end(named, index).and_then(|at| params.get_mut(at)) {
                param.name = name;
            }
        }
        for list in of_params {
            let all = list.len();
            for (index, simple) in list.into_iter().enumerate() {
                if let Some(param) = from_end(all, index).and_then(|at| params.get_mut(at)) {
                    for simple in simple {
                        param.marks.add(simple);
                    }
                }
            }
        }
        for (target, simple) in of_types {
            match target {
                Target::Whole => marks.note(&simple),
                Target::Param(index) => {
                    if let Some(param) = params.get_mut(index) {
                        param.marks.note(&simple);
                    }
                }
                Target::Other => {}
            }
        }
        let throws = if types.throws.is_empty() { thrown } else { types.throws };
        let (type_params, ret) = (types.type_params, types.ret);
        Ok(Method { name, flags, type_params, params, is_generic, ret, throws, marks })
    }
}

/// Modified UTF-8 (JVMS 4.4.7): each unit of UTF-16 is written for itself, in one to three bytes.
fn utf16(bytes: &[u8]) -> Vec<u16> {
    let low = |at: usize| u16::from(bytes.get(at).copied().unwrap_or_default() & 0x3F);
    let mut units = Vec::with_capacity(bytes.len());
    let mut at = 0;
    while let Some(first) = bytes.get(at).copied() {
        let first = u16::from(first);
        let (unit, length) = match first {
            0xE0.. => ((first & 0x0F) << 12 | low(at + 1) << 6 | low(at + 2), 3),
            0xC0.. => ((first & 0x1F) << 6 | low(at + 1), 2),
            _ => (first, 1),
        };
        units.push(unit);
        at += length;
    }
    units
}
