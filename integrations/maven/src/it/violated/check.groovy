def sarif = new File(basedir, "target/ooxide.sarif").text
assert sarif.contains('"ruleId": "ensures"') : sarif
assert new File(basedir, "build.log").text.contains("what the code promises does not hold")
