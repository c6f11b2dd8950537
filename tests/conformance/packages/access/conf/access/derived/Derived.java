// Another package: a method of the same signature is a new method.
package conf.access.derived;

import conf.access.base.Base;

public class Derived extends Base {
    public int value = 2;

    String hidden() {
        return "Derived.hidden";
    }

    String veiled() {
        return "Derived.veiled";
    }

    @Override
    protected String open() {
        return "Derived.open<" + super.open();
    }

    String shared() {
        return "Derived.shared";
    }

    public String own() {
        return hidden() + "/" + veiled() + "/" + shared();
    }

    public int baseValue() {
        return super.value;
    }
}
