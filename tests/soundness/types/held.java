// What objects of the input hold, wherever it is looked at: inside of a collection, in a chain of objects, in a class below
// that fixes an argument. The `invalid` ones have a caller that is well typed; the `valid` ones have none.
//! Held.box => valid incomplete +type-arguments
//! Held.subclass => valid incomplete +type-arguments
//! Held.sameArgument => invalid
//! Held.unknownArgument => invalid
//! Held.bounded => valid incomplete +type-arguments
//! Held.raw => invalid
//! Held.chain => valid incomplete +type-arguments
//! Held.array => valid incomplete +type-arguments
//! Held.inside => valid incomplete +type-arguments
//! Held.found => invalid
//! Held.field => valid incomplete +type-arguments
//! Held.swapped => valid incomplete +type-arguments
//! Held.notSwapped => invalid
//! Held.method => valid incomplete +type-arguments
//! Held.interfaceBelow => valid incomplete +type-arguments
//! Held.distinct => valid incomplete +type-arguments
//! Held.shared => invalid
//! Outer.first => valid
import java.util.ArrayDeque;
import java.util.List;

class Animal { }

class Cat extends Animal { }

class Dog extends Animal { }

class Box<T> { T value; Box<T> next; T[] more; }

class DogBox extends Box<Dog> { }

class Pair<A, B> { A first; B second; Pair<B, A> turned; }

interface Source<T> { }

class CatSource implements Source<Cat> { int cats; }

class DogSource implements Source<Dog> { int dogs; }

class Outer<T> {
    class Node { T item; Node next; }
    Node head;

    Object first() { return head == null ? null : head.item; }
}

class Held {
    static void box(Box<Cat> box) {
        if (box != null) { Object o = box.value; assert o == null || o instanceof Cat; }
    }

    static void subclass(Box<Cat> box) {
        Object o = box;
        assert !(o instanceof DogBox);
    }

    static void sameArgument(Box<Dog> box) {
        assert !(box instanceof DogBox); //~ assert Held.sameArgument
    }

    static void unknownArgument(Box<?> box) {
        assert !(box instanceof DogBox); //~ assert Held.unknownArgument
    }

    static void bounded(Box<? extends Animal> box) {
        if (box != null) { Object o = box.value; assert o == null || o instanceof Animal; }
    }

    @SuppressWarnings("rawtypes")
    static void raw(Box box) {
        if (box != null) {
            Object o = box.value;
            assert o == null || o instanceof Animal; //~ assert Held.raw
        }
    }

    static void chain(Box<Box<Cat>> box) {
        if (box != null && box.next != null && box.next.value != null && box.next.value.next != null) {
            Object o = box.next.value.next.value;
            assert !(o instanceof Dog);
        }
    }

    static void array(Box<Cat> box) {
        if (box != null && box.more != null && box.more.length == 1) { Object o = box.more[0]; assert !(o instanceof Dog); }
    }

    // nobody but the collection looks at its elements
    static void inside(ArrayDeque<Cat> cats) { assert cats == null || !cats.contains("a text"); }

    static void found(List<Animal> animals, Dog dog) {
        if (animals != null && dog != null) {
            assert !animals.contains(dog); //~ assert Held.found
        }
    }

    Box<Box<Cat>> own;

    void field() {
        if (own != null && own.value != null) { Object o = own.value.value; assert !(o instanceof Dog); }
    }

    static void swapped(Pair<Cat, Dog> pair) {
        if (pair != null && pair.turned != null) { Object o = pair.turned.first; assert !(o instanceof Cat); }
    }

    static void notSwapped(Pair<Cat, Dog> pair) {
        if (pair != null && pair.turned != null) {
            Object o = pair.turned.first;
            assert !(o instanceof Dog); //~ assert Held.notSwapped
        }
    }

    static <T extends Cat> void method(Box<T> box) {
        if (box != null) { Object o = box.value; assert !(o instanceof Dog); }
    }

    static void interfaceBelow(Source<Cat> source) { assert !(source instanceof DogSource); }

    // one object would be a box of cats and a box of dogs
    @SuppressWarnings("unchecked")
    static void distinct(Box<Cat> cats, Box<Dog> dogs) {
        if (cats != null && dogs != null && cats.value == null) assert (Object) cats != (Object) dogs;
    }

    static void shared(Box<Cat> cats, Box<? extends Animal> animals) {
        if (cats != null) assert cats != animals; //~ assert Held.shared
    }
}
