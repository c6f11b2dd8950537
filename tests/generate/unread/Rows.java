import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import javax.swing.table.AbstractTableModel;

/** A superclass without source, whose methods are called and tell nothing. */
public class Rows extends AbstractTableModel {
    private static final long serialVersionUID = 1L;
    private static final ExecutorService POOL = Executors.newFixedThreadPool(1);
    private final List<String> rows = new ArrayList<>();

    @Override
    public int getRowCount() {
        return rows.size();
    }

    @Override
    public int getColumnCount() {
        return 2;
    }

    @Override
    public Object getValueAt(int row, int column) {
        return column == 0 ? Integer.valueOf(row) : rows.get(row);
    }

    public void add(String row) {
        if (row == null) {
            throw new IllegalArgumentException("row");
        }
        rows.add(row);
        fireTableRowsInserted(rows.size() - 1, rows.size() - 1);
    }

    @Override
    public String getColumnName(int column) {
        if (column == 0) {
            return "number";
        }
        return column == 1 ? "text" : super.getColumnName(column);
    }
}
