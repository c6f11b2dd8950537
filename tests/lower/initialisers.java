/** Initialisers of fields and blocks, of objects and of classes, in the order of the source. */
class Initialisers {
    static int made;
    static final int LIMIT = 10;
    static final Integer BOXED = 10;
    int a = 1;
    int b;
    int[] cells = {1, 2, 3};
    byte[][] table = new byte[2][];
    long[][] full = {{1}, {}, {2, 3}};

    {
        b = a + 1;
    }

    int c = b * 2;

    static {
        made = LIMIT + BOXED;
    }

    Initialisers() {
        made++;
    }

    Initialisers(int a) {
        this();
        this.a = a;
    }
}
