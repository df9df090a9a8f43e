#pragma once

#include <functional>
#include <vector>

#include "base/metrics.hpp"
#include "http/address.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

using Answer = std::function<http::Response(const http::Request&)>;

// The operations port: /healthz (the process lives), /readyz (it can serve), /metrics, and in development
// /dev/clock, which is for this machine alone. Others than this machine and `networks` are refused. `refresh`
// is called before the figures are told, and must not wait.
[[nodiscard]] http::Handler ops_handler(base::Metrics& metrics, std::function<void()> refresh,
                                        std::function<bool()> ready, std::vector<http::IpRange> networks,
                                        Answer dev_clock = nullptr);

}  // namespace hoigung::app
