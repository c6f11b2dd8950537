// switch with arrows as a statement: no fall-through, blocks, throws, several labels.
public class CtlSwitchArrow {
    static void stmt(int n) {
        switch (n) {
            case 1, 2, 3 -> System.out.println(n + " low");
            case 4 -> {
                int x = n * n;
                System.out.println(n + " squared " + x);
            }
            case 5 -> throw new IllegalArgumentException("five");
            case 6 -> {
            }
            default -> System.out.println(n + " other");
        }
    }

    static void noDefault(String s) {
        switch (s) {
            case "a" -> System.out.println("found a");
            case "b" -> System.out.println("found b");
        }
    }

    static int loop() {
        int steps = 0;
        for (int i = 0; ; i++) {
            switch (i) {
                case 0, 2 -> {
                    continue;
                }
                case 1 -> {
                    if (steps == 0) {
                        steps += 10;
                        break;
                    }
                    steps += 1000;
                }
                case 5 -> {
                    return steps;
                }
                default -> steps++;
            }
            steps += 100;
        }
    }

    public static void main(String[] args) {
        for (int i = 1; i <= 7; i++) {
            try {
                stmt(i);
            } catch (IllegalArgumentException e) {
                System.out.println("threw " + e.getMessage());
            }
        }
        noDefault("a");
        noDefault("b");
        noDefault("c");
        System.out.println(loop());
        char c = 'x';
        switch (c) {
            case 'x' -> c = 'y';
            case 'y' -> c = 'z';
            default -> c = '0';
        }
        System.out.println(c);
        int a = 1;
        switch (a) {
            case 1 -> a++;
            case 2 -> a = 100;
        }
        System.out.println(a);
        outer:
        while (true) {
            switch (a++) {
                case 5 -> {
                    break outer;
                }
                default -> System.out.println("a " + a);
            }
        }
        System.out.println(a);
    }
}
