#include "store/reply_rows.hpp"

namespace hoigung::store {
namespace {

using domain::CompanyId;
using domain::ReplyDay;

template <class... Params>
std::vector<CountedReply> select_replies(Connection& connection, std::string_view condition,
                                         const Params&... params) {
    using base::Timestamp;
    std::vector<CountedReply> replies;
    connection
        .select<CompanyId, Timestamp, std::optional<Timestamp>, std::string, std::optional<Timestamp>>(
            std::string("SELECT j.company_id, a.applied_at, a.answered_at, a.status, s.delete_account_at "
                        "FROM applications a JOIN jobs j ON j.id = a.job_id "
                        "JOIN seekers s ON s.id = a.seeker_id ")
                .append(condition),
            params...)
        .each([&](CompanyId company, Timestamp applied_at, std::optional<Timestamp> answered_at,
                  const std::string& status, std::optional<Timestamp> delete_account_at) {
            const bool is_withdrawn = status == base::name_of(domain::ApplicationStatus::withdrawn);
            replies.push_back(
                {company, {applied_at, answered_at, is_withdrawn || delete_account_at.has_value()}});
        });
    return replies;
}

void add(Connection& connection, CompanyId company, const ReplyDay& share, int times) {
    connection.execute(
        "INSERT INTO reply_days (company_id, day, waiting, in_time, late) "
        "VALUES (:company, :day, :waiting, :in_time, :late) ON CONFLICT (company_id, day) DO UPDATE "
        "SET waiting = reply_days.waiting + excluded.waiting, "
        "in_time = reply_days.in_time + excluded.in_time, late = reply_days.late + excluded.late",
        company, share.day, times * share.waiting, times * share.in_time, times * share.late);
    for (const auto& [hours, count] : share.hours) {
        connection.execute(
            "INSERT INTO reply_hours (company_id, day, hours, answers) "
            "VALUES (:company, :day, :hours, :answers) ON CONFLICT (company_id, day, hours) DO UPDATE "
            "SET answers = reply_hours.answers + excluded.answers",
            company, share.day, hours, times * count);
    }
}

}  // namespace

std::optional<CountedReply> counted_reply(Connection& connection, domain::ApplicationId id) {
    const auto found = select_replies(connection, "WHERE a.id = :id", id);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<CountedReply> counted_replies_of(Connection& connection, domain::SeekerId seeker) {
    return select_replies(connection, "WHERE a.seeker_id = :seeker ORDER BY j.company_id, a.applied_at",
                          seeker);
}

void count_reply(Connection& connection, const CountedReply& now) {
    add(connection, now.company, domain::share_of(now.standing), 1);
}

void recount_reply(Connection& connection, const CountedReply& before, const CountedReply& now) {
    const ReplyDay old_share = domain::share_of(before.standing);
    const ReplyDay new_share = domain::share_of(now.standing);
    if (old_share == new_share) return;
    add(connection, before.company, old_share, -1);
    add(connection, now.company, new_share, 1);
}

std::vector<ReplyDay> select_reply_days(Connection& connection, CompanyId company, std::int64_t from_day) {
    std::map<std::int64_t, ReplyDay> days;
    connection
        .select<std::int64_t, std::int64_t, std::int64_t, std::int64_t>(
            "SELECT day, waiting, in_time, late FROM reply_days WHERE company_id = :company AND day >= :from",
            company, from_day)
        .each([&](std::int64_t day, std::int64_t waiting, std::int64_t in_time, std::int64_t late) {
            days[day] = {day, waiting, in_time, late, {}};
        });
    connection
        .select<std::int64_t, int, std::int64_t>(
            "SELECT day, hours, answers FROM reply_hours WHERE company_id = :company AND day >= :from "
            "AND answers > 0",
            company, from_day)
        .each([&](std::int64_t day, int hours, std::int64_t answers) { days[day].hours[hours] = answers; });
    std::vector<ReplyDay> all;
    all.reserve(days.size());
    for (auto& [day, each] : days) all.push_back(std::move(each));
    return all;
}

}  // namespace hoigung::store
