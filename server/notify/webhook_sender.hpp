#pragma once

#include <functional>
#include <string>
#include <string_view>

#include "domain/keys/webhook.hpp"
#include "notify/http_post.hpp"

namespace hoigung::notify {

// Posts events to partners as JSON, signed:
//
//     Hoigung-Signature: t=1794706200,v1=HEX
//
// where HEX is the HMAC-SHA256 of `t`, a dot and the body under the webhook's secret.
class HttpWebhookSender final : public domain::WebhookSender {
  public:
    // Returns the 32 bytes of an HMAC-SHA256.
    using Sign = std::function<std::string(std::string_view key, std::string_view text)>;

    HttpWebhookSender(Sign sign, std::chrono::milliseconds timeout, Reach reach)
        : sign_(std::move(sign)), timeout_(timeout), reach_(reach) {}

    [[nodiscard]] std::string body_of(const domain::WebhookEvent& event) const override;
    [[nodiscard]] std::string test_body(base::Timestamp now) const override;
    [[nodiscard]] domain::WebhookAnswer send(const domain::Webhook& webhook, const std::string& body,
                                             base::Timestamp now) override;

  private:
    const Sign sign_;
    const std::chrono::milliseconds timeout_;
    const Reach reach_;
};

}  // namespace hoigung::notify
