// Overrides the new method of its neighbour, not the one of the base.
package conf.access.derived;

public class Leaf extends Derived {
    @Override
    String hidden() {
        return "Leaf.hidden<" + super.hidden();
    }

    @Override
    String veiled() {
        return "Leaf.veiled<" + super.veiled();
    }

    @Override
    public String open() {
        return "Leaf.open<" + super.open();
    }
}
