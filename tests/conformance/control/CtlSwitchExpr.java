// switch expressions: values, yield, nesting, numeric promotion of the arms.
public class CtlSwitchExpr {
    static int days(int month, boolean leap) {
        return switch (month) {
            case 2 -> leap ? 29 : 28;
            case 4, 6, 9, 11 -> 30;
            default -> {
                if (month < 1 || month > 12) {
                    yield -1;
                }
                yield 31;
            }
        };
    }

    static String oldStyle(int n) {
        return switch (n) {
            case 1:
                yield "one";
            case 2:
                System.out.println("falls from two");
            case 3:
                yield "three";
            default:
                String s = "n" + n;
                yield s + s;
        };
    }

    static String t(long x) {
        return "long" + x;
    }

    static String t(double x) {
        return "double" + x;
    }

    static String t(Object x) {
        return "object" + x;
    }

    public static void main(String[] args) {
        int sum = 0;
        for (int m = 1; m <= 12; m++) {
            sum += days(m, false);
        }
        System.out.println(sum + " " + days(2, true) + " " + days(13, true));
        for (int i = 1; i <= 4; i++) {
            System.out.println(oldStyle(i));
        }
        int n = 2;
        System.out.println(t(switch (n) { case 1 -> 1; default -> 2L; }));
        System.out.println(t(switch (n) { case 1 -> 'c'; default -> 2.5f; }));
        System.out.println(t(switch (n) { case 1 -> "s"; default -> 2; }));
        System.out.println(switch (n) { case 1 -> 'a'; default -> 98; });
        System.out.println(switch (n) { case 1 -> 1; default -> 2.0; });
        int nested = switch (n) {
            case 1 -> 1;
            case 2 -> switch (n * 2) {
                case 4 -> {
                    int k = 0;
                    while (true) {
                        if (k > 5) {
                            break;
                        }
                        k += 2;
                    }
                    yield k;
                }
                default -> 0;
            } + 100;
            default -> -1;
        };
        System.out.println(nested);
        String r = n > 1 ? switch (n) { case 2 -> "two"; default -> "more"; } : "less";
        System.out.println(r);
        int yield1 = switch ("a" + n) { case "a2" -> n++ + ++n; default -> 0; };
        System.out.println(yield1 + " " + n);
        Object o = switch (n) { case 4 -> { try { yield Integer.parseInt("x"); } catch (NumberFormatException e) { yield "bad"; } finally { System.out.println("fin"); } } default -> null; };
        System.out.println(o);
    }
}
