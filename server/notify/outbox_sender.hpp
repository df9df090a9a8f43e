#pragma once

#include "domain/identity/login.hpp"
#include "domain/identity/outbox.hpp"
#include "notify/login_text.hpp"

namespace hoigung::notify {

// Sends nothing: writes messages to a table and to the log. For development.
class OutboxSender final : public domain::OtpSender {
  public:
    OutboxSender(domain::Outbox& outbox, LoginTextSettings texts, const base::Clock& clock)
        : outbox_(outbox), texts_(std::move(texts)), clock_(clock) {}

    [[nodiscard]] domain::SendResult send(const domain::LoginMessage& message) override;

  private:
    domain::Outbox& outbox_;
    const LoginTextSettings texts_;
    const base::Clock& clock_;
};

}  // namespace hoigung::notify
