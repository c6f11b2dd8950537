// What annotations say about null is a contract, wherever it stands.

import acme.Session.Row;
import acme.marked.Names;

class Nulls {
    int name(Row row) { return row == null ? 0 : row.name().length(); }

    int text(Row row) { return row == null ? 0 : row.text().length(); }

    void put(Row row) {
        if (row != null) row.put("a", null);
    }

    void putNull(Row row) {
        if (row != null) row.put(null, "a");
    }

    int ofMarkedPackage() { return Names.first().length(); }

    int lastOfMarkedPackage() { return Names.last().length(); }

    void putNullToMarkedPackage() { Names.put(null); }
}
