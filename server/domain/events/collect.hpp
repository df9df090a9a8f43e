#pragma once

#include <string>
#include <vector>

#include "base/result.hpp"
#include "domain/events/event_store.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostEventsAtOnce = 50;

// All that is wrong with what was sent; then nothing of it is kept.
using Collected = base::Result<void, std::vector<std::string>>;

// Keeps events. A browser whose clock is wrong by more than a day is not believed about the time. Runs of
// digits that could be a telephone are masked in every text.
[[nodiscard]] Collected collect_events(std::vector<TrackingEvent> events, EventStore& store,
                                       base::Random& random, base::Timestamp now);

// Keeps a report of an error; texts that are too long are cut.
[[nodiscard]] Collected collect_error(ErrorReport report, EventStore& store, base::Random& random,
                                      base::Timestamp now);

// Removes what was kept longer than `kept_for`. Returns how many.
int sweep_events(EventStore& store, std::chrono::hours kept_for, base::Timestamp now);

}  // namespace hoigung::domain
