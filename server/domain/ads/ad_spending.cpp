#include "domain/ads/ad_spending.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

// More than the nodes' clocks differ, and longer than a transaction takes to commit.
constexpr std::chrono::minutes kOverlap{1};

}  // namespace

void AdSpending::refresh(AdStore& store, base::Timestamp now, Steady::time_point at) {
    const std::unique_lock asking(asking_, std::try_to_lock);
    if (!asking) return;
    const base::Date today = base::hong_kong_date(now);
    bool is_new_day = false;
    {
        const std::lock_guard lock(mutex_);
        is_new_day = today != day_;
    }
    if (!is_new_day && at - asked_at_ < kKnownFor) return;
    const bool knows_some = !is_new_day && known_until_ <= now;
    const auto spending = store.spent_since(today, knows_some ? known_until_ - kOverlap : base::Timestamp{});
    const std::lock_guard lock(mutex_);
    if (is_new_day) spent_.clear();
    day_ = today;
    // A click may have been added since; spending only grows.
    for (const BidSpending& each : spending) {
        auto& known = spent_[each.bid];
        known = std::max(known, each.cents);
    }
    asked_at_ = at;
    known_until_ = now;
}

void AdSpending::add(BidId bid, base::Date day, std::int64_t cents) {
    const std::lock_guard lock(mutex_);
    if (day == day_) spent_[bid] += cents;
}

std::int64_t AdSpending::spent_cents(BidId bid, base::Date day) const {
    const std::lock_guard lock(mutex_);
    if (day != day_) return 0;
    const auto found = spent_.find(bid);
    return found == spent_.end() ? 0 : found->second;
}

}  // namespace hoigung::domain
