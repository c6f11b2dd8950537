package shop.service;

import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.ResponseStatus;

/** Nothing has this number. */
@ResponseStatus(HttpStatus.NOT_FOUND)
public class NotFoundException extends RuntimeException {
    private final Long id;

    public NotFoundException(String kind, Long id) {
        super(kind + " " + id + " not found");
        this.id = id;
    }

    public Long getId() {
        return id;
    }
}
