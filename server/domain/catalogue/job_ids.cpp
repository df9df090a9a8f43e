#include "domain/catalogue/job_ids.hpp"

#include <algorithm>

namespace hoigung::domain {

std::vector<JobId> open_job_ids(const Catalogue& catalogue, std::optional<base::Timestamp> since) {
    std::vector<JobId> ids;
    for (const Job* job : catalogue.open_jobs()) {
        if (!since || job->updated_at >= *since) ids.push_back(job->id);
    }
    return ids;
}

std::vector<JobId> gone_job_ids(const Catalogue& catalogue, std::optional<base::Timestamp> since,
                                std::span<const OldJob> old) {
    struct Gone {
        base::Timestamp published_at;
        JobId id;
        bool operator==(const Gone&) const = default;
    };
    std::vector<Gone> gone;
    for (const OldJob& job : old) {
        // An old job that was read for a request may be in the catalogue, too.
        if (catalogue.known_job(job.id) == nullptr) gone.push_back({job.published_at, job.id});
    }
    catalogue.each_job([&](const Job& job) {
        if (catalogue.is_open(job)) return;
        // A job of a suspended company left with the company, unless it had left before.
        const base::Timestamp left = job.state == JobState::published
                                         ? std::max(job.updated_at, catalogue.company_of(job).updated_at)
                                         : job.updated_at;
        if (!since || left >= *since) gone.push_back({job.published_at, job.id});
    });
    std::ranges::sort(gone, [](const Gone& a, const Gone& b) {
        return a.published_at != b.published_at ? a.published_at > b.published_at : a.id < b.id;
    });
    std::vector<JobId> ids;
    std::ranges::transform(gone, std::back_inserter(ids), &Gone::id);
    return ids;
}

}  // namespace hoigung::domain
