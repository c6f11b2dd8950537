// A cast is guarded by instanceof. Wrong: null can be cast but is an instance of nothing.
//! Main.main --check assert => invalid

import org.sosy_lab.sv_benchmarks.Verifier;

class Main {
    interface Animal {
    }

    static class Dog implements Animal {
        int barks = 1;
    }

    static class Puppy extends Dog {
    }

    static class Cat implements Animal {
    }

    static Animal any(int n) {
        return switch (n) {
            case 0 -> new Dog();
            case 1 -> new Puppy();
            case 2 -> new Cat();
            default -> null;
        };
    }

    public static void main(String[] args) {
        int n = Verifier.nondetInt();
        Animal animal = any(n);
        boolean refused = false;
        try {
            Dog dog = (Dog) animal;
            assert dog == null || dog.barks == 1;
        } catch (ClassCastException e) {
            refused = true;
        }
        assert refused == (n == 2);
        assert !refused == (animal instanceof Dog); //~ assert
    }
}
