#pragma once

#include <chrono>
#include <mutex>

#include <boost/unordered/unordered_flat_map.hpp>

#include "domain/ads/ad_store.hpp"

namespace hoigung::domain {

// What bids have cost on a day, as an auction asks for it.
class SpentBudgets {
  public:
    virtual ~SpentBudgets() = default;
    [[nodiscard]] virtual std::int64_t spent_cents(BidId bid, base::Date day) const = 0;
};

// Keeps the day's spending in memory, so that an auction among many bids asks the database at most once, and
// most ask it nothing. What another node charged is known a second later: until then an advert may be shown
// whose budget is used up, and a click on it costs nothing, since the database knows best. Thread-safe.
class AdSpending final : public SpentBudgets {
  public:
    using Steady = std::chrono::steady_clock;
    static constexpr std::chrono::seconds kKnownFor{1};

    // One query, unless what is known is new enough or another thread is asking.
    void refresh(AdStore& store, base::Timestamp now, Steady::time_point at = Steady::now());
    // A click was charged here.
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
