#include "domain/snapshot/old_jobs.hpp"

#include <algorithm>

namespace hoigung::domain {

std::shared_ptr<const CatalogueSnapshot> with_old_jobs(std::shared_ptr<const CatalogueSnapshot> snapshot,
                                                       std::span<const JobId> ids, CatalogueStore& store) {
    std::vector<JobId> missing;
    std::ranges::copy_if(ids, std::back_inserter(missing),
                         [&](JobId id) { return snapshot->catalogue.known_job(id) == nullptr; });
    if (missing.empty()) return snapshot;
    auto jobs = store.jobs(missing);
    if (jobs.empty()) return snapshot;
    auto more = std::make_shared<CatalogueSnapshot>(*snapshot);
    more->catalogue = snapshot->catalogue.beside(std::move(jobs));
    return more;
}

}  // namespace hoigung::domain
