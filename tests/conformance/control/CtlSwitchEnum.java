// switch over an enum: old, arrow, expression without default, null.
public class CtlSwitchEnum {
    enum Color { RED, GREEN, BLUE }

    static int old(Color c) {
        int r = 0;
        switch (c) {
            case GREEN:
                r += 1;
            case RED:
                r += 10;
                break;
            default:
                r += 100;
        }
        return r;
    }

    static String arrow(Color c) {
        return switch (c) {
            case RED -> "warm";
            case BLUE -> "cold";
            case GREEN -> {
                String s = c.name().toLowerCase();
                yield s + c.ordinal();
            }
        };
    }

    static Color next(Color c) {
        switch (c) {
            case RED -> {
                return Color.GREEN;
            }
            case GREEN -> {
                return Color.BLUE;
            }
        }
        return Color.RED;
    }

    public static void main(String[] args) {
        for (Color c : Color.values()) {
            System.out.println(c + " " + old(c) + " " + arrow(c) + " " + next(c));
        }
        Color c = Color.RED;
        for (int i = 0; i < 5; i++) {
            System.out.print(c + " ");
            c = next(c);
        }
        System.out.println();
        try {
            old(null);
        } catch (NullPointerException e) {
            System.out.println("null selector");
        }
        try {
            arrow(null);
        } catch (NullPointerException e) {
            System.out.println("null selector again");
        }
        int reds = 0;
        Color[] mix = {Color.RED, Color.BLUE, Color.RED};
        for (Color m : mix) {
            switch (m) {
                case RED:
                    reds++;
                    continue;
                case BLUE:
                    break;
            }
            System.out.println("not red: " + m);
        }
        System.out.println(reds);
    }
}
