// ++ and -- keep the type of every primitive, wrapping where the type is narrow.
public class ArithIncrementTypes {
    static byte sb = 127;
    static short[] shorts = {-32768};
    char fc = 0;

    public static void main(String[] args) {
        byte b = 127;
        b++;
        System.out.println(b);
        System.out.println(b--);
        System.out.println(b);
        System.out.println(++sb);
        System.out.println(--shorts[0]);
        System.out.println(shorts[0]++);
        System.out.println(shorts[0]);
        ArithIncrementTypes o = new ArithIncrementTypes();
        o.fc--;
        System.out.println((int) o.fc);
        System.out.println((int) ++o.fc);
        char c = 'y';
        System.out.println(c++);
        System.out.println(c++);
        System.out.println(c);
        System.out.println(c++ + 1);
        long l = Long.MAX_VALUE;
        System.out.println(l++);
        System.out.println(l);
        float f = 0.5f;
        System.out.println(f++ + " " + f);
        System.out.println(--f);
        double d = -0.5;
        System.out.println(d++ + " " + d--);
        System.out.println(d);
        float big = 16777216f;
        big++;
        System.out.println(big == 16777216f);
        double huge = 1e17;
        System.out.println(huge++ == huge);
        Integer boxed = 127;
        Integer before = boxed++;
        System.out.println(before + " " + boxed);
        Character bc = 'a';
        bc++;
        System.out.println(bc);
        Byte bb = (byte) 127;
        ++bb;
        System.out.println(bb);
    }
}
