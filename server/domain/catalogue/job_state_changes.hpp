#pragma once

#include <optional>
#include <vector>

#include "domain/catalogue/job.hpp"

namespace hoigung::domain {

// A job that was published, closed or suspended, and is still to be acted upon.
struct JobStateChange {
    // In the order in which they were committed.
    std::int64_t number = 0;
    JobId job;
    // Nothing for a job that is new.
    std::optional<JobState> from;
    JobState to = JobState::published;

    bool operator==(const JobStateChange&) const = default;
};

// The changes of state that wait, in order. Whoever acts upon one may be stopped half-way, and then does it
// again from its beginning.
class JobStateChanges {
  public:
    virtual ~JobStateChanges() = default;
    [[nodiscard]] virtual bool any() = 0;
    // The first ones, up to a version of the catalogue.
    [[nodiscard]] virtual std::vector<JobStateChange> waiting(std::int64_t version, int limit) = 0;
    // All up to a number were acted upon.
    virtual void done(std::int64_t number) = 0;
};

}  // namespace hoigung::domain
