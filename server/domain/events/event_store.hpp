#pragma once

#include <vector>

#include "base/random.hpp"
#include "domain/events/event.hpp"

namespace hoigung::domain {

// What browsers reported, kept for a limited time.
class EventStore {
  public:
    virtual ~EventStore() = default;
    virtual void add(const std::vector<TrackingEvent>& events, base::Random& random,
                     base::Timestamp received_at) = 0;
    virtual void add(const ErrorReport& report, base::Random& random, base::Timestamp received_at) = 0;
    // Removes what was received before a moment, at most `limit` of each kind. Returns how many.
    virtual int sweep(base::Timestamp before, int limit) = 0;
    // Removes the oldest of each kind while there are more than `most`, at most `limit` of each. Returns how
    // many.
    virtual int trim(std::int64_t most, int limit) = 0;
};

}  // namespace hoigung::domain
