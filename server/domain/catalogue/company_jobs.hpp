#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

#include "domain/catalogue/catalogue.hpp"
#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// The columns of a job's row on the site.
struct JobSummary {
    JobId id;
    JobState state = JobState::published;
    base::Timestamp published_at;
    base::Timestamp updated_at;
};

using JobsById = std::unordered_map<JobId, std::shared_ptr<const Job>>;

// The jobs of some rows, without deleted ones. A job whose version in memory is the row's is not read again.
[[nodiscard]] JobsById jobs_of_rows(std::span<const JobSummary> rows, const Catalogue& in_memory,
                                    CatalogueStore& store);

// The company's job with that id on the site.
[[nodiscard]] std::optional<Job> job_of(CatalogueStore& catalogue, CompanyId company, std::string_view id);

}  // namespace hoigung::domain
