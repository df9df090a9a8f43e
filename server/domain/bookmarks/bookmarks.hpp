#pragma once

#include <string_view>

#include "domain/bookmarks/bookmark_store.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/paging.hpp"

namespace hoigung::domain {

inline constexpr int kMostBookmarks = 1000;

// Saves an open job that is not saved yet.
[[nodiscard]] Outcome<JobId> bookmark_job(SeekerId seeker, std::string_view job_id,
                                          const Catalogue& catalogue, BookmarkStore& store,
                                          base::Timestamp now);

[[nodiscard]] Outcome<JobId> unbookmark_job(SeekerId seeker, std::string_view job_id, BookmarkStore& store);

struct BookmarkedJobs {
    std::vector<const Job*> jobs;
    std::size_t total = 0;
};

// A seeker's saved jobs, last saved first. Closed jobs are included; suspended jobs and jobs of suspended
// companies are left out.
[[nodiscard]] BookmarkedJobs bookmarked_jobs(SeekerId seeker, const Catalogue& catalogue,
                                             BookmarkStore& store, Page page);

}  // namespace hoigung::domain
