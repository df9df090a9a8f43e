#pragma once

#include "base/movable_clock.hpp"
#include "http/request.hpp"
#include "http/response.hpp"

namespace hoigung::app {

// GET returns the time of the program's clock. POST moves it, to {"now": "2026-11-15T01:30:00Z"} or by
// {"advance_seconds": 3600}, which may be negative.
[[nodiscard]] http::Response answer_dev_clock(base::MovableClock& clock, const http::Request& request);

}  // namespace hoigung::app
