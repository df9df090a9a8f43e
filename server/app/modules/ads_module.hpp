#pragma once

#include "app/modules/catalogue_module.hpp"
#include "app/modules/identity_module.hpp"
#include "endpoints/ads/ad_calls.hpp"
#include "security/offer_seals.hpp"

namespace hoigung::app {

// The ad service.
class AdsModule {
  public:
    AdsModule(Runtime& runtime, Stores& stores, WorkQueues& queues, const IdentityModule& identity,
              const CatalogueModule& catalogue)
        : seals_(identity.keys()),
          calls_({runtime.settings.ad_clicks_per_address}, runtime.metrics, catalogue.live(),
                 catalogue.lists(), stores.ads, seals_, runtime.clock, runtime.random, queues.bulk) {}

    [[nodiscard]] const endpoints::AdCalls& calls() const { return calls_; }
    [[nodiscard]] const domain::OfferSeals& seals() const { return seals_; }

  private:
    const security::HmacOfferSeals seals_;
    const endpoints::AdCalls calls_;
};

}  // namespace hoigung::app
