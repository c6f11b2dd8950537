// break with labels: out of nested loops, out of plain blocks, out of a switch inside a loop.
public class CtlLabelledBreak {
    static int find(int[][] g, int x) {
        int where = -1;
        outer:
        for (int i = 0; i < g.length; i++) {
            for (int j = 0; j < g[i].length; j++) {
                if (g[i][j] == x) {
                    where = i * 10 + j;
                    break outer;
                }
                if (g[i][j] < 0) {
                    break;
                }
            }
            System.out.println("row " + i + " done");
        }
        return where;
    }

    static String block(int n) {
        String s = "";
        check: {
            if (n < 0) {
                s += "negative ";
                break check;
            }
            inner: {
                if (n == 0) {
                    break inner;
                }
                s += "positive ";
                if (n > 100) {
                    break check;
                }
            }
            s += "not big ";
        }
        return s + "end";
    }

    public static void main(String[] args) {
        int[][] g = {{1, 2}, {-1, 3}, {4, 5}};
        System.out.println(find(g, 4));
        System.out.println(find(g, 3));
        System.out.println(find(g, 1));
        for (int n : new int[] {-1, 0, 5, 500}) {
            System.out.println(block(n));
        }
        int n = 0;
        loop:
        while (true) {
            switch (n++) {
                case 0:
                    continue;
                case 1:
                    break;
                case 3:
                    break loop;
                default:
                    System.out.println("default " + n);
            }
            System.out.println("after switch " + n);
        }
        System.out.println(n);
        single:
        if (n > 0) {
            if (n == 4) {
                break single;
            }
            System.out.println("not reached");
        }
        a: b: for (;;) {
            for (;;) {
                break a;
            }
        }
        System.out.println("out");
    }
}
