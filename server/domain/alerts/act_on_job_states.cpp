#include "domain/alerts/act_on_job_states.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

constexpr int kChangesAtOnce = 200;
// Small transactions, so that other writers never wait long.
constexpr std::size_t kToldAtOnce = 200;

}  // namespace

int act_on_job_states(const Catalogue& catalogue, JobStateChanges& changes, AlertStore& alerts,
                      AlertRegistry& registry, NotificationStore& notifications, base::Random& random,
                      base::Timestamp now) {
    const auto tell_of = [&](const JobStateChange& change) {
        const Job* job = catalogue.job(change.job);
        if (job == nullptr || !catalogue.is_open(*job)) return;
        const auto hits = registry.matching(*job, catalogue.company_of(*job));
        for (Page page{0, kToldAtOnce}; page.offset < hits.size(); page.offset += kToldAtOnce)
            registry.forget(notifications.tell_of_match(
                deliveries_of_match(change, cut(std::span(hits), page), random, now)));
    };
    int acted = 0;
    for (;;) {
        const auto waiting = changes.waiting(catalogue.version(), kChangesAtOnce);
        if (waiting.empty()) return acted;
        // After this, the registry has all alerts that were stored before the job was published.
        registry.catch_up(alerts);
        for (const JobStateChange& change : waiting) {
            if (change.to == JobState::published) tell_of(change);
        }
        changes.done(waiting.back().number);
        acted += static_cast<int>(waiting.size());
    }
}

}  // namespace hoigung::domain
