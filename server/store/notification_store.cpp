#include "store/notification_store.hpp"

#include <algorithm>

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
using domain::AlertHit;
using domain::ApplicationId;
using domain::JobAlertId;
using domain::JobId;
using domain::Notification;
using domain::NotificationId;
using domain::NotificationType;
using domain::SeekerId;

// One text, so that one prepared statement serves any number of types.
std::string joined(std::span<const NotificationType> types) {
    std::string text = ",";
    for (const NotificationType type : types) text.append(base::name_of(type)).append(",");
    return text;
}

constexpr std::string_view kOfTypes = "seeker_id = :seeker AND :types LIKE '%,' || type || ',%'";

std::int64_t count_unread(Connection& connection, SeekerId seeker, const std::string& types) {
    return connection
        .select<std::int64_t>(
            fmt::format("SELECT count(*) FROM notifications WHERE {} AND NOT is_read", kOfTypes), seeker,
            types)
        .first()
        .value();
}

std::vector<Notification> select_page(Connection& connection, SeekerId seeker, const std::string& types,
                                      domain::Page page) {
    std::vector<Notification> notifications;
    connection
        .select<NotificationId, std::string, JobId, std::optional<JobAlertId>, std::optional<ApplicationId>,
                bool, Timestamp>(
            fmt::format("SELECT id, type, job_id, alert_id, application_id, is_read, updated_at "
                        "FROM notifications WHERE {} ORDER BY updated_at DESC, id DESC "
                        "LIMIT :limit OFFSET :offset",
                        kOfTypes),
            seeker, types, page.limit, page.offset)
        .each([&](NotificationId id, const std::string& type, JobId job, std::optional<JobAlertId> alert,
                  std::optional<ApplicationId> application, bool is_read, Timestamp updated_at) {
            static_cast<void>(connection.unreadable_rows().try_read("notifications", id.text(), [&] {
                notifications.push_back({id, seeker, value_named<NotificationType>(type), job, alert,
                                         application, is_read, updated_at});
            }));
        });
    return notifications;
}

// A notification refers to its seeker and its job, as an application does. To avoid deadlocks, seekers are
// locked first, and several of them in order.
void lock(Connection& connection, std::vector<SeekerId> seekers) {
    if (connection.for_update().empty()) return;
    std::ranges::sort(seekers);
    const auto again = std::ranges::unique(seekers);
    seekers.erase(again.begin(), again.end());
    const auto sql = fmt::format("SELECT id FROM seekers WHERE id = :id{}", connection.for_update());
    for (const SeekerId id : seekers) static_cast<void>(connection.select<SeekerId>(sql, id).first());
}

template <class Items>
std::vector<SeekerId> seekers_of(const Items& items) {
    std::vector<SeekerId> seekers;
    for (const auto& item : items) seekers.push_back(item.seeker);
    return seekers;
}

// Whether a notification was written or refreshed.
bool tell(Connection& connection, NotificationId id, const AlertHit& hit,
          const domain::JobStateChange& change, Timestamp now) {
    // A job that comes back from a suspension is not news to seekers who were notified before.
    const std::int64_t occasion = change.from == domain::JobState::suspended ? 0 : change.number;
    return connection.execute(
               "INSERT INTO notifications (id, seeker_id, type, job_id, alert_id, application_id, is_read, "
               "updated_at, occasion) "
               "SELECT :id, seekers.id, 'JobAlertMatched', :job, job_alerts.id, NULL, FALSE, "
               "CAST(:now AS BIGINT), CAST(:occasion AS BIGINT) "
               "FROM job_alerts JOIN seekers ON seekers.id = job_alerts.seeker_id "
               "WHERE job_alerts.id = :alert AND NOT seekers.is_suspended "
               "AND seekers.delete_account_at IS NULL "
               "AND NOT EXISTS (SELECT 1 FROM applications WHERE applications.seeker_id = seekers.id "
               "AND applications.job_id = :job AND applications.status <> 'Withdrawn' "
               "AND applications.status <> 'JobClosed') "
               "ON CONFLICT (seeker_id, job_id, type) DO UPDATE SET alert_id = excluded.alert_id, "
               "is_read = FALSE, updated_at = excluded.updated_at, occasion = excluded.occasion "
               "WHERE notifications.occasion < excluded.occasion",
               id, change.job, now, occasion, hit.alert) > 0;
}

