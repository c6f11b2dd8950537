// Classes of the JDK of which there is no model.

import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Types;
import java.text.MessageFormat;
import java.util.logging.Level;
import java.util.logging.Logger;
import javax.sql.DataSource;
import javax.swing.SwingConstants;

class Jdk {
    private static final Logger LOG = Logger.getLogger("jdk");

    String format(String name) { return MessageFormat.format("{0} of {1}", name, 3); }

    int host(URI uri) {
        String host = uri.getHost();
        return host == null ? -1 : uri.getPort();
    }

    int rows(DataSource source, String query) throws SQLException {
        try (Connection connection = source.getConnection(); ResultSet rows = connection.prepareStatement(query).executeQuery()) {
            return rows.next() ? rows.getInt(1) : 0;
        } catch (java.sql.SQLTimeoutException late) {
            return -1;
        }
    }

    int kind(int type) {
        switch (type) {
            case Types.INTEGER: return 1;
            case Types.VARCHAR: return 2;
            case SwingConstants.CENTER: return 3;
            default: return 0;
        }
    }

    boolean exists(Path path) { return Files.exists(path.resolve("a").toAbsolutePath()); }

    int option(StandardOpenOption option) {
        switch (option) {
            case READ: return 1;
            case WRITE: return 2;
            default: return 0;
        }
    }

    void log(int value) { LOG.log(Level.FINE, () -> "value " + value); }
}
