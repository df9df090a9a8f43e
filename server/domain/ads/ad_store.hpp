#pragma once

#include <cstdint>
#include <string_view>

#include "domain/ads/advert.hpp"

namespace hoigung::domain {

// A click that an advertiser pays for.
struct AdClick {
    std::string_view request_id;
    Bid bid;
    int price_cents = 0;
    base::Timestamp at;
};

// What adverts have cost, by day in Hong Kong time.
class AdStore {
  public:
    virtual ~AdStore() = default;

    [[nodiscard]] virtual std::int64_t spent_cents(BidId bid, base::Date day) = 0;
    // Charges a click, once per request and bid, and never past the bid's budget of the day: at most what
    // is left of it. Returns what was charged.
    virtual int charge(const AdClick& click) = 0;
    // Deletes clicks and days before a moment.
    virtual void sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain
