#include "store/notification_rows.hpp"

#include <map>
#include <set>
#include <tuple>

#include <fmt/format.h>

#include "domain/deliveries/news.hpp"
#include "domain/identity/seeker.hpp"
#include "store/counters.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::Delivery;
using domain::SiteNotice;

// The seeker may be told of a job that they have not applied for.
constexpr std::string_view kMayBeTold =
    "NOT seekers.is_suspended AND seekers.delete_account_at IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM applications WHERE applications.seeker_id = seekers.id "
    "AND applications.job_id = :job AND applications.status <> 'Withdrawn' "
    "AND applications.status <> 'JobClosed')";
constexpr std::string_view kAlertExists = "EXISTS (SELECT 1 FROM job_alerts WHERE job_alerts.id = :alert)";
constexpr std::string_view kJobIsSaved =
    "EXISTS (SELECT 1 FROM bookmarks WHERE bookmarks.seeker_id = seekers.id AND bookmarks.job_id = :job)";
// The application has not been deleted with its account.
constexpr std::string_view kApplicationExists =
    "EXISTS (SELECT 1 FROM applications WHERE applications.id = :application)";
// The seeker does not want this type to count as unread.
constexpr std::string_view kIsSilent =
    "EXISTS (SELECT 1 FROM news_preferences p WHERE p.seeker_id = seekers.id "
    "AND p.silent LIKE '%,' || CAST(:type AS TEXT) || ',%')";

std::string condition_of(const SiteNotice& notice) {
    if (notice.alert) return fmt::format("{} AND {}", kMayBeTold, kAlertExists);
    if (notice.type == domain::NotificationType::saved_job_ending)
        return fmt::format("{} AND {}", kMayBeTold, kJobIsSaved);
    return std::string(kApplicationExists);
}

void lock_seekers(Connection& connection, std::span<const Delivery> deliveries) {
    if (connection.for_update().empty()) return;
    std::set<domain::SeekerId> seekers;
    for (const Delivery& delivery : deliveries) {
        if (delivery.way == domain::DeliveryWay::site) seekers.insert(delivery.seeker());
    }
    const auto sql = fmt::format("SELECT id FROM seekers WHERE id = :id{}", connection.for_update());
    for (const domain::SeekerId id : seekers)
        static_cast<void>(connection.select<domain::SeekerId>(sql, id).first());
}

bool put_notice(Connection& connection, const Delivery& delivery) {
    const SiteNotice& notice = delivery.notice();
    const std::string sql = fmt::format(
        "INSERT INTO notifications (id, seeker_id, type, job_id, alert_id, application_id, is_read, "
        "updated_at, occasion) "
        "SELECT :id, seekers.id, :type, :job, :alert, :application, {}, CAST(:now AS BIGINT), "
        "CAST(:occasion AS BIGINT) FROM seekers WHERE seekers.id = :seeker AND {} "
        "ON CONFLICT (seeker_id, job_id, type) DO UPDATE SET alert_id = excluded.alert_id, "
        "application_id = excluded.application_id, is_read = excluded.is_read, "
        "updated_at = excluded.updated_at, occasion = excluded.occasion{}",
        kIsSilent, condition_of(notice),
        notice.occasion ? " WHERE notifications.occasion < excluded.occasion" : "");
    return connection.execute(sql, delivery.id, notice.type, notice.job, notice.alert, notice.application,
                              delivery.queued_at, notice.occasion.value_or(0), delivery.seeker()) > 0;
}

// Returns the newest delivery of each seeker, job and type, sorted by these: one statement must not write a
// row twice, and all transactions write the rows in one order.
std::vector<const Delivery*> newest_of_each(std::span<const Delivery* const> written) {
    std::map<std::tuple<domain::SeekerId, domain::JobId, std::string_view>, const Delivery*> newest;
    for (const Delivery* each : written) {
        const SiteNotice& notice = each->notice();
        newest[{each->seeker(), notice.job, base::name_of(notice.type)}] = each;
    }
    std::vector<const Delivery*> all;
    all.reserve(newest.size());
    for (const auto& [key, each] : newest) all.push_back(each);
    return all;
}

