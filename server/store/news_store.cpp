#include "store/news_store.hpp"

#include <algorithm>
#include <map>

#include <fmt/format.h>

#include "store/delete_in_steps.hpp"
#include "store/delivery_rows.hpp"
#include "store/id_list.hpp"
#include "store/notification_rows.hpp"
#include "store/row_list.hpp"
#include "store/stored_json.hpp"

namespace hoigung::store {
namespace {

using base::Timestamp;
using domain::ApplicationId;
using domain::DeliveryId;
using domain::JobId;
using domain::NewsPreferences;
using domain::NewsWay;
using domain::NotificationType;
using domain::SeekerId;
using domain::SeekerNews;
using domain::UntoldNews;

// A turn tells so many seekers at most.
constexpr int kSeekersAtOnce = 100;
// News of a seeker that are due so soon are looked at together with those that are due.
constexpr std::chrono::seconds kTogether = domain::kMatchesGather;
// How long unreadable news are left to a process of another version.
constexpr std::chrono::hours kLeftToOthers{1};

std::string silent_types(const NewsPreferences& preferences) {
    std::string types = ",";
    for (const NotificationType type : domain::kNotificationTypes) {
        if (!preferences.of(domain::kind_of(type)).site) types.append(base::name_of(type)).append(",");
    }
    return types;
}

std::string way_list(const std::set<NewsWay>& ways) {
    std::string list = ",";
    for (const NewsWay way : ways) list.append(base::name_of(way)).append(",");
    return list;
}

std::set<NewsWay> ways_in(std::string_view list) {
    std::set<NewsWay> ways;
    for (const NewsWay way : domain::kNewsWays) {
        if (list.find(fmt::format(",{},", base::name_of(way))) != std::string_view::npos) ways.insert(way);
    }
    return ways;
}

NewsPreferences preferences_from(const std::optional<std::string>& language,
                                 const std::optional<std::string>& document, std::optional<bool> sms) {
    NewsPreferences preferences;
    preferences.sms = sms.value_or(false);
    if (language) preferences.locale = value_named<domain::Locale>(*language);
    if (document) read_stored(*document, preferences);
    return preferences;
}

NewsPreferences select_preferences(Connection& connection, SeekerId seeker) {
    const auto row =
        connection
            .select<std::string, std::string, bool>(
                "SELECT language, document, sms FROM news_preferences WHERE seeker_id = :seeker", seeker)
            .first();
    return row ? preferences_from(std::get<0>(*row), std::get<1>(*row), std::get<2>(*row))
               : NewsPreferences{};
}

// The seekers whose news are due first, each once.
std::vector<SeekerId> seekers_with_due_news(Connection& connection, Timestamp now) {
    auto seekers = connection
                       .select<SeekerId>(
                           "SELECT seeker_id FROM untold_news WHERE due_at <= :now "
                           "ORDER BY due_at, seeker_id LIMIT :limit",
                           now, kSeekersAtOnce)
                       .all();
    std::ranges::sort(seekers);
    seekers.erase(std::unique(seekers.begin(), seekers.end()), seekers.end());
    return seekers;
}

struct LockedNews {
    std::vector<SeekerId> seekers;
    std::vector<DeliveryId> news;
};

// Locks the rows in the order in which they are written. When there are more rows than `most`, the last
// seeker is left to the next turn. News with an unreadable id are postponed.
LockedNews lock_news(Connection& connection, std::span<const SeekerId> seekers, Timestamp now, int most) {
    std::vector<std::pair<SeekerId, DeliveryId>> rows;
    std::vector<std::string> unreadable;
    connection
        .select<SeekerId, std::string>(
            fmt::format("SELECT seeker_id, id FROM untold_news WHERE {} AND due_at <= :now "
                        "ORDER BY seeker_id, job_id, type LIMIT :limit{}",
                        is_in_list(connection, "seeker_id"), connection.for_update()),
            json_list(seekers), now + kTogether, most)
        .each([&](SeekerId seeker, const std::string& id) {
            const bool is_read = connection.unreadable_rows().try_read("untold_news", id, [&] {
                rows.emplace_back(seeker, detail::known(DeliveryId::parse(id), id));
            });
            if (!is_read) unreadable.push_back(id);
        });
    for (const std::string& id : unreadable)
        connection.execute("UPDATE untold_news SET due_at = :until WHERE id = :id", now + kLeftToOthers, id);
    if (static_cast<int>(rows.size()) == most && rows.front().first != rows.back().first)
        std::erase_if(rows, [last = rows.back().first](const auto& row) { return row.first == last; });
    LockedNews locked;
    for (const auto& [seeker, id] : rows) {
        if (locked.seekers.empty() || locked.seekers.back() != seeker) locked.seekers.push_back(seeker);
        locked.news.push_back(id);
    }
    return locked;
}

using BySeeker = std::map<SeekerId, SeekerNews>;

void postpone_all(Connection& connection, std::span<const DeliveryId> news, Timestamp until) {
    if (news.empty()) return;
    connection.execute(
        fmt::format("UPDATE untold_news SET due_at = :until WHERE {}", is_in_list(connection, "id")), until,
        json_list(news));
}

// What a seeker was last told by a way that has a limit.
domain::LatelyTold lately_told(std::optional<int> told, std::optional<Timestamp> last_at) {
    return {told.value_or(0), last_at};
}

// Whether the account is in use, so that its seeker may be told.
constexpr std::string_view kMayBeTold = "(NOT s.is_suspended AND s.delete_account_at IS NULL)";

// A seeker whose preferences cannot be read is left out.
BySeeker select_seekers(Connection& connection, std::span<const SeekerId> ids) {
    BySeeker seekers;
    connection
        .select<SeekerId, std::optional<std::string>, std::optional<std::string>, std::optional<std::string>,
                std::optional<std::string>, std::optional<bool>, std::optional<int>, std::optional<Timestamp>,
                std::optional<int>, std::optional<Timestamp>, std::int64_t>(
            fmt::format("SELECT s.id, CASE WHEN {1} AND s.email_refusals < {2} THEN s.email END, "
                        "CASE WHEN {1} THEN s.telephone END, p.language, p.document, p.sms, "
                        "j.told, j.last_at, m.told, m.last_at, "
                        "(SELECT COUNT(*) FROM notifications n WHERE n.seeker_id = s.id AND NOT n.is_read) "
                        "FROM seekers s LEFT JOIN news_preferences p ON p.seeker_id = s.id "
                        "LEFT JOIN news_limits j ON j.seeker_id = s.id AND j.way = 'push' "
                        "LEFT JOIN news_limits m ON m.seeker_id = s.id AND m.way = 'sms' WHERE {0}",
                        is_in_list(connection, "s.id"), kMayBeTold, domain::kUnreachableAfter),
            json_list(ids))
        .each_of(connection.unreadable_rows(), "news_preferences", IfUnreadable::left_out,
                 [&](SeekerId id, const std::optional<std::string>& email,
                     const std::optional<std::string>& telephone, const std::optional<std::string>& language,
                     const std::optional<std::string>& document, std::optional<bool> sms,
                     std::optional<int> job_pushes, std::optional<Timestamp> job_pushed_at,
                     std::optional<int> texted, std::optional<Timestamp> texted_at, std::int64_t unread) {
                     seekers[id] = {.seeker = id,
                                    .email = email.value_or(""),
                                    .telephone = telephone.value_or(""),
                                    .job_pushes = lately_told(job_pushes, job_pushed_at),
                                    .sms = lately_told(texted, texted_at),
                                    .unread = unread,
                                    .preferences = preferences_from(language, document, sms)};
                 });
    return seekers;
}

void add_subscriptions(Connection& connection, std::span<const SeekerId> ids, Timestamp now,
                       BySeeker& seekers) {
    connection
        .select<SeekerId, domain::PushSubscriptionId>(
            fmt::format("SELECT q.seeker_id, q.id FROM push_subscriptions q "
                        "JOIN sessions x ON x.id = q.session_id JOIN seekers s ON s.id = q.seeker_id "
                        "WHERE {} AND {} AND NOT x.is_revoked AND x.ends_at > :now ORDER BY q.id",
                        is_in_list(connection, "q.seeker_id"), kMayBeTold),
            json_list(ids), now)
        .each_of(connection.unreadable_rows(), "push_subscriptions", IfUnreadable::left_out,
                 [&](SeekerId seeker, domain::PushSubscriptionId subscription) {
                     const auto owner = seekers.find(seeker);
                     if (owner != seekers.end()) owner->second.subscriptions.push_back(subscription);
                 });
}

constexpr std::string_view kHasApplied =
    "EXISTS (SELECT 1 FROM applications b WHERE b.seeker_id = u.seeker_id AND b.job_id = u.job_id "
    "AND b.status <> 'Withdrawn' AND b.status <> 'JobClosed')";

std::string newest_interview(std::string_view column) {
    return fmt::format(
        "(SELECT i.{} FROM interviews i WHERE i.application_id = u.application_id "
        "ORDER BY i.changed_at DESC, i.id DESC LIMIT 1)",
        column);
}

std::string news_columns() {
    return fmt::format(
        "u.id, u.seeker_id, u.type, u.job_id, u.application_id, u.happened_at, u.ways, "
        "CASE WHEN n.is_read THEN 1 ELSE 0 END, CASE WHEN n.sounded_at IS NULL THEN 0 ELSE 1 END, "
        "CASE WHEN u.application_id IS NOT NULL THEN CASE WHEN a.id IS NULL THEN 0 ELSE 1 END "
        "WHEN {} THEN 0 "
        "WHEN u.alert_id IS NOT NULL THEN CASE WHEN EXISTS (SELECT 1 FROM job_alerts j "
        "WHERE j.id = u.alert_id) THEN 1 ELSE 0 END "
        "WHEN EXISTS (SELECT 1 FROM bookmarks k WHERE k.seeker_id = u.seeker_id "
        "AND k.job_id = u.job_id) THEN 1 ELSE 0 END, a.status, {}, {}, {}, {}, {}",
        kHasApplied, newest_interview("state"), newest_interview("begins_at"), newest_interview("id"),
        newest_interview("version"), newest_interview("attendance"));
}

// Adds the news to their seekers. Returns those that cannot be read.
std::vector<DeliveryId> add_news(Connection& connection, std::span<const DeliveryId> ids, BySeeker& seekers) {
    std::vector<DeliveryId> unreadable;
    connection
        .select<DeliveryId, SeekerId, std::string, JobId, std::optional<ApplicationId>, Timestamp,
                std::string, int, int, int, std::optional<std::string>, std::optional<std::string>,
                std::optional<Timestamp>, std::optional<domain::InterviewId>, std::optional<int>,
                std::optional<std::string>>(
            fmt::format("SELECT {} FROM untold_news u LEFT JOIN applications a ON a.id = u.application_id "
                        "LEFT JOIN notifications n ON n.seeker_id = u.seeker_id AND n.job_id = u.job_id "
                        "AND n.type = u.type WHERE {} ORDER BY u.happened_at, u.id",
                        news_columns(), is_in_list(connection, "u.id")),
            json_list(ids))
        .each([&](DeliveryId id, SeekerId seeker, const std::string& type, JobId job,
                  std::optional<ApplicationId> application, Timestamp happened_at, const std::string& ways,
                  int is_read, int has_sounded, int is_still_so, const std::optional<std::string>& status,
                  const std::optional<std::string>& interview, std::optional<Timestamp> begins_at,
                  std::optional<domain::InterviewId> interview_id, std::optional<int> version,
                  const std::optional<std::string>& attendance) {
            const auto owner = seekers.find(seeker);
            const bool is_added = connection.unreadable_rows().try_read("untold_news", id.text(), [&] {
                if (owner == seekers.end()) return;
                UntoldNews news{.id = id,
                                .ways = ways_in(ways),
                                .type = value_named<NotificationType>(type),
                                .job = job,
                                .application = application,
                                .happened_at = happened_at,
                                .is_read = is_read != 0,
                                .has_sounded = has_sounded != 0,
                                .is_still_so = is_still_so != 0};
                if (status) news.status = value_named<domain::ApplicationStatus>(*status);
                if (interview)
                    news.interview = {value_named<domain::InterviewState>(*interview), begins_at,
                                      *interview_id, *version, value_named<domain::Attendance>(*attendance)};
                owner->second.news.push_back(news);
            });
            if (!is_added || owner == seekers.end()) unreadable.push_back(id);
        });
    return unreadable;
}

class SqlNewsWriter final : public domain::NewsWriter {
  public:
    explicit SqlNewsWriter(Connection& connection) : connection_(connection) {}

