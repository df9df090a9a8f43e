#pragma once

#include <span>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/alerts/alert_store.hpp"
#include "domain/notifications/notification_store.hpp"

namespace hoigung::domain {

// All stored alerts in memory, asked with a job. Used by one thread at a time.
class AlertRegistry {
  public:
    explicit AlertRegistry(AlertIndex& index) : index_(index) {}

    // Takes in what was stored since the last time. Alerts that were removed stay until they are forgotten.
    void catch_up(AlertStore& store);
    void forget(std::span<const JobAlertId> alerts);

    // Whom a job is news for: each seeker once, with the oldest of the alerts that it matches.
    [[nodiscard]] std::vector<AlertHit> matching(const Job& job, const Company& company) const;

    [[nodiscard]] std::size_t size() const { return owners_.size(); }

  private:
    AlertIndex& index_;
    std::int64_t version_ = 0;
    boost::unordered_flat_map<JobAlertId, SeekerId, std::hash<JobAlertId>> owners_;
};

}  // namespace hoigung::domain
