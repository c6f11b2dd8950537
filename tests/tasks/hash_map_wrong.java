// A map counts letters. Wrong: three equal letters are one entry.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

import java.util.HashMap;
import java.util.Map;

class Main {
    public static void main(String[] args) {
        Map<Character, Integer> counts = new HashMap<>();
        char[] text = new char[3];
        for (int i = 0; i < text.length; i++) {
            text[i] = Verifier.nondetBoolean() ? 'a' : 'b';
            counts.put(text[i], counts.getOrDefault(text[i], 0) + 1);
        }
        int sum = 0;
        for (Map.Entry<Character, Integer> entry : counts.entrySet()) {
            assert entry.getValue() > 0;
            sum += entry.getValue();
        }
        assert sum == 3;
        assert counts.size() == 2 || text[0] == text[2] && text[1] != text[0]; //~ assert
        assert counts.containsKey('a') || counts.get('b') == 3;
    }
}
