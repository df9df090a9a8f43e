#include "store/applicant_rows.hpp"
#include "store/application_rows.hpp"
#include "store/contact_rows.hpp"
#include "store/employer_writer.hpp"
#include "store/reply_rows.hpp"

// The part of the writer that is about those who applied.
namespace hoigung::store {
namespace {

using domain::ApplicationId;
using domain::CompanyId;
using domain::JobId;

// Nobody has opened it or acted on it.
constexpr std::string_view kUnread =
    "a.status = 'Applied' AND a.opened_at IS NULL "
    "AND NOT EXISTS (SELECT 1 FROM application_decisions d WHERE d.application_id = a.id)";
constexpr std::string_view kHired = "a.status = 'Hired'";

std::int64_t count_of_job(Connection& connection, JobId job, std::string_view condition) {
    return connection
        .select<std::int64_t>(
            std::string("SELECT COUNT(*) FROM applications a JOIN seekers s ON s.id = a.seeker_id "
                        "WHERE a.job_id = :job AND s.delete_account_at IS NULL AND ")
                .append(condition),
            job)
        .first()
        .value();
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

std::vector<domain::ApplicantRow> SqlEmployerWriter::applicants_of(CompanyId company,
                                                                   base::Timestamp closed_before,
                                                                   domain::ApplicantDetail detail) {
    return select_applicants(connection_, company, closed_before, detail);
}

std::optional<domain::ApplicantCard> SqlEmployerWriter::applicant(CompanyId company, ApplicationId id,
                                                                  base::Timestamp closed_before) {
    const auto row =
        connection_
            .select<ApplicationId, std::optional<int>>(
                std::string("SELECT a.id, a.rating FROM applications a JOIN jobs j ON j.id = a.job_id "
                            "JOIN seekers s ON s.id = a.seeker_id "
                            "WHERE a.id = :id AND j.company_id = :company AND ")
                    .append(kSeenByCompany),
                id, company, closed_before)
            .first();
    if (!row) return std::nullopt;
    auto found = select_applications(connection_, IfUnreadable::left_out, "WHERE id = :id", id);
    if (found.empty()) return std::nullopt;
    domain::ApplicantCard card{std::move(found.front()), {}, std::get<1>(*row), {}};
    const auto decisions =
        select_decisions(connection_, IfUnreadable::left_out, "WHERE d.application_id = :id", id);
    if (!decisions.empty()) card.decision = decisions.front();
    card.notes = select_notes(connection_, id);
    return card;
}

std::map<JobId, std::int64_t> SqlEmployerWriter::unread_applications_of(CompanyId company) {
    return count_by_job(connection_, company, kUnread);
}

std::int64_t SqlEmployerWriter::unread_applications(JobId job) {
    return count_of_job(connection_, job, kUnread);
}

std::map<JobId, std::int64_t> SqlEmployerWriter::hired_of(CompanyId company) {
    return count_by_job(connection_, company, kHired);
}

std::int64_t SqlEmployerWriter::hired(JobId job) {
    return count_of_job(connection_, job, kHired);
}

std::int64_t SqlEmployerWriter::hired_soon(JobId job) {
    return count_of_job(connection_, job,
                        "EXISTS (SELECT 1 FROM application_decisions d WHERE d.application_id = a.id "
                        "AND d.status = 'Hired')");
}

std::vector<domain::ReplyDay> SqlEmployerWriter::reply_days(CompanyId company, std::int64_t from_day) {
    return select_reply_days(connection_, company, from_day);
}

std::vector<CompanyId> SqlEmployerWriter::companies_with_replies(std::int64_t from_day) {
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

std::vector<domain::DueDecision> SqlEmployerWriter::due_decisions(base::Timestamp now,
                                                                  const domain::DueDecision& after,
                                                                  int limit) {
    return select_due_decisions(connection_,
                                "WHERE d.due_at <= :now AND (d.due_at > :at OR (d.due_at = :at AND "
                                "d.application_id > :application)) "
                                "ORDER BY d.due_at, d.application_id LIMIT :limit",
                                now, after.due_at, after.application, limit);
}

std::vector<domain::DueDecision> SqlEmployerWriter::decisions_on(JobId job) {
    return select_due_decisions(connection_,
                                "JOIN applications a ON a.id = d.application_id WHERE a.job_id = :job "
                                "ORDER BY d.due_at, d.application_id",
                                job);
}

std::optional<domain::WaitingDecision> SqlEmployerWriter::lock_decision(ApplicationId application) {
    const auto found = select_decisions(connection_, IfUnreadable::thrown,
                                        locked("WHERE d.application_id = :application"), application);
    return found.empty() ? std::nullopt : std::optional(found.front());
}

void SqlEmployerWriter::put(const domain::WaitingDecision& decision) {
    connection_.execute(
        "INSERT INTO application_decisions (application_id, status, reason, person_id, due_at) "
        "VALUES (:application, :status, :reason, :person, :due_at) ON CONFLICT (application_id) DO UPDATE "
        "SET status = excluded.status, reason = excluded.reason, person_id = excluded.person_id, "
        "due_at = excluded.due_at",
        decision.application, decision.status,
        decision.reason ? base::name_of(*decision.reason) : std::string_view(), decision.by, decision.due_at);
}

void SqlEmployerWriter::remove_decision(ApplicationId application) {
    connection_.execute("DELETE FROM application_decisions WHERE application_id = :application", application);
}

void SqlEmployerWriter::mark_opened(ApplicationId application, domain::PersonId by, base::Timestamp now) {
    const auto marked = connection_.execute(
        "UPDATE applications SET opened_at = :now, opened_by = :by WHERE id = :id AND opened_at IS NULL", now,
        by, application);
    if (marked > 0) note_application_change(connection_, application, now);
}

void SqlEmployerWriter::add(ApplicationId application, const domain::ApplicantNote& note,
                            std::string_view key) {
    connection_.execute(
        "INSERT INTO application_notes (id, application_id, name, person_id, written_at, text) "
        "VALUES (:id, :application, :name, :person, :at, :text) ON CONFLICT DO NOTHING",
        note.id, application, key, note.by, note.at, note.text);
}

void SqlEmployerWriter::remove(domain::ApplicantNoteId note) {
    connection_.execute("DELETE FROM application_notes WHERE id = :id", note);
}

void SqlEmployerWriter::rate(ApplicationId application, std::optional<int> rating) {
    connection_.execute("UPDATE applications SET rating = :rating WHERE id = :id", rating, application);
}

}  // namespace hoigung::store
