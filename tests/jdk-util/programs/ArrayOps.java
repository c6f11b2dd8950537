// Random calls of Arrays for each element type.
import java.util.*;

class ArrayOps {
    public static void main(String[] args) {
        long seed = Long.parseLong(args[0]);
        int count = Integer.parseInt(args[1]);
        for (int i = 0; i < count; i++) {
            Probe p = new Probe("arrays", seed, i);
            bytes(p);
            shorts(p);
            chars(p);
            ints(p);
            longs(p);
            floats(p);
            doubles(p);
            objects(p);
            p.print();
        }
    }

    private static int length(Probe p) {
        return p.chance(10) ? p.pick(200) : p.pick(12);
    }

    private static byte[] someBytes(Probe p) {
        byte[] a = new byte[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = (byte) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        }
        return a;
    }

    private static void bytes(Probe p) {
        byte[] a = someBytes(p);
        byte[] b = p.chance(40) ? a.clone() : someBytes(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        byte v = (byte) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("sort range", () -> {
            byte[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            byte[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            byte[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static short[] someShorts(Probe p) {
        short[] a = new short[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = (short) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        }
        return a;
    }

    private static void shorts(Probe p) {
        short[] a = someShorts(p);
        short[] b = p.chance(40) ? a.clone() : someShorts(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        short v = (short) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("sort range", () -> {
            short[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            short[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            short[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static char[] someChars(Probe p) {
        char[] a = new char[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = (char) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        }
        return a;
    }

    private static void chars(Probe p) {
        char[] a = someChars(p);
        char[] b = p.chance(40) ? a.clone() : someChars(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        char v = (char) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("sort range", () -> {
            char[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            char[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            char[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static int[] someInts(Probe p) {
        int[] a = new int[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = (int) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        }
        return a;
    }

    private static void ints(Probe p) {
        int[] a = someInts(p);
        int[] b = p.chance(40) ? a.clone() : someInts(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        int v = (int) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("stream", () -> Arrays.toString(Arrays.stream(a, i, j).toArray()) + Arrays.stream(a).count());
        p.log("setAll", () -> {
            int[] c = new int[4];
            Arrays.setAll(c, k -> k * 3);
            Arrays.parallelPrefix(c, (x, y) -> x + y);
            return Arrays.toString(c);
        });
        p.log("sort range", () -> {
            int[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            int[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            int[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static long[] someLongs(Probe p) {
        long[] a = new long[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = (long) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        }
        return a;
    }

    private static void longs(Probe p) {
        long[] a = someLongs(p);
        long[] b = p.chance(40) ? a.clone() : someLongs(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        long v = (long) (p.chance(10) ? p.pick(1 << 30) * 77L : p.pick(9) - 3);
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("stream", () -> Arrays.toString(Arrays.stream(a, i, j).toArray()) + Arrays.stream(a).count());
        p.log("setAll", () -> {
            long[] c = new long[4];
            Arrays.setAll(c, k -> k * 3);
            Arrays.parallelPrefix(c, (x, y) -> x + y);
            return Arrays.toString(c);
        });
        p.log("sort range", () -> {
            long[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            long[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            long[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static float[] someFloats(Probe p) {
        float[] a = new float[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = p.chance(10) ? 0.0f / p.pick(2) : p.chance(10) ? -0.0f : p.pick(9) - 4;
        }
        return a;
    }

    private static void floats(Probe p) {
        float[] a = someFloats(p);
        float[] b = p.chance(40) ? a.clone() : someFloats(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        float v = p.chance(10) ? 0.0f / p.pick(2) : p.chance(10) ? -0.0f : p.pick(9) - 4;
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("sort range", () -> {
            float[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            float[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            float[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static double[] someDoubles(Probe p) {
        double[] a = new double[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = p.chance(10) ? 0.0 / p.pick(2) : p.chance(10) ? -0.0 : p.pick(9) - 4;
        }
        return a;
    }

    private static void doubles(Probe p) {
        double[] a = someDoubles(p);
        double[] b = p.chance(40) ? a.clone() : someDoubles(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        double v = p.chance(10) ? 0.0 / p.pick(2) : p.chance(10) ? -0.0 : p.pick(9) - 4;
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a));
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b));
        p.log("ranges " + i + " " + j, () -> Arrays.equals(a, i, j, b, 0, b.length / 2) + " "
                + Arrays.compare(a, i, j, b, 0, b.length / 2) + " " + Arrays.mismatch(a, i, j, b, 0, b.length / 2));
        p.log("copyOf " + i, () -> Arrays.toString(Arrays.copyOf(a, i)));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.toString(Arrays.copyOfRange(a, i, j)));
        p.log("stream", () -> Arrays.toString(Arrays.stream(a, i, j).toArray()) + Arrays.stream(a).count());
        p.log("setAll", () -> {
            double[] c = new double[4];
            Arrays.setAll(c, k -> k * 3);
            Arrays.parallelPrefix(c, (x, y) -> x + y);
            return Arrays.toString(c);
        });
        p.log("sort range", () -> {
            double[] c = a.clone();
            Arrays.sort(c, i, j);
            return Arrays.toString(c) + Arrays.binarySearch(c, i, j, v);
        });
        p.log("sort", () -> {
            double[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("fill", () -> {
            double[] c = a.clone();
            Arrays.fill(c, i, j, v);
            return Arrays.toString(c);
        });
    }

    private static Integer[] some(Probe p) {
        Integer[] a = new Integer[length(p)];
        for (int i = 0; i < a.length; i++) {
            a[i] = p.chance(3) ? null : (Integer) (p.pick(40));
        }
        return a;
    }

    private static void objects(Probe p) {
        Integer[] a = some(p);
        Integer[] b = p.chance(40) ? a.clone() : some(p);
        int i = p.pick(a.length + 3) - 1;
        int j = p.pick(a.length + 3) - 1;
        Integer v = p.pick(40);
        // Compares tens only, so that stability shows, and counts what it is asked.
        int[] asked = new int[1];
        Comparator<Integer> tens = (x, y) -> {
            if (a.length < 32) {
                asked[0]++;
            }
            return Integer.compare(x == null ? -1 : x / 10, y == null ? -1 : y / 10);
        };
        p.log("toString", () -> Arrays.toString(a) + Arrays.hashCode(a) + Arrays.asList(a).hashCode());
        p.log("compare", () -> Arrays.equals(a, b) + " " + Arrays.compare(a, b) + " " + Arrays.mismatch(a, b)
                + Arrays.equals(a, b, tens) + Arrays.compare(a, b, tens) + Arrays.mismatch(a, b, tens));
        p.log("copyOf " + i, () -> Arrays.copyOf(a, i));
        p.log("copyOfRange " + i + " " + j, () -> Arrays.copyOfRange(a, i, j));
        p.log("copyOf type", () -> Arrays.copyOf(a, a.length + 1, Object[].class));
        p.log("sort", () -> {
            Integer[] c = a.clone();
            Arrays.sort(c);
            return Arrays.toString(c) + Arrays.binarySearch(c, v);
        });
        p.log("sort by", () -> {
            Integer[] c = a.clone();
            Arrays.sort(c, tens);
            return Arrays.toString(c) + Arrays.binarySearch(c, v, tens) + " " + asked[0];
        });
        p.log("sort range", () -> {
            Integer[] c = a.clone();
            Arrays.sort(c, i, j, tens);
            return Arrays.toString(c);
        });
        p.log("fill", () -> {
            Integer[] c = a.clone();
            Arrays.fill(c, i, j, v);
            Arrays.setAll(c, k -> c[k] == null ? k : c[k]);
            return c;
        });
        p.log("stream", () -> Arrays.stream(a).filter(x -> x != null).count() + " " + Arrays.stream(a, i, j).count());
        p.log("asList", () -> Arrays.asList(a).indexOf(v) + " " + Arrays.asList(a).set(i, v));
    }
}
