#pragma once

#include "domain/ads/advert.hpp"
#include "security/key_ring.hpp"

namespace hoigung::security {

// PRICE.TIME.HMAC: price and time can be read, but not forged or reused for another request.
class HmacOfferSeals final : public domain::OfferSeals {
  public:
    explicit HmacOfferSeals(const KeyRing& keys) : keys_(keys) {}

    [[nodiscard]] std::string seal(std::string_view request_id, domain::BidId bid,
                                   const domain::SealedOffer& offer) const override;
    [[nodiscard]] std::optional<domain::SealedOffer> open(std::string_view seal, std::string_view request_id,
                                                          domain::BidId bid) const override;
    [[nodiscard]] std::string mark(std::string_view secret, base::Timestamp now) const override;

  private:
    const KeyRing& keys_;
};

}  // namespace hoigung::security
