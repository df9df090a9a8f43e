#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/enum_names.hpp"
#include "domain/ads/advert.hpp"

namespace hoigung::domain {

// A click that an advertiser may pay for.
struct AdClick {
    std::string_view request_id;
    Bid bid;
    int price_cents = 0;
    base::Timestamp at;
    // Who clicked and from which internet address, as marks (OfferSeals::mark).
    std::string visitor{};
    std::string address{};
};

enum class ClickResult {
    charged,
    // The same click came before.
    repeated,
    // The visitor has cost the advertiser something for this job today.
    visitor_charged,
    address_limit,
    no_budget,
    job_closed
};

struct ClickCharge {
    ClickResult result = ClickResult::charged;
    int cents = 0;

    bool operator==(const ClickCharge&) const = default;
};

// What a bid's clicks have cost on a day.
struct BidSpending {
    BidId bid;
    std::int64_t cents = 0;

    bool operator==(const BidSpending&) const = default;
};

// What adverts have cost, by day in Hong Kong time.
class AdStore {
  public:
    virtual ~AdStore() = default;

    // What was spent on a day for bids that were charged at or after a moment, by the clocks of all nodes.
    [[nodiscard]] virtual std::vector<BidSpending> spent_since(base::Date day, base::Timestamp moment) = 0;
    // Charges a click: once per request and bid, once per visitor, job and day, at most `most_per_address`
    // clicks from an address on a day, and never past the bid's budget of the day: at most what is left of
    // it.
    virtual ClickCharge charge(const AdClick& click, int most_per_address) = 0;
    // Deletes clicks and days before a moment.
    virtual void sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ClickResult> {
    static constexpr std::array<std::string_view, 6> values{"charged",       "repeated",  "visitor_charged",
                                                            "address_limit", "no_budget", "job_closed"};
};
