// values, valueOf, ordinal, name, compareTo, equals, toString.
public class EnumBasics {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    enum Empty { }

    enum Loud {
        A, B;

        @Override
        public String toString() {
            return name() + "!";
        }
    }

    public static void main(String[] args) {
        for (Day d : Day.values()) {
            System.out.print(d + ":" + d.ordinal() + " ");
        }
        System.out.println();
        System.out.println(Day.valueOf("WED") == Day.WED);
        System.out.println(Day.MON.compareTo(Day.THU) + " " + Day.SUN.compareTo(Day.SUN) + " " + Day.SAT.compareTo(Day.MON));
        System.out.println(Day.TUE.equals(Day.TUE) + " " + Day.TUE.equals("TUE") + " " + Day.TUE.equals(null));
        System.out.println(Day.FRI.name() + " " + Day.FRI.toString() + " " + Day.FRI.getDeclaringClass().getSimpleName());
        System.out.println(Loud.A + " " + Loud.A.name() + " " + Loud.valueOf("A") + " " + Loud.B);
        try {
            Day.valueOf("mon");
        } catch (IllegalArgumentException e) {
            System.out.println("no mon");
        }
        try {
            Loud.valueOf("A!");
        } catch (IllegalArgumentException e) {
            System.out.println("no A!");
        }
        try {
            Day.valueOf(null);
        } catch (NullPointerException e) {
            System.out.println("no null");
        }
        Day[] a = Day.values();
        Day[] b = Day.values();
        a[0] = Day.SUN;
        System.out.println((a == b) + " " + b[0] + " " + Day.values()[0]);
        System.out.println(Empty.values().length);
        System.out.println(Day.values().length + Day.valueOf("S" + "UN").ordinal());
        Object o = Day.MON;
        System.out.println((o instanceof Day) + " " + (o instanceof Enum) + " " + (o instanceof Comparable) + " " + (o == Loud.A));
        Enum<?> e = Day.TUE;
        System.out.println(e.ordinal() + e.name());
        Day d = null;
        System.out.println((d == null) + " " + d + " " + (Day.MON != d));
        System.out.println(Enum.valueOf(Day.class, "SAT"));
        Day next = Day.values()[(Day.SUN.ordinal() + 1) % Day.values().length];
        System.out.println(next);
    }
}
