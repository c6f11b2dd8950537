// Model of java.util.concurrent.atomic.AtomicStampedReference: two cells, and no other thread comes in between while a method runs.
package java.util.concurrent.atomic;

import ooxide.Atomic;

public class AtomicStampedReference<V> {
    private V value;
    private int stamp;

    public AtomicStampedReference(V initialRef, int initialStamp) {
        value = initialRef;
        stamp = initialStamp;
    }

    @Atomic public V getReference() {
        return value;
    }

    @Atomic public int getStamp() {
        return stamp;
    }

    @Atomic public V get(int[] stampHolder) {
        stampHolder[0] = stamp;
        return value;
    }

    @Atomic public boolean compareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        if (value != expectedReference || stamp != expectedStamp) {
            return false;
        }
        value = newReference;
        stamp = newStamp;
        return true;
    }

    public boolean weakCompareAndSet(V expectedReference, V newReference, int expectedStamp, int newStamp) {
        return compareAndSet(expectedReference, newReference, expectedStamp, newStamp);
    }

    @Atomic public void set(V newReference, int newStamp) {
        value = newReference;
        stamp = newStamp;
    }

    @Atomic public boolean attemptStamp(V expectedReference, int newStamp) {
        if (value != expectedReference) {
            return false;
        }
        stamp = newStamp;
        return true;
    }
}
