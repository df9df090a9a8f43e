#include "store/delivery_store.hpp"

#include <set>

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"
#include "store/delivery_rows.hpp"
#include "store/log_cursor.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using domain::Delivery;
using domain::DeliveryId;

constexpr std::string_view kDue = "ended_at IS NULL AND way = :way AND due_at <= :now AND held_until <= :now";

// How long an unreadable delivery is left to a process of another version.
constexpr std::chrono::hours kLeftToOthers{1};

// A refusal counts when the last one that counted is at least so long ago.
constexpr std::chrono::hours kBetweenRefusals{24};

struct SelectedDeliveries {
    std::vector<Delivery> readable;
    std::vector<DeliveryId> unreadable;
    // The deliveries that are about applications.
    std::set<DeliveryId> counted;
};

// Locks the rows until the transaction ends.
template <class... Params>
SelectedDeliveries select_deliveries(Connection& connection, std::string_view condition,
                                     const Params&... params) {
    SelectedDeliveries selected;
    connection
        .select<DeliveryId, std::string, std::string, bool, base::Timestamp, base::Timestamp, base::Timestamp,
                int, bool, std::string>(
            fmt::format("SELECT id, way, recipient, is_daily, queued_at, due_at, expires_at, failures, "
                        "is_about_applications, document FROM deliveries WHERE {}{}",
                        condition, connection.for_update()),
            params...)
        .each([&](DeliveryId id, const std::string& way, const std::string& recipient, bool is_daily,
                  base::Timestamp queued_at, base::Timestamp due_at, base::Timestamp expires_at, int failures,
                  bool is_about_applications, const std::string& document) {
            const bool is_read = connection.unreadable_rows().try_read("deliveries", id.text(), [&] {
                Delivery delivery{id,         value_named<domain::DeliveryWay>(way),
                                  recipient,  is_daily,
                                  queued_at,  due_at,
                                  expires_at, failures,
                                  {}};
                if (delivery.way == domain::DeliveryWay::sms) {
                    read_stored(document, delivery.content.emplace<domain::SmsContent>());
                } else {
                    read_stored(document, delivery.mail());
                }
                selected.readable.push_back(std::move(delivery));
                if (is_about_applications) selected.counted.insert(id);
            });
            if (!is_read) selected.unreadable.push_back(id);
        });
    return selected;
}

// Sets the number of remaining applications in each delivery about applications, and deletes deliveries with
// none left. Applications to suspended companies do not count.
void count_applications(Connection& connection, SelectedDeliveries& selected) {
    std::erase_if(selected.readable, [&](Delivery& delivery) {
        if (!selected.counted.contains(delivery.id)) return false;
        const auto count =
            connection
                .select<std::int64_t>(
                    "SELECT count(*) FROM delivery_applications d WHERE d.delivery_id = :id AND NOT EXISTS "
                    "(SELECT 1 FROM applications a JOIN jobs j ON j.id = a.job_id "
                    "JOIN companies c ON c.id = j.company_id WHERE a.id = d.application_id AND "
                    "c.is_suspended)",
                    delivery.id)
                .first()
                .value();
        if (count == 0) connection.execute("DELETE FROM deliveries WHERE id = :id", delivery.id);
        delivery.content = domain::counted(std::move(delivery.mail()), count);
        return count == 0;
    });
}

}  // namespace

bool SqlDeliveryStore::queue(std::span<const Delivery> deliveries, domain::LogFollower follower,
                             std::int64_t up_to) {
    return database_.transaction(
        [&](Connection& connection) {
            if (!advance_cursor(connection, follower, up_to)) return false;
            insert_deliveries(connection, deliveries);
            return true;
        },
        Repeat::safe);
}

bool SqlDeliveryStore::any_due(domain::DeliveryWay way, base::Timestamp now) {
    return database_.read([way, now](Connection& connection) {
        return connection
            .select<DeliveryId>(fmt::format("SELECT id FROM deliveries WHERE {} LIMIT 1", kDue), way, now)
            .first()
            .has_value();
    });
}

std::vector<Delivery> SqlDeliveryStore::claim(domain::DeliveryWay way, std::string_view holder,
                                              base::Timestamp now, std::chrono::milliseconds lasts) {
    return database_.transaction([&](Connection& connection) {
        const auto hold = [&](DeliveryId id, std::string_view by, base::Timestamp until) {
            connection.execute(
                "UPDATE deliveries SET holder = :holder, held_until = :held_until WHERE id = :id", by, until,
                id);
        };
        // Whether the selected deliveries were all skipped, so that another select may find more.
        bool is_passed_over = false;
        const auto select = [&](std::string_view condition, const auto&... params) {
            auto selected = select_deliveries(connection, condition, params...);
            for (const DeliveryId id : selected.unreadable) hold(id, "", now + kLeftToOthers);
            const bool is_any = !selected.readable.empty();
            count_applications(connection, selected);
            is_passed_over = !selected.unreadable.empty() || (is_any && selected.readable.empty());
            return selected;
        };
        auto selected = select(fmt::format("{} ORDER BY due_at, id LIMIT 1", kDue), way, now);
        while (is_passed_over)
            selected = select(fmt::format("{} ORDER BY due_at, id LIMIT 1", kDue), way, now);
        std::vector<Delivery> due = std::move(selected.readable);
        if (due.empty()) return due;
        if (due.front().is_daily)
            due = select(fmt::format("{} AND is_daily AND recipient = :recipient ORDER BY due_at, id", kDue),
                         way, now, std::string(due.front().address()))
                      .readable;
        for (const Delivery& delivery : due) hold(delivery.id, holder, now + lasts);
        return due;
    });
}

