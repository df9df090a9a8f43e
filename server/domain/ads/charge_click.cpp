#include "domain/ads/charge_click.hpp"

#include <algorithm>

namespace hoigung::domain {

Outcome<int> charge_click(const ReportedClick& click, const Catalogue& catalogue, const OfferSeals& seals,
                          AdStore& store, base::Timestamp now) {
    const auto offer = seals.open(click.seal, click.request_id, click.bid);
    if (!offer || now - offer->offered_at > kClickCounts) return Refusal::IdNotFound;
    const auto bid = std::ranges::find(catalogue.bids(), click.bid, &Bid::id);
    if (bid == catalogue.bids().end()) return Refusal::IdNotFound;
    const Job* job = catalogue.job(bid->job_id);
    if (job == nullptr || !catalogue.is_open(*job)) return 0;
    return store.charge({click.request_id, *bid, offer->price_cents, now});
}

}  // namespace hoigung::domain
