// A small hierarchy with protected state, overriding chains and upcasts in collections.
import java.util.ArrayList;
import java.util.List;

public class ClsInheritance {
    static class Employee {
        protected final String name;
        protected int salary;

        Employee(String name, int salary) {
            this.name = name;
            this.salary = salary;
        }

        int pay() {
            return salary;
        }

        String title() {
            return "employee";
        }

        void raise(int pct) {
            salary += salary * pct / 100;
        }

        @Override
        public String toString() {
            return title() + " " + name + " " + pay();
        }
    }

    static class Manager extends Employee {
        protected final List<Employee> reports = new ArrayList<>();

        Manager(String name, int salary) {
            super(name, salary);
        }

        Manager add(Employee e) {
            reports.add(e);
            return this;
        }

        @Override
        int pay() {
            return super.pay() + 10 * reports.size();
        }

        @Override
        String title() {
            return "manager";
        }

        @Override
        void raise(int pct) {
            super.raise(pct * 2);
            for (Employee e : reports) {
                e.raise(pct);
            }
        }
    }

    static class Director extends Manager {
        Director(String n) {
            super(n, 1000);
        }

        @Override
        String title() {
            return "chief " + super.title();
        }

        @Override
        int pay() {
            int total = 0;
            for (Employee e : reports) {
                total += e.pay();
            }
            return super.pay() + total / 10;
        }
    }

    public static void main(String[] args) {
        Employee ann = new Employee("ann", 100);
        Employee bob = new Employee("bob", 150);
        Manager meg = new Manager("meg", 300).add(ann).add(bob);
        Director dan = new Director("dan");
        dan.add(meg).add(new Employee("eve", 90));
        Employee[] all = {ann, bob, meg, dan};
        for (Employee e : all) {
            System.out.println(e);
        }
        dan.raise(10);
        for (Employee e : all) {
            System.out.println(e + " " + e.salary);
        }
        int managers = 0;
        for (Employee e : all) {
            if (e instanceof Manager) {
                managers += ((Manager) e).reports.size();
            }
        }
        System.out.println(managers);
        System.out.println(meg.reports.get(1) == bob);
        System.out.println(((Employee) dan).title());
    }
}
