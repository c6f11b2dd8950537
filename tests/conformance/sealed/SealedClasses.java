// Sealed abstract classes with sealed, final and non-sealed subclasses.
public class SealedClasses {
    static abstract sealed class Vehicle permits Car, Bike, Special {
        private final String id;

        Vehicle(String id) {
            this.id = id;
        }

        abstract int wheels();

        String show() {
            return id + ":" + wheels();
        }
    }

    static sealed class Car extends Vehicle permits Limo {
        Car(String id) {
            super(id);
        }

        @Override
        int wheels() {
            return 4;
        }
    }

    static final class Limo extends Car {
        Limo() {
            super("limo");
        }

        @Override
        int wheels() {
            return super.wheels() + 2;
        }
    }

    static final class Bike extends Vehicle {
        Bike() {
            super("bike");
        }

        @Override
        int wheels() {
            return 2;
        }
    }

    static non-sealed class Special extends Vehicle {
        final int n;

        Special(int n) {
            super("special");
            this.n = n;
        }

        @Override
        int wheels() {
            return n;
        }
    }

    static class Tank extends Special {
        Tank() {
            super(0);
        }

        @Override
        String show() {
            return "tracks, " + super.show();
        }
    }

    static String toll(Vehicle v) {
        if (v instanceof Bike) {
            return "free";
        }
        if (v instanceof Limo l) {
            return "limo " + l.wheels() * 3;
        }
        if (v instanceof Car c) {
            return "car " + c.wheels() * 2;
        }
        if (v instanceof Special s && s.n > 8) {
            return "heavy";
        }
        return "ask";
    }

    public static void main(String[] args) {
        Vehicle[] all = {new Car("car"), new Limo(), new Bike(), new Special(18), new Tank(), new Special(3) {
            @Override
            int wheels() {
                return -super.wheels();
            }
        }};
        for (Vehicle v : all) {
            System.out.println(v.show() + " " + toll(v));
        }
        System.out.println((all[1] instanceof Car) + " " + (all[4] instanceof Special) + " " + (all[0] instanceof Limo));
        int sum = 0;
        for (Vehicle v : all) {
            sum += v.wheels();
        }
        System.out.println(sum);
    }
}