// Queues the news of seekers who can be reached by another way than the site. Matches of alerts are looked at
// when they have gathered for a mail, unless there is a browser to push them to at once.
void queue_news(Connection& connection, std::span<const Delivery* const> written) {
    constexpr std::string_view kHasBrowser =
        "EXISTS (SELECT 1 FROM push_subscriptions q WHERE q.seeker_id = listed.seeker_id)";
    connection.execute(
        fmt::format("INSERT INTO untold_news (id, seeker_id, type, job_id, alert_id, application_id, "
                    "happened_at, due_at, ways) SELECT id, seeker_id, type, job_id, alert_id, "
                    "application_id, happened_at, CASE WHEN {1} THEN happened_at ELSE due_at END, "
                    "',mail,push,sms,' FROM {0} WHERE EXISTS (SELECT 1 FROM seekers s "
                    "WHERE s.id = listed.seeker_id AND s.email IS NOT NULL AND s.email_refusals < {2}) "
                    "OR {1} OR EXISTS (SELECT 1 FROM news_preferences p "
                    "WHERE p.seeker_id = listed.seeker_id AND p.sms) "
                    "ON CONFLICT (seeker_id, job_id, type) DO UPDATE SET alert_id = excluded.alert_id, "
                    "application_id = excluded.application_id, happened_at = excluded.happened_at, "
                    "due_at = CASE WHEN excluded.due_at < untold_news.due_at THEN excluded.due_at "
                    "ELSE untold_news.due_at END, ways = excluded.ways",
                    row_list(connection, {{"id", "TEXT"},
                                          {"seeker_id", "TEXT"},
                                          {"type", "TEXT"},
                                          {"job_id", "TEXT"},
                                          {"alert_id", "TEXT"},
                                          {"application_id", "TEXT"},
                                          {"happened_at", "BIGINT"},
                                          {"due_at", "BIGINT"}}),
                    kHasBrowser, domain::kUnreachableAfter),
        json_rows(written, [](base::JsonWriter& json, const Delivery* each) {
            const SiteNotice& notice = each->notice();
            const base::Timestamp due_at =
                notice.alert ? each->queued_at + domain::kMatchesGather : each->queued_at;
            json.member("id", each->id.text())
                .member("seeker_id", each->seeker().text())
                .member("type", base::name_of(notice.type))
                .member("job_id", notice.job.text())
                .member("happened_at", stored_time(each->queued_at))
                .member("due_at", stored_time(due_at));
            if (notice.alert) json.member("alert_id", notice.alert->text());
            if (notice.application) json.member("application_id", notice.application->text());
        }));
}

void tell_open_pages(Connection& connection, std::span<const Delivery* const> written) {
    std::map<domain::SeekerId, base::Timestamp> seekers;
    for (const Delivery* each : written) seekers[each->seeker()] = each->queued_at;
    const auto count = static_cast<std::int64_t>(seekers.size());
    std::int64_t number = advance_counter(connection, "news", count) - count;
    connection.execute(
        fmt::format("INSERT INTO news_changes (number, seeker_id, at) SELECT number, seeker_id, at FROM {}",
                    row_list(connection, {{"number", "BIGINT"}, {"seeker_id", "TEXT"}, {"at", "BIGINT"}})),
        json_rows(seekers, [&](base::JsonWriter& json, const auto& seeker) {
            json.member("number", ++number)
                .member("seeker_id", seeker.first.text())
                .member("at", stored_time(seeker.second));
        }));
}

}  // namespace

std::vector<const Delivery*> put_notices(Connection& connection, std::span<const Delivery> deliveries) {
    lock_seekers(connection, deliveries);
    std::vector<const Delivery*> written;
    std::vector<const Delivery*> refused;
    for (const Delivery& delivery : deliveries) {
        if (delivery.way != domain::DeliveryWay::site) continue;
        (put_notice(connection, delivery) ? written : refused).push_back(&delivery);
    }
    if (!written.empty()) {
        queue_news(connection, newest_of_each(written));
        tell_open_pages(connection, written);
    }
    return refused;
}

void mark_notice_read(Connection& connection, domain::SeekerId seeker, domain::JobId job,
                      domain::NotificationType type) {
    connection.execute(
        "UPDATE notifications SET is_read = TRUE, sounded_at = NULL WHERE seeker_id = :seeker "
        "AND job_id = :job AND type = :type AND (NOT is_read OR sounded_at IS NOT NULL)",
        seeker, job, type);
}

void delete_notices_about(Connection& connection, domain::JobId job) {
    connection.execute("DELETE FROM untold_news WHERE job_id = :job", job);
    connection.execute("DELETE FROM notifications WHERE job_id = :job", job);
}

}  // namespace hoigung::store
