// Loops in switches in loops: where an unlabelled break or continue goes.
public class CtlNestedSwitchLoops {
    public static void main(String[] args) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < 6; i++) {
            switch (i % 4) {
                case 0:
                    for (int j = 0; j < 5; j++) {
                        if (j == 2) {
                            break;
                        }
                        sb.append('a');
                    }
                    sb.append('b');
                    break;
                case 1:
                    int k = 0;
                    while (true) {
                        switch (k++) {
                            case 2:
                                sb.append('c');
                                break;
                            case 3:
                                sb.append('d');
                                continue;
                            case 4:
                                sb.append('e');
                        }
                        if (k > 5) {
                            break;
                        }
                        sb.append('.');
                    }
                    continue;
                case 2:
                    sb.append('f');
                    if (i > 1) {
                        break;
                    }
                    sb.append('!');
                default:
                    sb.append('g');
            }
            sb.append('|');
        }
        System.out.println(sb);
        int n = 0;
        do {
            switch (n) {
                case 1:
                    n += 2;
                    continue;
                case 4:
                    n = 10;
                    break;
                default:
                    n++;
                    continue;
            }
            System.out.println("n " + n);
        } while (n < 12 && n != 11);
        System.out.println(n);
        int r = 0;
        for (int i = 0; i < 10; i++) {
            r += switch (i) {
                case 1, 2 -> {
                    int s = 0;
                    for (int j = 0; ; j++) {
                        if (j == i) {
                            continue;
                        }
                        if (j > 3) {
                            break;
                        }
                        s += j;
                    }
                    yield s;
                }
                case 9 -> 1000;
                default -> 0;
            };
        }
        System.out.println(r);
        lab:
        switch (r) {
            default:
                for (int q = 0; q < 3; q++) {
                    if (q == 1) {
                        break lab;
                    }
                    System.out.println("q " + q);
                }
                System.out.println("never");
        }
        System.out.println("end");
    }
}
