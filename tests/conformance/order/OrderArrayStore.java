// a[i] = e: array, then index, then value, then the checks.
public class OrderArrayStore {
    static int[] data = {1, 2, 3};
    static String log = "";

    static int[] arr(int[] a) {
        log += "A";
        return a;
    }

    static int idx(int i) {
        log += "I";
        return i;
    }

    static int val(int v) {
        log += "V";
        return v;
    }

    static int boom() {
        log += "B";
        throw new IllegalStateException("boom");
    }

    static void attempt(String name, Runnable r) {
        log = "";
        try {
            r.run();
            System.out.println(name + " " + log + " ok");
        } catch (NullPointerException e) {
            System.out.println(name + " " + log + " NPE");
        } catch (ArrayIndexOutOfBoundsException e) {
            System.out.println(name + " " + log + " " + e.getMessage());
        } catch (IllegalStateException e) {
            System.out.println(name + " " + log + " " + e.getMessage());
        } catch (ArrayStoreException e) {
            System.out.println(name + " " + log + " ASE");
        }
    }

    public static void main(String[] args) {
        attempt("plain", () -> arr(data)[idx(1)] = val(5));
        attempt("null array", () -> arr(null)[idx(1)] = val(5));
        attempt("bad index", () -> arr(data)[idx(3)] = val(5));
        attempt("null and boom", () -> arr(null)[idx(9)] = boom());
        attempt("index and boom", () -> arr(data)[idx(9)] = boom());
        attempt("boom in index", () -> arr(null)[boom()] = val(1));
        attempt("compound null", () -> arr(null)[idx(0)] += val(1));
        attempt("compound bad", () -> arr(data)[idx(-1)] += val(1));
        attempt("compound boom", () -> arr(data)[idx(0)] += boom());
        attempt("increment bad", () -> arr(data)[idx(7)]++);
        attempt("nested", () -> arr(data)[arr(data)[idx(0)] - 1] = arr(data)[idx(2)]);
        attempt("store", () -> {
            Object[] os = new String[1];
            os[idx(0)] = val(1);
        });
        attempt("store index first", () -> {
            Object[] os = new String[1];
            os[idx(4)] = val(1);
        });
        int i = 0;
        int[] a = {10, 11, 12};
        a[i] = i = 2;
        System.out.println(a[0] + " " + a[2] + " " + i);
        int[] b = a;
        b[1] = (b = new int[] {7, 8, 9})[2];
        System.out.println(a[1] + " " + b[1]);
        i = 1;
        a[i++] = a[i] + i;
        System.out.println(a[1] + " " + i);
        System.out.println(data[0] + " " + data[1] + " " + data[2]);
    }
}
