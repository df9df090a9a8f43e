#include "notify/webhook_sender.hpp"

#include <fmt/format.h>

#include "base/json_archive.hpp"
#include "base/log.hpp"
#include "base/text.hpp"

namespace hoigung::notify {

bool HttpWebhookSender::send(const domain::Webhook& webhook, const domain::WebhookEvent& event,
                             base::Timestamp now) {
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
    std::string body = base::to_json(event);
    const std::string signature = base::hex_text(sign_(webhook.secret, fmt::format("{}.{}", seconds, body)));
    const HttpAnswer answer =
        http_post({.url = webhook.url,
                   .content_type = "application/json",
                   .body = std::move(body),
                   .headers = {fmt::format("Hoigung-Signature: t={},v1={}", seconds, signature)},
                   .timeout = timeout_,
                   .reach = reach_,
                   .wants_status_only = true,
                   .is_direct = true});
    if (answer.is_success()) return true;
    base::log::info("the webhook of key {} did not take change {}: {}", webhook.key.text(), event.number,
                    answer.failure.empty() ? fmt::format("status {}", answer.status) : answer.failure);
    return false;
}

}  // namespace hoigung::notify
