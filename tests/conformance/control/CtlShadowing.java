// Parameters and locals hide fields; this and the class name reach them.
public class CtlShadowing {
    int x = 1;
    static int y = 2;
    String log = "";

    CtlShadowing(int x) {
        this.x += x;
        x = 100;
        log += x + "/" + this.x + " ";
    }

    void set(int x, int y) {
        x = x;
        this.x = x + 1;
        CtlShadowing.y = y;
        y = 0;
        log += x + "," + this.x + "," + y + "," + CtlShadowing.y + " ";
    }

    int x() {
        return x;
    }

    int x(int x) {
        return x + this.x;
    }

    void loops() {
        for (int x = 5; x < 7; x++) {
            log += x + ":" + this.x + " ";
        }
        log += x + " ";
        {
            String x = "str";
            log += x + " ";
        }
        log += x;
    }

    static class Inner {
        int y = 30;

        int both() {
            int r = y + CtlShadowing.y;
            int y = 500;
            return r + y + this.y;
        }
    }

    static int recursive(int n) {
        int y = n;
        if (n > 0) {
            recursive(n - 1);
        }
        return y;
    }

    public static void main(String[] args) {
        CtlShadowing o = new CtlShadowing(4);
        o.set(7, 8);
        o.loops();
        System.out.println(o.log);
        System.out.println(o.x() + " " + o.x(10) + " " + o.x + " " + y);
        System.out.println(new Inner().both());
        System.out.println(recursive(3));
        int y = 77;
        System.out.println(y + CtlShadowing.y);
        String String = "a variable named String";
        System.out.println(String);
        String main = "main";
        System.out.println(main + main(3));
    }

    static int main(int main) {
        return main * main;
    }
}
