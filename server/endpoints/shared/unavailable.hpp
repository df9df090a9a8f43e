#pragma once

#include "base/outage.hpp"
#include "domain/locale.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// 503 in the caller's language, with a hint to retry; the cause is only logged.
[[nodiscard]] http::Response unavailable(domain::Locale locale, const base::Outage& outage);
// 503 for a call that found the queue full.
[[nodiscard]] http::Response too_busy(domain::Locale locale);

}  // namespace hoigung::endpoints
