#pragma once

#include "base/outage.hpp"
#include "domain/locale.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// 503 in the caller's language, with a hint to retry; what was unavailable is only logged.
[[nodiscard]] http::Response unavailable(domain::Locale locale, const base::Outage& outage);
// The same for a call that found the queue full.
[[nodiscard]] http::Response too_busy(domain::Locale locale);

}  // namespace hoigung::endpoints
