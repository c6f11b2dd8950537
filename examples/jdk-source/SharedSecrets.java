package jdksource;

import java.io.ObjectInputStream;

/** In place of the JDK's internal class of this name. Only reading from a stream uses it, which is not tested here. */
class SharedSecrets {
    static SharedSecrets getJavaObjectInputStreamAccess() {
        return new SharedSecrets();
    }

    void checkArray(ObjectInputStream stream, Class<?> type, int length) {
    }
}
