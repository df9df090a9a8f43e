#include "store/webhook_store.hpp"

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"
#include "store/id_list.hpp"
#include "store/stored_json.hpp"
#include "store/webhook_rows.hpp"

namespace hoigung::store {

using domain::Webhook;

namespace {

template <class... Params>
std::vector<domain::WebhookRequest> select_requests(Connection& connection, std::string_view condition,
                                                    const Params&... params) {
    using domain::ApplicationId;
    std::vector<domain::WebhookRequest> all;
    connection
        .select<domain::WebhookRequestId, domain::PartnerKeyId, std::optional<ApplicationId>, std::string,
                std::int64_t, base::Timestamp, std::optional<base::Timestamp>, bool, bool, std::optional<int>,
                std::string, std::string>(
            fmt::format("SELECT id, key_id, application_id, event, number, asked_at, sent_at, is_manual, "
                        "is_taken, status, answer, body FROM webhook_deliveries {}",
                        condition),
            params...)
        .each_of(connection.unreadable_rows(), "webhook_deliveries", IfUnreadable::left_out,
                 [&](domain::WebhookRequestId id, domain::PartnerKeyId key,
                     std::optional<ApplicationId> application, std::string event, std::int64_t number,
                     base::Timestamp asked_at, std::optional<base::Timestamp> sent_at, bool is_manual,
                     bool is_taken, std::optional<int> status, std::string answer, std::string body) {
                     all.push_back({id,
                                    key,
                                    application,
                                    std::move(event),
                                    number,
                                    asked_at,
                                    sent_at,
                                    is_manual,
                                    {is_taken, status, std::move(answer)},
                                    std::move(body)});
                 });
    return all;
}

}  // namespace

std::optional<Webhook> SqlWebhookStore::webhook(domain::PartnerKeyId key) {
    const auto row = database_.read([&](Connection& connection) {
        return connection
            .select<std::string, std::string, int, base::Timestamp>(
                "SELECT url, secret, failures, next_try_at FROM partner_webhooks WHERE key_id = :key", key)
            .first();
    });
    if (!row) return std::nullopt;
    return Webhook{key, std::get<0>(*row), std::get<1>(*row), std::get<2>(*row), std::get<3>(*row)};
}

std::vector<Webhook> SqlWebhookStore::webhooks(std::span<const domain::PartnerKeyId> keys) {
    return database_.read([&](Connection& connection) {
        std::vector<Webhook> found;
        connection
            .select<domain::PartnerKeyId, std::string, std::string, int, base::Timestamp>(
                fmt::format("SELECT key_id, url, secret, failures, next_try_at FROM partner_webhooks "
                            "WHERE {}",
                            is_in_list(connection, "key_id")),
                json_list(keys))
            .each_of(connection.unreadable_rows(), "partner_webhooks", IfUnreadable::left_out,
                     [&](domain::PartnerKeyId key, std::string url, std::string secret, int failures,
                         base::Timestamp next_try_at) {
                         found.push_back({key, std::move(url), std::move(secret), failures, next_try_at});
                     });
        return found;
    });
}

void SqlWebhookStore::put(const Webhook& webhook) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "INSERT INTO partner_webhooks (key_id, url, secret, failures, next_try_at) "
            "VALUES (:key, :url, :secret, :failures, :next_try_at) ON CONFLICT (key_id) DO UPDATE "
            "SET url = excluded.url, secret = excluded.secret, failures = excluded.failures, "
            "next_try_at = excluded.next_try_at",
            webhook.key, webhook.url, webhook.secret, webhook.failures, webhook.next_try_at);
    });
}

bool SqlWebhookStore::remove(domain::PartnerKeyId key) {
    return database_.transaction([&](Connection& connection) {
        return connection.execute("DELETE FROM partner_webhooks WHERE key_id = :key", key) > 0;
    });
}

std::vector<domain::WebhookListener> SqlWebhookStore::listeners() {
    return database_.read([](Connection& connection) { return select_listeners(connection); });
}

bool SqlWebhookStore::any_waiting() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT number FROM webhook_events LIMIT 1")
            .first()
            .has_value();
    });
}

std::vector<domain::WaitingEvent> SqlWebhookStore::waiting(domain::PartnerKeyId key, int limit) {
    // A transaction, although it only reads, so that a process that lost its lease sends nothing more.
    return database_.transaction([&](Connection& connection) {
        std::vector<domain::WaitingEvent> events;
        // Skips events that cannot be read, even if they fill a whole batch.
        std::int64_t after = 0;
        for (int read = limit; read == limit && events.empty();) {
            read = 0;
            connection
                .select<std::int64_t, std::string, base::Timestamp>(
                    "SELECT number, document, queued_at FROM webhook_events WHERE key_id = :key AND number > "
                    ":after "
                    "ORDER BY number LIMIT :limit",
                    key, after, limit)
                .each([&](std::int64_t number, const std::string& document, base::Timestamp queued_at) {
                    ++read;
                    after = number;
                    domain::WaitingEvent waiting{{}, queued_at};
                    if (connection.unreadable_rows().try_read("webhook_events", std::to_string(number),
                                                              [&] { read_stored(document, waiting.event); }))
                        events.push_back(waiting);
                });
        }
        return events;
    });
}

