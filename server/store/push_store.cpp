#include "store/push_store.hpp"

#include <fmt/format.h>

#include "store/delivery_rows.hpp"
#include "store/id_list.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
using domain::Delivery;
using domain::DeliveryId;
using domain::PushOutcome;
using domain::PushSubscriptionId;
using Result = domain::PushOutcome::Result;

constexpr std::string_view kDuePush =
    "way = 'push' AND ended_at IS NULL AND due_at <= :now AND held_until <= :now";

// How long an unreadable push is left to a process of another version.
constexpr std::chrono::hours kLeftToOthers{1};

std::vector<std::string> lock_due(Connection& connection, Timestamp now, int most) {
    return connection
        .select<std::string>(
            fmt::format("SELECT id FROM deliveries WHERE {} ORDER BY due_at, id LIMIT :most{}", kDuePush,
                        connection.for_update()),
            now, most)
        .all();
}

struct ClaimedPushes {
    std::vector<Delivery> pushes;
    // Their subscription or its session has ended.
    std::vector<std::string> without_receiver;
    std::vector<std::string> unreadable;
};

ClaimedPushes select_pushes(Connection& connection, std::span<const std::string> ids, Timestamp now) {
    ClaimedPushes claimed;
    connection
        .select<std::string, Timestamp, Timestamp, Timestamp, int, std::string, std::string,
                std::optional<PushSubscriptionId>, std::optional<std::string>, std::optional<std::string>,
                std::optional<std::string>>(
            fmt::format("SELECT d.id, d.queued_at, d.due_at, d.expires_at, d.failures, d.document, d.topic, "
                        "q.id, q.endpoint, q.p256dh, q.auth FROM deliveries d LEFT JOIN (SELECT p.id, "
                        "p.endpoint, p.p256dh, p.auth FROM push_subscriptions p JOIN sessions x "
                        "ON x.id = p.session_id WHERE NOT x.is_revoked AND x.ends_at > :now) q "
                        "ON q.id = d.recipient WHERE {} ORDER BY d.due_at, d.id",
                        is_in_list(connection, "d.id")),
            now, json_list(ids))
        .each([&](const std::string& id, Timestamp queued_at, Timestamp due_at, Timestamp expires_at,
                  int failures, const std::string& document, const std::string& topic,
                  std::optional<PushSubscriptionId> receiver, const std::optional<std::string>& endpoint,
                  const std::optional<std::string>& p256dh, const std::optional<std::string>& auth) {
            if (!receiver) return claimed.without_receiver.push_back(id);
            const bool is_read = connection.unreadable_rows().try_read("deliveries", id, [&] {
                Delivery push{.id = detail::known(DeliveryId::parse(id), id),
                              .way = domain::DeliveryWay::push,
                              .recipient = domain::PushReceiver{*receiver, {*endpoint, *p256dh, *auth}},
                              .queued_at = queued_at,
                              .due_at = due_at,
                              .expires_at = expires_at,
                              .failures = failures,
                              .content = domain::PushContent{},
                              .topic = topic};
                read_stored(document, std::get<domain::PushContent>(push.content));
                claimed.pushes.push_back(std::move(push));
            });
            if (!is_read) claimed.unreadable.push_back(id);
        });
    return claimed;
}

void hold(Connection& connection, std::span<const std::string> ids, std::string_view holder,
          Timestamp until) {
    if (ids.empty()) return;
    connection.execute(fmt::format("UPDATE deliveries SET holder = :holder, held_until = :until WHERE {}",
                                   is_in_list(connection, "id")),
                       holder, until, json_list(ids));
}

void remove(Connection& connection, std::span<const std::string> ids) {
    if (ids.empty()) return;
    connection.execute(fmt::format("DELETE FROM deliveries WHERE {}", is_in_list(connection, "id")),
                       json_list(ids));
}

std::vector<std::string> ids_of(std::span<const Delivery> pushes) {
    std::vector<std::string> ids;
    for (const Delivery& push : pushes) ids.push_back(push.id.text());
    return ids;
}

