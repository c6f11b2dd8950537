package acme;

public enum Colour implements Named {
    RED("r"),
    GREEN("g") {
        @Override public int weight() { return 2; }
    },
    BLUE("b");

    private final String letter;

    Colour(String letter) { this.letter = letter; }

    public int weight() { return 1; }

    @Override public String name(int times) { return letter.repeat(times); }
}
