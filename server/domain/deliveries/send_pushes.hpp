#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/time.hpp"
#include "domain/deliveries/push_store.hpp"
#include "domain/deliveries/send_deliveries.hpp"

namespace hoigung::domain {

// A push service's answer to one push.
struct PushAnswer {
    PushOutcome::Result result = PushOutcome::Result::taken;
    std::string problem{};
    // How long the service asks to wait.
    std::optional<std::chrono::seconds> retry_after{};
};

// Sends pushes to push services.
class PushSender {
  public:
    virtual ~PushSender() = default;
    // Sends all of them at the same time and returns their answers in the same order. Blocks, for at most
    // longest_wait().
    [[nodiscard]] virtual std::vector<PushAnswer> send(std::span<const Delivery> pushes,
                                                       base::Timestamp now) = 0;
    [[nodiscard]] virtual std::chrono::milliseconds longest_wait() const = 0;
};

struct PushPorts {
    PushStore& store;
    PushSender& sender;
    const base::Clock& clock;
    // The process that sends.
    std::string holder;
};

// Sends due pushes for some seconds. A push that fails is tried again after growing pauses, or when the
// service says, until it is of no use. A process that dies leaves pushes that another one sends again, with
// the same topic. Returns how many ended without being taken.
GivenUp send_pushes(const PushPorts& ports);

}  // namespace hoigung::domain
