//! The report as one page for a browser: what was found out about each method, its tests with their pictures, and the
//! source with what the tests cover of it.
//!
//! Everything is in the page, nothing is fetched. Equal input gives equal bytes: there is no time in it.

mod code;
mod coverage;
mod model;
mod page;
mod source;

pub use coverage::Count;
pub use model::Page;
pub use page::{PageMethod, PageTest, counted, page};
