#!/usr/bin/env python3
"""Compares our models of streams, functions and optionals with those of the JDK that is installed; see README.md."""

import argparse
import pathlib
import re
import subprocess
import sys
import tempfile

HERE = pathlib.Path(__file__).resolve().parent
MODELS = HERE.parent.parent / "frontend" / "jdk"
# What replaces the JDK's classes together, and the programs that run on it. The models of java.lang and of collections
# would replace classes that the JVM itself needs, and String.format of the JDK needs patterns that we leave open.
SUITES = {
    "streams": (
        [
            "java/util/function/*.java",
            "java/util/stream/*.java",
            "java/util/Optional*.java",
            "java/util/*SummaryStatistics.java",
            "java/util/PrimitiveIterator.java",
            "java/util/Spliterator.java",
            "java/util/Spliterators.java",
        ],
        ["Corners", "Pipelines"],
    ),
    "patterns": (["java/util/regex/*.java", "ooxide/Regex*.java"], ["Regexes"]),
    "decimals": (
        [
            "java/math/BigDecimal.java",
            "java/math/DecimalText.java",
            "java/math/MathContext.java",
            "java/math/RoundingMode.java",
            "java/math/Tens.java",
        ],
        ["Decimals"],
    ),
}


def run(command, **options):
    """Runs a command and gives its standard output; its failure is ours."""
    done = subprocess.run([str(word) for word in command], text=True, capture_output=True, **options)
    if done.returncode != 0:
        sys.exit(f"{' '.join(str(word) for word in command[:3])} ... failed:\n{done.stdout[-2000:]}{done.stderr[-4000:]}")
    return done.stdout


def compile_models(sources, classes):
    """Compiles models as they are, but for what they say for tests, which is no annotation of Java."""
    with tempfile.TemporaryDirectory() as folder:
        plain = []
        for source in sources:
            copy = pathlib.Path(folder, source.relative_to(MODELS))
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_text(re.sub(r'@ForTests\("[^"]*"\) ', "", source.read_text()))
            plain.append(copy)
        run(["javac", "-nowarn", "-g", "--patch-module", f"java.base={folder}", "-implicit:none", "-d", classes, *plain])


def members(*arguments):
    """The public and protected members, one line each, of every public class that javap is asked for."""
    text = run(["javap", "-protected", *arguments])
    found, current = {}, None
    for line in text.splitlines():
        if line.endswith("{"):
            declared = re.match(r"(?:public|protected) .*?(?:class|interface|enum) ([\w.$]+)", line)
            current = found.setdefault(declared.group(1), {line}) if declared else None
        elif current is not None and line.startswith("  "):
            # marks that a caller cannot see
            current.add(re.sub(r"\b(final|synchronized|strictfp|native) ", "", line.strip()))
    return found


def compare_api(classes):
    """Lists what differs in declarations; the differences we know of are in api-differences.txt."""
    ours = members(*sorted((classes / "java").rglob("*.class")))
    theirs = members("--module", "java.base", *ours)
    lines = []
    for name in sorted(ours):
        lines += [f"{name} - {line}" for line in sorted(theirs.get(name, set()) - ours[name])]
        lines += [f"{name} + {line}" for line in sorted(ours[name] - theirs.get(name, set()))]
    return "".join(line + "\n" for line in lines)


def first_difference(a, b):
    a, b = a.splitlines(), b.splitlines()
    for number in range(max(len(a), len(b))):
        jdk = a[number] if number < len(a) else "(end)"
        ours = b[number] if number < len(b) else "(end)"
        if jdk != ours:
            before = "\n".join("  " + line for line in a[max(0, number - 5):number])
            return f"line {number + 1}, after\n{before}\nJDK:   {jdk}\nmodel: {ours}"
    return None


def main():
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--seed", type=int, default=1, help="seed of the random pipelines (1)")
    options.add_argument("--count", type=int, default=20000, help="number of random pipelines (20000)")
    options.add_argument("--bless", action="store_true", help="write api-differences.txt anew")
    options = options.parse_args()

    failed = False
    with tempfile.TemporaryDirectory() as folder:
        programs = pathlib.Path(folder, "programs")
        run(["javac", "-nowarn", "-d", programs, *sorted(HERE.glob("*.java"))])
        differences = ""
        for suite, (patterns, names) in SUITES.items():
            models = pathlib.Path(folder, suite)
            compile_models([path for pattern in patterns for path in sorted(MODELS.glob(pattern))], models)
            differences += compare_api(models)
            for name in names:
                arguments = ["-cp", programs, name, options.seed, options.count]
                jdk = run(["java", *arguments])
                ours = run(["java", "--patch-module", f"java.base={models}", *arguments])
                difference = first_difference(jdk, ours)
                equal = "equal" if difference is None else f"differ: {difference}"
                print(f"{name}: {len(jdk.splitlines())} lines", equal)
                failed |= difference is not None

        known = HERE / "api-differences.txt"
        if options.bless:
            known.write_text(differences)
        difference = first_difference(known.read_text(), differences)
        print("api:", "as expected" if difference is None else f"not as in {known.name}: {difference}")
        failed |= difference is not None
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()
