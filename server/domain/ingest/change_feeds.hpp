#pragma once

#include <string_view>

#include "base/result.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/feed_store.hpp"

namespace hoigung::domain {

enum class FeedRefusal { unknown_feed, name_taken, same_feed, bad_name };

// Gives a feed another name, which no feed has. Returns how many jobs it lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> rename_feed(FeedStore& feeds, std::string_view from,
                                                                  std::string_view to);

// Gives the jobs of one feed to another, which closes and opens them from now on; the one is forgotten.
// Returns how many jobs it lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> take_over_feed(FeedStore& feeds, std::string_view by,
                                                                     std::string_view from);

// Forgets a feed. The open jobs that it lists are closed, unless they are to stay. Returns how many it lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> drop_feed(CatalogueStore& catalogue, FeedStore& feeds,
                                                                std::string_view feed, bool keeps_jobs,
                                                                base::Timestamp now);

}  // namespace hoigung::domain
