// Same package: the package-private method is overridden.
package conf.access.base;

public class Sibling extends Base {
    @Override
    String hidden() {
        return "Sibling.hidden";
    }

    @Override
    protected String open() {
        return "Sibling.open<" + super.open();
    }

    String shared() {
        return "Sibling.shared";
    }
}
