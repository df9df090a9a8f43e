#pragma once

#include <vector>

#include "base/random.hpp"
#include "domain/events/event.hpp"

namespace hoigung::domain {

inline constexpr int kVisitorsOfKeptText = 3;

// Browsers' reports, kept for a limited time.
class EventStore {
  public:
    virtual ~EventStore() = default;
    virtual void add(const std::vector<TrackingEvent>& events, base::Random& random,
                     base::Timestamp received_at) = 0;
    // Keeps the text of a search from its kVisitorsOfKeptText-th visitor on.
    virtual void add(const std::vector<EmptySearch>& searches, base::Timestamp received_at) = 0;
    virtual void add(const ErrorReport& report, base::Random& random, base::Timestamp received_at) = 0;
    // Removes reports received before a moment, at most `limit` of each kind. Returns how many.
    virtual int sweep(base::Timestamp before, int limit) = 0;
    // Removes the oldest reports of each kind while there are more than `most`, at most `limit` of each.
    // Returns how many.
    virtual int trim(std::int64_t most, int limit) = 0;
    // The stored texts, most searched first.
    [[nodiscard]] virtual std::vector<EmptySearchCount> empty_searches(int limit) = 0;
};

}  // namespace hoigung::domain
