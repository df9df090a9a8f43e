#pragma once

#include "domain/snapshot/answer_dependencies.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

// How far something that was made from the catalogue, and kept, can be from what is true now.
enum class Freshness {
    // Nothing that it was made from has changed since.
    current,
    // Something that it was made from changed a moment ago, but all jobs that it shows as open are, and
    // changes
    // are so many these days that what is kept cannot be compared with each of them.
    recent,
    // It may still be shown; it is time to make it anew.
    due,
    // It may not be shown before it was compared.
    doubtful,
};

// Of what was true for an edition of the catalogue.
[[nodiscard]] Freshness freshness_of(std::int64_t true_for, const AnswerDependencies& dependencies,
                                     const CatalogueSnapshot& now, RecentChanges::Time at);

// What is different in the catalogue after a change that touched jobs and companies; a job of a touched
// company is touched.
[[nodiscard]] CatalogueChange change_between(const Catalogue& before, const Catalogue& after,
                                             const JobTerms& index, std::vector<JobId> jobs,
                                             std::vector<CompanyId> companies, bool is_of_showcase);

}  // namespace hoigung::domain
