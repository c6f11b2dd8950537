// When the parts of a for loop run, and how often bounds are evaluated.
public class OrderLoops {
    static StringBuilder log = new StringBuilder();

    static int p(String s, int v) {
        log.append(s);
        return v;
    }

    static void show() {
        System.out.println(log);
        log = new StringBuilder();
    }

    static int[] arr() {
        log.append("arr ");
        return new int[] {1, 2, 3};
    }

    public static void main(String[] args) {
        for (int i = p("init ", 0); i < p("cond ", 2); i += p("step ", 1)) {
            p("body ", 0);
        }
        show();
        for (int i = 0; i < 3; p("u ", i++)) {
            if (i == 1) {
                continue;
            }
            p("b" + i + " ", 0);
        }
        show();
        for (int i = 0; p("c ", 1) == 1; i++) {
            if (i == 2) {
                break;
            }
        }
        show();
        for (int x : arr()) {
            p("x" + x + " ", 0);
        }
        show();
        int n = 3;
        for (int i = 0; i < n; i++) {
            n--;
            p("n" + n + " ", 0);
        }
        show();
        int[] a = {1, 2, 3};
        for (int x : a) {
            a[2] = 30;
            a = new int[] {9};
            p(x + " ", 0);
            if (a.length == 1) {
                a = new int[] {7, 7, 7};
            }
        }
        show();
        int k = 0;
        do {
            p("do" + k + " ", 0);
            if (k == 1) {
                k = 5;
                continue;
            }
            k++;
        } while (k < p("t ", 3));
        show();
        int i = 0;
        int j = 10;
        for (i = 1, j = 5; i < j; i++, j--, p(i + "" + j + " ", 0)) {
        }
        show();
        while (p("w ", i++) < 4) {
            p("in ", 0);
        }
        show();
        System.out.println(i + " " + j + " " + k + " " + n);
    }
}
