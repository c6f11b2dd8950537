//! Reports for machines that know nothing of us: SARIF for code hosts and editors, JUnit's XML for build servers, and
//! annotations for GitHub.

mod github;
mod junit;
mod sarif;

pub use github::annotations;
pub use junit::junit;
pub use sarif::sarif;
