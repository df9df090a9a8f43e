#pragma once

#include <span>
#include <vector>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/alerts/alert_store.hpp"
#include "domain/deliveries/seeker_deliveries.hpp"

namespace hoigung::domain {

// All stored alerts in memory, queried with a job. Used by one thread at a time.
class AlertRegistry {
  public:
    explicit AlertRegistry(AlertIndex& index) : index_(index) {}

    // Loads the alerts that were stored since the last call. Removed alerts stay until forget() is called for
    // them.
    void catch_up(AlertStore& store);
    void forget(std::span<const JobAlertId> alerts);

    // The seekers to notify of a job: each once, with the oldest of their alerts that it matches.
    [[nodiscard]] std::vector<AlertHit> matching(const Job& job, const Company& company) const;

    [[nodiscard]] std::size_t size() const { return owners_.size(); }

  private:
    AlertIndex& index_;
    std::int64_t version_ = 0;
    std::string history_;
    boost::unordered_flat_map<JobAlertId, SeekerId, std::hash<JobAlertId>> owners_;
};

}  // namespace hoigung::domain
