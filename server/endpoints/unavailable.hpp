#pragma once

#include "base/outage.hpp"
#include "domain/locale.hpp"
#include "http/response.hpp"

namespace hoigung::endpoints {

// 503 in the caller's language, to be tried again; what was out of reach goes to the log alone.
[[nodiscard]] http::Response unavailable(domain::Locale locale, const base::Outage& outage);
// The same for a call that found no room to wait in.
[[nodiscard]] http::Response too_busy(domain::Locale locale);

}  // namespace hoigung::endpoints
