// What has changed before an exception stays changed: locals, fields, arrays, loop variables.
public class ExcStateAfter {
    int balance = 100;
    int[] history = new int[3];
    int n;

    void withdraw(int x) {
        history[n++] = x;
        balance -= x;
        if (balance < 0) {
            balance += x;
            throw new IllegalStateException("overdrawn by " + (x - balance));
        }
    }

    static int parseAll(String[] in, int[] out) {
        int i = 0;
        try {
            for (; i < in.length; i++) {
                out[i] = -1;
                out[i] = Integer.parseInt(in[i]);
            }
        } catch (NumberFormatException e) {
            return i;
        }
        return in.length;
    }

    public static void main(String[] args) {
        ExcStateAfter a = new ExcStateAfter();
        int done = 0;
        try {
            a.withdraw(30);
            done++;
            a.withdraw(90);
            done++;
        } catch (IllegalStateException e) {
            System.out.println(e.getMessage() + " done " + done + " balance " + a.balance + " n " + a.n);
        }
        try {
            a.withdraw(1);
            a.withdraw(2);
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(e.getMessage() + " balance " + a.balance + " n " + a.n);
        }
        int[] out = new int[4];
        System.out.println(parseAll(new String[] {"1", "2", "x", "4"}, out));
        System.out.println(out[0] + " " + out[1] + " " + out[2] + " " + out[3]);
        int x = 1;
        try {
            x = 2;
            x = Integer.parseInt("oops");
            x = 3;
        } catch (NumberFormatException e) {
            x *= 10;
        }
        System.out.println(x);
        int i = 0;
        try {
            while (true) {
                out[i] = out[i++] + 1 / (3 - i);
            }
        } catch (ArithmeticException e) {
            System.out.println("i " + i + " " + out[0] + out[1] + out[2]);
        }
        String s = "a";
        try {
            s += s.charAt(5);
        } catch (StringIndexOutOfBoundsException e) {
            s += "!";
        }
        System.out.println(s);
        java.util.List<Integer> list = new java.util.ArrayList<>();
        try {
            for (int k = 0; k < 5; k++) {
                list.add(10 / (2 - k));
            }
        } catch (ArithmeticException e) {
            System.out.println(list);
        }
    }
}
