#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/ads/advert.hpp"
#include "domain/events/event_store.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostEventsAtOnce = 50;

// On failure, all problems of the request; then none of it is stored.
using Collected = base::Result<void, std::vector<std::string>>;

// The sender of events: an address, and the seals that turn it into a mark.
struct Visitor {
    std::string_view address;
    const OfferSeals& seals;
};

// Stores events, and counts searches that found nothing. The time of a browser whose clock is off by more
// than a day is ignored. Runs of digits that could be a telephone number are masked in every text.
[[nodiscard]] Collected collect_events(std::vector<TrackingEvent> events, const Visitor& visitor,
                                       EventStore& store, base::Random& random, base::Timestamp now);

// Stores an error report; texts that are too long are cut.
[[nodiscard]] Collected collect_error(ErrorReport report, EventStore& store, base::Random& random,
                                      base::Timestamp now);

// Removes events and reports older than `kept_for`. Returns how many.
int sweep_events(EventStore& store, std::chrono::hours kept_for, base::Timestamp now);

// Removes the oldest events and error reports while there are more than `most` of either. Returns how many.
int trim_events(EventStore& store, std::int64_t most);

}  // namespace hoigung::domain
