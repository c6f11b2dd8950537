/** Constants whose constructor has a table filled by a method that takes very long. */
public enum Entity {
    BASE(16), FULL(4096);

    private int[] codes;
    private final int size;

    Entity(int size) {
        this.size = size;
        fill(this, size);
    }

    private static void fill(Entity entity, int size) {
        int[] codes = new int[size];
        for (int round = 0; round < size; round++) {
            for (int i = 0; i < size; i++) {
                codes[i] += i % (round + 1);
            }
        }
        entity.codes = codes;
    }

    public boolean isLarge() {
        return size > 1000;
    }

    public static Entity of(boolean all) {
        return all ? FULL : BASE;
    }
}