// The notification that a seeker gets about a change; none about their own actions, nor about changes that a
// message or an interview tells them.
std::optional<NotificationType> type_of(const domain::ApplicationEvent& event) {
    if (event.is_told_by_contact) return std::nullopt;
    switch (event.status) {
        case domain::ApplicationStatus::applied:
        case domain::ApplicationStatus::withdrawn:
            return std::nullopt;
        case domain::ApplicationStatus::job_closed:
            return NotificationType::job_closed;
        default:
            return NotificationType::application_status_changed;
    }
}

// Does nothing when the account was removed in the meantime.
void tell(Connection& connection, NotificationId id, NotificationType type,
          const domain::ApplicationChange& change, Timestamp now) {
    connection.execute(
        "INSERT INTO notifications (id, seeker_id, type, job_id, alert_id, application_id, is_read, "
        "updated_at, occasion) "
        "SELECT :id, seeker_id, :type, job_id, NULL, id, FALSE, CAST(:now AS BIGINT), "
        "CAST(:occasion AS BIGINT) FROM applications WHERE id = :application "
        "ON CONFLICT (seeker_id, job_id, type) DO UPDATE SET application_id = excluded.application_id, "
        "is_read = FALSE, updated_at = excluded.updated_at, occasion = excluded.occasion "
        "WHERE notifications.occasion < excluded.occasion",
        id, type, now, change.number, change.application);
}

bool is_stored(Connection& connection, JobAlertId id) {
    return connection.select<std::int64_t>("SELECT count(*) FROM job_alerts WHERE id = :id", id).first() > 0;
}

}  // namespace

domain::NotificationList SqlNotificationStore::notifications_of(SeekerId seeker,
                                                                std::span<const NotificationType> types,
                                                                domain::Page page) {
    return database_.snapshot([&, names = joined(types)](Connection& connection) {
        domain::NotificationList list;
        list.total =
            connection
                .select<std::int64_t>(fmt::format("SELECT count(*) FROM notifications WHERE {}", kOfTypes),
                                      seeker, names)
                .first()
                .value();
        list.unread_total = count_unread(connection, seeker, names);
        list.notifications = select_page(connection, seeker, names, page);
        return list;
    });
}

std::int64_t SqlNotificationStore::mark_read(SeekerId seeker, std::span<const NotificationId> ids,
                                             std::span<const NotificationType> types) {
    return database_.transaction(
        [&](Connection& connection) {
            for (const NotificationId id : ids) {
                connection.execute(
                    "UPDATE notifications SET is_read = TRUE WHERE id = :id AND seeker_id = :seeker "
                    "AND NOT is_read",
                    id, seeker);
            }
            return count_unread(connection, seeker, joined(types));
        },
        Repeat::safe);
}

std::int64_t SqlNotificationStore::mark_all_read(SeekerId seeker, std::span<const NotificationType> types) {
    return database_.transaction(
        [&](Connection& connection) {
            const std::string names = joined(types);
            connection.execute(
                fmt::format("UPDATE notifications SET is_read = TRUE WHERE {} AND NOT is_read", kOfTypes),
                seeker, names);
            return count_unread(connection, seeker, names);
        },
        Repeat::safe);
}

std::vector<JobAlertId> SqlNotificationStore::tell_of_match(const domain::JobStateChange& change,
                                                            std::span<const AlertHit> hits,
                                                            base::Random& random, Timestamp now) {
    return database_.transaction(
        [&](Connection& connection) {
            lock(connection, seekers_of(hits));
            std::vector<JobAlertId> gone;
            for (const AlertHit& hit : hits) {
                if (!tell(connection, NotificationId::make(now, random), hit, change, now) &&
                    !is_stored(connection, hit.alert))
                    gone.push_back(hit.alert);
            }
            return gone;
        },
        Repeat::safe);
}

std::int64_t SqlNotificationStore::told_up_to() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'application_told'")
            .first()
            .value();
    });
}

void SqlNotificationStore::tell_of_changes(std::span<const domain::ApplicationChange> changes,
                                           std::int64_t up_to, base::Random& random, Timestamp now) {
    database_.transaction(
        [&](Connection& connection) {
            lock(connection, seekers_of(changes));
            for (const domain::ApplicationChange& change : changes) {
                if (const auto type = type_of(change.event))
                    tell(connection, NotificationId::make(now, random), *type, change, now);
            }
            connection.execute(
                "UPDATE counters SET value = :number WHERE name = 'application_told' AND value < :number",
                up_to);
        },
        Repeat::safe);
}

int SqlNotificationStore::sweep(Timestamp before) {
    return static_cast<int>(
        delete_in_steps(database_, "notifications", "id", "updated_at < :before", before));
}

}  // namespace hoigung::store
