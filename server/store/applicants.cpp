#include "store/applicants.hpp"

#include "store/applicant_rows.hpp"
#include "store/application_rows.hpp"
#include "store/candidacy_rows.hpp"
#include "store/id_list.hpp"
#include "store/reply_rows.hpp"
#include "store/row_list.hpp"

namespace hoigung::store {
namespace {

using domain::ApplicationId;
using domain::CompanyId;
using domain::JobId;

std::string locked(const Connection& connection, std::string_view condition) {
    return std::string(condition).append(connection.for_update());
}

// Nobody in the company has opened the application or acted on it.
constexpr std::string_view kUnread =
    "a.status = 'Applied' AND a.opened_at IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM application_decisions d WHERE d.application_id = a.id)";
constexpr std::string_view kHired = "a.status = 'Hired'";

constexpr std::string_view kHiredSoon =
    "EXISTS (SELECT 1 FROM application_decisions d WHERE d.application_id = a.id AND d.status = 'Hired')";

std::map<JobId, std::int64_t> count_of_jobs(Connection& connection, std::span<const JobId> jobs,
                                            std::string_view condition) {
    std::map<JobId, std::int64_t> counts;
    connection
        .select<JobId, std::int64_t>(
            fmt::format("SELECT a.job_id, COUNT(*) FROM applications a JOIN seekers s ON s.id = a.seeker_id "
                        "WHERE {} AND s.delete_account_at IS NULL AND {} GROUP BY a.job_id",
                        is_in_list(connection, "a.job_id"), condition),
            json_list(jobs))
        .each([&](JobId job, std::int64_t count) { counts[job] = count; });
    return counts;
}

template <class... Params>
std::vector<domain::DueDecision> select_due_decisions(Connection& connection, std::string_view condition,
                                                      const Params&... params) {
    std::vector<domain::DueDecision> due;
    connection
        .select<ApplicationId, base::Timestamp>(
            std::string("SELECT d.application_id, d.due_at FROM application_decisions d ").append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "application_decisions", IfUnreadable::left_out,
                 [&](ApplicationId application, base::Timestamp due_at) {
                     due.push_back({application, due_at});
                 });
    return due;
}

}  // namespace

std::vector<domain::ApplicantRow> SqlApplicants::rows_of(CompanyId company, base::Timestamp closed_before,
                                                         domain::ApplicantDetail detail) const {
    return select_applicants(connection_, company, closed_before, detail);
}

std::vector<domain::ApplicantPlace> SqlApplicants::places_of(
    CompanyId company, JobId job, base::Timestamp closed_before,
    const std::optional<domain::ApplicantPlace>& after, int limit) const {
    constexpr std::string_view kFrom = "AND (a.applied_at < :at OR (a.applied_at = :at AND a.id < :id)) ";
    const std::string sql = fmt::format(
        "SELECT a.id, a.applied_at FROM applications a JOIN jobs j ON j.id = a.job_id "
        "JOIN seekers s ON s.id = a.seeker_id WHERE a.job_id = :job AND j.company_id = :company "
        "AND a.status <> 'Withdrawn' AND {} {}ORDER BY a.applied_at DESC, a.id DESC LIMIT :limit",
        kSeenByCompany, after ? kFrom : std::string_view());
    std::vector<domain::ApplicantPlace> places;
    const auto add = [&](ApplicationId id, base::Timestamp applied_at) {
        places.push_back({id, applied_at});
    };
    auto selected =
        after ? connection_.select<ApplicationId, base::Timestamp>(
                    sql, job, company, closed_before, after->applied_at, after->application, limit)
              : connection_.select<ApplicationId, base::Timestamp>(sql, job, company, closed_before, limit);
    selected.each_of(connection_.unreadable_rows(), "applications", IfUnreadable::left_out, add);
    return places;
}

std::optional<domain::ApplicantCard> SqlApplicants::card(CompanyId company, ApplicationId id,
                                                         base::Timestamp closed_before) const {
    auto found = cards(company, std::span(&id, 1), closed_before);
    return found.empty() ? std::nullopt : std::optional(std::move(found.front()));
}

std::vector<domain::ApplicantCard> SqlApplicants::cards(CompanyId company, std::span<const ApplicationId> ids,
                                                        base::Timestamp closed_before) const {
    if (ids.empty()) return {};
    std::map<ApplicationId, std::optional<int>> ratings;
    connection_
        .select<ApplicationId, std::optional<int>>(
            fmt::format("SELECT a.id, a.rating FROM applications a JOIN jobs j ON j.id = a.job_id "
                        "JOIN seekers s ON s.id = a.seeker_id WHERE {} AND j.company_id = :company AND {}",
                        is_in_list(connection_, "a.id"), kSeenByCompany),
            json_list(ids), company, closed_before)
        .each_of(connection_.unreadable_rows(), "applications", IfUnreadable::left_out,
                 [&](ApplicationId id, std::optional<int> rating) { ratings.emplace(id, rating); });
    std::vector<ApplicationId> seen;
    seen.reserve(ratings.size());
    for (const auto& [id, rating] : ratings) seen.push_back(id);
    const std::string list = json_list(std::span<const ApplicationId>(seen));
    std::map<ApplicationId, domain::ApplicantCard> cards;
    for (domain::Application& application : select_applications(
             connection_, IfUnreadable::left_out, "WHERE " + is_in_list(connection_, "id"), list)) {
        const ApplicationId id = application.id;
        cards.emplace(id, domain::ApplicantCard{std::move(application), {}, ratings.at(id), {}});
    }
    for (const domain::WaitingDecision& decision :
         select_decisions(connection_, IfUnreadable::left_out,
                          "WHERE " + is_in_list(connection_, "d.application_id"), list)) {
        if (const auto card = cards.find(decision.application); card != cards.end())
            card->second.decision = decision;
    }
    for (auto& [id, notes] : select_notes(connection_, list)) {
        if (const auto card = cards.find(id); card != cards.end()) card->second.notes = std::move(notes);
    }
    for (const auto& [id, outcome] : select_outcomes_of(connection_, list)) {
        if (const auto card = cards.find(id); card != cards.end()) card->second.interview_outcome = outcome;
    }
    std::vector<domain::ApplicantCard> ordered;
    for (const ApplicationId id : ids) {
        // An id that was given twice is returned once.
        if (auto card = cards.extract(id)) ordered.push_back(std::move(card.mapped()));
    }
    return ordered;
}

std::map<JobId, std::int64_t> SqlApplicants::unread_applications_of(CompanyId company) const {
    return count_by_job(connection_, company, kUnread);
}

std::map<JobId, std::int64_t> SqlApplicants::unread_applications(std::span<const JobId> jobs) const {
    return count_of_jobs(connection_, jobs, kUnread);
}

std::map<JobId, std::int64_t> SqlApplicants::hired_of(CompanyId company) const {
    return count_by_job(connection_, company, kHired);
}

std::map<JobId, std::int64_t> SqlApplicants::hired(std::span<const JobId> jobs) const {
    return count_of_jobs(connection_, jobs, kHired);
}

std::map<JobId, std::int64_t> SqlApplicants::hires_waiting(std::span<const JobId> jobs) const {
    return count_of_jobs(connection_, jobs, kHiredSoon);
}

std::vector<domain::ReplyDay> SqlApplicants::reply_days(CompanyId company, std::int64_t from_day) const {
    return select_reply_days(connection_, company, from_day);
}

std::int64_t SqlApplicants::missed_interviews(CompanyId company, base::Timestamp since) const {
    return select_outcomes(connection_, "company_id", company.text(),
                           since)[domain::InterviewOutcome::company_absent];
}

std::vector<CompanyId> SqlApplicants::companies_with_replies(std::int64_t from_day) const {
    std::vector<CompanyId> companies;
    connection_
        .select<CompanyId>(
            "SELECT company_id FROM reply_days WHERE day >= :from "
            "UNION SELECT id FROM companies WHERE reply_record <> ''",
            from_day)
        .each_of(connection_.unreadable_rows(), "reply_days", IfUnreadable::left_out,
                 [&](CompanyId id) { companies.push_back(id); });
    return companies;
}

std::vector<domain::DueDecision> SqlApplicants::due_decisions(base::Timestamp now,
                                                              const domain::DueDecision& after,
                                                              int limit) const {
    return select_due_decisions(connection_,
                                "WHERE d.due_at <= :now AND (d.due_at > :at OR (d.due_at = :at AND "
                                "d.application_id > :application)) "
                                "ORDER BY d.due_at, d.application_id LIMIT :limit",
                                now, after.due_at, after.application, limit);
}

std::vector<domain::DueDecision> SqlApplicants::decisions_on(JobId job) const {
    return select_due_decisions(connection_,
                                "JOIN applications a ON a.id = d.application_id WHERE a.job_id = :job "
                                "ORDER BY d.due_at, d.application_id",
                                job);
}

std::optional<domain::WaitingDecision> SqlApplicants::lock_decision(ApplicationId application) {
    const auto found =
        select_decisions(connection_, IfUnreadable::thrown,
                         locked(connection_, "WHERE d.application_id = :application"), application);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

std::vector<domain::WaitingDecision> SqlApplicants::lock_decisions(
    std::span<const ApplicationId> applications) {
    if (applications.empty()) return {};
    return select_decisions(connection_, IfUnreadable::left_out,
                            locked(connection_, "WHERE " + is_in_list(connection_, "d.application_id") +
                                                    " ORDER BY d.application_id"),
                            json_list(applications));
}

void SqlApplicants::put_decisions(std::span<const domain::WaitingDecision> decisions) {
    if (decisions.empty()) return;
    connection_.execute(
        fmt::format("INSERT INTO application_decisions (application_id, status, reason, person_id, due_at) "
                    "SELECT application_id, status, reason, person_id, due_at FROM {} WHERE true "
                    "ON CONFLICT (application_id) DO UPDATE SET status = excluded.status, "
                    "reason = excluded.reason, person_id = excluded.person_id, due_at = excluded.due_at",
                    row_list(connection_, {{"application_id", "TEXT"},
                                           {"status", "TEXT"},
                                           {"reason", "TEXT"},
                                           {"person_id", "TEXT"},
                                           {"due_at", "BIGINT"}})),
        json_rows(decisions, [](base::JsonWriter& json, const domain::WaitingDecision& decision) {
            json.member("application_id", decision.application.text())
                .member("status", base::name_of(decision.status))
                .member("reason", decision.reason ? base::name_of(*decision.reason) : std::string_view());
            if (decision.by) json.member("person_id", decision.by->text());
            json.member("due_at", stored_time(decision.due_at));
        }));
}

void SqlApplicants::remove_decisions(std::span<const ApplicationId> applications) {
    if (applications.empty()) return;
    connection_.execute(
        "DELETE FROM application_decisions WHERE " + is_in_list(connection_, "application_id"),
        json_list(applications));
}

void SqlApplicants::mark_opened(ApplicationId application, domain::PersonId by, base::Timestamp now) {
    const auto marked = connection_.execute(
        "UPDATE applications SET opened_at = :now, opened_by = :by WHERE id = :id AND opened_at IS NULL", now,
        by, application);
    if (marked > 0) note_application_change(connection_, application, now);
}

void SqlApplicants::add(ApplicationId application, const domain::ApplicantNote& note, std::string_view key) {
    connection_.execute(
        "INSERT INTO application_notes (id, application_id, name, person_id, written_at, text) "
        "VALUES (:id, :application, :name, :person, :at, :text) ON CONFLICT DO NOTHING",
        note.id, application, key, note.by, note.at, note.text);
}

void SqlApplicants::remove(domain::ApplicantNoteId note) {
    connection_.execute("DELETE FROM application_notes WHERE id = :id", note);
}

void SqlApplicants::rate(ApplicationId application, std::optional<int> rating) {
    connection_.execute("UPDATE applications SET rating = :rating WHERE id = :id", rating, application);
}

}  // namespace hoigung::store
