#pragma once

#include <array>
#include <chrono>
#include <string>
#include <string_view>

#include "notify/login_text.hpp"

namespace hoigung::notify {

// The names that templates may have in braces; `number` is without '+'.
inline constexpr std::array<std::string_view, 7> kGatewayPlaceholders{"to",      "number",   "text", "code",
                                                                      "channel", "language", "key"};

// A gateway that accepts messages over HTTP.
struct GatewaySettings {
    std::string url;
    // The URL for voice calls; empty when it is the same as for messages.
    std::string voice_url;
    std::string key;
    // A header line, such as "Authorization: Bearer {key}".
    std::string header;
    std::string content_type;
    std::string body;
    std::string voice_body;
    // Text that a successful answer must contain, besides a status of 2xx; empty for none.
    std::string success_text;
    std::chrono::milliseconds timeout{5000};
};

// Posts each message to the gateway. Certificates are checked, redirects are not followed.
class HttpSender final : public domain::OtpSender {
  public:
    HttpSender(GatewaySettings gateway, LoginTextSettings texts);

    // Refused when the gateway cannot be reached or answers anything but success.
    [[nodiscard]] domain::SendResult send(const domain::LoginMessage& message) override;

  private:
    const GatewaySettings gateway_;
    const LoginTextSettings texts_;
};

}  // namespace hoigung::notify
