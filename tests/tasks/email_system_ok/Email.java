/** A message; a sealed one can be opened by its addressee only. */
class Email {
    private final String text;
    private Client sealedFor;

    Email(String text) {
        this.text = text;
    }

    void sealFor(Client client) {
        sealedFor = client;
    }

    void open() {
        sealedFor = null;
    }

    boolean isSealed() {
        return sealedFor != null;
    }

    boolean isFor(Client client) {
        return sealedFor == null || sealedFor == client;
    }

    String text() {
        return text;
    }
}
