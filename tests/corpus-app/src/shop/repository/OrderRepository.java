package shop.repository;

import java.util.List;
import org.springframework.data.repository.CrudRepository;
import shop.model.CustomerOrder;
import shop.model.OrderStatus;

/** Spring writes it. */
public interface OrderRepository extends CrudRepository<CustomerOrder, Long> {
    List<CustomerOrder> findByStatus(OrderStatus status);

    int countByCustomer(String customer);
}
