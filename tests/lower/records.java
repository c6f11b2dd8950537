/** Records: fields, accessors, the canonical constructor, equals, hashCode, toString. */
record Records(int n, String text, double d) {
    static final Records NONE = new Records(0);

    Records {
        if (n < 0) {
            throw new IllegalArgumentException("negative");
        }
        text = text == null ? "" : text;
    }

    Records(int n) {
        this(n, null, 0);
    }

    public String text() {
        return text + "!";
    }
}

record Pair<A, B>(A first, B second) {
}

record Nothing() {
}
