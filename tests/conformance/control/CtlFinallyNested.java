// Nested finally blocks with exceptions at every place.
public class CtlFinallyNested {
    static StringBuilder log;

    static void at(int point, int failAt) {
        log.append(point).append(' ');
        if (point == failAt) {
            throw new RuntimeException("at " + point);
        }
    }

    static void run(int failAt, int failAt2) {
        log = new StringBuilder();
        String end = "normal";
        try {
            try {
                at(1, failAt);
                try {
                    at(2, failAt);
                } catch (RuntimeException e) {
                    log.append("c ");
                    at(3, failAt2);
                } finally {
                    at(4, failAt2);
                }
                at(5, failAt);
            } finally {
                at(6, failAt2);
                try {
                    at(7, failAt);
                } finally {
                    at(8, failAt2);
                }
            }
            at(9, failAt);
        } catch (RuntimeException e) {
            end = e.getMessage();
        } finally {
            log.append("end ");
        }
        System.out.println(failAt + "," + failAt2 + ": " + log + end);
    }

    public static void main(String[] args) {
        for (int f = 0; f <= 9; f++) {
            run(f, 0);
        }
        run(2, 3);
        run(2, 4);
        run(0, 4);
        run(5, 6);
        run(7, 8);
        run(1, 8);
    }
}
