#pragma once

#include <chrono>
#include <string>

namespace hoigung::notify {

// Why a server of smtp(s) or http(s) does not answer, in words; empty when it does. Nothing is sent: of a
// mail server also the encryption and the login are tried.
[[nodiscard]] std::string why_unreachable(const std::string& url, bool may_be_plain,
                                          std::chrono::milliseconds timeout);

}  // namespace hoigung::notify
