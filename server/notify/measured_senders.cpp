#include "notify/measured_senders.hpp"

namespace hoigung::notify {
namespace {

base::Metrics::Labels with_result(base::Metrics::Labels labels, const std::string& result) {
    labels.emplace("result", result);
    return labels;
}

}  // namespace

SendingFigures::SendingFigures(base::Metrics& metrics, const std::string& name, const std::string& what,
                               const base::Metrics::Labels& labels)
    : taken_(metrics.counter(name + "_total", what + ", taken or not", with_result(labels, "taken"))),
      failed_(metrics.counter(name + "_total", what + ", taken or not", with_result(labels, "failed"))),
      seconds_(metrics.duration(name + "_seconds", what + ": how long the receiver took", labels)) {}

MeasuredOtpSender::MeasuredOtpSender(std::unique_ptr<domain::OtpSender> sender, base::Metrics& metrics)
    : sender_(std::move(sender)),
      messages_(metrics, "hoigung_login_codes", "Login codes sent", {{"channel", "sms"}}),
      calls_(metrics, "hoigung_login_codes", "Login codes sent", {{"channel", "voice"}}) {}

domain::SendResult MeasuredOtpSender::send(const domain::LoginMessage& message) {
    SendingFigures& figures = message.channel == domain::Channel::voice ? calls_ : messages_;
    return figures.measure([&] { return sender_->send(message); }, domain::SendResult::taken);
}

MeasuredWebhookSender::MeasuredWebhookSender(domain::WebhookSender& sender, base::Metrics& metrics)
    : sender_(sender), figures_(metrics, "hoigung_webhook_events", "Events sent to partners' webhooks") {}

std::string MeasuredWebhookSender::body_of(const domain::WebhookEvent& event) const {
    return sender_.body_of(event);
}

std::string MeasuredWebhookSender::test_body(base::Timestamp now) const {
    return sender_.test_body(now);
}

domain::WebhookAnswer MeasuredWebhookSender::send(const domain::Webhook& webhook, const std::string& body,
                                                  base::Timestamp now) {
    domain::WebhookAnswer answer;
    figures_.measure(
        [&] {
            answer = sender_.send(webhook, body, now);
            return answer.is_taken;
        },
        true);
    return answer;
}

MeasuredWay::MeasuredWay(std::unique_ptr<domain::Way> way, base::Metrics& metrics, const std::string& name,
                         const std::string& what)
    : way_(std::move(way)), figures_(metrics, name, what) {}

domain::DeliveryReport MeasuredWay::send(const domain::Delivery& delivery, base::Timestamp now) {
    domain::DeliveryReport report;
    figures_.measure(
        [&] {
            report = way_->send(delivery, now);
            return report.result;
        },
        domain::DeliveryResult::taken);
    return report;
}

}  // namespace hoigung::notify
