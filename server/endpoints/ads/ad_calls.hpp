#pragma once

#include "base/metrics.hpp"
#include "base/random.hpp"
#include "base/work_queue.hpp"
#include "domain/ads/ad_spending.hpp"
#include "domain/ads/advert.hpp"
#include "domain/reference/reference_lists.hpp"
#include "domain/snapshot/live_catalogue.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

struct AdSettings {
    // The most clicks from one IP address that are charged on one day.
    int most_per_address = 0;
};

// The ad service: finds the adverts for a search, and counts clicks on them.
class AdCalls {
  public:
    AdCalls(const AdSettings& settings, base::Metrics& metrics, const domain::LiveCatalogue& live_catalogue,
            const domain::ReferenceLists& lists, domain::AdStore& store, const domain::OfferSeals& seals,
            const base::Clock& clock, base::Random& random, base::WorkQueue& sql_queue);

    void search(const http::Request& request, const http::Responder& responder) const;
    void click(const http::Request& request, const http::Responder& responder) const;

  private:
    const AdSettings settings_;
    // Counters by the result of a click, in the order of ClickResult.
    std::vector<prometheus::Counter*> clicks_;
    const domain::LiveCatalogue& live_catalogue_;
    const domain::ReferenceLists& lists_;
    domain::AdStore& store_;
    mutable domain::AdSpending spending_;
    const domain::OfferSeals& seals_;
    const base::Clock& clock_;
    base::Random& random_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
