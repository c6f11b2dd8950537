//! JUnit and JaCoCo: the pinned ones, else those of Debian's packages.

use std::path::{Path, PathBuf};

use super::JvmError;
use super::artifact::{Artifact, Sources};
use super::process;

/// JUnit's console launcher has the launcher, Jupiter, JUnit 4 and all they need in one jar.
const JUNIT: Artifact = Artifact {
    group: "org.junit.platform",
    name: "junit-platform-console-standalone",
    version: "1.11.4",
    classifier: None,
    sha256: "b016ef6b1c3454d6d7c2c88ce081dabf289699686af6622d6e4e2e1b54b4a2fc",
};
// The first version for class files of Java 25.
const JACOCO_AGENT: Artifact = Artifact {
    group: "org.jacoco",
    name: "org.jacoco.agent",
    version: "0.8.14",
    classifier: Some("runtime"),
    sha256: "3fb76eea65f81bd9415202bab34b6571728841dff1ab8e6bbe81adc2e299face",
};
const JACOCO_CLI: Artifact = Artifact {
    group: "org.jacoco",
    name: "org.jacoco.cli",
    version: "0.8.14",
    classifier: Some("nodeps"),
    sha256: "811c7f8c6b358c5d68a8973cfa867f6892be7a671b697a4b13c4b447e6daf75c",
};

// Mockito and what it needs. Debian's is too old for the JDKs that are in use.
const MOCKITO: [Artifact; 4] = [
    Artifact {
        group: "org.mockito",
        name: "mockito-core",
        version: "5.14.2",
        classifier: None,
        sha256: "2296141c1e1f2e1ae35c08d36a9ab4563ecd66e03533fe82630a764e7aa49182",
    },
    Artifact {
        group: "net.bytebuddy",
        name: "byte-buddy",
        version: "1.15.4",
        classifier: None,
        sha256: "4a683d83ff219f20d44f35ca302d821e0c6842e3fa8f9f1ee913eb16f49cec6c",
    },
    Artifact {
        group: "net.bytebuddy",
        name: "byte-buddy-agent",
        version: "1.15.4",
        classifier: None,
        sha256: "1d76defd159a564b9cb7a968d0dea27367b8b70ebde75a968e7ef1921bc75ee4",
    },
    Artifact {
        group: "org.objenesis",
        name: "objenesis",
        version: "3.3",
        classifier: None,
        sha256: "02dfd0b0439a5591e35b708ed2f5474eb0948f53abf74637e959b8e4ef69bfeb",
    },
];

/// Where Debian's packages have their jars.
const DEBIAN: &str = "/usr/share/java";
const DEBIAN_JUNIT: [&str; 1] = ["junit-platform-console-standalone.jar"];
const DEBIAN_JACOCO_AGENT: [&str; 1] = ["org.jacoco.agent.jar"];
const DEBIAN_JACOCO_CORE: [&str; 4] = ["org.jacoco.core.jar", "asm.jar", "asm-commons.jar", "asm-tree.jar"];

/// Where jars are looked for.
#[derive(Clone, Debug)]
pub struct JarOptions {
    /// The user's own JUnit (`--junit-jar`); when there is one, no other is looked for.
    pub junit: Vec<PathBuf>,
    /// Whether JaCoCo is needed too.
    pub coverage: bool,
    /// Whether Mockito is needed too.
    pub mockito: bool,
    /// Where fetched jars are kept.
    pub cache: Option<PathBuf>,
    /// Maven's local repository.
    pub repository: Option<PathBuf>,
    /// The program that fetches.
    pub maven: Option<PathBuf>,
    /// Nothing is fetched.
    pub offline: bool,
    /// Where the jars of the system's packages are.
    pub system: PathBuf,
}

impl JarOptions {
    /// What the environment says. The cache is `OOXIDE_CACHE`, else `ooxide` in `XDG_CACHE_HOME`, else `.cache/ooxide`
    /// in the home folder. `OOXIDE_OFFLINE`, unless it is empty or 0, forbids fetching.
    pub fn from_environment() -> Self {
        let variable = |name| std::env::var_os(name).filter(|value| !value.is_empty());
        let home = std::env::home_dir();
        let cache = variable("OOXIDE_CACHE")
            .map(PathBuf::from)
            .or_else(|| variable("XDG_CACHE_HOME").map(|folder| Path::new(&folder).join("ooxide")))
            .or_else(|| home.as_ref().map(|home| home.join(".cache/ooxide")));
        Self {
            junit: Vec::new(),
            coverage: false,
            mockito: false,
            cache,
            repository: home.map(|home| home.join(".m2/repository")),
            maven: process::on_path("mvn", &std::env::var_os("PATH").unwrap_or_default()),
            offline: variable("OOXIDE_OFFLINE").is_some_and(|value| value != "0"),
            system: PathBuf::from(DEBIAN),
        }
    }

