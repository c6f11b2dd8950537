// Resources, checked and other exceptions, and what is in their fields.

import acme.Failure;
import acme.Session;
import acme.Stop;

class Resources {
    int rows(String name) throws Failure {
        try (Session session = Session.open(name); Session second = new Session()) {
            return session.read(1) == null ? 0 : 1;
        }
    }

    int caught(int code) {
        try {
            if (code > 1) throw new Failure.Late();
            if (code > 0) throw new Failure(code);
            throw new Stop("now");
        } catch (Failure.Late late) {
            return 2;
        } catch (Failure failure) {
            return 1;
        } catch (RuntimeException other) {
            return 0;
        }
    }

    //@ ensures \result == 2;
    int late() { return caught(2); }

    //@ ensures \result == 1;
    int failed() { return caught(1); }

    //@ ensures \result == 0;
    int stopped() { return caught(0); }

    int several(boolean now) throws Failure {
        try {
            if (now) throw new Stop("now");
            throw new Failure(3);
        } catch (Stop | IllegalStateException stop) {
            return 1;
        }
    }
}
