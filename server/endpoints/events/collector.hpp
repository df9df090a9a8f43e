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
    // Which collectors answer. A collector may be switched off or run on another host.
    bool takes_events = true;
    bool takes_errors = true;
    // Limits for an address: on the number of reports, and on the events and errors in them.
    http::RateLimit rate;
    http::RateLimit rows;
};

// The site's own collectors: POST /api/events and POST /api/errors, called by the browser's sendBeacon.
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
    // Returns whether the request may be processed; if not, answers it.
    [[nodiscard]] bool admit(bool is_on, const http::Request& request, const http::Responder& responder);

    // Returns whether the address may send this many events and errors; if not, answers the request.
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