    fn pinned(&self, artifact: &Artifact) -> Result<PathBuf, String> {
        let Some(cache) = &self.cache else {
            return Err("there is no home folder to keep jars in".to_owned());
        };
        let maven = match &self.maven {
            _ if self.offline => Err("OOXIDE_OFFLINE is set"),
            None => Err("mvn is not on the path"),
            Some(maven) => Ok(maven.as_path()),
        };
        // Maven runs in another folder
        let cache = std::path::absolute(cache).map_err(|error| format!("{}: {error}", cache.display()))?;
        artifact.find(&Sources { cache: &cache, repository: self.repository.as_deref(), maven })
    }

    fn packaged(&self, names: &[&str]) -> Result<Vec<PathBuf>, String> {
        let file = |name: &&str| {
            let file = self.system.join(name);
            if file.is_file() { Ok(file) } else { Err(format!("there is no {}", file.display())) }
        };
        names.iter().map(file).collect()
    }
}

/// What tests and measurements need besides the user's classes.
#[derive(Clone, Debug)]
pub struct Jars {
    pub(super) junit: Vec<PathBuf>,
    pub(super) jacoco: Option<Jacoco>,
    mockito: Vec<PathBuf>,
}

/// Both halves of JaCoCo.
#[derive(Clone, Debug)]
pub(super) struct Jacoco {
    pub(super) agent: Agent,
    /// The analysis and what it needs.
    pub(super) core: Vec<PathBuf>,
    /// The package of the analysis: it has another name in the jar of the command line tool.
    pub(super) package: &'static str,
}

/// The agent that counts inside the JVM.
#[derive(Clone, Debug)]
pub(super) enum Agent {
    /// This jar.
    Jar(PathBuf),
    /// `jacocoagent.jar` inside of this jar.
    Inside(PathBuf),
}

impl Jars {
    /// Finds JUnit, and JaCoCo if coverage is wanted.
    pub fn find(options: &JarOptions) -> Result<Self, JvmError> {
        let jacoco = options.coverage.then(|| jacoco(options).map_err(JvmError::NoJacoco)).transpose()?;
        let needed = MOCKITO.iter().filter(|_| options.mockito);
        let mockito: Result<Vec<PathBuf>, String> = needed.map(|artifact| options.pinned(artifact)).collect();
        let mockito = mockito.map_err(|reason| JvmError::NoMockito(vec![reason]))?;
        Ok(Self { junit: junit(options).map_err(JvmError::NoJunit)?, jacoco, mockito })
    }

    /// Mockito and what it needs, if it is needed.
    pub fn mockito(&self) -> &[PathBuf] {
        &self.mockito
    }

    /// The jars of JUnit, for messages: which one was it?
    pub fn junit(&self) -> &[PathBuf] {
        &self.junit
    }
}

fn junit(options: &JarOptions) -> Result<Vec<PathBuf>, Vec<String>> {
    if !options.junit.is_empty() {
        let missing: Vec<String> = options
            .junit
            .iter()
            .filter(|jar| !jar.is_file())
            .map(|jar| format!("there is no {}", jar.display()))
            .collect();
        return if missing.is_empty() { Ok(options.junit.clone()) } else { Err(missing) };
    }
    options.pinned(&JUNIT).map(|jar| vec![jar]).or_else(|no_pinned| {
        options.packaged(&DEBIAN_JUNIT).map_err(|no_package| vec![no_pinned, no_package])
    })
}

fn jacoco(options: &JarOptions) -> Result<Jacoco, Vec<String>> {
    let pinned = || {
        let agent = Agent::Jar(options.pinned(&JACOCO_AGENT)?);
        Ok(Jacoco {
            agent,
            core: vec![options.pinned(&JACOCO_CLI)?],
            package: "org.jacoco.cli.internal.core",
        })
    };
    let packaged = || {
        let mut agent = options.packaged(&DEBIAN_JACOCO_AGENT)?;
        let agent = Agent::Inside(agent.pop().expect("one name gives one file"));
        Ok(Jacoco { agent, core: options.packaged(&DEBIAN_JACOCO_CORE)?, package: "org.jacoco.core" })
    };
    pinned().or_else(|no_pinned| packaged().map_err(|no_package| vec![no_pinned, no_package]))
}
