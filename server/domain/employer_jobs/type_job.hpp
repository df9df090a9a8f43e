#pragma once

#include <string>
#include <vector>

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/line.hpp"
#include "domain/refusal.hpp"

// What is typed about a job, on its way into a draft and from there to the site.
namespace hoigung::domain {

// A content as it was typed; of its places only the ids.
struct JobForm {
    JobContent content;
    std::vector<std::string> places;
};

// The typed content with its places: branches, or those in `known`. Refused is only what cannot be kept.
[[nodiscard]] Outcome<JobContent> read_typed_job(JobForm typed, const std::vector<Branch>& branches,
                                                 const std::vector<Address>& known);

// Places that are branches as those are now.
void refresh_places(JobPosting& posting, const std::vector<Branch>& branches);

// The content of a job that is on the site.
[[nodiscard]] JobContent content_of(const Job& job, const std::optional<EmployerJobNote>& note);

// The line by which a content comes in: as a new job, or as a change of the one that is there.
[[nodiscard]] JobLine line_of(JobId id, CompanyId company, const JobContent& content,
                              const std::optional<Job>& on_site, base::Timestamp now);

}  // namespace hoigung::domain
