#pragma once

#include "domain/deliveries/send_deliveries.hpp"
#include "domain/identity/outbox.hpp"
#include "notify/gateway.hpp"

// The ways of SMS that tell seekers news.
namespace hoigung::notify {

// Posts them to the gateway that login codes go through.
class GatewaySmsWay final : public domain::Way {
  public:
    explicit GatewaySmsWay(GatewaySettings gateway) : gateway_(std::move(gateway)) {}

    // An SMS that may have arrived counts as taken: a second one costs the operator and annoys the person.
    [[nodiscard]] domain::DeliveryReport send(const domain::Delivery& delivery, base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return gateway_.timeout; }
    [[nodiscard]] std::chrono::seconds first_pause() const override { return std::chrono::seconds{30}; }

  private:
    const GatewaySettings gateway_;
};

// Sends nothing: writes them to a table. For development.
class OutboxSmsWay final : public domain::Way {
  public:
    explicit OutboxSmsWay(domain::Outbox& outbox) : outbox_(outbox) {}

    [[nodiscard]] domain::DeliveryReport send(const domain::Delivery& delivery, base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override {
        return std::chrono::milliseconds{0};
    }

  private:
    domain::Outbox& outbox_;
};

}  // namespace hoigung::notify
