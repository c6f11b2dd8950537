// switch on strings: hash collisions, fall-through, default in the middle, evaluation once.
public class StrSwitch {
    static int evals;

    static String next(String s) {
        evals++;
        return s;
    }

    static String old(String s) {
        String r = "";
        switch (next(s)) {
            case "Aa":
                r += "Aa;";
            case "BB":
                r += "BB;";
                break;
            default:
                r += "default;";
            case "":
                r += "empty;";
                break;
            case "C" + "#":
                return "C sharp";
        }
        return r;
    }

    static int arrow(String s) {
        return switch (s) {
            case "one", "uno" -> 1;
            case "two" -> 2;
            case "AaAa", "BBBB" -> 4;
            case "AaBB" -> 5;
            default -> {
                int n = s.length();
                yield n * 100;
            }
        };
    }

    public static void main(String[] args) {
        for (String s : new String[] {"Aa", "BB", "", "C#", "c#", "zz"}) {
            System.out.println("[" + s + "] " + old(s));
        }
        System.out.println(evals);
        for (String s : new String[] {"one", "uno", "two", "AaAa", "BBBB", "AaBB", "BBAa", "x"}) {
            System.out.println(s + " " + arrow(s));
        }
        System.out.println(old(new String("Aa")) + ("A" + 'a').hashCode() + "BB".hashCode());
        try {
            old(null);
        } catch (NullPointerException e) {
            System.out.println("null");
        }
        switch ("lonely") {
            default:
                System.out.println("only default");
        }
        switch ("nothing") {
        }
    }
}
