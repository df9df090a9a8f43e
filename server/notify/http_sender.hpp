#pragma once

#include "notify/gateway.hpp"
#include "notify/login_text.hpp"

namespace hoigung::notify {

// Posts each message with a login code to the gateway.
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
