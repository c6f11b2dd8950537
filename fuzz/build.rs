//! Lets the fuzz targets find libz3, as the build script of `ooxide` does for the program.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let Ok(lib_dir) = env::var("DEP_OOX_CORE_Z3_LIB_DIR") else { return };
    // not -Wl,-rpath,FOLDER: a folder name may hold a comma
    for argument in ["-Xlinker", "-rpath", "-Xlinker", &lib_dir] {
        println!("cargo::rustc-link-arg={argument}");
    }
}
