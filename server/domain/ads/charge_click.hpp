#pragma once

#include "domain/ads/ad_store.hpp"
#include "domain/catalogue/catalogue.hpp"
#include "domain/refusal.hpp"

namespace hoigung::domain {

// A click as a client reports it.
struct ReportedClick {
    std::string_view request_id;
    BidId bid;
    std::string_view seal;
    // The address that identifies one client, and its browser's User-Agent.
    std::string_view address;
    std::string_view agent;
};

// Charges a click on an advert that was offered to that request, unless the click looks invalid. An offer
// that was never made or is too old is refused; a click on a job that has closed since costs nothing.
[[nodiscard]] Outcome<ClickCharge> charge_click(const ReportedClick& click, const Catalogue& catalogue,
                                                const OfferSeals& seals, AdStore& store, int most_per_address,
                                                base::Timestamp now);

}  // namespace hoigung::domain
