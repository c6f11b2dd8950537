package shop.repository;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.springframework.stereotype.Repository;
import shop.model.Product;

/** Products without a data base. */
@Repository
public class MemoryProducts {
    private final Map<Long, Product> products = new LinkedHashMap<>(32);
    private long next = 1;

    public Product save(Product product) {
        if (product.getId() == null) {
            product.setId(next++);
        }
        products.put(product.getId(), product);
        return product;
    }

    public Optional<Product> findById(Long id) {
        return Optional.ofNullable(products.get(id));
    }

    public List<Product> cheaperThan(java.math.BigDecimal limit) {
        List<Product> found = new ArrayList<>();
        for (Product product : products.values()) {
            if (product.getPrice() != null && product.getPrice().compareTo(limit) < 0) {
                found.add(product);
            }
        }
        return found;
    }

    public boolean remove(Long id) {
        return products.remove(id) != null;
    }

    public int size() {
        return products.size();
    }
}
