// Exceptions from constructors, initialisers and field initialisers.
public class ExcInConstructors {
    static int made;
    static ExcInConstructors leaked;
    int stage = 1;

    {
        stage = 2;
    }

    ExcInConstructors(int n) {
        made++;
        leaked = this;
        if (n < 0) {
            throw new IllegalArgumentException("negative " + n);
        }
        stage = 3;
    }

    static class Sub extends ExcInConstructors {
        int sub = check("field");

        Sub(int n) {
            super(n + check("arg"));
            check("body");
        }
    }

    static String failAt = "";

    static int check(String s) {
        System.out.println("check " + s);
        if (failAt.equals(s)) {
            throw new IllegalStateException("failed at " + s);
        }
        return 1;
    }

    static void make(String fail, int n) {
        failAt = fail;
        leaked = null;
        try {
            Sub s = new Sub(n);
            System.out.println("made " + s.stage + s.sub);
        } catch (IllegalStateException | IllegalArgumentException e) {
            System.out.println(e.getMessage() + " leaked " + (leaked == null ? "nothing" : "stage " + leaked.stage));
        }
    }

    public static void main(String[] args) {
        make("", 5);
        make("", -5);
        make("arg", 0);
        make("field", 0);
        make("body", 0);
        System.out.println(made);
        ExcInConstructors[] arr = new ExcInConstructors[3];
        try {
            for (int i = 0; i < 3; i++) {
                arr[i] = new ExcInConstructors(1 - i);
            }
        } catch (IllegalArgumentException e) {
            System.out.println(e.getMessage() + " " + (arr[1] != null) + " " + (arr[2] == null));
        }
    }
}
