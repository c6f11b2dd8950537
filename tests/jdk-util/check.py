#!/usr/bin/env python3
"""Compares the models of java.util with the JDK: runs each program in programs/ once as it is and once with the
package java.util renamed so that it meets the models, and compares what the two runs print.

usage: check.py [--sequences N] [--seed N] [--keep DIR] [PROGRAM ...]
"""
import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parent.parent / "frontend" / "jdk"
# Models that are not renamed: the other packages and the classes that belong to streams stay those of the JDK.
STAYS = ["Spliterator", "Spliterators", "PrimitiveIterator", "Optional", "OptionalInt", "OptionalLong",
         "OptionalDouble", "IntSummaryStatistics", "LongSummaryStatistics", "DoubleSummaryStatistics"]
RENAMED = re.compile(r"\bjava\.util\b(?!\.(function|regex|stream|" + "|".join(STAYS) + r")\b)")


def renamed(text):
    """The source text with the package java.util called model.util."""
    text = text.replace("java.util.stream.StreamSupport.fromCollection", "model.Streams.fromCollection")
    text = RENAMED.sub("model.util", text)
    # for (x : collection) needs an iterator of the real java.util.
    return text.replace("public interface Iterator<E> {", "public interface Iterator<E> extends java.util.Iterator<E> {")


def copy_renamed(sources, root, folder):
    """Writes the sources with java.util renamed to `folder`; answers the new files."""
    copies = []
    for source in sources:
        copy = folder / renamed(".".join(source.relative_to(root).parts[:-1])).replace(".", "/") / source.name
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_text(renamed(source.read_text()))
        copies.append(copy)
    return copies


def compile_java(sources, classes):
    command = ["javac", "-nowarn", "-Xlint:none", "-encoding", "UTF-8", "-d", str(classes)]
    result = subprocess.run(command + [str(s) for s in sources], capture_output=True, text=True)
    if result.returncode != 0:
        sys.exit(result.stdout + result.stderr)


def run_java(classes, program, arguments, transcript):
    with open(transcript, "w") as out:
        # Compiled code throws exceptions without messages unless told not to.
        command = ["java", "-XX:-OmitStackTraceInFastThrow", "-XX:+UseSerialGC", "-cp", str(classes), program]
        return subprocess.run(command + arguments, stdout=out, stderr=subprocess.STDOUT, check=False).returncode


def first_difference(expected, actual):
    """The line number and the sequence up to the first line that differs."""
    with open(expected) as left, open(actual) as right:
        sequence = []
        number = 0
        for line in left:
            number += 1
            other = right.readline().replace("model.util.", "java.util.")
            if line.startswith("# "):
                sequence = []
            sequence.append(line)
            if line != other:
                return number, sequence, other
        other = right.readline()
        return (number + 1, sequence + ["(end)\n"], other) if other else None


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n\n")[0])
    parser.add_argument("--sequences", type=int, default=1000, help="sequences of operations for each kind of object")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", type=pathlib.Path, help="keep sources, classes and transcripts here")
    parser.add_argument("program", nargs="*")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as temporary:
        work = options.keep or pathlib.Path(temporary)
        programs = sorted((HERE / "programs").glob("*.java"))
        models = [m for m in sorted((MODELS / "java" / "util").rglob("*.java"))
                  if not {"function", "regex", "stream"} & set(m.relative_to(MODELS).parts) and m.stem not in STAYS]
        support = sorted((HERE / "support").rglob("*.java"))
        compile_java(programs, work / "jdk")
        replaced = {s.name for s in support}
        copies = copy_renamed(models, MODELS, work / "source") + copy_renamed(
            [p for p in programs if p.name not in replaced], HERE / "programs", work / "source")
        compile_java(copies + support, work / "model")
        names = options.program or [p.stem for p in programs if "static void main" in p.read_text()]
        failed = 0
        if not options.program:
            broken = work / "BrokenRepresentations.model"
            failed += run_java(work / "model", "BrokenRepresentations", [], broken) != 0
            print("BrokenRepresentations: " + broken.read_text().splitlines()[0])
        for name in names:
            arguments = [str(options.seed), str(options.sequences)]
            expected, actual = work / (name + ".jdk"), work / (name + ".model")
            status = run_java(work / "jdk", name, arguments, expected)
            run_java(work / "model", name, arguments, actual)
            difference = first_difference(expected, actual)
            if status != 0:
                failed += 1
                print(f"{name}: does not run on the JDK, see the end of {expected} (--keep)")
            elif difference is None:
                with open(expected) as lines:
                    print(f"{name}: {sum(1 for _ in lines)} lines agree")
            else:
                failed += 1
                number, sequence, other = difference
                print(f"{name}: line {number} differs\n  " + "  ".join(sequence[-14:]) + "model: " + other)
        sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
