#pragma once

#include <set>
#include <string_view>

#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/feed_store.hpp"

namespace hoigung::domain {

struct VanishedJobs {
    // Jobs that the feed listed before, but not this time.
    std::size_t missing = 0;
    std::size_t known = 0;
    // Whether they were closed. They are not when so many are missing that the feed was probably cut short.
    bool are_closed = false;
};

// The share of a feed's jobs, in percent, that may be missing at once.
inline constexpr std::size_t kMostVanishedPercent = 30;

// Closes published jobs that a feed no longer lists. `listed`: all jobs that it lists now, including refused
// ones. `even_many`: closes them even when more than kMostVanishedPercent are missing.
[[nodiscard]] VanishedJobs close_vanished_jobs(CatalogueStore& catalogue, FeedStore& feeds,
                                               std::string_view feed, const std::set<JobId>& listed,
                                               bool even_many, base::Timestamp now);

}  // namespace hoigung::domain
