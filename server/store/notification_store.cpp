#include "store/notification_store.hpp"

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"
#include "store/notification_rows.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
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
                    "UPDATE notifications SET is_read = TRUE, sounded_at = NULL WHERE id = :id "
                    "AND seeker_id = :seeker AND (NOT is_read OR sounded_at IS NOT NULL)",
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
                fmt::format("UPDATE notifications SET is_read = TRUE, sounded_at = NULL WHERE {} "
                            "AND (NOT is_read OR sounded_at IS NOT NULL)",
                            kOfTypes),
                seeker, names);
            return count_unread(connection, seeker, names);
        },
        Repeat::safe);
}

std::vector<JobAlertId> SqlNotificationStore::tell_of_match(std::span<const domain::Delivery> notices) {
    return database_.transaction(
        [&](Connection& connection) {
            std::vector<JobAlertId> gone;
            for (const domain::Delivery* notice : put_notices(connection, notices)) {
                const JobAlertId alert = notice->notice().alert.value();
                if (!is_stored(connection, alert)) gone.push_back(alert);
            }
            return gone;
        },
        Repeat::safe);
}

int SqlNotificationStore::sweep(Timestamp before) {
    return static_cast<int>(
        delete_in_steps(database_, "notifications", "id", "updated_at < :before", before));
}

}  // namespace hoigung::store
