#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "domain/applicants/applicant_store.hpp"
#include "store/connection.hpp"

// Rows about applicants, as the portal reads them.
namespace hoigung::store {

[[nodiscard]] std::vector<domain::ApplicantRow> select_applicants(Connection& connection,
                                                                  domain::CompanyId company,
                                                                  base::Timestamp closed_before,
                                                                  domain::ApplicantDetail detail);

// How many of a company's applications meet a condition on `a`, by job.
[[nodiscard]] std::map<domain::JobId, std::int64_t> count_by_job(Connection& connection,
                                                                 domain::CompanyId company,
                                                                 std::string_view condition);

// `condition` follows FROM application_decisions d.
template <class... Params>
[[nodiscard]] std::vector<domain::WaitingDecision> select_decisions(Connection& connection,
                                                                    IfUnreadable otherwise,
                                                                    std::string_view condition,
                                                                    const Params&... params) {
    std::vector<domain::WaitingDecision> decisions;
    connection
        .select<domain::ApplicationId, domain::ApplicationStatus, std::string,
                std::optional<domain::PersonId>, base::Timestamp>(
            std::string("SELECT d.application_id, d.status, d.reason, d.person_id, d.due_at "
                        "FROM application_decisions d ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "application_decisions", otherwise,
                 [&](domain::ApplicationId application, domain::ApplicationStatus status,
                     const std::string& reason, std::optional<domain::PersonId> by, base::Timestamp due_at) {
                     decisions.push_back(
                         {application, status, base::parse_enum<domain::RejectReason>(reason), by, due_at});
                 });
    return decisions;
}

// The notes about these applications; `applications` is a json_list() of their ids.
[[nodiscard]] std::map<domain::ApplicationId, std::vector<domain::ApplicantNote>> select_notes(
    Connection& connection, const std::string& applications);

}  // namespace hoigung::store
