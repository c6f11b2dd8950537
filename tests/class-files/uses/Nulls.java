// What annotations say about null is a contract, wherever it stands.

import acme.Session.Row;

class Nulls {
    int name(Row row) { return row == null ? 0 : row.name().length(); }

    int text(Row row) { return row == null ? 0 : row.text().length(); }

    void put(Row row) {
        if (row != null) row.put("a", null);
    }

    void putNull(Row row) {
        if (row != null) row.put(null, "a");
    }
}
