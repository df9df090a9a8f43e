#pragma once

#include "domain/snapshot/answer_dependencies.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

// How far a cached answer, made from the catalogue, may be from the current state.
enum class Freshness {
    // None of its dependencies has changed since.
    current,
    // A dependency changed a moment ago, but all jobs that it shows as open are open, and changes are so
    // frequent at present that cached answers cannot be compared with each of them.
    recent,
    // It may still be shown, but should be made anew.
    due,
    // It must not be shown before it was compared.
    doubtful,
};

// The freshness of an answer that was valid for an edition of the catalogue.
[[nodiscard]] Freshness freshness_of(std::int64_t true_for, const AnswerDependencies& dependencies,
                                     const CatalogueSnapshot& now, RecentChanges::Time at);

// The difference that a change of jobs and companies made to the catalogue. `jobs` has to include every job
// of a changed company.
[[nodiscard]] CatalogueChange change_between(const Catalogue& before, const Catalogue& after,
                                             const JobTerms& index, std::vector<JobId> jobs,
                                             std::vector<CompanyId> companies, bool is_of_showcase);

}  // namespace hoigung::domain
