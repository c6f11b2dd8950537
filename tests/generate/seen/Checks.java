import java.net.URI;
import java.util.zip.CRC32;

/** Objects that only the JDK knows: they are made, asked and given back. */
public class Checks {
    public static long checksum(int count) {
        CRC32 crc = new CRC32();
        for (int i = 0; i < 3; i++) {
            crc.update(i);
        }
        if (count > 2) {
            crc.update(count);
        }
        return crc.getValue();
    }

    public static String host(String address) {
        URI uri = URI.create(address);
        String host = uri.getHost();
        return host == null ? "none" : host;
    }
}
