#pragma once

#include "domain/deliveries/send_deliveries.hpp"
#include "domain/identity/outbox.hpp"
#include "notify/letter_html.hpp"

namespace hoigung::notify {

// Sends nothing: writes mails to a table. For development.
class OutboxMailSender final : public domain::Way {
  public:
    explicit OutboxMailSender(domain::Outbox& outbox) : outbox_(outbox) {}

    [[nodiscard]] domain::DeliveryReport send(const domain::Delivery& delivery,
                                              base::Timestamp now) override {
        outbox_.put({domain::OutboxChannel::mail, delivery.address(),
                     delivery.mail().subject + "\n\n" + delivery.mail().text, now,
                     delivery.mail().letter ? letter_html(delivery.mail()) : ""});
        return {domain::DeliveryResult::taken};
    }
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override {
        return std::chrono::milliseconds{0};
    }

  private:
    domain::Outbox& outbox_;
};

}  // namespace hoigung::notify
