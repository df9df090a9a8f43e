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
    // The visitor who clicked and their IP address, as marks (OfferSeals::mark).
    std::string visitor{};
    std::string address{};
};

enum class ClickResult {
    charged,
    // The same click was reported before.
    repeated,
    // The advertiser has already paid today for a click of this visitor on this job.
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

// The cost of a bid's clicks on a day.
struct BidSpending {
    BidId bid;
    std::int64_t cents = 0;

    bool operator==(const BidSpending&) const = default;
};

// The cost of adverts by day in Hong Kong time.
class AdStore {
  public:
    virtual ~AdStore() = default;

    // The day's spending of bids that were charged at or after a moment, by the clocks of all nodes.
    [[nodiscard]] virtual std::vector<BidSpending> spent_since(base::Date day, base::Timestamp moment) = 0;
    // Charges a click: once per request and bid, once per visitor, job and day, at most `most_per_address`
    // clicks from an address on a day, and never more than what is left of the bid's budget for the day.
    virtual ClickCharge charge(const AdClick& click, int most_per_address) = 0;
    // Deletes clicks and daily totals from before a moment.
    virtual void sweep(base::Timestamp before) = 0;
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::ClickResult> {
    static constexpr std::array<std::string_view, 6> values{"charged",       "repeated",  "visitor_charged",
                                                            "address_limit", "no_budget", "job_closed"};
};
