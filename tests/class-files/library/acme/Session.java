package acme;

import java.io.Closeable;

public class Session implements Closeable {
    protected int opened;
    public String owner = "nobody";
    protected static final int MOST = 4;

    protected Session(String owner) { }
    public Session() { }

    public static Session open(String name) throws Failure { return new Session(); }

    public Row read(int index) throws Failure { return null; }
    protected int next() { return opened + 1; }
    protected void changed(Row row) { }
    @Override public void close() { }

    public static class Row {
        public final int number;
        public Cell[] cells;
        public Row(int number) { this.number = number; }
        @Nullable public String text() { return null; }
        @NonNull public String name() { return "row"; }
        public void put(@NonNull String text, @Nullable Object value) { }

        public class Cell {
            public Cell(int at) { }
            public Row row() { return Row.this; }
        }
    }

    public class Cursor<K, V> {
        public Cursor(K first) { }
        public V at(K key) { return null; }
        public Session session() { return Session.this; }
    }
}
