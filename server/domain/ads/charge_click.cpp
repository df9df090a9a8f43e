#include "domain/ads/charge_click.hpp"

#include <algorithm>

namespace hoigung::domain {

Outcome<ClickCharge> charge_click(const ReportedClick& click, const Catalogue& catalogue,
                                  const OfferSeals& seals, AdStore& store, int most_per_address,
                                  base::Timestamp now) {
    const auto offer = seals.open(click.seal, click.request_id, click.bid);
    if (!offer || now - offer->offered_at > kClickCounts) return Refusal::IdNotFound;
    const auto bid = std::ranges::find(catalogue.bids(), click.bid, &Bid::id);
    if (bid == catalogue.bids().end()) return Refusal::IdNotFound;
    const Job* job = catalogue.job(bid->job_id);
    if (job == nullptr || !catalogue.is_open(*job)) return ClickCharge{ClickResult::job_closed};
    const std::string visitor = std::string(click.address).append(1, '\n').append(click.agent);
    return store.charge({click.request_id, *bid, offer->price_cents, now, seals.mark(visitor, now),
                         seals.mark(click.address, now)},
                        most_per_address);
}

}  // namespace hoigung::domain
