// break and continue through finally blocks, and from finally blocks.
public class CtlFinallyLoops {
    static String through() {
        String log = "";
        for (int i = 0; i < 4; i++) {
            try {
                if (i == 1) {
                    continue;
                }
                if (i == 3) {
                    break;
                }
                log += "b" + i + " ";
            } finally {
                log += "f" + i + " ";
            }
            log += "a" + i + " ";
        }
        return log;
    }

    static String from() {
        String log = "";
        for (int i = 0; i < 3; i++) {
            try {
                if (i < 2) {
                    throw new RuntimeException();
                }
                return log + "returned";
            } finally {
                log += "f" + i + " ";
                if (i < 2) {
                    continue;
                }
                break;
            }
        }
        return log + "fell out";
    }

    static String labels() {
        String log = "";
        outer:
        for (int i = 0; i < 3; i++) {
            try {
                for (int j = 0; j < 3; j++) {
                    try {
                        if (j == 1) {
                            continue outer;
                        }
                        if (i == 2) {
                            break outer;
                        }
                        log += i + "" + j + " ";
                    } finally {
                        log += "in ";
                    }
                }
            } finally {
                log += "out ";
            }
        }
        return log;
    }

    static int whileReturn() {
        int n = 0;
        while (true) {
            try {
                try {
                    if (n == 2) {
                        return n * 10;
                    }
                } finally {
                    n++;
                }
            } finally {
                n++;
                if (n > 3) {
                    System.out.println("n " + n);
                }
            }
        }
    }

    static String block() {
        String s = "";
        done: {
            try {
                s += "try ";
                break done;
            } finally {
                s += "finally ";
            }
        }
        return s + "after";
    }

    public static void main(String[] args) {
        System.out.println(through());
        System.out.println(from());
        System.out.println(labels());
        System.out.println(whileReturn());
        System.out.println(block());
        int i = 0;
        do {
            try {
                i++;
                if (i == 2) {
                    continue;
                }
                System.out.println("do " + i);
            } finally {
                System.out.println("fin " + i);
            }
        } while (i < 3);
    }
}
