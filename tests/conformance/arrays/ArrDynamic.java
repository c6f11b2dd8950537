// Growing arrays by hand: a stack, a ring buffer, a sparse table, a bit set.
public class ArrDynamic {
    static class IntStack {
        private int[] a = new int[1];
        private int n;
        int grown;

        void push(int x) {
            if (n == a.length) {
                int[] b = new int[n * 2];
                System.arraycopy(a, 0, b, 0, n);
                a = b;
                grown++;
            }
            a[n++] = x;
        }

        int pop() {
            if (n == 0) {
                throw new IllegalStateException("empty");
            }
            return a[--n];
        }
    }

    static class Ring {
        private final int[] a;
        private int head;
        private int size;

        Ring(int cap) {
            a = new int[cap];
        }

        boolean offer(int x) {
            if (size == a.length) {
                return false;
            }
            a[(head + size++) % a.length] = x;
            return true;
        }

        int poll() {
            int x = a[head];
            head = (head + 1) % a.length;
            size--;
            return x;
        }

        @Override
        public String toString() {
            String s = "";
            for (int i = 0; i < size; i++) {
                s += a[(head + i) % a.length] + " ";
            }
            return "[" + s.trim() + "]";
        }
    }

    static class Bits {
        private long[] w = new long[1];

        void set(int i) {
            if (i >> 6 >= w.length) {
                w = java.util.Arrays.copyOf(w, (i >> 6) + 1);
            }
            w[i >> 6] |= 1L << i;
        }

        void flip(int i) {
            if (get(i)) {
                w[i >> 6] &= ~(1L << (i & 63));
            } else {
                set(i);
            }
        }

        boolean get(int i) {
            return i >> 6 < w.length && (w[i >> 6] >>> i & 1) != 0;
        }

        int count() {
            int c = 0;
            for (long x : w) {
                for (; x != 0; x &= x - 1) {
                    c++;
                }
            }
            return c;
        }
    }

    public static void main(String[] args) {
        IntStack s = new IntStack();
        for (int i = 0; i < 20; i++) {
            s.push(i * i);
        }
        System.out.println(s.pop() + " " + s.pop() + " " + s.n + " " + s.grown + " " + s.a.length);
        try {
            new IntStack().pop();
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage());
        }
        Ring r = new Ring(3);
        System.out.println(r.offer(1) + " " + r.offer(2) + " " + r.offer(3) + " " + r.offer(4) + " " + r);
        System.out.println(r.poll() + " " + r.offer(5) + " " + r);
        System.out.println(r.poll() + r.poll() + r.poll() + " " + r);
        Bits b = new Bits();
        for (int i = 0; i < 200; i += 7) {
            b.set(i);
        }
        b.flip(7);
        b.flip(8);
        b.flip(500);
        System.out.println(b.count() + " " + b.get(0) + b.get(7) + b.get(8) + b.get(63) + b.get(64) + b.get(500) + b.get(9999));
        System.out.println(b.w.length + " " + Long.toHexString(b.w[0]));
    }
}
