package com.acme;

public class Order {
    private int total;

    public void add(int price) {
        if (price < 0) {
            throw new IllegalArgumentException("a price is not negative");
        }
        total += price;
    }

    public int total() {
        return total;
    }
}
