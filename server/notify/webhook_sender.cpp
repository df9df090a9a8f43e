#include "notify/webhook_sender.hpp"

#include <fmt/format.h>

#include "base/json_archive.hpp"
#include "base/text.hpp"

namespace hoigung::notify {

std::string HttpWebhookSender::body_of(const domain::WebhookEvent& event) const {
    return base::to_json(event);
}

std::string HttpWebhookSender::test_body(base::Timestamp now) const {
    std::string body;
    base::JsonWriter(body)
        .begin_object()
        .member("number", 0)
        .member("event", "test")
        .member("at", base::to_iso(now))
        .end_object();
    return body;
}

domain::WebhookAnswer HttpWebhookSender::send(const domain::Webhook& webhook, const std::string& body,
                                              base::Timestamp now) {
    constexpr std::size_t kShown = 500;
    const auto seconds = std::chrono::duration_cast<std::chrono::seconds>(now.time_since_epoch()).count();
    const std::string signature = base::hex_text(sign_(webhook.secret, fmt::format("{}.{}", seconds, body)));
    const HttpAnswer answer =
        http_post({.url = webhook.url,
                   .content_type = "application/json",
                   .body = body,
                   .headers = {fmt::format("Hoigung-Signature: t={},v1={}", seconds, signature)},
                   .timeout = timeout_,
                   .reach = reach_,
                   .enough_text = 4 * kShown,
                   .is_direct = true});
    const std::string text = base::to_storable(answer.failure.empty() ? answer.text : answer.failure);
    return {answer.is_success(),
            answer.status == 0 ? std::nullopt : std::optional(static_cast<int>(answer.status)),
            std::string(base::first_characters(text, kShown))};
}

}  // namespace hoigung::notify