void SqlDeliveryStore::taken(std::span<const Delivery> deliveries, std::string_view holder) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "UPDATE seekers SET email_refusals = 0, email_refused_at = NULL "
            "WHERE email = :address AND email_refusals > 0",
            deliveries.front().address());
        for (const Delivery& delivery : deliveries)
            connection.execute("DELETE FROM deliveries WHERE id = :id AND holder = :holder", delivery.id,
                               holder);
    });
}

void SqlDeliveryStore::postpone(std::span<const Delivery> deliveries, std::string_view holder,
                                base::Timestamp next_try_at) {
    database_.transaction([&](Connection& connection) {
        for (const Delivery& delivery : deliveries)
            connection.execute(
                "UPDATE deliveries SET failures = failures + 1, due_at = :next_try_at, holder = '', "
                "held_until = 0 WHERE id = :id AND holder = :holder",
                next_try_at, delivery.id, holder);
    });
}

void SqlDeliveryStore::end(std::span<const Delivery> deliveries, std::string_view holder,
                           std::string_view problem, base::Timestamp now) {
    database_.transaction([&](Connection& connection) {
        for (const Delivery& delivery : deliveries)
            connection.execute(fmt::format("{} WHERE id = :id AND holder = :holder", kEnd), now, problem,
                               delivery.id, holder);
    });
}

void SqlDeliveryStore::note_unknown_address(std::string_view address, base::Timestamp now) {
    database_.transaction([&](Connection& connection) {
        connection.execute(
            "UPDATE seekers SET email_refusals = email_refusals + 1, email_refused_at = :now "
            "WHERE email = :address AND (email_refused_at IS NULL OR email_refused_at <= :earlier)",
            now, address, now - kBetweenRefusals);
    });
}

std::vector<domain::FailedDelivery> SqlDeliveryStore::ended(int limit) {
    return database_.read([limit](Connection& connection) {
        std::vector<domain::FailedDelivery> ended;
        connection
            .select<DeliveryId, domain::DeliveryWay, std::string, base::Timestamp, base::Timestamp,
                    std::string>(
                "SELECT id, way, recipient, queued_at, ended_at, problem FROM deliveries "
                "WHERE ended_at IS NOT NULL ORDER BY ended_at DESC, id DESC LIMIT :limit",
                limit)
            .each_of(
                connection.unreadable_rows(), "deliveries", IfUnreadable::left_out,
                [&](DeliveryId id, domain::DeliveryWay way, std::string recipient, base::Timestamp queued_at,
                    base::Timestamp ended_at, std::string problem) {
                    ended.push_back({id, way, std::move(recipient), queued_at, ended_at, std::move(problem)});
                });
        return ended;
    });
}

std::map<domain::DeliveryWay, std::int64_t> SqlDeliveryStore::waiting() {
    return database_.read([](Connection& connection) {
        std::map<domain::DeliveryWay, std::int64_t> waiting;
        connection
            .select<domain::DeliveryWay, std::int64_t>(
                "SELECT way, COUNT(*) FROM deliveries WHERE ended_at IS NULL GROUP BY way")
            .each_of(connection.unreadable_rows(), "deliveries", IfUnreadable::left_out,
                     [&](domain::DeliveryWay way, std::int64_t count) { waiting[way] = count; });
        return waiting;
    });
}

bool SqlDeliveryStore::send_again(DeliveryId id, base::Timestamp now) {
    return database_.transaction([&](Connection& connection) {
        connection.tell_after_commit();
        return connection.execute(
                   "UPDATE deliveries SET expires_at = CAST(:now AS BIGINT) + expires_at - queued_at, "
                   "queued_at = :now, due_at = :now, failures = 0, holder = '', held_until = 0, "
                   "ended_at = NULL, problem = '' WHERE id = :id AND ended_at IS NOT NULL "
                   "AND document <> '{}'",
                   now, id) > 0;
    });
}

void SqlDeliveryStore::sweep(base::Timestamp ended_before) {
    delete_in_steps(database_, "deliveries", "id", "ended_at IS NOT NULL AND ended_at < :moment",
                    ended_before);
}

}  // namespace hoigung::store
