#include "store/delivery_rows.hpp"

#include "store/stored_json.hpp"

namespace hoigung::store {

void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries) {
    for (const domain::Delivery& delivery : deliveries) {
        connection.execute(
            "INSERT INTO deliveries (id, way, recipient, is_daily, queued_at, due_at, expires_at, failures, "
            "holder, held_until, problem, document) VALUES (:id, :way, :recipient, :is_daily, :queued_at, "
            ":due_at, :expires_at, :failures, '', 0, '', :document)",
            delivery.id, delivery.way, delivery.recipient, delivery.is_daily, delivery.queued_at,
            delivery.due_at, delivery.expires_at, delivery.failures, base::to_json(delivery.content));
    }
}

void forget_deliveries_to(Connection& connection, std::string_view recipient) {
    connection.execute("DELETE FROM deliveries WHERE recipient = :recipient", recipient);
}

}  // namespace hoigung::store
