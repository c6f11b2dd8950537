/** There is one, and a method gives it. */
public class Registry {
    private static final Registry INSTANCE = new Registry(3);
    private final int size;

    private Registry(int size) {
        this.size = size;
    }

    public static Registry getInstance() {
        return INSTANCE;
    }

    public boolean has(int index) {
        return index >= 0 && index < size;
    }
}
