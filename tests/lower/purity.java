/** Methods that specifications call are pure, whether or not somebody wrote so. */
class Purity {
    int[] keys;
    int size;

    //@ invariant isOk();

    boolean isOk() {
        return keys != null && 0 <= size && size <= keys.length;
    }

    /*@ pure @*/ int count(int key) {
        int found = 0;
        for (int i = 0; i < size; i++) {
            if (keys[i] == key) {
                found++;
            }
        }
        return found;
    }

    //@ requires size < keys.length;
    //@ ensures count(key) == \old(count(key)) + 1;
    void add(int key) {
        keys[size++] = key;
    }
}
