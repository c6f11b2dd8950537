// An object of a static field that some methods change, and most do not: only the tests that change it are left out.
class Registry {
    static class Entry {
        int uses;

        boolean isUsed() {
            return uses > 0;
        }
    }

    private static final Entry DEFAULT = new Entry();

    static int use(int times) {
        if (times > 0) {
            DEFAULT.uses += times;
            return DEFAULT.uses;
        }
        return 0;
    }

    static int clamp(int x) {
        return x > 3 ? 3 : x;
    }

    static String kind(int x) {
        if (x < 0) {
            return "negative";
        }
        return DEFAULT.isUsed() ? "used" : "new";
    }
}
