#include "store/outbox_store.hpp"

namespace hoigung::store {

void SqlOutbox::put(const domain::OutboxMessage& message) {
    database_.transaction([&](Connection& connection) {
        const auto number =
            connection
                .select<std::int64_t>(
                    "UPDATE counters SET value = value + 1 WHERE name = 'outbox' RETURNING value")
                .first();
        connection.execute(
            "INSERT INTO outbox (number, channel, recipient, text, sent_at, html) "
            "VALUES (:number, :channel, :recipient, :text, :sent_at, :html)",
            number.value(), message.channel, message.recipient, message.text, message.sent_at, message.html);
    });
}

std::vector<domain::OutboxMessage> SqlOutbox::latest(int limit) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::OutboxMessage> messages;
        connection
            .select<std::int64_t, domain::OutboxChannel, std::string, std::string, base::Timestamp,
                    std::string>(
                "SELECT number, channel, recipient, text, sent_at, html FROM outbox ORDER BY number DESC "
                "LIMIT :limit",
                limit)
            .each_of(connection.unreadable_rows(), "outbox", IfUnreadable::left_out,
                     [&](std::int64_t, domain::OutboxChannel channel, std::string recipient, std::string text,
                         base::Timestamp sent_at, std::string html) {
                         messages.push_back(
                             {channel, std::move(recipient), std::move(text), sent_at, std::move(html)});
                     });
        return messages;
    });
}

}  // namespace hoigung::store
