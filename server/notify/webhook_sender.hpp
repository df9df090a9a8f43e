#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "base/metrics.hpp"
#include "domain/partner/webhook.hpp"
#include "notify/http_post.hpp"

namespace hoigung::notify {

// Posts events to partners as JSON, signed:
//
//     Hoigung-Signature: t=1794706200,v1=HEX
//
// where HEX is the HMAC-SHA256 of `t`, a dot and the body under the webhook's secret.
class HttpWebhookSender final : public domain::WebhookSender {
  public:
    // Gives the 32 bytes of an HMAC-SHA256.
    using Sign = std::function<std::string(std::string_view key, std::string_view text)>;

    HttpWebhookSender(Sign sign, std::chrono::milliseconds timeout, Reach reach, base::Metrics& metrics)
        : sign_(std::move(sign)),
          timeout_(timeout),
          reach_(reach),
          failed_(metrics.counter("hoigung_webhooks_failed_total", "Events that a webhook did not take")) {}

    [[nodiscard]] bool send(const domain::Webhook& webhook, const domain::WebhookEvent& event,
                            base::Timestamp now) override;

  private:
    const Sign sign_;
    const std::chrono::milliseconds timeout_;
    const Reach reach_;
    prometheus::Counter& failed_;
};

}  // namespace hoigung::notify
