#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"
#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

using FeedProblems = std::vector<std::string>;

// A job of a feed and its company as lines of an import, and what its publisher should know: what was cut,
// left out or taken to mean something.
struct FeedLines {
    domain::CompanyLine company;
    domain::JobLine job;
    std::vector<std::string> notes;
};

// The id that a job of a feed has on this site, the same at every import.
[[nodiscard]] domain::JobId id_of(const FeedJob& job);

// Turns a job of a feed into lines, or says why that cannot be, in the words of feeds.
[[nodiscard]] base::Result<FeedLines, FeedProblems> lines_of(const FeedJob& job,
                                                             const domain::ReferenceLists& lists,
                                                             const PlaceNames& places);

}  // namespace hoigung::feeds
