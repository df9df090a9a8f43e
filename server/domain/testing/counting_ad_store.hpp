#pragma once

#include <algorithm>
#include <map>
#include <set>
#include <string>
#include <utility>

#include "domain/ads/ad_spending.hpp"

namespace hoigung::domain::testing {

// Counts spending like the database.
class CountingAdStore final : public AdStore, public SpentBudgets {
  public:
    std::int64_t spent_cents(BidId bid, base::Date day) const override {
        const auto found = spent_.find({bid, std::chrono::sys_days(day)});
        return found == spent_.end() ? 0 : found->second;
    }
    std::vector<BidSpending> spent_since(base::Date day, base::Timestamp) override {
        ++queries;
        std::vector<BidSpending> all;
        for (const auto& [key, cents] : spent_) {
            if (key.second == std::chrono::sys_days(day)) all.push_back({key.first, cents});
        }
        return all;
    }
    ClickCharge charge(const AdClick& click, int) override {
        if (!clicks_.emplace(click.request_id, click.bid.id).second) return {ClickResult::repeated};
        auto& spent = spent_[{click.bid.id, std::chrono::sys_days(base::hong_kong_date(click.at))}];
        const auto left = std::max<std::int64_t>(0, click.bid.daily_budget_cents - spent);
        const auto charged = std::min<std::int64_t>(click.price_cents, left);
        spent += charged;
        return {charged > 0 ? ClickResult::charged : ClickResult::no_budget, static_cast<int>(charged)};
    }
    void sweep(base::Timestamp) override {}

    int queries = 0;

  private:
    std::map<std::pair<BidId, std::chrono::sys_days>, std::int64_t> spent_;
    std::set<std::pair<std::string, BidId>> clicks_;
};

}  // namespace hoigung::domain::testing
