// A method that overrides another is not an overload of it, whatever its parameters are called.
public class Coin {
    private final int value;

    public Coin(int value) {
        this.value = value;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Coin && value == ((Coin) other).value;
    }

    @Override
    public int hashCode() {
        return value;
    }
}
