package com.acme;

public class OrderDto {
    public int twice(int number) {
        return number > 0 ? number + number : 0;
    }
}