    [[nodiscard]] std::vector<SeekerNews> due(Timestamp now, int most) override {
        const auto seekers = seekers_with_due_news(connection_, now);
        if (seekers.empty()) return {};
        const LockedNews locked = lock_news(connection_, seekers, now, most);
        BySeeker by_seeker = select_seekers(connection_, locked.seekers);
        add_subscriptions(connection_, locked.seekers, now, by_seeker);
        postpone_all(connection_, add_news(connection_, locked.news, by_seeker), now + kLeftToOthers);
        std::vector<SeekerNews> due;
        for (auto& [id, seeker] : by_seeker) {
            if (!seeker.news.empty()) due.push_back(std::move(seeker));
        }
        return due;
    }

    void postpone(std::span<const domain::PostponedNews> news) override {
        if (news.empty()) return;
        const auto rows = row_list(connection_, {{"id", "TEXT"}, {"until", "BIGINT"}, {"ways", "TEXT"}});
        connection_.execute(
            fmt::format("UPDATE untold_news SET (due_at, ways) = (SELECT listed.until, listed.ways FROM {0} "
                        "WHERE listed.id = untold_news.id) WHERE id IN (SELECT id FROM {0})",
                        rows),
            json_rows(news, [](base::JsonWriter& json, const domain::PostponedNews& each) {
                json.member("id", each.id.text())
                    .member("until", stored_time(each.until))
                    .member("ways", way_list(each.ways));
            }));
    }

