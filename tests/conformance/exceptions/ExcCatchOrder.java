// The first catch clause that fits is taken; others and finally follow the rules.
public class ExcCatchOrder {
    static class Base extends Exception {
        Base(String m) {
            super(m);
        }
    }

    static class Derived extends Base {
        Derived(String m) {
            super(m);
        }
    }

    static void raise(int n) throws Exception {
        switch (n) {
            case 0: return;
            case 1: throw new Derived("derived");
            case 2: throw new Base("base");
            case 3: throw new Exception("exception");
            case 4: throw new RuntimeException("runtime");
            default: throw new Error("error");
        }
    }

    static String handle(int n) {
        String s = "";
        try {
            raise(n);
            s += "fine ";
        } catch (Derived e) {
            s += "D:" + e.getMessage() + " ";
        } catch (Base e) {
            s += "B:" + e.getMessage() + " ";
        } catch (RuntimeException e) {
            s += "R:" + e.getMessage() + " ";
        } catch (Exception e) {
            s += "E:" + e.getMessage() + " ";
        } catch (Throwable t) {
            s += "T:" + t.getMessage() + " ";
        } finally {
            s += "F";
        }
        return s;
    }

    static String partial(int n) {
        try {
            try {
                raise(n);
            } catch (Derived e) {
                throw new Base("from " + e.getMessage());
            } catch (RuntimeException e) {
                throw new IllegalStateException("wrapped", e);
            }
        } catch (Base e) {
            return "outer " + e.getMessage();
        } catch (IllegalStateException e) {
            return e.getMessage() + " " + e.getCause().getMessage();
        } catch (Exception e) {
            return "plain " + e.getMessage();
        }
        return "none";
    }

    public static void main(String[] args) {
        for (int i = 0; i < 6; i++) {
            System.out.println(i + " " + handle(i));
        }
        for (int i = 0; i < 5; i++) {
            System.out.println(i + " " + partial(i));
        }
    }
}
