#pragma once

#include <chrono>
#include <string>

namespace hoigung::notify {

// Why an smtp(s) or http(s) server does not answer, as text; empty when it does. No message is sent, but
// encryption and login of a mail server are tried.
[[nodiscard]] std::string why_unreachable(const std::string& url, bool may_be_plain,
                                          std::chrono::milliseconds timeout);

}  // namespace hoigung::notify
