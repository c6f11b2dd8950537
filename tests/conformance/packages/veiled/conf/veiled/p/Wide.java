// Makes a method public: whoever overrides this one also overrides that of A.
package conf.veiled.p;

public class Wide extends A {
    @Override
    public String plain() {
        return "Wide.plain<" + super.plain();
    }
}
