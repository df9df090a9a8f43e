#include "store/applicant_rows.hpp"

#include <fmt/format.h>

#include "store/application_rows.hpp"

namespace hoigung::store {

std::vector<domain::ApplicantRow> select_applicants(Connection& connection, domain::CompanyId company,
                                                    base::Timestamp closed_before,
                                                    domain::ApplicantDetail detail) {
    using base::Timestamp;
    struct Row {
        domain::ApplicantRow applicant;
        std::string status;
        std::string document;
    };
    // What was made before there were summaries has its whole document instead, until it has one.
    const std::string_view document = detail == domain::ApplicantDetail::none
                                          ? "''"
                                          : "CASE WHEN a.summary = '' THEN a.document ELSE a.summary END";
    std::vector<Row> rows;
    connection
        .select<domain::ApplicationId, domain::JobId, std::string, Timestamp, std::optional<Timestamp>,
                std::optional<domain::ApplicationStatus>, std::string>(
            fmt::format("SELECT a.id, a.job_id, a.status, a.applied_at, a.opened_at, d.status, {} "
                        "FROM applications a JOIN jobs j ON j.id = a.job_id "
                        "JOIN seekers s ON s.id = a.seeker_id "
                        "LEFT JOIN application_decisions d ON d.application_id = a.id "
                        "WHERE j.company_id = :company AND {}",
                        document, kSeenByCompany),
            company, closed_before)
        .each([&](domain::ApplicationId id, domain::JobId job, std::string status, Timestamp applied_at,
                  std::optional<Timestamp> opened_at, std::optional<domain::ApplicationStatus> decision,
                  std::string text) {
            Row& row = rows.emplace_back();
            row.applicant.id = id;
            row.applicant.job = job;
            row.applicant.decision = decision;
            row.applicant.applied_at = applied_at;
            row.applicant.is_opened = opened_at.has_value();
            row.status = std::move(status);
            row.document = std::move(text);
        });
    std::vector<domain::ApplicantRow> applicants;
    applicants.reserve(rows.size());
    for (Row& row : rows) {
        static_cast<void>(connection.unreadable_rows().try_read("applications", row.applicant.id.text(), [&] {
            row.applicant.status = value_named<domain::ApplicationStatus>(row.status);
            if (!row.document.empty())
                read_document(row.document, row.applicant.places, row.applicant.applicant);
            applicants.push_back(std::move(row.applicant));
        }));
    }
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
        .each([&](domain::JobId job, std::int64_t count) { counts[job] = count; });
    return counts;
}

std::vector<domain::ApplicantNote> select_notes(Connection& connection, domain::ApplicationId application) {
    std::vector<domain::ApplicantNote> notes;
    connection
        .select<domain::ApplicantNoteId, std::optional<domain::PersonId>, base::Timestamp, std::string>(
            "SELECT id, person_id, written_at, text FROM application_notes "
            "WHERE application_id = :application ORDER BY written_at, id",
            application)
        .each([&](domain::ApplicantNoteId id, std::optional<domain::PersonId> by, base::Timestamp at,
                  std::string text) {
            notes.push_back({id, by, at, std::move(text)});
        });
    return notes;
}

}  // namespace hoigung::store
