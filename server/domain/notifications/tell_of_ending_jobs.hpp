#pragma once

#include "base/random.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/notifications/news_store.hpp"

namespace hoigung::domain {

// A saved job is told of when it closes within this time.
inline constexpr std::chrono::days kEndingWithin{3};

// Notifies seekers of saved jobs that close soon, once for each job and its last day. Returns how many were
// notified.
int tell_of_ending_jobs(NewsStore& store, const Catalogue& catalogue, base::Random& random,
                        base::Timestamp now);

}  // namespace hoigung::domain
