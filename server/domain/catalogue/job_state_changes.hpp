#pragma once

#include <optional>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A pending change: a job was published, closed or suspended.
struct JobStateChange {
    // Ascends in the order of the commits.
    std::int64_t number = 0;
    JobId job;
    // Empty for a new job.
    std::optional<JobState> from;
    JobState to = JobState::published;

    bool operator==(const JobStateChange&) const = default;
};

// The queue of pending state changes, in order. Processing one may be interrupted half-way and then starts
// again from the beginning, so it has to be idempotent.
class JobStateChanges {
  public:
    virtual ~JobStateChanges() = default;
    [[nodiscard]] virtual bool any() = 0;
    // The first pending changes, up to a version of the catalogue.
    [[nodiscard]] virtual std::vector<JobStateChange> waiting(std::int64_t version, int limit) = 0;
    // Removes all changes up to a number from the queue.
    virtual void done(std::int64_t number) = 0;
};

}  // namespace hoigung::domain