    void remove(std::span<const DeliveryId> news) override {
        if (news.empty()) return;
        connection_.execute(fmt::format("DELETE FROM untold_news WHERE {}", is_in_list(connection_, "id")),
                            json_list(news));
    }

    void queue(std::span<const domain::Delivery> deliveries) override {
        insert_deliveries(connection_, deliveries);
    }

    void note(std::span<const domain::NotedTelling> tellings) override {
        if (tellings.empty()) return;
        connection_.execute(fmt::format("INSERT INTO news_limits (seeker_id, way, told, last_at) "
                                        "SELECT seeker_id, way, told, last_at FROM {} WHERE TRUE "
                                        "ON CONFLICT (seeker_id, way) DO UPDATE SET told = excluded.told, "
                                        "last_at = excluded.last_at",
                                        row_list(connection_, {{"seeker_id", "TEXT"},
                                                               {"way", "TEXT"},
                                                               {"told", "BIGINT"},
                                                               {"last_at", "BIGINT"}})),
                            json_rows(tellings, [](base::JsonWriter& json, const domain::NotedTelling& each) {
                                json.member("seeker_id", each.seeker.text())
                                    .member("way", base::name_of(each.way))
                                    .member("told", each.lately.on_that_day)
                                    .member("last_at", stored_time(each.lately.last_at.value()));
                            }));
    }

