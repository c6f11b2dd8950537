#!/usr/bin/env python3
"""Compares the JDK models with the JDK.

Each program in programs/ runs twice: on the JVM, and on the machine in machine/, which interprets the same class files
but takes every class of the JDK from the models. Both must print the same.

    tests/jdk/run.py [--models DIR]... [--keep DIR] [PROGRAM]...

Needs python3 and a JDK 17, nothing else.
"""

import argparse
import difflib
import pathlib
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parent.parent / "frontend" / "jdk"
ASM = [
    f"--add-exports=java.base/jdk.internal.org.objectweb.asm{part}=ALL-UNNAMED"
    for part in ("", ".tree")
]
# A program's strings are joined with StringBuilder, so that no call goes around the models.
JAVAC = ["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-XDstringConcat=inline"]


def run(command, **more):
    """Runs a command that has to succeed."""
    done = subprocess.run([str(part) for part in command], capture_output=True, **more)
    if done.returncode != 0:
        sys.stderr.buffer.write(done.stdout + done.stderr)
        sys.exit(f"failed: {command[0]} {command[-1]}")
    return done


def sources(root):
    return sorted(root.rglob("*.java"))


def compile_models(roots, to):
    """The models keep their names, so they are compiled as a patch of java.base."""
    files = [file for root in roots for file in sources(root)]
    patch = ":".join(str(root) for root in roots)
    run([*JAVAC, "-XDignore.symbol.file", f"--patch-module=java.base={patch}", "-d", to, *files])


def transcript(command):
    """What a program prints, and whether it came to its end."""
    done = subprocess.run([str(part) for part in command], capture_output=True)
    return done.stdout.decode("utf-8", "replace"), done.returncode, done.stderr.decode("utf-8", "replace")


def compare(name, classes):
    want, _, _ = transcript(["java", "-ea", "-Dfile.encoding=UTF-8", "-cp", classes / "programs", name])
    got, status, errors = transcript(
        ["java", *ASM, "-cp", classes / "machine", "machine.Main", classes / "models", classes / "programs", name]
    )
    if want == got and status == 0:
        print(f"ok      {name}: {want.count(chr(10))} lines")
        return True
    print(f"DIFFERS {name}")
    for line in list(difflib.unified_diff(want.split("\n"), got.split("\n"), "jvm", "models", lineterm="", n=0))[:40]:
        print("    " + line)
    if status != 0:
        print("    " + errors.strip()[-2000:])
    return False


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("--models", action="append", type=pathlib.Path, help="folder of models (default: frontend/jdk)")
    parser.add_argument("--keep", type=pathlib.Path, help="put class files here and leave them")
    parser.add_argument("programs", nargs="*", help="names of programs (default: all)")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        classes = options.keep or pathlib.Path(scratch)
        compile_models(options.models or [MODELS], classes / "models")
        run([*JAVAC, *ASM, "-d", classes / "machine", *sources(HERE / "machine")])
        programs = sources(HERE / "programs")
        run([*JAVAC, "-d", classes / "programs", *programs])
        entries = [file.stem for file in programs if "void main(" in file.read_text(encoding="utf-8")]
        names = options.programs or entries
        results = [compare(name, classes) for name in names]
    sys.exit(0 if all(results) else 1)


if __name__ == "__main__":
    main()
