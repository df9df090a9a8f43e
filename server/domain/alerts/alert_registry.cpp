#include "domain/alerts/alert_registry.hpp"

#include <algorithm>
#include <tuple>

namespace hoigung::domain {

void AlertRegistry::catch_up(AlertStore& store) {
    if (std::string history = store.history(); history != history_) {
        history_ = std::move(history);
        version_ = 0;
    }
    for (;;) {
        const AlertChanges changes = store.changes_since(version_);
        if (changes.alerts.empty()) return;
        for (const JobAlert& alert : changes.alerts) {
            index_.put(alert.id, alert.filter);
            owners_[alert.id] = alert.seeker;
        }
        version_ = changes.version;
    }
}

void AlertRegistry::forget(std::span<const JobAlertId> alerts) {
    for (const JobAlertId id : alerts) {
        index_.remove(id);
        owners_.erase(id);
    }
}

std::vector<AlertHit> AlertRegistry::matching(const Job& job, const Company& company) const {
    std::vector<AlertHit> hits;
    for (const JobAlertId id : index_.matching(job, company)) hits.push_back({owners_.at(id), id});
    std::ranges::sort(hits, {}, [](const AlertHit& hit) { return std::tie(hit.seeker, hit.alert); });
    const auto again = std::ranges::unique(hits, {}, &AlertHit::seeker);
    hits.erase(again.begin(), again.end());
    return hits;
}

}  // namespace hoigung::domain
