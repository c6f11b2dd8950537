/** A matrix of two rows and two columns. */
public final class Matrix {
    private final int a;
    private final int b;
    private final int c;
    private final int d;

    public Matrix(int a, int b, int c, int d) {
        this.a = a;
        this.b = b;
        this.c = c;
        this.d = d;
    }

    //@ ensures \result.a == a && \result.b == c && \result.c == b && \result.d == d;
    public Matrix transposed() {
        return new Matrix(a, c, b, d);
    }

    //@ requires other != null;
    //@ ensures \result.a + \result.d == trace() + other.trace();
    public Matrix plus(Matrix other) {
        return new Matrix(a + other.a, b + other.b, c + other.c, d + other.d);
    }

    public /*@ pure @*/ int trace() {
        return a + d;
    }

    public boolean isDiagonal() {
        return b == 0 && c == 0;
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Matrix m && a == m.a && b == m.b && c == m.c && d == m.d;
    }

    @Override
    public int hashCode() {
        return ((31 * a + b) * 31 + c) * 31 + d;
    }
}
