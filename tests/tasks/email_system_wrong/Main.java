// A product line: mail with optional encryption and forwarding. What came sealed is never forwarded in clear. Wrong:
// the condition for secret mail is turned around.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    public static void main(String[] args) {
        boolean encrypts = Verifier.nondetBoolean();
        boolean forwards = Verifier.nondetBoolean();
        Client alice = new Client("alice", encrypts);
        Client bob = new Client("bob", encrypts);
        Client carol = new Client("carol", encrypts);
        if (Verifier.nondetBoolean()) {
            alice.learnKeyOf(bob);
        }
        if (Verifier.nondetBoolean()) {
            bob.learnKeyOf(carol);
        }
        if (forwards) {
            bob.forwardTo(carol);
        }
        Email email = new Email("secret");
        boolean wasEncrypted = alice.send(email, bob);
        assert !wasEncrypted || !bob.hasSentInClear(); //~ assert
        assert bob.lastRead() == null || bob.lastRead().equals("secret");
    }
}
