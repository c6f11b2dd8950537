//! Java as a test sees it: what can be named, called and read from a test in the same package.

mod code;
mod info;
mod literal;
mod scope;

pub use code::{class_code, finished, imported, jdk, type_code};
pub use info::{Access, JavaClass, JavaField, JavaInfo, JavaMethod, JavaType, Kind, TypeParam};
pub use literal::{char_literal, double_literal, float_literal, int_literal, string_literal};
pub use scope::Scope;
