#pragma once

#include <functional>

#include "base/metrics.hpp"
#include "http/handler.hpp"

namespace hoigung::app {

// The operations port: /healthz (the process lives), /readyz (it can serve), /metrics.
[[nodiscard]] http::Handler ops_handler(const base::Metrics& metrics, std::function<bool()> ready);

}  // namespace hoigung::app
