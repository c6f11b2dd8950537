// A public class that speaks of one that its package keeps to itself.
package q;

import java.util.ArrayList;
import java.util.List;

public class Open {
    private List<Hidden> items = new ArrayList<>();

    public List<? extends Hidden> items() {
        return items;
    }

    public Hidden make(int n) {
        return new Hidden(n);
    }

    public int take(Hidden hidden) {
        return hidden.n > 5 ? 1 : 0;
    }
}

class Hidden {
    int n;

    Hidden(int n) {
        this.n = n;
    }
}
