#include "store/notification_rows.hpp"

#include <set>

#include <fmt/format.h>

namespace hoigung::store {
namespace {

// The seeker may be told that a job matches their alert.
constexpr std::string_view kMayBeAlerted =
    "NOT seekers.is_suspended AND seekers.delete_account_at IS NULL "
    "AND EXISTS (SELECT 1 FROM job_alerts WHERE job_alerts.id = :alert) "
    "AND NOT EXISTS (SELECT 1 FROM applications WHERE applications.seeker_id = seekers.id "
    "AND applications.job_id = :job AND applications.status <> 'Withdrawn' "
    "AND applications.status <> 'JobClosed')";

// The application has not been deleted with its account.
constexpr std::string_view kApplicationExists =
    "EXISTS (SELECT 1 FROM applications WHERE applications.id = :application)";

}  // namespace

void lock_seekers(Connection& connection, std::span<const domain::Delivery> deliveries) {
    if (connection.for_update().empty()) return;
    std::set<domain::SeekerId> seekers;
    for (const domain::Delivery& delivery : deliveries) {
        if (delivery.way == domain::DeliveryWay::site) seekers.insert(delivery.seeker());
    }
    const auto sql = fmt::format("SELECT id FROM seekers WHERE id = :id{}", connection.for_update());
    for (const domain::SeekerId id : seekers)
        static_cast<void>(connection.select<domain::SeekerId>(sql, id).first());
}

bool put_notice(Connection& connection, const domain::Delivery& delivery) {
    const domain::SiteNotice& notice = delivery.notice();
    const std::string sql = fmt::format(
        "INSERT INTO notifications (id, seeker_id, type, job_id, alert_id, application_id, is_read, "
        "updated_at, occasion) "
        "SELECT :id, seekers.id, :type, :job, :alert, :application, FALSE, CAST(:now AS BIGINT), "
        "CAST(:occasion AS BIGINT) FROM seekers WHERE seekers.id = :seeker AND {} "
        "ON CONFLICT (seeker_id, job_id, type) DO UPDATE SET alert_id = excluded.alert_id, "
        "application_id = excluded.application_id, is_read = FALSE, updated_at = excluded.updated_at, "
        "occasion = excluded.occasion{}",
        notice.alert ? kMayBeAlerted : kApplicationExists,
        notice.occasion ? " WHERE notifications.occasion < excluded.occasion" : "");
    return connection.execute(sql, delivery.id, notice.type, notice.job, notice.alert, notice.application,
                              delivery.queued_at, notice.occasion.value_or(0), delivery.seeker()) > 0;
}

void mark_notice_read(Connection& connection, domain::SeekerId seeker, domain::JobId job,
                      domain::NotificationType type) {
    connection.execute(
        "UPDATE notifications SET is_read = TRUE WHERE seeker_id = :seeker AND job_id = :job "
        "AND type = :type AND NOT is_read",
        seeker, job, type);
}

void delete_notices_about(Connection& connection, domain::JobId job) {
    connection.execute("DELETE FROM notifications WHERE job_id = :job", job);
}

}  // namespace hoigung::store
