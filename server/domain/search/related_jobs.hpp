#pragma once

#include <vector>

#include "domain/catalogue/job.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

class RelatedJobs {
  public:
    virtual ~RelatedJobs() = default;

    // Open jobs similar to the given one: other companies' first, then by similarity (2 for each shared job
    // type, 1 for a shared district, 1 for the same employment), then newest first. Never the job itself.
    [[nodiscard]] virtual std::vector<JobId> related(const Job& to, Page page) const = 0;
    // Whether `one` comes before `other` in that order.
    [[nodiscard]] virtual bool is_more_like(const Job& to, const Job& one, const Job& other) const = 0;
};

}  // namespace hoigung::domain
