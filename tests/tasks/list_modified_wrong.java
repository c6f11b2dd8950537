// A list that changes while it is walked through says so. Wrong: removing the last but one ends the loop before it is
// noticed.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.ArrayList;
import java.util.ConcurrentModificationException;
import java.util.Iterator;
import java.util.List;

class Main {
    public static void main(String[] args) {
        List<String> names = new ArrayList<>(List.of("a", "b", "c"));
        boolean byIterator = Verifier.nondetBoolean();
        boolean failed = false;
        try {
            if (byIterator) {
                for (Iterator<String> at = names.iterator(); at.hasNext();) {
                    if (at.next().equals("a")) {
                        at.remove();
                    }
                }
            } else {
                for (String name : names) {
                    if (name.equals("b")) {
                        names.remove(name);
                    }
                }
            }
        } catch (ConcurrentModificationException e) {
            failed = true;
        }
        assert failed != byIterator; //~ assert
        assert names.size() == 2;
    }
}
