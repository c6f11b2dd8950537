// Removing from a list: by index and by element are two methods. Wrong: the number is taken for an index.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.ArrayList;
import java.util.List;

class Main {
    public static void main(String[] args) {
        List<Integer> list = new ArrayList<>();
        for (int i = 0; i < 4; i++) {
            list.add(3 - i);
        }
        int which = Verifier.nondetInt();
        Verifier.assume(0 <= which && which < 4);
        list.remove(which);
        assert !list.contains(which); //~ assert
        assert list.size() == 3;
        int sum = 0;
        for (int element : list) {
            sum += element;
        }
        assert sum == 6 - which;
    }
}
