// EnumMap and EnumSet: order of the constants, ranges, complements.
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Set;

public class EnumMapSet {
    enum Day { MON, TUE, WED, THU, FRI, SAT, SUN }

    public static void main(String[] args) {
        Map<Day, Integer> m = new EnumMap<>(Day.class);
        m.put(Day.SUN, 7);
        m.put(Day.MON, 1);
        m.put(Day.WED, 3);
        System.out.println(m + " " + m.size());
        System.out.println(m.put(Day.MON, 10) + " " + m.get(Day.MON) + " " + m.get(Day.TUE) + " " + m.containsKey(Day.TUE));
        m.merge(Day.WED, 5, Integer::sum);
        m.merge(Day.FRI, 5, Integer::sum);
        for (Map.Entry<Day, Integer> e : m.entrySet()) {
            System.out.print(e.getKey() + "=" + e.getValue() + ";");
        }
        System.out.println();
        System.out.println(m.remove(Day.SUN) + " " + m.keySet() + " " + m.values());
        Set<Day> weekend = EnumSet.of(Day.SUN, Day.SAT);
        Set<Day> week = EnumSet.complementOf(EnumSet.copyOf(weekend));
        System.out.println(weekend + " " + week);
        System.out.println(EnumSet.range(Day.TUE, Day.THU) + " " + EnumSet.noneOf(Day.class) + " " + EnumSet.allOf(Day.class).size());
        Set<Day> s = EnumSet.noneOf(Day.class);
        System.out.println(s.add(Day.FRI) + " " + s.add(Day.FRI) + " " + s.add(Day.MON) + " " + s);
        s.addAll(weekend);
        System.out.println(s + " " + s.contains(Day.SAT) + " " + s.contains(Day.TUE));
        s.retainAll(week);
        System.out.println(s);
        s.removeIf(d -> d.ordinal() > 3);
        System.out.println(s + " " + s.equals(EnumSet.of(Day.MON)));
        int[] counts = new int[Day.values().length];
        for (Day d : new Day[] {Day.MON, Day.SUN, Day.MON}) {
            counts[d.ordinal()]++;
        }
        System.out.println(counts[0] + " " + counts[6]);
        Map<Day, Map<Day, Integer>> grid = new EnumMap<>(Day.class);
        for (Day a : EnumSet.range(Day.MON, Day.TUE)) {
            for (Day b : weekend) {
                grid.computeIfAbsent(a, k -> new EnumMap<>(Day.class)).put(b, a.ordinal() * 10 + b.ordinal());
            }
        }
        System.out.println(grid);
        try {
            m.put(null, 1);
        } catch (NullPointerException e) {
            System.out.println("null key refused");
        }
    }
}
