#pragma once

#include "base/random.hpp"
#include "base/worker_pool.hpp"
#include "domain/ads/ad_store.hpp"
#include "domain/catalogue/board.hpp"
#include "domain/reference/reference_lists.hpp"
#include "http/handler.hpp"

namespace hoigung::endpoints {

// The ad service: which adverts belong to a search, and that one was clicked.
class AdCalls {
  public:
    AdCalls(const domain::Board& board, const domain::ReferenceLists& lists, domain::AdStore& store,
            const domain::OfferSeals& seals, const base::Clock& clock, base::Random& random,
            base::WorkerPool& sql_threads)
        : board_(board),
          lists_(lists),
          store_(store),
          seals_(seals),
          clock_(clock),
          random_(random),
          threads_(sql_threads) {}

    // `name` is what follows /api/ad: "", "/" or "/click".
    void answer(std::string_view name, const http::Request& request, const http::Responder& responder) const;

  private:
    void search(const http::Request& request, const http::Responder& responder) const;
    void click(const http::Request& request, const http::Responder& responder) const;

    const domain::Board& board_;
    const domain::ReferenceLists& lists_;
    domain::AdStore& store_;
    const domain::OfferSeals& seals_;
    const base::Clock& clock_;
    base::Random& random_;
    base::WorkerPool& threads_;
};

}  // namespace hoigung::endpoints
