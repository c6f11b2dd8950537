package shop.web;

import java.util.List;
import java.util.stream.Collectors;

/** A part of a list. */
public record PageRequest(int page, int size) {
    public PageRequest {
        if (page < 0) {
            throw new IllegalArgumentException("page: " + page);
        }
        if (size < 1 || size > 100) {
            throw new IllegalArgumentException("size: " + size);
        }
    }

    public <T> List<T> of(List<T> all) {
        return all.stream().skip((long) page * size).limit(size).collect(Collectors.toList());
    }

    public int pages(int total) {
        return total <= 0 ? 0 : (total + size - 1) / size;
    }
}
