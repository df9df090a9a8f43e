#pragma once

#include <map>
#include <set>
#include <string_view>
#include <vector>

#include "domain/catalogue/company_jobs.hpp"
#include "domain/employer_jobs/employer_job_store.hpp"
#include "store/connection.hpp"
#include "store/stored_json.hpp"

// Rows of employers' jobs; `condition` follows FROM: "WHERE id = :id".
namespace hoigung::store {

// Reads as much as it understands of a document that an earlier program stored: what somebody typed outlives
// the schema.
template <class T>
void read_leniently(std::string_view document, T& out) {
    boost::json::error_code error;
    base::JsonParser parser;
    const auto json = parser.parse(document, error);
    if (error) throw UnreadableRow(fmt::format("a stored document is not JSON: {}", error.message()));
    base::JsonReader reader(base::JsonReader::UnknownMembers::ignored);
    reader.read(json, out);
}

template <class... Params>
std::vector<domain::JobDraft> select_drafts(Connection& connection, IfUnreadable otherwise,
                                            std::string_view condition, const Params&... params) {
    std::vector<domain::JobDraft> drafts;
    connection
        .select<domain::JobId, domain::CompanyId, int, base::Timestamp, std::optional<domain::PersonId>,
                std::optional<base::Timestamp>, std::optional<base::Timestamp>, std::string>(
            std::string("SELECT d.id, d.company_id, d.version, d.saved_at, d.saved_by, d.publish_at, "
                        "d.held_at, d.document "
                        "FROM employer_job_drafts d ")
                .append(condition),
            params...)
        .each_of(connection.unreadable_rows(), "employer_job_drafts", otherwise,
                 [&](domain::JobId id, domain::CompanyId company, int version, base::Timestamp saved_at,
                     std::optional<domain::PersonId> saved_by, std::optional<base::Timestamp> publish_at,
                     std::optional<base::Timestamp> held_at, const std::string& document) {
                     domain::JobDraft draft;
                     read_leniently(document, draft);
                     draft.id = id;
                     draft.company = company;
                     draft.version = version;
                     draft.saved_at = saved_at;
                     draft.saved_by = saved_by;
                     draft.publish_at = publish_at;
                     draft.held_at = held_at;
                     drafts.push_back(std::move(draft));
                 });
    return drafts;
}

[[nodiscard]] std::vector<domain::JobSummary> select_job_summaries(Connection& connection,
                                                                   domain::CompanyId company);
[[nodiscard]] std::vector<domain::EmployerJobNote> select_job_notes_of(Connection& connection,
                                                                       domain::CompanyId company);
[[nodiscard]] std::vector<domain::EmployerJobNote> select_job_notes(Connection& connection,
                                                                    std::span<const domain::JobId> jobs);
[[nodiscard]] std::optional<domain::EmployerJobNote> select_job_note(Connection& connection,
                                                                     domain::JobId job);
[[nodiscard]] std::set<domain::JobId> select_feed_jobs(Connection& connection, domain::CompanyId company);
[[nodiscard]] std::vector<domain::EndingJob> select_ending_jobs(Connection& connection, base::Timestamp now,
                                                                base::Timestamp until, int limit);
[[nodiscard]] std::map<domain::JobId, domain::JobSums> select_job_sums(Connection& connection,
                                                                       domain::CompanyId company);
[[nodiscard]] std::optional<domain::JobImport> select_import(Connection& connection, domain::JobImportId id);

void put_drafts(Connection& connection, std::span<const domain::JobDraft> drafts);
void put_job_notes(Connection& connection, std::span<const domain::EmployerJobNote> notes);
void put_import(Connection& connection, const domain::JobImport& import);

}  // namespace hoigung::store
