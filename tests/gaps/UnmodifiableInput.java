// A list of the caller may be one that cannot be changed: `add` throws an UnsupportedOperationException.
//! UnmodifiableInput.append => invalid and not valid

import java.util.List;

class UnmodifiableInput {
    //@ requires list != null;
    static void append(List<String> list) {
        list.add("x");
    }
}
