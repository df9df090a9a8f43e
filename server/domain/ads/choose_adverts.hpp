#pragma once

#include <vector>

#include "domain/ads/ad_spending.hpp"
#include "domain/ads/advert.hpp"
#include "domain/snapshot/live_catalogue.hpp"

namespace hoigung::domain {

inline constexpr std::size_t kMostAdverts = 3;
// A click costs this much more than the next lower bid.
inline constexpr int kStepCents = 10;

// The auction: the highest bids for open jobs that match the query and have budget left today, one per job.
// Each winner pays a step more than the next lower bid, at most its own bid and what is left of its budget.
[[nodiscard]] std::vector<Advert> choose_adverts(const CatalogueSnapshot& live_catalogue, JobQuery query,
                                                 const SpentBudgets& spent, base::Timestamp now);

}  // namespace hoigung::domain
