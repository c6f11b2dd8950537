// Prints what a call gives: its value, or the exception with its message.
final class Show {
    interface Call {
        Object run() throws Throwable;
    }

    private Show() {
    }

    static void show(String name, Call call) {
        try {
            System.out.println(name + " = " + call.run());
        } catch (NullPointerException | ClassCastException e) {
            // The JVM explains these in words of its own.
            System.out.println(name + " ! " + e.getClass().getName());
        } catch (Throwable e) {
            String cause = e.getCause() == null ? "" : " because of " + e.getCause();
            System.out.println(name + " ! " + e + cause);
        }
    }

    // The same numbers on every machine, whatever java.util.Random does.
    private static long state = 42;

    static int random() {
        state = state * 6364136223846793005L + 1442695040888963407L;
        return (int) (state >> 32);
    }

    static int random(int below) {
        return (random() >>> 1) % below;
    }

    // Small, great and special numbers.
    static int anyInt() {
        switch (random(4)) {
            case 0:
                return random(20) - 10;
            case 1:
                return Integer.MIN_VALUE + random(3);
            case 2:
                return Integer.MAX_VALUE - random(3);
            default:
                return random() >> random(32);
        }
    }

    static long anyLong() {
        switch (random(4)) {
            case 0:
                return random(20) - 10;
            case 1:
                return Long.MIN_VALUE + random(3);
            case 2:
                return Long.MAX_VALUE - random(3);
            default:
                return ((long) random() << 32 | random() & 0xffffffffL) >> random(64);
        }
    }

    static double anyDouble() {
        switch (random(6)) {
            case 0:
                return random(2000) / 100.0 - 10;
            case 1:
                return Double.longBitsToDouble((long) random() << 32 | random() & 0xffffffffL);
            case 2:
                double[] special = {0.0, -0.0, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY, Double.MIN_VALUE,
                    Double.MAX_VALUE, 0.5, -0.5, 1.5, 2.5, 0.49999999999999994, 4503599627370497.5, 9.007199254740993E15};
                return special[random(special.length)];
            case 3:
                return random() / 8.0;
            case 4:
                return (float) random() / 3;
            default:
                return random();
        }
    }

    static String anyText(String letters, int most) {
        StringBuilder out = new StringBuilder();
        int length = random(most + 1);
        for (int i = 0; i < length; i++) {
            out.append(letters.charAt(random(letters.length())));
        }
        return out.toString();
    }
}
