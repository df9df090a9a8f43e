#pragma once

#include <string>
#include <vector>

#include "domain/employer_jobs/job_draft.hpp"
#include "domain/employers/employer_ports.hpp"
#include "domain/ingest/line.hpp"
#include "domain/refusal.hpp"

// The typed content of a job, on its way into a draft and from there to the site.
namespace hoigung::domain {

// A content as it was typed; its places are given by their ids.
struct JobForm {
    JobContent content;
    std::vector<std::string> places;
};

// The typed content with its places: branches, or addresses in `known`. Refuses only what cannot be stored.
[[nodiscard]] Outcome<JobContent> read_job_form(JobForm typed, const std::vector<Branch>& branches,
                                                const std::vector<Address>& known);

// Updates the places that are branches to the branches' current data.
void refresh_places(JobPosting& posting, const std::vector<Branch>& branches);

// The content of a job that is on the site.
[[nodiscard]] JobContent content_of(const Job& job, const std::optional<EmployerJobNote>& note);

// The ingest line for a content: a new job, or a change of the job on the site.
[[nodiscard]] JobLine line_of(JobId id, CompanyId company, const JobContent& content,
                              const std::optional<Job>& on_site, base::Timestamp now);

}  // namespace hoigung::domain