// Removes the pushes that were taken and of subscriptions that are gone, if the holder still has them.
void remove_settled(Connection& connection, std::span<const PushOutcome> outcomes, std::string_view holder) {
    std::vector<DeliveryId> settled;
    for (const PushOutcome& each : outcomes) {
        if (each.result == Result::taken || each.result == Result::gone) settled.push_back(each.push.id);
    }
    if (settled.empty()) return;
    connection.execute(
        fmt::format("DELETE FROM deliveries WHERE holder = :holder AND {}", is_in_list(connection, "id")),
        holder, json_list(std::span<const DeliveryId>(settled)));
}

void note_working(Connection& connection, std::span<const PushOutcome> outcomes) {
    std::vector<PushSubscriptionId> working;
    for (const PushOutcome& each : outcomes) {
        if (each.result == Result::taken) working.push_back(each.push.browser().id);
    }
    if (working.empty()) return;
    connection.execute(fmt::format("UPDATE push_subscriptions SET has_worked = TRUE, refusals = 0 WHERE {} "
                                   "AND (NOT has_worked OR refusals > 0)",
                                   is_in_list(connection, "id")),
                       json_list(std::span<const PushSubscriptionId>(working)));
}

// Removes a subscription with what waits for it.
void end_subscription(Connection& connection, PushSubscriptionId id) {
    connection.execute("DELETE FROM deliveries WHERE way = 'push' AND recipient = :id AND ended_at IS NULL",
                       id);
    connection.execute("DELETE FROM push_subscriptions WHERE id = :id", id);
}

void note_refusal(Connection& connection, PushSubscriptionId id) {
    connection.execute("UPDATE push_subscriptions SET refusals = refusals + 1 WHERE id = :id", id);
    const auto is_unusable = connection
                                 .select<PushSubscriptionId>(
                                     "SELECT id FROM push_subscriptions WHERE id = :id AND NOT has_worked "
                                     "AND refusals >= :most",
                                     id, domain::kRefusalsOfUnusable)
                                 .first()
                                 .has_value();
    if (is_unusable) end_subscription(connection, id);
}

}  // namespace

bool SqlPushStore::any_due(Timestamp now) {
    return database_.read([now](Connection& connection) {
        return connection
            .select<std::string>(fmt::format("SELECT id FROM deliveries WHERE {} LIMIT 1", kDuePush), now)
            .first()
            .has_value();
    });
}

std::vector<Delivery> SqlPushStore::claim(std::string_view holder, Timestamp now,
                                          std::chrono::milliseconds lasts, int most) {
    return database_.transaction([&](Connection& connection) {
        for (;;) {
            const auto ids = lock_due(connection, now, most);
            if (ids.empty()) return std::vector<Delivery>{};
            ClaimedPushes claimed = select_pushes(connection, ids, now);
            remove(connection, claimed.without_receiver);
            hold(connection, claimed.unreadable, "", now + kLeftToOthers);
            hold(connection, ids_of(claimed.pushes), holder, now + lasts);
            if (!claimed.pushes.empty()) return std::move(claimed.pushes);
        }
    });
}

void SqlPushStore::settle(std::span<const PushOutcome> outcomes, std::string_view holder, Timestamp now) {
    database_.transaction([&](Connection& connection) {
        remove_settled(connection, outcomes, holder);
        note_working(connection, outcomes);
        for (const PushOutcome& each : outcomes) {
            switch (each.result) {
                case Result::taken:
                    break;
                case Result::gone:
                    end_subscription(connection, each.push.browser().id);
                    break;
                case Result::refused:
                case Result::late:
                    connection.execute(fmt::format("{} WHERE id = :id AND holder = :holder", kEnd), now,
                                       each.problem, each.push.id, holder);
                    if (each.result == Result::refused) note_refusal(connection, each.push.browser().id);
                    break;
                case Result::failed:
                    connection.execute(
                        "UPDATE deliveries SET failures = failures + 1, due_at = :next_try_at, holder = '', "
                        "held_until = 0 WHERE id = :id AND holder = :holder",
                        each.next_try_at, each.push.id, holder);
                    break;
            }
        }
    });
}

}  // namespace hoigung::store
