#pragma once

#include <functional>
#include <vector>

#include "app/route_table.hpp"
#include "base/metrics.hpp"
#include "http/address.hpp"

// The answers of the operations port's routes.
namespace hoigung::app {

struct OpsHandlers {
    base::Metrics& metrics;
    // Called before the metrics are read. Must not block.
    std::function<void()> refresh;
    // Whether the site can serve.
    std::function<bool()> ready;
    // Answers /dev/clock, in development.
    std::function<http::Response(const http::Request&)> dev_clock;
    prometheus::Counter& dropped_log_lines =
        metrics.counter("hoigung_log_lines_dropped_total",
                        "Lines of the log that were dropped because its reader fell behind");
};

namespace answers {

bool is_alive(const OpsHandlers& ops, Asker asker, RoutedRequest& routed);
bool is_ready(const OpsHandlers& ops, Asker asker, RoutedRequest& routed);
bool metrics(const OpsHandlers& ops, Asker asker, RoutedRequest& routed);
bool dev_clock(const OpsHandlers& ops, Asker asker, RoutedRequest& routed);

}  // namespace answers

// The operations port, for this machine and `networks`; other clients are refused.
[[nodiscard]] http::Handler ops_handler(OpsHandlers handlers, std::vector<Route<OpsHandlers>> routes,
                                        std::vector<http::IpRange> networks);

}  // namespace hoigung::app
