package shop.service;

import java.util.ArrayList;
import java.util.List;
import lombok.RequiredArgsConstructor;
import lombok.extern.slf4j.Slf4j;
import org.springframework.stereotype.Service;
import shop.model.CustomerOrder;
import shop.model.OrderLine;
import shop.model.OrderStatus;
import shop.model.Product;
import shop.repository.OrderRepository;
import shop.repository.ProductRepository;

/** Orders from the first line to the door. */
@Slf4j
@Service
@RequiredArgsConstructor
public class OrderService {
    private final OrderRepository orders;
    private final ProductRepository products;

    public CustomerOrder find(Long id) {
        return orders.findById(id).orElseThrow(() -> new NotFoundException("order", id));
    }

    public CustomerOrder addLine(Long orderId, Long productId, int quantity) {
        CustomerOrder order = find(orderId);
        Product product = products.findById(productId).orElseThrow(() -> new NotFoundException("product", productId));
        if (!product.isAvailable(quantity)) {
            log.warn("{} of {} wanted", quantity, product.getName());
            throw new IllegalArgumentException("not available");
        }
        product.take(quantity);
        order.add(new OrderLine(product, quantity));
        return orders.save(order);
    }

    public void cancel(Long id) {
        CustomerOrder order = find(id);
        if (order.getStatus().isFinal()) {
            log.info("order {} stays {}", id, order.getStatus());
            return;
        }
        order.moveTo(OrderStatus.CANCELLED);
        orders.save(order);
    }

    public List<CustomerOrder> openOrders(String customer) {
        List<CustomerOrder> open = new ArrayList<>();
        for (CustomerOrder order : orders.findByStatus(OrderStatus.NEW)) {
            if (customer == null || customer.equals(order.getCustomer())) {
                open.add(order);
            }
        }
        return open;
    }
}
