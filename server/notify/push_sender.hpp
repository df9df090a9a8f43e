#pragma once

#include <functional>
#include <map>
#include <string>
#include <string_view>

#include "domain/deliveries/send_pushes.hpp"
#include "notify/push_address.hpp"
#include "notify/transfer.hpp"

namespace hoigung::notify {

struct PushSettings {
    PushAddresses addresses;
    std::chrono::milliseconds timeout{10000};
    Reach reach = Reach::the_internet;
};

// How pushes are protected; see security/.
struct PushProtection {
    // The text, encrypted for a subscription.
    std::function<std::string(std::string_view text, const domain::PushSubscription&)> encrypt;
    // The header Authorization for a push service.
    std::function<std::string(const std::string& origin, base::Timestamp now)> authorization;
    // 32 characters of base64url that differ for each topic and subscription, and tell nothing of either.
    std::function<std::string(std::string_view topic, std::string_view subscription)> tag;
};

// Posts pushes to push services (RFC 8030), all of a batch at the same time. A service that does not answer
// is left alone for half a minute: what waits for others goes meanwhile. For one thread.
class HttpPushSender final : public domain::PushSender {
  public:
    HttpPushSender(PushSettings settings, PushProtection protection);

    [[nodiscard]] std::vector<domain::PushAnswer> send(std::span<const domain::Delivery> pushes,
                                                       base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return settings_.timeout; }

  private:
    struct Sending;

    // Begins a push, or answers it when it cannot be sent.
    [[nodiscard]] std::optional<domain::PushAnswer> begin(Sending& sending, const domain::Delivery& push,
                                                          base::Timestamp now);
    [[nodiscard]] static domain::PushAnswer answer_of(const Sending& sending);
    void leave_silent_alone(std::span<const Sending> sendings, base::Timestamp now);

    const PushSettings settings_;
    const PushProtection protection_;
    TransferGroup group_;
    // Push services that did not answer, by origin, and until when they are left alone.
    std::map<std::string, base::Timestamp> silent_until_;
};

}  // namespace hoigung::notify