    void note_sounds(std::span<const DeliveryId> news, Timestamp now) override {
        if (news.empty()) return;
        connection_.execute(
            fmt::format("UPDATE notifications SET sounded_at = :now WHERE id IN (SELECT n.id "
                        "FROM untold_news u JOIN notifications n ON n.seeker_id = u.seeker_id "
                        "AND n.job_id = u.job_id AND n.type = u.type WHERE {})",
                        is_in_list(connection_, "u.id")),
            now, json_list(news));
    }

    [[nodiscard]] int sms_after(Timestamp moment) override {
        return connection_
            .select<int>("SELECT COUNT(*) FROM news_limits WHERE way = 'sms' AND last_at > :moment", moment)
            .first()
            .value();
    }

    [[nodiscard]] NewsPreferences preferences(SeekerId seeker) override {
        // Either way the row now exists and is locked.
        connection_.execute(
            "INSERT INTO news_preferences (seeker_id, language, silent, document) "
            "SELECT id, :language, ',', '{}' FROM seekers WHERE id = :seeker "
            "ON CONFLICT (seeker_id) DO UPDATE SET language = news_preferences.language",
            NewsPreferences{}.locale, seeker);
        return select_preferences(connection_, seeker);
    }

    void put(SeekerId seeker, const NewsPreferences& preferences, Timestamp now) override {
        connection_.execute(
            "UPDATE news_preferences SET language = :language, silent = :silent, document = :document, "
            "sms = :sms WHERE seeker_id = :seeker",
            preferences.locale, silent_types(preferences), base::to_json(preferences), preferences.sms,
            seeker);
        connection_.execute("UPDATE untold_news SET due_at = :now WHERE seeker_id = :seeker", now, seeker);
    }

