/** Assignments: the operands of a place are evaluated once, from left to right, before the new value. */
class Assign {
    int count;
    byte small;
    int[] cells;

    int simple(int a) {
        int b;
        int c = b = a;
        count = c;
        this.cells[a] = b;
        return c;
    }

    void compound(int[] a, int i) {
        a[i++] += i;
        small += 300;
        small >>>= 1;
        count -= 1.5;
        this.cells[i] <<= 2L;
    }

    int update(int i) {
        int before = i++;
        int after = ++i;
        count++;
        --cells[before];
        small--;
        return count++ + --count + after;
    }

    Integer boxed(Integer n) {
        n++;
        n += 2;
        return n--;
    }

    String text(String s, char[] c) {
        s += 1;
        s += c[0];
        return s;
    }
}
