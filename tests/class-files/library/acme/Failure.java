package acme;

public class Failure extends Exception {
    public final int code;
    public Failure(int code) { super("failed"); this.code = code; }
    public static class Late extends Failure {
        public Late() { super(2); }
    }
}
