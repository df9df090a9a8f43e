#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <unordered_map>

#include "domain/catalogue/catalogue.hpp"
#include "domain/catalogue/catalogue_store.hpp"

namespace hoigung::domain {

// A job of the site in the columns of its row.
struct JobSummary {
    JobId id;
    JobState state = JobState::published;
    base::Timestamp published_at;
    base::Timestamp updated_at;
};

using JobsById = std::unordered_map<JobId, std::shared_ptr<const Job>>;

// The jobs of rows, without those that are gone. One that is in memory as the row says is not read again.
[[nodiscard]] JobsById jobs_of_rows(std::span<const JobSummary> rows, const Catalogue& in_memory,
                                    CatalogueStore& store);

// A job of a company on the site.
[[nodiscard]] std::optional<Job> job_of(CatalogueStore& catalogue, CompanyId company, std::string_view id);

}  // namespace hoigung::domain
