// The left side of a compound assignment is read before the right side runs.
public class OrderCompound {
    static int x;
    int f = 1;
    static int[] a = {1, 2, 3};

    static int bump() {
        x += 10;
        a[0] += 100;
        return 1;
    }

    int bumpField() {
        f = 50;
        return 2;
    }

    public static void main(String[] args) {
        x = 5;
        x += bump();
        System.out.println(x);
        x = bump() + x;
        System.out.println(x);
        a[0] = 1;
        a[0] += bump();
        System.out.println(a[0]);
        a[0] = a[0] + bump();
        System.out.println(a[0]);
        OrderCompound o = new OrderCompound();
        o.f += o.bumpField();
        System.out.println(o.f);
        o.f = o.bumpField() + o.f;
        System.out.println(o.f);
        int k = 1;
        k += (k = 4) * k;
        System.out.println(k);
        k *= k++ + k;
        System.out.println(k);
        int i = 0;
        int[] b = {5, 6, 7};
        b[i] += i = 2;
        System.out.println(b[0] + " " + b[2] + " " + i);
        b[--i] -= b[i] = 100;
        System.out.println(b[1]);
        int[] old = b;
        b[0] += (b = new int[] {1000}).length;
        System.out.println(old[0] + " " + b[0]);
        String s = "s";
        s += (s = "t") + s;
        System.out.println(s);
        x = 1;
        x <<= x += 2;
        System.out.println(x);
        x = 3;
        x = x++ + x++;
        System.out.println(x);
        int y = 10;
        y -= y - (y = 3);
        System.out.println(y);
        boolean p = false;
        p |= p = true;
        System.out.println(p);
        p = true;
        p &= (p = false) | true;
        System.out.println(p);
    }
}
