#pragma once

#include <chrono>
#include <mutex>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/ads/ad_store.hpp"

namespace hoigung::domain {

// The day's spending of each bid, as an auction reads it.
class SpentBudgets {
  public:
    virtual ~SpentBudgets() = default;
    [[nodiscard]] virtual std::int64_t spent_cents(BidId bid, base::Date day) const = 0;
};

// Keeps the day's spending in memory, so that an auction among many bids sends the database at most one query
// and usually none. Charges of another node arrive up to a second late: until then an advert may be shown
// whose budget is used up, and a click on it costs nothing, since the database decides. Thread-safe.
class AdSpending final : public SpentBudgets {
  public:
    using Steady = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kKnownFor{1};

    // Runs one query, unless the spending in memory is recent enough or another thread is asking.
    void refresh(AdStore& store, base::Timestamp now, Steady::time_point at = Steady::now());
    // Adds a click that this node charged.
    void add(BidId bid, base::Date day, std::int64_t cents);

    [[nodiscard]] std::int64_t spent_cents(BidId bid, base::Date day) const override;

  private:
    std::mutex asking_;
    Steady::time_point asked_at_{};
    base::Timestamp known_until_;
    mutable std::mutex mutex_;
    base::Date day_{};
    boost::unordered_flat_map<BidId, std::int64_t, std::hash<BidId>> spent_;
};

}  // namespace hoigung::domain
