#pragma once

#include <set>
#include <string_view>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/feed_store.hpp"

namespace hoigung::domain {

struct VanishedJobs {
    // Listed by the feed before, and not this time.
    std::size_t missing = 0;
    std::size_t known = 0;
    // Whether they were closed: not when they are so many that the feed was rather cut short.
    bool are_closed = false;
};

// The share of a feed's jobs, in percent, that may be missing at once.
inline constexpr std::size_t kMostVanishedPercent = 30;

// Closes the published jobs that a feed does not list any more. `listed`: all that it lists now, also what
// was refused. `even_many`: also more than kMostVanishedPercent of them.
[[nodiscard]] VanishedJobs close_vanished_jobs(CatalogueStore& catalogue, FeedStore& feeds,
                                               std::string_view feed, const std::set<JobId>& listed,
                                               bool even_many, base::Timestamp now);

}  // namespace hoigung::domain
