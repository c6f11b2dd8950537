import java.util.ArrayList;
import java.util.List;

/** Somebody who sends, reads and forwards. */
class Client {
    private final String name;
    private final boolean encrypts;
    private final List<Client> known = new ArrayList<>();
    private Client forwardsTo;
    private String lastRead;
    private boolean sentInClear;

    Client(String name, boolean encrypts) {
        this.name = name;
        this.encrypts = encrypts;
    }

    void learnKeyOf(Client other) {
        known.add(other);
    }

    void forwardTo(Client other) {
        forwardsTo = other;
    }

    /** Sends, and says whether the message was sealed. */
    boolean send(Email email, Client to) {
        if (encrypts && known.contains(to)) {
            email.sealFor(to);
        }
        boolean sealed = email.isSealed();
        if (!sealed) {
            sentInClear = true;
        }
        to.receive(email);
        return sealed;
    }

    private void receive(Email email) {
        if (!email.isFor(this)) {
            return;
        }
        boolean secret = email.isSealed();
        lastRead = email.text();
        email.open();
        if (forwardsTo != null && (secret || !known.contains(forwardsTo))) {
            send(email, forwardsTo);
        }
    }

    String lastRead() {
        return lastRead;
    }

    boolean hasSentInClear() {
        return sentInClear;
    }

    @Override
    public String toString() {
        return name;
    }
}
