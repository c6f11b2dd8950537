package shop.web;

import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.DeleteMapping;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.model.CustomerOrder;
import shop.service.NotFoundException;
import shop.service.OrderService;

/** Orders over HTTP. */
@RestController
@RequestMapping("/orders")
public class OrderController {
    private final OrderService service;

    public OrderController(OrderService service) {
        this.service = service;
    }

    @GetMapping("/{id}")
    public ResponseEntity<CustomerOrder> get(@PathVariable Long id) {
        try {
            return ResponseEntity.ok(service.find(id));
        } catch (NotFoundException e) {
            return ResponseEntity.notFound().build();
        }
    }

    @PostMapping("/{id}/lines")
    public ResponseEntity<CustomerOrder> add(@PathVariable Long id, @RequestBody LineRequest request) {
        if (request == null || request.getQuantity() <= 0) {
            return ResponseEntity.badRequest().build();
        }
        CustomerOrder order = service.addLine(id, request.getProductId(), request.getQuantity());
        return new ResponseEntity<>(order, HttpStatus.CREATED);
    }

    @DeleteMapping("/{id}")
    public void cancel(@PathVariable Long id) {
        service.cancel(id);
    }
}
