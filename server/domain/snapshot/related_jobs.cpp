#include "domain/snapshot/related_jobs.hpp"

namespace hoigung::domain {

std::vector<const Job*> related_jobs(const CatalogueSnapshot& snapshot, const Job* to, Page page) {
    std::vector<const Job*> jobs;
    if (to == nullptr) {
        const auto newest = cut(snapshot.catalogue.open_jobs(), page);
        jobs.assign(newest.begin(), newest.end());
    } else {
        for (const JobId id : snapshot.search->related(*to, page)) jobs.push_back(snapshot.catalogue.job(id));
    }
    return jobs;
}

}  // namespace hoigung::domain
