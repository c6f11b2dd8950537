// Enums nested in enums, classes and interfaces; same constant names; static imports by nesting.
public class EnumNested {
    enum Suit {
        CLUBS(Color.BLACK), HEARTS(Color.RED), SPADES(Color.BLACK);

        enum Color { RED, BLACK }

        final Color color;

        Suit(Color c) {
            color = c;
        }
    }

    enum Color { RED, GREEN }

    interface HasLevel {
        enum Level { LOW, HIGH }

        Level level();
    }

    static class Item implements HasLevel {
        enum State {
            NEW, USED;

            State next() {
                return this == NEW ? USED : this;
            }
        }

        State state = State.NEW;

        @Override
        public Level level() {
            return state == State.NEW ? Level.HIGH : Level.LOW;
        }

        void use() {
            state = state.next();
        }
    }

    static String describe(Suit s) {
        return switch (s.color) {
            case RED -> "red " + s;
            case BLACK -> "black " + s;
        };
    }

    static String describe(Color c) {
        switch (c) {
            case RED:
                return "plain red";
            default:
                return "plain " + c.name().toLowerCase();
        }
    }

    public static void main(String[] args) {
        for (Suit s : Suit.values()) {
            System.out.println(describe(s) + " " + s.color.ordinal());
        }
        System.out.println(describe(Color.RED) + " " + describe(Color.GREEN));
        Object a = Color.RED;
        Object b = Suit.Color.RED;
        System.out.println(a.equals(b) + " " + a.toString().equals(b.toString()) + " " + (a instanceof Suit.Color));
        Item i = new Item();
        System.out.println(i.level() + " " + i.state);
        i.use();
        i.use();
        System.out.println(i.level() + " " + i.state + " " + HasLevel.Level.values().length + Item.Level.valueOf("LOW"));
        HasLevel h = () -> HasLevel.Level.HIGH;
        System.out.println(h.level().compareTo(i.level()));
        class Local {
            final Item.State s = Item.State.USED;
        }
        System.out.println(new Local().s.next());
        Suit[][] grid = new Suit[2][2];
        grid[0][1] = Suit.HEARTS;
        System.out.println(grid[0][0] + " " + grid[0][1]);
        Color[] cs = {Color.GREEN, Color.RED};
        java.util.Arrays.sort(cs);
        System.out.println(cs[0] + " " + java.util.Arrays.asList(cs).indexOf(Color.GREEN));
    }
}
