#pragma once

#include <optional>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A job that was published, closed or suspended; the change is still to be processed.
struct JobStateChange {
    // In the order in which they were committed.
    std::int64_t number = 0;
    JobId job;
    // Nothing for a job that is new.
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
    // The first ones, up to a version of the catalogue.
    [[nodiscard]] virtual std::vector<JobStateChange> waiting(std::int64_t version, int limit) = 0;
    // All changes up to a number were processed.
    virtual void done(std::int64_t number) = 0;
};

}  // namespace hoigung::domain
