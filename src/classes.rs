//! The class files that the user names, and those of the JDK.

use ooxide_frontend::classfile::{ClassPath, jdk_home};

use crate::cli::Classes;
use crate::problems::Problem;

impl Classes {
    /// What classes without source declare.
    pub fn open(&self) -> Result<ClassPath, Problem> {
        let jdk = if self.no_jdk_types { None } else { jdk_home() };
        let found = ClassPath::new(&self.classpath, jdk.as_deref());
        match found.problems.first() {
            Some(problem) => {
                Err(Problem::call(problem.clone(), "--classpath takes jars and folders of compiled classes"))
            }
            None => Ok(found),
        }
    }
}
