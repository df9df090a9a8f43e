#pragma once

#include <string>
#include <string_view>

#include "domain/deliveries/delivery_store.hpp"

namespace hoigung::domain {

enum class DeliveryResult {
    taken,
    // It never will be: nobody lives there, or the message is not wanted.
    refused,
    // It was not taken, or nobody knows whether it was.
    failed
};

struct DeliveryReport {
    DeliveryResult result = DeliveryResult::taken;
    // In words without the content; empty when it was taken.
    std::string problem{};
};

class DeliverySender {
  public:
    virtual ~DeliverySender() = default;
    // Blocks, for no longer than longest_wait(). The same delivery twice carries the same mark.
    [[nodiscard]] virtual DeliveryReport send(const Delivery& delivery, base::Timestamp now) = 0;
    [[nodiscard]] virtual std::chrono::milliseconds longest_wait() const = 0;
};

// How long to wait after so many failures.
[[nodiscard]] std::chrono::seconds pause_after(int failures);

// Sends what is due, for a bounded time, and gives how many came to an end without being taken. Each delivery
// is held for longer than an attempt can take, so that no two processes try the same one at a time.
int send_deliveries(DeliveryStore& store, DeliverySender& sender, std::string_view holder,
                    const base::Clock& clock);

}  // namespace hoigung::domain