  private:
    Connection& connection_;
};

}  // namespace

void SqlNewsStore::write(const std::function<void(domain::NewsWriter&)>& work) {
    database_.transaction(
        [&](Connection& connection) {
            SqlNewsWriter writer(connection);
            work(writer);
        },
        Repeat::safe);
}

NewsPreferences SqlNewsStore::preferences_of(SeekerId seeker) {
    return database_.read(
        [seeker](Connection& connection) { return select_preferences(connection, seeker); });
}

std::vector<domain::SavedJob> SqlNewsStore::bookmarks_of(std::span<const JobId> jobs,
                                                         const domain::SavedJob& after, int most) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::SavedJob> saved;
        connection
            .select<SeekerId, JobId>(
                fmt::format(
                    "SELECT b.seeker_id, b.job_id FROM bookmarks b JOIN jobs j ON j.id = b.job_id "
                    "JOIN seekers s ON s.id = b.seeker_id WHERE {} "
                    "AND (b.job_id > :job OR (b.job_id = :job AND b.seeker_id > :seeker)) "
                    "AND NOT s.is_suspended AND s.delete_account_at IS NULL "
                    "AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.seeker_id = b.seeker_id "
                    "AND a.job_id = b.job_id AND a.status <> 'Withdrawn' AND a.status <> 'JobClosed') "
                    "AND NOT EXISTS (SELECT 1 FROM notifications n WHERE n.seeker_id = b.seeker_id "
                    "AND n.job_id = b.job_id AND n.type = :type AND n.occasion >= j.closes_at) "
                    "ORDER BY b.job_id, b.seeker_id LIMIT :most",
                    is_in_list(connection, "b.job_id")),
                json_list(jobs), after.job, after.seeker, NotificationType::saved_job_ending, most)
            .each([&](SeekerId seeker, JobId job) {
                saved.push_back({seeker, job});
            });
        return saved;
    });
}

void SqlNewsStore::tell(std::span<const domain::Delivery> notices) {
    database_.transaction(
        [&](Connection& connection) { static_cast<void>(put_notices(connection, notices)); }, Repeat::safe);
}

std::int64_t SqlNewsStore::last_change() {
    return database_.read([](Connection& connection) {
        return connection.select<std::int64_t>("SELECT value FROM counters WHERE name = 'news'")
            .first()
            .value();
    });
}

std::vector<domain::NewsChange> SqlNewsStore::changes_after(std::int64_t number, int most) {
    return database_.read([&](Connection& connection) {
        std::vector<domain::NewsChange> changes;
        connection
            .select<std::int64_t, SeekerId>(
                "SELECT number, seeker_id FROM news_changes "
                "WHERE number > :number ORDER BY number LIMIT :most",
                number, most)
            .each_of(connection.unreadable_rows(), "news_changes", IfUnreadable::left_out,
                     [&](std::int64_t its_number, SeekerId seeker) {
                         changes.push_back({its_number, seeker});
                     });
        return changes;
    });
}

void SqlNewsStore::sweep(Timestamp changes_before, Timestamp untold_before) {
    delete_in_steps(database_, "news_changes", "number", "at < :before", changes_before);
    delete_in_steps(database_, "untold_news", "id", "happened_at < :before", untold_before);
}

}  // namespace hoigung::store
