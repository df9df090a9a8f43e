#pragma once

#include <string>

#include "base/time.hpp"

namespace hoigung::base {

// "Tue, 17 Nov 2026 03:30:05 GMT" (RFC 9110, section 5.6.7), for HTTP.
[[nodiscard]] std::string http_date(Timestamp time);
// "Tue, 17 Nov 2026 11:30:05 +0800" (RFC 5322, section 3.3), for mails and RSS.
[[nodiscard]] std::string mail_date(Timestamp time);

}  // namespace hoigung::base
