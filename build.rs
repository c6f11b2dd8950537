//! Lets the program find libz3 wherever it stands, with no variable exported.
//!
//! Two folders go into its run path: `../lib/ooxide` beside it, which `make install` fills, so that an installed
//! program survives the checkout; then the folder that oox-core was linked to (see `oox-core/build.rs`). With the
//! feature `vendored` there is no such folder and nothing to do.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::Path;

/// What the program is made of.
const SOURCES: [&str; 8] = [
    "Cargo.lock",
    "src",
    "session/src",
    "frontend/src",
    "frontend/jdk",
    "oox-core/src",
    "testgen/src",
    "templates",
];

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rustc-env=OOXIDE_SOURCES={:016x}", hash_of_sources());
    // Cargo runs this script again when oox-core's announces another folder
    let Ok(lib_dir) = env::var("DEP_OOX_CORE_Z3_LIB_DIR") else { return };
    let beside = match env::var("CARGO_CFG_TARGET_OS").as_deref() {
        Ok("macos") => "@executable_path/../lib/ooxide",
        _ => "$ORIGIN/../lib/ooxide",
    };
    for folder in [beside, &lib_dir] {
        // not -Wl,-rpath,FOLDER: a folder name may hold a comma
        for argument in ["-Xlinker", "-rpath", "-Xlinker", folder] {
            println!("cargo::rustc-link-arg={argument}");
        }
    }
}

/// Results that are kept from run to run hold for these sources only: a version number does not tell two builds apart.
fn hash_of_sources() -> u64 {
    let mut hash = DefaultHasher::new();
    for place in SOURCES {
        println!("cargo::rerun-if-changed={place}");
        add(Path::new(place), &mut hash);
    }
    hash.finish()
}

fn add(place: &Path, hash: &mut DefaultHasher) {
    if place.is_dir() {
        let mut inside: Vec<_> =
            fs::read_dir(place).into_iter().flatten().flatten().map(|entry| entry.path()).collect();
        inside.sort();
        for path in inside {
            add(&path, hash);
        }
    } else if let Ok(content) = fs::read(place) {
        place.hash(hash);
        content.hash(hash);
    }
}
