package marks;

public class Mark {
    private final int code;

    public Mark(int code) {
        this.code = code;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Mark && ((Mark) other).code == code;
    }

    @Override
    public int hashCode() {
        return code;
    }
}
