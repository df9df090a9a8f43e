#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"
#include "domain/reference/reference_lists.hpp"
#include "feeds/postings/feed_job.hpp"

namespace hoigung::feeds {

using FeedProblems = std::vector<std::string>;

// A feed's job and its company as lines of an import, with notes for the publisher: what was cut, left out or
// interpreted.
struct FeedLines {
    domain::CompanyLine company;
    domain::JobLine job;
    std::vector<std::string> notes;
};

// The id on this site of a feed's job, the same at every import.
[[nodiscard]] domain::JobId id_of(const FeedJob& job);

// Turns a feed's job into lines, or tells the publisher why that is impossible.
[[nodiscard]] base::Result<FeedLines, FeedProblems> lines_of(const FeedJob& job,
                                                             const domain::ReferenceLists& lists,
                                                             const PlaceNames& places);

}  // namespace hoigung::feeds
