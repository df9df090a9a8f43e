#pragma once

#include <string_view>

#include "base/result.hpp"
#include "domain/catalogue/catalogue_store.hpp"
#include "domain/ingest/feed_store.hpp"
#include "domain/operator/acting.hpp"

namespace hoigung::domain {

enum class FeedRefusal { unknown_feed, name_taken, same_feed, bad_name };

// Renames a feed; the new name must not be taken. Returns how many jobs the feed lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> rename_feed(const Acting& acting, std::string_view from,
                                                                  std::string_view to, FeedStore& feeds);

// Gives the jobs of the feed `from` to the feed `by`, which closes and opens them from now on, and deletes
// the feed `from`. Returns how many jobs it lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> take_over_feed(const Acting& acting,
                                                                     std::string_view by,
                                                                     std::string_view from, FeedStore& feeds);

// Deletes a feed. The open jobs that it lists are closed, unless `keeps_jobs`. Returns how many it lists.
[[nodiscard]] base::Result<std::int64_t, FeedRefusal> drop_feed(const Acting& acting, std::string_view feed,
                                                                bool keeps_jobs, CatalogueStore& catalogue,
                                                                FeedStore& feeds);

}  // namespace hoigung::domain
