// Default values of fields and array elements of every type.
public class ClsDefaultsValues {
    byte b;
    short s;
    int i;
    long l;
    float f;
    double d;
    char c;
    boolean z;
    String str;
    int[] arr;
    ClsDefaultsValues self;
    Integer boxed;
    static int si;
    static Object so;
    static char sc;

    static class Gen<T> {
        T t;
        T[] ts;
    }

    public static void main(String[] args) {
        ClsDefaultsValues o = new ClsDefaultsValues();
        System.out.println(o.b + " " + o.s + " " + o.i + " " + o.l + " " + o.f + " " + o.d + " " + (int) o.c + " " + o.z);
        System.out.println(o.str + " " + o.arr + " " + o.self + " " + o.boxed + " " + si + " " + so + " " + (int) sc);
        System.out.println(new byte[1][0] == null);
        System.out.println(new byte[1][0].length);
        System.out.println(new int[2][3][1].length);
        System.out.println((new short[1])[0] + " " + (new long[1])[0] + " " + (new float[1])[0] + " " + (new double[1])[0]);
        System.out.println((int) (new char[1])[0] + " " + (new boolean[1])[0] + " " + (new String[1])[0] + " " + (new int[1][])[0]);
        System.out.println(new Gen<String>().t + " " + new Gen<Integer>().ts);
        System.out.println((o.c == '\0') + " " + (o.c == 0));
        System.out.println(o.i == o.l && o.l == o.d && o.c == o.b);
        o.i++;
        o.c += 'a';
        o.str += "x";
        o.z |= true;
        o.d -= 1;
        System.out.println(o.i + " " + o.c + " " + o.str + " " + o.z + " " + o.d);
        int[] counts = new int[3];
        counts[1]++;
        counts[2] += 5;
        System.out.println(counts[0] + "" + counts[1] + counts[2]);
        ClsDefaultsValues[] objs = new ClsDefaultsValues[2];
        System.out.println(objs[0] == null && objs[1] == objs[0]);
    }
}
