#include "store/delivery_rows.hpp"

#include <optional>
#include <string>

#include "store/notification_rows.hpp"
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
            delivery.address(), delivery.topic, delivery.is_daily)
        .first();
}

void insert_row(Connection& connection, const domain::Delivery& delivery, std::string_view recipient,
                const std::string& document) {
    connection.execute(
        "INSERT INTO deliveries (id, way, recipient, is_daily, queued_at, due_at, expires_at, failures, "
        "holder, held_until, problem, document, topic, is_about_applications) VALUES (:id, :way, :recipient, "
        ":is_daily, :queued_at, :due_at, :expires_at, :failures, '', 0, '', :document, :topic, "
        ":is_about_applications)",
        delivery.id, delivery.way, recipient, delivery.is_daily, delivery.queued_at, delivery.due_at,
        delivery.expires_at, delivery.failures, document, delivery.topic, !delivery.applications.empty());
}

// Leaves out applications that were withdrawn or erased in the meantime.
void link(Connection& connection, domain::DeliveryId id, domain::ApplicationId application) {
    connection.execute(
        "INSERT INTO delivery_applications (delivery_id, application_id) SELECT :id, id FROM applications "
        "WHERE id = :application AND status <> 'Withdrawn' ON CONFLICT DO NOTHING",
        id, application);
}

void put_mail(Connection& connection, const domain::Delivery& delivery) {
    // The mail task looks at once, because a person may wait for the mail's code.
    connection.tell_after_commit();
    const auto waiting = waiting_delivery(connection, delivery);
    if (!waiting) insert_row(connection, delivery, delivery.address(), base::to_json(delivery.mail()));
    for (const domain::ApplicationId application : delivery.applications)
        link(connection, waiting.value_or(delivery.id), application);
}

// A push replaces one of the same topic that waits.
void put_push(Connection& connection, const domain::Delivery& delivery) {
    connection.tell_after_commit();
    const std::string recipient = delivery.browser().id.text();
    connection.execute(
        "DELETE FROM deliveries WHERE recipient = :recipient AND topic = :topic AND way = :way "
        "AND ended_at IS NULL AND holder = ''",
        recipient, delivery.topic, delivery.way);
    insert_row(connection, delivery, recipient, base::to_json(delivery.push()));
}

void put_sms(Connection& connection, const domain::Delivery& delivery) {
    connection.tell_after_commit();
    insert_row(connection, delivery, delivery.address(), base::to_json(delivery.sms()));
}

// An event that is pending already stays as it is.
void put_event(Connection& connection, const domain::Delivery& delivery) {
    const domain::WebhookEvent& event = delivery.event();
    // The application may have been deleted with its seeker since the change was read.
    connection.execute(
        "INSERT INTO webhook_events (key_id, number, application_id, queued_at, document) "
        "SELECT :key, CAST(:number AS BIGINT), id, CAST(:now AS BIGINT), :document "
        "FROM applications WHERE id = :application "
        "ON CONFLICT (key_id, number) DO NOTHING",
        delivery.key(), event.number, delivery.queued_at, base::to_json(event), event.application);
}

}  // namespace

void insert_deliveries(Connection& connection, std::span<const domain::Delivery> deliveries) {
    for (const domain::Delivery& delivery : deliveries) {
        switch (delivery.way) {
            case domain::DeliveryWay::mail:
                put_mail(connection, delivery);
                break;
            case domain::DeliveryWay::site:
                break;
            case domain::DeliveryWay::webhook:
                put_event(connection, delivery);
                break;
            case domain::DeliveryWay::push:
                put_push(connection, delivery);
                break;
            case domain::DeliveryWay::sms:
                put_sms(connection, delivery);
                break;
        }
    }
    static_cast<void>(put_notices(connection, deliveries));
}

void forget_mails_to_person(Connection& connection, std::string_view address) {
    connection.execute("DELETE FROM deliveries WHERE recipient = :recipient AND topic NOT LIKE 'seeker %'",
                       address);
}

void forget_pushes_and_sms(Connection& connection, domain::SeekerId seeker) {
    connection.execute(
        "DELETE FROM deliveries WHERE (way = 'push' AND recipient IN (SELECT id FROM push_subscriptions "
        "WHERE seeker_id = :seeker)) OR (way = 'sms' AND recipient IN (SELECT telephone FROM seekers "
        "WHERE id = :seeker))",
        seeker);
}

void forget_mails_to_seeker(Connection& connection, std::string_view address) {
    connection.execute("DELETE FROM deliveries WHERE recipient = :recipient AND topic LIKE 'seeker %'",
                       address);
}

}  // namespace hoigung::store
