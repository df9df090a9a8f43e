#pragma once

#include <string>

#include "domain/deliveries/send_deliveries.hpp"
#include "notify/mail_message.hpp"

namespace hoigung::notify {

struct SmtpSettings {
    // smtp://HOST:587 or smtps://HOST:465, with user and password if the server needs them.
    std::string url;
    MailSender from;
    // Allows a connection without TLS, for example to a relay on this machine.
    bool may_be_plain = false;
    std::chrono::milliseconds timeout{20000};
};

// Hands mails to an SMTP server.
class SmtpSender final : public domain::Way {
  public:
    explicit SmtpSender(SmtpSettings settings) : settings_(std::move(settings)) {}

    [[nodiscard]] domain::DeliveryReport send(const domain::Delivery& delivery, base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return settings_.timeout; }

  private:
    const SmtpSettings settings_;
};

}  // namespace hoigung::notify
