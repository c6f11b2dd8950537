// Arrays of every primitive type: defaults, narrowing stores, compound assignment, ++.
import java.util.Arrays;

public class ArrOfPrimitives {
    public static void main(String[] args) {
        byte[] b = new byte[3];
        b[0] = (byte) 130;
        b[1] += 200;
        b[2]--;
        System.out.println(Arrays.toString(b));
        short[] s = {32767, -32768};
        s[0]++;
        s[1] -= 1;
        s[0] *= 2.5;
        System.out.println(Arrays.toString(s));
        char[] c = {'a', 'b', 'c'};
        c[0]++;
        c[1] += 2;
        c[2] = (char) (c[0] + c[1] - 'a');
        System.out.println(new String(c) + (int) c[2]);
        long[] l = {Long.MAX_VALUE, 1};
        l[0]++;
        l[1] <<= 63;
        System.out.println(Arrays.toString(l) + (l[0] == l[1]));
        float[] f = {0.1f, 1e10f};
        f[0] += 0.2;
        f[1]++;
        System.out.println(Arrays.toString(f));
        double[] d = {1, -0.0};
        d[0] /= 3;
        d[1] += 0.0;
        System.out.println(Arrays.toString(d));
        boolean[] z = {true, false};
        z[0] &= z[1];
        z[1] |= !z[0];
        z[0] ^= z[1];
        System.out.println(Arrays.toString(z));
        int[] i = {7, 8, 9};
        i[0] >>>= 1;
        i[1] ^= i[0];
        i[2] %= 4;
        System.out.println(Arrays.toString(i));
        int t = i[0]++ + ++i[1] - i[2]--;
        System.out.println(t + " " + Arrays.toString(i));
        byte[] copy = b.clone();
        copy[0] = 1;
        System.out.println(b[0] + " " + copy[0]);
        int sum = 0;
        for (byte x : b) {
            sum += x & 0xff;
        }
        System.out.println(sum);
        char[] word = "level".toCharArray();
        boolean pal = true;
        for (int p = 0, q = word.length - 1; p < q; p++, q--) {
            pal &= word[p] == word[q];
        }
        System.out.println(pal);
        System.out.println(c.length + b.length + z.length + "" + c[0] + c[1]);
        System.out.println(c[0] + c[1] + "" + b[0]);
        int[] k = new int[256];
        k[b[0] & 0xff] = 4;
        System.out.println(k[130]);
    }
}
