// Classes inside of others, static and inner, with type parameters; the fields of objects.

import acme.Session;
import acme.Session.Row;

class Nested {
    int number(Row row) { return row.number > 0 ? row.number : -row.number; }

    void same(Row row) {
        int before = row.number;
        assert before == row.number;
    }

    String owner(Session session) {
        session.owner = "me";
        assert session.owner.equals("me");
        return session.owner;
    }

    int made() {
        Row row = new Row(4);
        Row.Cell cell = row.new Cell(2);
        return cell.row() == null ? 0 : 1;
    }

    int cells(Row row) {
        int count = 0;
        for (Row.Cell cell : row.cells) {
            if (cell.row() == row) count++;
        }
        return count;
    }

    int cursor(Session session) {
        Session.Cursor<String, Integer> cursor = session.new Cursor<>("a");
        Integer found = cursor.at("b");
        return found == null ? 0 : found;
    }
}
