// length is a field of every array; indexes are promoted; bounds are always checked.
public class ArrLengthAndIndex {
    static int[] data = {10, 20, 30, 40};

    static int get(int i) {
        try {
            return data[i];
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println("  " + e.getMessage());
            return -1;
        }
    }

    public static void main(String[] args) {
        System.out.println(data.length + " " + new String[7].length + " " + new int[2][5].length + " " + new int[2][5][0].length + " " + "abc".length());
        byte b = 1;
        short s = 2;
        char c = 3;
        Integer boxed = 0;
        System.out.println(data[b] + data[s] + data[c] + data[boxed]);
        System.out.println(data['\1'] + " " + data[data.length - 1]);
        System.out.println(get(0) + " " + get(3));
        System.out.println(get(4));
        System.out.println(get(-1));
        System.out.println(get(Integer.MAX_VALUE));
        int[] counts = new int['z' + 1];
        for (char ch : "mississippi".toCharArray()) {
            counts[ch]++;
        }
        System.out.println(counts['s'] + " " + counts['m'] + " " + counts['z'] + " " + counts.length);
        int i = 0;
        int[] a = new int[4];
        a[i++] = i;
        a[i++] = i++;
        a[i] = i++ + i;
        System.out.println(a[0] + " " + a[1] + " " + a[2] + " " + a[3] + " " + i);
        int[] idx = {3, 0, 2, 1};
        System.out.println(data[idx[idx[0]]] + " " + idx[idx[idx[idx[1]]]]);
        int at = 0;
        String order = "";
        for (int n = 0; n < 4; n++) {
            order += at + " ";
            at = idx[at];
        }
        System.out.println(order);
        final int[] fixed = new int[2];
        fixed[0] = 5;
        System.out.println(fixed[0] + fixed.length);
        boolean[] sieve = new boolean[30];
        int primes = 0;
        for (int p = 2; p < sieve.length; p++) {
            if (!sieve[p]) {
                primes++;
                for (int q = p * p; q < sieve.length; q += p) {
                    sieve[q] = true;
                }
            }
        }
        System.out.println(primes);
        int[] zero = new int[0];
        System.out.println(zero.length == 0 ? "empty" : zero[0]);
        long big = 2;
        System.out.println(data[(int) big]);
        int[][] tri = new int[4][];
        for (int n = 0; n < tri.length; n++) {
            tri[n] = new int[n];
        }
        System.out.println(tri[3].length + tri[0].length);
    }
}
