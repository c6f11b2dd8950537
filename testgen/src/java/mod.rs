//! Java as a test sees it: what can be named, called and read from a test in the same package.

mod bounds;
mod boxes;
mod code;
mod identifier;
mod info;
mod literal;
mod scope;

pub use boxes::{box_of, boxed};
pub use code::{
    array_code, as_list, class_code, creation, finished, imported, jdk, new_object, type_code, type_code_in,
    type_params_code,
};
pub use identifier::identifier;
pub use info::{Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType, Kind, TypeParam};
pub use literal::{char_literal, double_literal, float_literal, int_literal, literal, string_literal};
pub use scope::Scope;
