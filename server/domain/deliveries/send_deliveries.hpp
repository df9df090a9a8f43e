#pragma once

#include <string>
#include <string_view>

#include "domain/deliveries/delivery_store.hpp"

namespace hoigung::domain {

enum class DeliveryResult {
    taken,
    // Refused for good: the mailbox does not exist, or the receiver rejects the message.
    refused,
    // Not accepted, or the outcome is unknown.
    failed
};

struct DeliveryReport {
    DeliveryResult result = DeliveryResult::taken;
    // The error, without the message's content; empty when it was accepted.
    std::string problem{};
};

class DeliverySender {
  public:
    virtual ~DeliverySender() = default;
    // Blocks, for at most longest_wait(). Repeated attempts carry the same message id.
    [[nodiscard]] virtual DeliveryReport send(const Delivery& delivery, base::Timestamp now) = 0;
    [[nodiscard]] virtual std::chrono::milliseconds longest_wait() const = 0;
};

// The pause after this many failures.
[[nodiscard]] std::chrono::seconds pause_after(int failures);

// Sends due deliveries, for a bounded time, and returns how many ended without being accepted. Each delivery
// is claimed for longer than an attempt can take, so that no two processes send it at the same time.
int send_deliveries(DeliveryStore& store, DeliverySender& sender, std::string_view holder,
                    const base::Clock& clock);

}  // namespace hoigung::domain
