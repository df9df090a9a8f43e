#pragma once

#include <functional>
#include <optional>
#include <span>
#include <vector>

#include "domain/alerts/job_alert.hpp"

namespace hoigung::domain {

// One seeker's alerts within one transaction. Nobody else changes them until it ends.
class AlertWriter {
  public:
    virtual ~AlertWriter() = default;

    [[nodiscard]] virtual std::optional<Seeker> seeker() = 0;
    // Oldest first.
    [[nodiscard]] virtual std::vector<JobAlert> alerts() = 0;
    // Adds an alert or replaces it.
    virtual void put(const JobAlert& alert) = 0;
    virtual void remove(JobAlertId id) = 0;
};

// Alerts that were added or changed after a version.
struct AlertChanges {
    std::int64_t version = 0;
    std::vector<JobAlert> alerts;
};

class AlertStore {
  public:
    virtual ~AlertStore() = default;

    // Runs `work` in one transaction, possibly more than once: on disk when this returns, or not at all.
    virtual void write(SeekerId seeker, const std::function<void(AlertWriter&)>& work) = 0;
    // Oldest first.
    [[nodiscard]] virtual std::vector<JobAlert> alerts_of(SeekerId seeker) = 0;
    // Identifies the database's history. A changed value means that alerts which a reader has seen may be
    // missing and that their version numbers may have been reused.
    [[nodiscard]] virtual std::string history() = 0;
    // Returns a page of changes. The caller repeats the call until a page is empty.
    [[nodiscard]] virtual AlertChanges changes_since(std::int64_t version) = 0;
};

}  // namespace hoigung::domain
