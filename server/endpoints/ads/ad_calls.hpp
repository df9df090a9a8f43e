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
    // Clicks from one internet address on one day that cost something.
    int most_per_address = 0;
};

// The ad service: which adverts belong to a search, and that one was clicked.
class AdCalls {
  public:
    AdCalls(const AdSettings& settings, base::Metrics& metrics, const domain::LiveCatalogue& live_catalogue,
            const domain::ReferenceLists& lists, domain::AdStore& store, const domain::OfferSeals& seals,
            const base::Clock& clock, base::Random& random, base::WorkQueue& sql_queue);

    // `name` is what follows /api/ad: "", "/" or "/click".
    void answer(std::string_view name, const http::Request& request, const http::Responder& responder) const;

  private:
    void search(const http::Request& request, const http::Responder& responder) const;
    void click(const http::Request& request, const http::Responder& responder) const;

    const AdSettings settings_;
    // By what became of them, in the order of ClickResult.
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
