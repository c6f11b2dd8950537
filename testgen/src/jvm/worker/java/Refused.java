package ooxide.jvm;

/** Of a question that has no answer: why. */
final class Refused extends Exception {
    private static final long serialVersionUID = 1L;

    Refused(String message) {
        super(message);
    }
}
