#pragma once

#include <vector>

#include "domain/identity/seeker.hpp"
#include "domain/ids.hpp"

namespace hoigung::domain {

// The jobs that seekers saved.
class BookmarkStore {
  public:
    virtual ~BookmarkStore() = default;

    // False when the job is saved already, or the seeker has `most` bookmarks.
    [[nodiscard]] virtual bool add(SeekerId seeker, JobId job, int most, base::Timestamp now) = 0;
    // False when the job is not saved.
    [[nodiscard]] virtual bool remove(SeekerId seeker, JobId job) = 0;
    // Last saved first.
    [[nodiscard]] virtual std::vector<JobId> bookmarks(SeekerId seeker) = 0;
};

}  // namespace hoigung::domain
