#include "store/delivery_rows.hpp"

#include <optional>
#include <string>

#include "store/stored_json.hpp"

namespace hoigung::store {

namespace {

// A delivery of the same topic that nobody is sending yet. Locks its row.
std::optional<domain::DeliveryId> waiting_delivery(Connection& connection, const domain::Delivery& delivery) {
    if (delivery.topic.empty()) return std::nullopt;
    return connection
        .select<domain::DeliveryId>(
            std::string("SELECT id FROM deliveries WHERE recipient = :recipient AND topic = :topic "
                        "AND is_daily = :is_daily AND ended_at IS NULL AND holder = '' "
                        "ORDER BY id LIMIT 1")
                .append(connection.for_update()),
            delivery.recipient, delivery.topic, delivery.is_daily)
        .first();
}

void insert(Connection& connection, const domain::Delivery& delivery) {
    connection.execute(
        "INSERT INTO deliveries (id, way, recipient, is_daily, queued_at, due_at, expires_at, failures, "
        "holder, held_until, problem, document, topic, is_about_applications) VALUES (:id, :way, :recipient, "
        ":is_daily, :queued_at, :due_at, :expires_at, :failures, '', 0, '', :document, :topic, "
        ":is_about_applications)",
        delivery.id, delivery.way, delivery.recipient, delivery.is_daily, delivery.queued_at, delivery.due_at,
        delivery.expires_at, delivery.failures, base::to_json(delivery.content), delivery.topic,
        !delivery.applications.empty());
}

// Leaves out applications that were withdrawn or erased in the meantime.
void link(Connection& connection, domain::DeliveryId id, domain::ApplicationId application) {
    connection.execute(
        "INSERT INTO delivery_applications (delivery_id, application_id) SELECT :id, id FROM applications "
        "WHERE id = :application AND status <> 'Withdrawn' ON CONFLICT DO NOTHING",
        id, application);
}

}  // namespace

void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries) {
    for (const domain::Delivery& delivery : deliveries) {
        const auto waiting = waiting_delivery(connection, delivery);
        if (!waiting) insert(connection, delivery);
        for (const domain::ApplicationId application : delivery.applications)
            link(connection, waiting.value_or(delivery.id), application);
    }
}

void forget_deliveries_to(Connection& connection, std::string_view recipient) {
    connection.execute("DELETE FROM deliveries WHERE recipient = :recipient", recipient);
}

}  // namespace hoigung::store
