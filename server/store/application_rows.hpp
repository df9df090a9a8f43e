#pragma once

#include <map>
#include <span>
#include <string_view>
#include <vector>

#include "domain/applications/application_store.hpp"
#include "store/connection.hpp"

// Rows of applications, as both a transaction and a single query read them.
namespace hoigung::store {

struct ApplicationRow {
    domain::ApplicationId id;
    domain::SeekerId seeker;
    domain::JobId job;
    std::string status;
    base::Timestamp applied_at;
    std::string document;
    std::optional<base::Timestamp> opened_at;
    std::string opened_by;
};

[[nodiscard]] std::string document_of(const domain::Application& application);
using Histories = std::map<domain::ApplicationId, std::vector<domain::ApplicationEvent>>;
[[nodiscard]] Histories histories_of(Connection& connection, std::span<const ApplicationRow> rows);
// Moves the application's history out of `histories`. Throws UnreadableRow when the row cannot be read.
[[nodiscard]] domain::Application application_of(const ApplicationRow& row, Histories& histories);

// A condition that also leaves out accounts that are being deleted.
[[nodiscard]] inline std::string of_present_account(std::string_view condition) {
    return std::string(condition).append(
        "AND EXISTS (SELECT 1 FROM seekers s WHERE s.id = applications.seeker_id AND s.delete_account_at IS "
        "NULL) ");
}

// A condition on an application `a`, its job `j` and its seeker `s`: the company's people still see the
// application. Its one parameter, :closed_before, is a moment: applicants for jobs that closed earlier are
// hidden.
inline constexpr std::string_view kSeenByCompany =
    "s.delete_account_at IS NULL AND NOT j.is_removed AND (j.state <> 'closed' "
    "OR (j.closes_at >= :closed_before AND j.updated_at >= :closed_before)) ";

// A condition on a job `j`, with the parameter of kSeenByCompany: its applicants are hidden from the company.
inline constexpr std::string_view kApplicantsGone =
    "(j.is_removed OR (j.state = 'closed' AND (j.closes_at < :closed_before OR j.updated_at < "
    ":closed_before))) ";

// Reads the addresses and the applicant from a document or from its summary. Throws UnreadableRow.
void read_document(std::string_view document, std::vector<domain::Address>& addresses,
                   domain::Applicant& applicant);

// `condition` follows FROM: "WHERE id = :id".
template <class... Params>
[[nodiscard]] std::vector<domain::Application> select_applications(Connection& connection,
                                                                   IfUnreadable otherwise,
                                                                   std::string_view condition,
                                                                   const Params&... params) {
    std::string sql =
        "SELECT id, seeker_id, job_id, status, applied_at, document, opened_at, "
        "COALESCE((SELECT CASE WHEN p.name = '' THEN p.email ELSE p.name END FROM employer_people p "
        "WHERE p.id = applications.opened_by), '') FROM applications ";
    std::vector<ApplicationRow> rows;
    connection
        .select<domain::ApplicationId, domain::SeekerId, domain::JobId, std::string, base::Timestamp,
                std::string, std::optional<base::Timestamp>, std::string>(sql.append(condition), params...)
        .each([&](domain::ApplicationId id, domain::SeekerId seeker, domain::JobId job, std::string status,
                  base::Timestamp applied_at, std::string document, std::optional<base::Timestamp> opened_at,
                  std::string opened_by) {
            rows.push_back({id, seeker, job, std::move(status), applied_at, std::move(document), opened_at,
                            std::move(opened_by)});
        });
    std::vector<domain::Application> applications;
    Histories histories = histories_of(connection, rows);
    for (const ApplicationRow& row : rows) {
        const bool is_read = connection.unreadable_rows().try_read(
            "applications", row.id.text(), [&] { applications.push_back(application_of(row, histories)); });
        if (!is_read && otherwise == IfUnreadable::thrown)
            throw UnreadableRow("application " + row.id.text() + " cannot be read");
    }
    return applications;
}

}  // namespace hoigung::store