void SqlWebhookStore::taken(domain::PartnerKeyId key, std::int64_t number) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM webhook_events WHERE key_id = :key AND number = :number", key,
                           number);
        connection.execute("UPDATE partner_webhooks SET failures = 0 WHERE key_id = :key AND failures > 0",
                           key);
    });
}

void SqlWebhookStore::drop(domain::PartnerKeyId key, std::int64_t number) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM webhook_events WHERE key_id = :key AND number = :number", key,
                           number);
    });
}

void SqlWebhookStore::failed(domain::PartnerKeyId key, base::Timestamp next_try_at) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "UPDATE partner_webhooks SET failures = failures + 1, next_try_at = :next_try_at "
            "WHERE key_id = :key",
            next_try_at, key);
    });
}

void SqlWebhookStore::note(const domain::WebhookRequest& request) {
    database_.transaction([&](Connection& connection) {
        if (request.application) {
            const auto known = connection
                                   .select<domain::ApplicationId>(
                                       "SELECT id FROM applications WHERE id = :id", *request.application)
                                   .first();
            if (!known) return;
        }
        connection.execute(
            "INSERT INTO webhook_deliveries (id, key_id, application_id, event, number, asked_at, sent_at, "
            "is_manual, is_taken, status, answer, body) VALUES (:id, :key, :application, :event, :number, "
            ":asked_at, :sent_at, :is_manual, :is_taken, :status, :answer, :body) ON CONFLICT (id) DO UPDATE "
            "SET sent_at = excluded.sent_at, is_taken = excluded.is_taken, status = excluded.status, "
            "answer = excluded.answer, body = excluded.body",
            request.id, request.key, request.application, request.event, request.number, request.asked_at,
            request.sent_at, request.is_manual, request.answer.is_taken, request.answer.status,
            request.answer.text, request.body);
    });
}

std::optional<domain::WebhookRequest> SqlWebhookStore::request(domain::WebhookRequestId id) {
    auto found = database_.read(
        [&](Connection& connection) { return select_requests(connection, "WHERE id = :id", id); });
    if (found.empty()) return std::nullopt;
    return std::move(found.front());
}

domain::WebhookRequestPage SqlWebhookStore::requests(domain::PartnerKeyId key, domain::Page page) {
    return database_.snapshot([&](Connection& connection) {
        domain::WebhookRequestPage found;
        found.total =
            connection
                .select<std::int64_t>("SELECT COUNT(*) FROM webhook_deliveries WHERE key_id = :key", key)
                .first()
                .value();
        found.requests = select_requests(
            connection, "WHERE key_id = :key ORDER BY asked_at DESC, id DESC LIMIT :limit OFFSET :offset",
            key, static_cast<std::int64_t>(page.limit), static_cast<std::int64_t>(page.offset));
        return found;
    });
}

std::vector<domain::PartnerKeyId> SqlWebhookStore::keys_asked_for() {
    return database_.read([](Connection& connection) {
        return connection
            .select<domain::PartnerKeyId>(
                "SELECT DISTINCT key_id FROM webhook_deliveries WHERE sent_at IS NULL")
            .all();
    });
}

std::vector<domain::WebhookRequest> SqlWebhookStore::asked_for(domain::PartnerKeyId key, int limit) {
    return database_.read([&](Connection& connection) {
        return select_requests(connection,
                               "WHERE key_id = :key AND sent_at IS NULL ORDER BY asked_at, id LIMIT :limit",
                               key, limit);
    });
}

std::map<domain::PartnerKeyId, std::int64_t> SqlWebhookStore::count_waiting(
    std::span<const domain::PartnerKeyId> keys) {
    return database_.read([&](Connection& connection) {
        std::map<domain::PartnerKeyId, std::int64_t> counts;
        connection
            .select<domain::PartnerKeyId, std::int64_t>(
                fmt::format("SELECT key_id, COUNT(*) FROM webhook_events WHERE {} GROUP BY key_id",
                            is_in_list(connection, "key_id")),
                json_list(keys))
            .each([&](domain::PartnerKeyId key, std::int64_t count) { counts[key] = count; });
        return counts;
    });
}

void SqlWebhookStore::sweep_requests(base::Timestamp asked_before) {
    database_.transaction([&](Connection& connection) {
        connection.execute("DELETE FROM webhook_deliveries WHERE asked_at < :before", asked_before);
    });
}

int SqlWebhookStore::give_up(base::Timestamp queued_before) {
    return static_cast<int>(
        delete_in_steps(database_, "webhook_events", "key_id, number", "queued_at < :before", queued_before));
}

}  // namespace hoigung::store
