#pragma once

#include "base/metrics.hpp"
#include "base/random.hpp"
#include "base/work_queue.hpp"
#include "domain/ads/advert.hpp"
#include "domain/events/event_store.hpp"
#include "http/handler.hpp"
#include "http/rate_limiter.hpp"

namespace hoigung::endpoints {

struct CollectorSettings {
    // Which of the collectors answer; one that is switched off or on another host does not.
    bool takes_events = true;
    bool takes_errors = true;
    // How many reports an address may send, and how many events and errors in them.
    http::RateLimit rate;
    http::RateLimit rows;
};

// The site's own collectors: POST /api/events and POST /api/errors, as browsers' sendBeacon sends them.
class Collector {
  public:
    Collector(const CollectorSettings& settings, base::Metrics& metrics, domain::EventStore& store,
              const domain::OfferSeals& seals, const base::Clock& clock, base::Random& random,
              base::WorkQueue& sql_queue)
        : settings_(settings),
          limiter_(settings.rate),
          row_limiter_(settings.rows),
          refused_(metrics.counter("hoigung_collector_rows_refused_total",
                                   "Events and errors of pages that were more than an address may send")),
          empty_searches_(
              metrics.counter("hoigung_empty_searches_total", "Searches of visitors that found nothing")),
          store_(store),
          seals_(seals),
          clock_(clock),
          random_(random),
          queue_(sql_queue) {}

    void answer_events(const http::Request& request, const http::Responder& responder);
    void answer_errors(const http::Request& request, const http::Responder& responder);

  private:
    // Answers the request and returns false unless it may be processed.
    [[nodiscard]] bool admit(bool is_on, const http::Request& request, const http::Responder& responder);

    // The same when the address has sent more events and errors than it may.
    [[nodiscard]] bool admit_rows(std::size_t rows, const http::Request& request,
                                  const http::Responder& responder);

    const CollectorSettings settings_;
    http::RateLimiter limiter_;
    http::RateLimiter row_limiter_;
    prometheus::Counter& refused_;
    prometheus::Counter& empty_searches_;
    domain::EventStore& store_;
    const domain::OfferSeals& seals_;
    const base::Clock& clock_;
    base::Random& random_;
    base::WorkQueue& queue_;
};

}  // namespace hoigung::endpoints
