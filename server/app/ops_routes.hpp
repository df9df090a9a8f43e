#pragma once

#include <functional>

#include "base/metrics.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

using Answer = std::function<http::Response(const http::Request&)>;

// The operations port: /healthz (the process lives), /readyz (it can serve), /metrics, and in development
// /dev/clock.
[[nodiscard]] http::Handler ops_handler(base::Metrics& metrics, std::function<bool()> ready,
                                        Answer dev_clock = nullptr);

}  // namespace hoigung::app
