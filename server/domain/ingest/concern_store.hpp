#pragma once

#include <vector>

#include "domain/ids.hpp"
#include "domain/paging.hpp"
#include "domain/wordings/concern.hpp"

namespace hoigung::domain {

// A job whose wording the operator should review.
struct JobConcerns {
    JobId job;
    CompanyId company;
    base::Timestamp noted_at;
    std::vector<Concern> concerns;
};

struct ConcernPage {
    std::vector<JobConcerns> jobs;
    std::size_t total = 0;
};

// The operator's queue of jobs that were flagged when they came in.
class ConcernStore {
  public:
    virtual ~ConcernStore() = default;
    // Those that are not settled, the oldest first.
    [[nodiscard]] virtual ConcernPage open_concerns(Page page) = 0;
    // The operator has reviewed it. It comes back when the job's wording changes. False when there is no
    // open one.
    [[nodiscard]] virtual bool mark_reviewed(JobId job, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
