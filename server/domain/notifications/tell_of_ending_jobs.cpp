#include "domain/notifications/tell_of_ending_jobs.hpp"

#include "domain/deliveries/seeker_deliveries.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

namespace {

constexpr std::size_t kJobsAtOnce = 200;
// Small transactions, so that other writers never wait long.
constexpr int kToldAtOnce = 200;

std::vector<JobId> ending_jobs(const Catalogue& catalogue, base::Timestamp now) {
    std::vector<JobId> jobs;
    for (const Job* job : catalogue.open_jobs()) {
        const auto closes = closes_at(*job);
        if (closes > now && closes <= now + kEndingWithin) jobs.push_back(job->id);
    }
    return jobs;
}

std::vector<Delivery> notices_of(std::span<const SavedJob> saved, const Catalogue& catalogue,
                                 base::Random& random, base::Timestamp now) {
    std::vector<Delivery> notices;
    for (const auto& [seeker, job] : saved) {
        const SavedJobEnding event{job, closes_at(*catalogue.job(job))};
        for (Delivery& each : deliveries_to_seeker(event, seeker, random, now))
            notices.push_back(std::move(each));
    }
    return notices;
}

}  // namespace

int tell_of_ending_jobs(NewsStore& store, const Catalogue& catalogue, base::Random& random,
                        base::Timestamp now) {
    int told = 0;
    const auto ending = ending_jobs(catalogue, now);
    for (Page page{0, kJobsAtOnce}; page.offset < ending.size(); page.offset += kJobsAtOnce) {
        const auto jobs = cut(std::span(ending), page);
        SavedJob last{};
        for (auto saved = store.bookmarks_of(jobs, last, kToldAtOnce); !saved.empty();
             saved = store.bookmarks_of(jobs, last, kToldAtOnce)) {
            store.tell(notices_of(saved, catalogue, random, now));
            told += static_cast<int>(saved.size());
            last = saved.back();
        }
    }
    return told;
}

}  // namespace hoigung::domain
