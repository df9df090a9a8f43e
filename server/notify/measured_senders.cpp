#include "notify/measured_senders.hpp"

namespace hoigung::notify {
namespace {

base::Metrics::Labels with_result(base::Metrics::Labels labels, const std::string& result) {
    labels.emplace("result", result);
    return labels;
}

prometheus::Counter& given_up_counter(base::Metrics& metrics, domain::DeliveryWay way,
                                      const std::string& reason) {
    return metrics.counter("hoigung_deliveries_given_up_total",
                           "Mails, pushes and SMS that came to an end without being taken",
                           {{"way", std::string(base::name_of(way))}, {"reason", reason}});
}

}  // namespace

SendingFigures::SendingFigures(base::Metrics& metrics, const std::string& name, const std::string& what,
                               const base::Metrics::Labels& labels)
    : taken_(metrics.counter(name + "_total", what + ", taken or not", with_result(labels, "taken"))),
      failed_(metrics.counter(name + "_total", what + ", taken or not", with_result(labels, "failed"))),
      seconds_(metrics.duration(name + "_seconds", what + ": how long the receiver took", labels)) {}

GivenUpFigures::GivenUpFigures(base::Metrics& metrics, domain::DeliveryWay way)
    : refused_(given_up_counter(metrics, way, "refused")), late_(given_up_counter(metrics, way, "late")) {}

void GivenUpFigures::add(const domain::GivenUp& given_up) {
    refused_.Increment(given_up.refused);
    late_.Increment(given_up.late);
}

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

MeasuredPushSender::MeasuredPushSender(domain::PushSender& sender, base::Metrics& metrics)
    : sender_(sender),
      seconds_(
          metrics.duration("hoigung_push_batch_seconds", "How long push services took for a batch", {})) {
    const auto count = [&](Result result, const std::string& name) {
        results_[result] = &metrics.counter("hoigung_pushes_total", "Pushes that were tried, by their answer",
                                            {{"result", name}});
    };
    count(Result::taken, "taken");
    count(Result::gone, "gone");
    count(Result::refused, "refused");
    count(Result::failed, "failed");
}

std::vector<domain::PushAnswer> MeasuredPushSender::send(std::span<const domain::Delivery> pushes,
                                                         base::Timestamp now) {
    const auto began = std::chrono::steady_clock::now();
    auto answers = sender_.send(pushes, now);
    seconds_.Observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
    for (const domain::PushAnswer& answer : answers) results_.at(answer.result)->Increment();
    return answers;
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
