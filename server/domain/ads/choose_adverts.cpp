#include "domain/ads/choose_adverts.hpp"

#include <algorithm>
#include <set>

namespace hoigung::domain {
namespace {

// The bids whose jobs match, highest first; among equal bids the older one.
std::vector<const Bid*> matching_bids(const CatalogueSnapshot& live_catalogue, JobQuery query) {
    const std::vector<Bid>& bids = live_catalogue.catalogue.bids();
    if (bids.empty() || live_catalogue.search == nullptr) return {};
    query.among.emplace();
    for (const Bid& bid : bids) query.among->push_back(bid.job_id);
    const JobSearch& jobs = *live_catalogue.search;
    const auto found = jobs.search(query, {Page{0, bids.size()}, false});
    // An advert has to match every part of the query.
    if (std::ranges::any_of(found.parts, &ReadPart::left_out)) return {};
    const std::set<JobId> matching(found.jobs.begin(), found.jobs.end());

    std::vector<const Bid*> ranked;
    for (const Bid& bid : bids) {
        if (matching.contains(bid.job_id)) ranked.push_back(&bid);
    }
    std::ranges::sort(ranked, [](const Bid* left, const Bid* right) {
        return left->price_cents != right->price_cents ? left->price_cents > right->price_cents
                                                       : left->id < right->id;
    });
    return ranked;
}

}  // namespace

std::vector<Advert> choose_adverts(const CatalogueSnapshot& live_catalogue, JobQuery query,
                                   const SpentBudgets& spent, base::Timestamp now) {
    const base::Date today = base::hong_kong_date(now);
    std::vector<Advert> winners;
    std::set<JobId> taken;
    for (const Bid* bid : matching_bids(live_catalogue, std::move(query))) {
        // Bids for the same job do not compete.
        if (taken.contains(bid->job_id)) continue;
        const std::int64_t left = bid->daily_budget_cents - spent.spent_cents(bid->id, today);
        if (left <= 0) continue;
        if (!winners.empty()) {
            int& price = winners.back().price_cents;
            price = std::min(price, bid->price_cents + kStepCents);
        }
        if (winners.size() == kMostAdverts) return winners;
        taken.insert(bid->job_id);
        const auto most = std::min<std::int64_t>(bid->price_cents, left);
        winners.push_back({bid->id, bid->job_id, static_cast<int>(most)});
    }
    // No bid is below the last winner, so a click on it costs only the step.
    if (!winners.empty()) winners.back().price_cents = std::min(winners.back().price_cents, kStepCents);
    return winners;
}

}  // namespace hoigung::domain
