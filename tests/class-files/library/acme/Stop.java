package acme;

public class Stop extends RuntimeException {
    public Stop(String why) { super(why); }
}
