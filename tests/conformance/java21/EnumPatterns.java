// Needs Java 21: qualified enum constants as labels, mixed with type patterns over an interface.
public class EnumPatterns {
    sealed interface Card permits Suit, Joker {
    }

    enum Suit implements Card { CLUBS, HEARTS, SPADES }

    record Joker(int n) implements Card {
    }

    static String name(Card c) {
        return switch (c) {
            case Suit.HEARTS -> "red";
            case Suit s when s.ordinal() == 0 -> "first black";
            case Suit s -> "black " + s;
            case Joker(int n) -> "joker " + n;
        };
    }

    static int value(Card c) {
        return switch (c) {
            case Suit.CLUBS -> 1;
            case Suit.HEARTS -> 2;
            case Suit.SPADES -> 3;
            case Joker j -> 100 + j.n();
        };
    }

    static String plain(Suit s) {
        return switch (s) {
            case CLUBS, SPADES -> "black";
            case HEARTS -> "red";
        };
    }

    public static void main(String[] args) {
        Card[] all = {Suit.CLUBS, Suit.HEARTS, Suit.SPADES, new Joker(2)};
        int sum = 0;
        for (Card c : all) {
            System.out.println(name(c) + " " + value(c));
            sum += value(c);
        }
        System.out.println(sum + " " + plain(Suit.SPADES) + " " + plain(Suit.HEARTS));
    }
}
