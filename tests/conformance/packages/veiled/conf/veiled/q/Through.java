// Overrides the method of A by way of Wide.
package conf.veiled.q;

import conf.veiled.p.Wide;

public class Through extends Wide {
    @Override
    public String plain() {
        return "Through.plain<" + super.plain();
    }

    String opened() {
        return "Through.opened";
    }

    public String both() {
        return plain() + " " + opened();
    }
}
