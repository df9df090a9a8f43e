#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"
#include "domain/catalogue/showcase.hpp"

namespace hoigung::domain {

// A click on an advert counts for this long after the advert was shown.
inline constexpr std::chrono::hours kClickCounts{24};

// An advert that won a place, and the most that a click on it costs.
struct Advert {
    BidId bid;
    JobId job;
    int price_cents = 0;

    bool operator==(const Advert&) const = default;
};

// The content of the seal that a client sends back with a click.
struct SealedOffer {
    int price_cents = 0;
    base::Timestamp offered_at;
};

// Seals the offer made to a request, so that a search need not store anything: a client that sends the seal
// back was shown that advert at that price.
class OfferSeals {
  public:
    virtual ~OfferSeals() = default;
    [[nodiscard]] virtual std::string seal(std::string_view request_id, BidId bid,
                                           const SealedOffer& offer) const = 0;
    // std::nullopt unless this site made the seal for that request and bid.
    [[nodiscard]] virtual std::optional<SealedOffer> open(std::string_view seal, std::string_view request_id,
                                                          BidId bid) const = 0;
    // A digest of a secret that must not be stored itself. It stays the same as long as the site keeps its
    // key.
    [[nodiscard]] virtual std::string mark(std::string_view secret, base::Timestamp now) const = 0;
};

}  // namespace hoigung::domain
