#include "store/applicant_rows.hpp"

#include <fmt/format.h>

#include "domain/applicants/applicant_store.hpp"
#include "store/application_rows.hpp"
#include "store/id_list.hpp"

namespace hoigung::store {

std::vector<domain::ApplicantRow> select_applicants(Connection& connection, domain::CompanyId company,
                                                    base::Timestamp closed_before,
                                                    domain::ApplicantDetail detail) {
    using base::Timestamp;
    // Older applications have no summary yet; their whole document is read instead.
    const std::string_view document = detail == domain::ApplicantDetail::none
                                          ? "''"
                                          : "CASE WHEN a.summary = '' THEN a.document ELSE a.summary END";
    std::vector<domain::ApplicantRow> applicants;
    connection
        .select<domain::ApplicationId, domain::JobId, domain::ApplicationStatus, Timestamp,
                std::optional<Timestamp>, std::optional<Timestamp>, std::string, std::string>(
            fmt::format("SELECT a.id, a.job_id, a.status, a.applied_at, a.opened_at, a.answered_at, "
                        "COALESCE(d.status, ''), {} "
                        "FROM applications a JOIN jobs j ON j.id = a.job_id "
                        "JOIN seekers s ON s.id = a.seeker_id "
                        "LEFT JOIN application_decisions d ON d.application_id = a.id "
                        "WHERE j.company_id = :company AND {}",
                        document, kSeenByCompany),
            company, closed_before)
        .each_of(
            connection.unreadable_rows(), "applications", IfUnreadable::left_out,
            [&](domain::ApplicationId id, domain::JobId job, domain::ApplicationStatus status,
                Timestamp applied_at, std::optional<Timestamp> opened_at,
                std::optional<Timestamp> answered_at, const std::string& decision, const std::string& text) {
                domain::ApplicantRow applicant;
                applicant.id = id;
                applicant.job = job;
                applicant.status = status;
                // An unreadable decision must not hide the applicant.
                applicant.decision = base::parse_enum<domain::ApplicationStatus>(decision);
                applicant.applied_at = applied_at;
                applicant.is_opened = opened_at.has_value();
                applicant.answered_at = answered_at;
                if (!text.empty()) read_document(text, applicant.places, applicant.applicant);
                applicants.push_back(std::move(applicant));
            });
    return applicants;
}

std::map<domain::JobId, std::int64_t> count_by_job(Connection& connection, domain::CompanyId company,
                                                   std::string_view condition) {
    std::map<domain::JobId, std::int64_t> counts;
    connection
        .select<domain::JobId, std::int64_t>(
            fmt::format("SELECT a.job_id, COUNT(*) FROM applications a JOIN jobs j ON j.id = a.job_id "
                        "JOIN seekers s ON s.id = a.seeker_id "
                        "WHERE j.company_id = :company AND s.delete_account_at IS NULL AND {} "
                        "GROUP BY a.job_id",
                        condition),
            company)
        .each_of(connection.unreadable_rows(), "applications", IfUnreadable::left_out,
                 [&](domain::JobId job, std::int64_t count) { counts[job] = count; });
    return counts;
}

std::map<domain::ApplicationId, std::vector<domain::ApplicantNote>> select_notes(
    Connection& connection, const std::string& applications) {
    std::map<domain::ApplicationId, std::vector<domain::ApplicantNote>> notes;
    connection
        .select<domain::ApplicantNoteId, domain::ApplicationId, std::optional<domain::PersonId>,
                base::Timestamp, std::string>(
            "SELECT id, application_id, person_id, written_at, text FROM application_notes WHERE " +
                is_in_list(connection, "application_id") + " ORDER BY written_at, id",
            applications)
        .each_of(connection.unreadable_rows(), "application_notes", IfUnreadable::left_out,
                 [&](domain::ApplicantNoteId id, domain::ApplicationId application,
                     std::optional<domain::PersonId> by, base::Timestamp at, std::string text) {
                     notes[application].push_back({id, by, at, std::move(text)});
                 });
    return notes;
}

}  // namespace hoigung::store
