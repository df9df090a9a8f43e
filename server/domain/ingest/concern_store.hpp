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

// The operator's queue of jobs that were flagged by the ingest.
class ConcernStore {
  public:
    virtual ~ConcernStore() = default;
    // Jobs that have not been reviewed, oldest first.
    [[nodiscard]] virtual ConcernPage open_concerns(Page page) = 0;
    // Marks a job as reviewed. It returns to the queue when its wording changes. False when the job is not in
    // the queue.
    [[nodiscard]] virtual bool mark_reviewed(JobId job, base::Timestamp now) = 0;
};

}  // namespace hoigung::domain
