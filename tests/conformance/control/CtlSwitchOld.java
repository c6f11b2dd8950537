// The old switch: fall-through, default anywhere, shared scope, nested switches, char and byte labels.
public class CtlSwitchOld {
    static String fall(int n) {
        String s = "";
        switch (n) {
            case 1:
                s += "one ";
            case 2:
                s += "two ";
                break;
            default:
                s += "default ";
            case 3:
                s += "three ";
            case 4: {
                s += "four ";
                break;
            }
            case -1: case Integer.MIN_VALUE:
                s += "special ";
        }
        return s;
    }

    static int scope(int n) {
        switch (n) {
            case 0:
                int x = 10;
                return x;
            case 1:
                x = 20;
                return x + 1;
            default:
                x = -1;
        }
        return n;
    }

    static char grade(char c) {
        switch (c) {
            case 'a':
            case 'b':
                return (char) (c - 32);
            case 'c' + 1:
                return '4';
        }
        return '?';
    }

    static String nested(int a, int b) {
        switch (a) {
            case 1:
                switch (b) {
                    case 1:
                        return "1-1";
                    case 2:
                        break;
                    default:
                        return "1-d";
                }
                return "1-2";
            case 2:
                return "2";
        }
        return "none";
    }

    public static void main(String[] args) {
        for (int n : new int[] {0, 1, 2, 3, 4, -1, Integer.MIN_VALUE, 1000}) {
            System.out.println(n + " " + fall(n));
        }
        System.out.println(scope(0) + " " + scope(1) + " " + scope(2));
        System.out.println(grade('a') + "" + grade('b') + grade('d') + grade('z'));
        System.out.println(nested(1, 1) + " " + nested(1, 2) + " " + nested(1, 3) + " " + nested(2, 1) + " " + nested(3, 3));
        byte b = -5;
        switch (b) {
            case -5:
                System.out.println("minus five");
        }
        switch (b + 10) {
            case 6:
                System.out.println("no");
        }
        Integer boxed = 7;
        switch (boxed) {
            case 7:
                System.out.println("boxed seven");
        }
        final int k = 3;
        switch (3) {
            case k * 1:
                System.out.println("constant variable");
        }
    }
}
