// Assignments inside expressions, indexes, arguments and conditions.
public class OrderNestedAssign {
    int v;
    OrderNestedAssign next;

    OrderNestedAssign(int v, OrderNestedAssign next) {
        this.v = v;
        this.next = next;
    }

    static int f(int a, int b) {
        return a * 10 + b;
    }

    static String chain(OrderNestedAssign n) {
        String s = "";
        for (; n != null; n = n.next) {
            s += n.v;
        }
        return s;
    }

    public static void main(String[] args) {
        int a;
        int b = 2;
        int c = (a = 3) * b + (b = a + 1);
        System.out.println(a + " " + b + " " + c);
        System.out.println(f(a = 5, a + 1) + " " + f(a, a = 9) + " " + a);
        int[] arr = new int[4];
        int i = 0;
        arr[i = 2] = i * 10;
        System.out.println(arr[2] + " " + i);
        arr[arr[3] = 1] = arr[3] + 5;
        System.out.println(arr[1] + " " + arr[3]);
        i = 0;
        i = arr[i] = i = 3;
        System.out.println(arr[0] + " " + arr[3] + " " + i);
        OrderNestedAssign n = new OrderNestedAssign(1, new OrderNestedAssign(2, new OrderNestedAssign(3, null)));
        OrderNestedAssign head = n;
        n = n.next = n.next.next;
        System.out.println(n.v + " " + chain(head));
        head = new OrderNestedAssign(1, new OrderNestedAssign(2, new OrderNestedAssign(3, null)));
        OrderNestedAssign prev = null;
        OrderNestedAssign cur = head;
        while (cur != null) {
            OrderNestedAssign nx = cur.next;
            cur.next = prev;
            prev = cur;
            cur = nx;
        }
        System.out.println(chain(prev));
        OrderNestedAssign x = new OrderNestedAssign(8, null);
        OrderNestedAssign y = x;
        x.next = x = new OrderNestedAssign(9, null);
        System.out.println(chain(y) + " " + chain(x));
        int p = 1;
        int q = 2;
        p = q + 0 * (q = p);
        System.out.println(p + " " + q);
        while ((a -= 2) > 0) {
            System.out.print(a + " ");
        }
        System.out.println(a);
        boolean t;
        System.out.println((t = a < 0) ? (b = 1) : (b = 2));
        System.out.println(t + " " + b);
    }
}
