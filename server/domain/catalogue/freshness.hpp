#pragma once

#include <span>
#include <vector>

#include "domain/catalogue/live_catalogue.hpp"

namespace hoigung::domain {

// How far something that was made from the catalogue, and kept, can be from what is true now.
enum class Freshness {
    // Nothing has changed since.
    current,
    // Something changed a moment ago, none of the jobs that it shows, and changes are so many these days that
    // what is kept cannot be compared with each of them.
    recent,
    // It may still be shown; it is time to make it anew.
    due,
    // It may not be shown before it was compared.
    doubtful,
};

// Of what was true for an edition of the catalogue and shows these jobs.
[[nodiscard]] Freshness freshness_of(std::int64_t true_for, std::span<const JobId> jobs,
                                     const CatalogueSnapshot& now, RecentChanges::Time at);

// Each of them once.
[[nodiscard]] std::vector<JobId> distinct(std::vector<JobId> jobs);

}  // namespace hoigung::domain
