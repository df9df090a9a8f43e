#pragma once

#include <functional>
#include <vector>

#include "base/metrics.hpp"
#include "http/address.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

using Answer = std::function<http::Response(const http::Request&)>;

// The operations port: /healthz (the process is alive), /readyz (it can serve), /metrics, and in development
// /dev/clock, which only this machine may use. Clients other than this machine and `networks` are refused.
// `refresh` is called before the metrics are read, and must not block.
[[nodiscard]] http::Handler ops_handler(base::Metrics& metrics, std::function<void()> refresh,
                                        std::function<bool()> ready, std::vector<http::IpRange> networks,
                                        Answer dev_clock = nullptr);

}  // namespace hoigung::app
