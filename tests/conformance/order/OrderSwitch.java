// The selector is evaluated once, before any label; effects of cases stay in order.
public class OrderSwitch {
    static int n;

    static int sel() {
        System.out.println("sel " + n);
        return n++;
    }

    static int val(String s, int v) {
        System.out.println("val " + s);
        return v;
    }

    public static void main(String[] args) {
        for (int i = 0; i < 4; i++) {
            switch (sel()) {
                case 0:
                    n += 0;
                case 1:
                    System.out.println("0 or 1");
                    break;
                case 2:
                    System.out.println("2");
                default:
                    System.out.println("rest");
            }
        }
        n = 0;
        int r = switch (sel()) {
            case 0 -> val("a", 1) + val("b", 2);
            default -> val("c", 3);
        } + val("after", 10);
        System.out.println(r);
        int x = 1;
        switch (x) {
            case 1:
                x = 2;
            case 2:
                x *= 10;
                break;
            case 20:
                x = -1;
        }
        System.out.println(x);
        System.out.println(val("left", 1) + switch (x++) {
            case 20 -> x;
            default -> 0;
        } + val("right", x));
        int[] a = {5, 6, 7};
        int i = 0;
        a[i++] = switch (i) {
            case 1 -> {
                i = 2;
                yield 100;
            }
            default -> -1;
        };
        System.out.println(a[0] + " " + i);
        try {
            int q = val("x", 1) + switch (sel()) {
                case 1 -> throw new IllegalStateException("in switch");
                default -> 2;
            } + val("never", 1);
            System.out.println(q);
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
    }
}
