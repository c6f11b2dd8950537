enum Empty { }
enum Simple { A, B, C, }
enum OnlyCode { ; static int x; }
public enum Planet implements Runnable {
    @Deprecated MERCURY(1.0, 2) { @Override public void run() { go(); } },
    VENUS,
    /** doc */ EARTH(3);
    private final double mass;
    Planet(double... m) { mass = m[0]; }
    Planet() { this(1); }
    public void run() { }
    enum Inner { X { }, Y }
}
