package shop.repository;

import java.util.List;
import org.springframework.data.repository.CrudRepository;
import shop.model.Product;

/** Spring writes it. */
public interface ProductRepository extends CrudRepository<Product, Long> {
    List<Product> findByNameContaining(String part);
}
