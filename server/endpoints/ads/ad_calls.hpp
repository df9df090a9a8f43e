#pragma once

#include "base/random.hpp"
#include "base/work_queue.hpp"
#include "domain/ads/ad_store.hpp"
#include "domain/catalogue/live_catalogue.hpp"
#include "domain/reference/reference_lists.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The ad service: which adverts belong to a search, and that one was clicked.
class AdCalls {
  public:
    AdCalls(const domain::LiveCatalogue& live_catalogue, const domain::ReferenceLists& lists,
            domain::AdStore& store, const domain::OfferSeals& seals, const base::Clock& clock,
            base::Random& random, base::WorkQueue& sql_queue)
        : live_catalogue_(live_catalogue),
          lists_(lists),
          store_(store),
          seals_(seals),
          clock_(clock),
          random_(random),
          queue_(sql_queue) {}

    // `name` is what follows /api/ad: "", "/" or "/click".
    void answer(std::string_view name, const http::Request& request, const http::Responder& responder) const;

  private:
    void search(const http::Request& request, const http::Responder& responder) const;
    void click(const http::Request& request, const http::Responder& responder) const;

    const domain::LiveCatalogue& live_catalogue_;
    const domain::ReferenceLists& lists_;
    domain::AdStore& store_;
    const domain::OfferSeals& seals_;
    const base::Clock& clock_;
    base::Random& random_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
