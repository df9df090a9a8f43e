#include "http/server_metrics.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::http {

ServerMetrics::ServerMetrics(base::Metrics& metrics, const std::string& listener)
    : duration_(metrics.duration("hoigung_http_request_duration_seconds",
                                 "From a request's head to its answer.", {{"listener", listener}})),
      open_connections_(metrics.gauge("hoigung_http_open_connections", "Connections that are open now.",
                                      {{"listener", listener}})),
      open_streams_(metrics.gauge("hoigung_http_open_streams", "Streams of events that are open now.",
                                  {{"listener", listener}})),
      refused_connections_(metrics.counter("hoigung_http_refused_connections_total",
                                           "Connections turned away because the table was full.",
                                           {{"listener", listener}})),
      longest_hold_(metrics.gauge("hoigung_http_longest_hold_seconds",
                                  "Longest time that one request held a network thread.",
                                  {{"listener", listener}})) {
    for (std::size_t i = 0; i < requests_.size(); ++i) {
        requests_[i] =
            &metrics.counter("hoigung_http_requests_total", "Requests answered, by class of status.",
                             {{"listener", listener}, {"status", fmt::format("{}xx", i + 1)}});
    }
}

void ServerMetrics::held(std::chrono::nanoseconds took) {
    std::int64_t longest = longest_nanoseconds_.load(std::memory_order_relaxed);
    while (took.count() > longest) {
        if (!longest_nanoseconds_.compare_exchange_weak(longest, took.count())) continue;
        longest_hold_.Set(std::chrono::duration<double>(took).count());
        return;
    }
}

void ServerMetrics::answered(int status, std::chrono::nanoseconds took) {
    const int status_class = std::clamp(status / 100, 1, 5);
    requests_[static_cast<std::size_t>(status_class - 1)]->Increment();
    duration_.Observe(std::chrono::duration<double>(took).count());
}

}  // namespace hoigung::http
