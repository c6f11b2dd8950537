/** The report speaks of Java's types, and of exceptions only what Java itself tells. */
class JavaWords {
    static class Refused extends RuntimeException {
        int code;

        Refused(int code, String message) {
            super(message);
            this.code = code;
        }
    }

    static long mixed(char[] letters, long[][] rows, Object[] rest) {
        if (letters.length == 2 && letters[0] == 'a' && rows.length == 1 && rows[0] != rest[0]) {
            throw new Refused(rows[0].length, "no");
        }
        return 0;
    }
}
