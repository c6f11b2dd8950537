/** Arrays have a clone of their own type; Object.clone copies the fields of a Cloneable. */
class Clone implements Cloneable {
    int n;
    int[] cells;

    @Override
    public Clone clone() {
        try {
            Clone copy = (Clone) super.clone();
            copy.cells = cells.clone();
            return copy;
        } catch (CloneNotSupportedException e) {
            throw new AssertionError(e);
        }
    }

    static String[][] shallow(String[][] rows) {
        return rows.clone();
    }
}
