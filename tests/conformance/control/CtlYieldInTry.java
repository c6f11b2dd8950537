// Switch expressions with try, loops and labelled jumps inside their blocks.
public class CtlYieldInTry {
    static int f(String s) {
        return switch (s.length()) {
            case 0 -> 0;
            case 1 -> {
                try {
                    yield Integer.parseInt(s);
                } catch (NumberFormatException e) {
                    yield -1;
                } finally {
                    System.out.println("finally " + s);
                }
            }
            case 2 -> {
                int r = 0;
                outer:
                for (int i = 0; i < 10; i++) {
                    for (int j = 0; j < 10; j++) {
                        if (i * j == s.charAt(0) - '0') {
                            r = i * 10 + j;
                            if (i > 1) {
                                break outer;
                            }
                        }
                    }
                }
                yield r;
            }
            case 3 -> {
                for (char c : s.toCharArray()) {
                    if (c == 'x') {
                        yield 333;
                    }
                }
                yield 30;
            }
            default -> {
                if (s.startsWith("t")) {
                    throw new IllegalArgumentException(s);
                }
                yield switch (s) {
                    case "four" -> 4;
                    case "five" -> {
                        int v = 2;
                        yield v + 3;
                    }
                    default -> s.length() * 1000;
                };
            }
        };
    }

    public static void main(String[] args) {
        for (String s : new String[] {"", "7", "q", "6.", "abc", "axc", "four", "five", "sixes", "throw"}) {
            try {
                System.out.println("'" + s + "' " + f(s));
            } catch (IllegalArgumentException e) {
                System.out.println("thrown " + e.getMessage());
            }
        }
        int i = 3;
        int total = 0;
        while (i-- > 0) {
            total += switch (i) {
                case 2 -> {
                    try {
                        throw new RuntimeException();
                    } catch (RuntimeException e) {
                        yield 20;
                    }
                }
                case 1 -> f("5") + f("z");
                default -> 1;
            };
        }
        System.out.println(total);
    }
}
