// Members that our models of the JDK do not have are those of its class files.

import java.util.Locale;
import java.util.concurrent.TimeUnit;

class Models {
    int digits(String text) {
        int count = 0;
        for (Object each : text.describeConstable().stream().toArray()) count++;
        return count;
    }

    String country(Locale locale) {
        String name = locale.getDisplayCountry(Locale.CHINA);
        return name == null ? "" : name;
    }

    boolean group(Thread thread) { return thread.getThreadGroup().isDaemon(); }

    long unit(TimeUnit unit) { return unit.toChronoUnit().getDuration().getSeconds(); }
}
