#pragma once

#include <map>
#include <memory>

#include "base/metrics.hpp"
#include "domain/deliveries/send_deliveries.hpp"
#include "domain/deliveries/send_pushes.hpp"
#include "domain/identity/login.hpp"
#include "domain/keys/webhook.hpp"

// Wrappers that count what a sender sends, and measure how long it takes.
namespace hoigung::notify {

// Counts successes and failures, and measures durations.
class SendingFigures {
  public:
    SendingFigures(base::Metrics& metrics, const std::string& name, const std::string& what,
                   const base::Metrics::Labels& labels = {});

    // Runs `send` and returns its result; any result but `taken` counts as a failure.
    template <class Send, class Result>
    Result measure(Send send, Result taken) {
        const auto began = std::chrono::steady_clock::now();
        const Result result = send();
        seconds_.Observe(std::chrono::duration<double>(std::chrono::steady_clock::now() - began).count());
        (result == taken ? taken_ : failed_).Increment();
        return result;
    }

  private:
    prometheus::Counter& taken_;
    prometheus::Counter& failed_;
    prometheus::Histogram& seconds_;
};

// Counts what came to an end without being taken, by way and reason.
class GivenUpFigures {
  public:
    GivenUpFigures(base::Metrics& metrics, domain::DeliveryWay way);

    void add(const domain::GivenUp& given_up);

  private:
    prometheus::Counter& refused_;
    prometheus::Counter& late_;
};

class MeasuredOtpSender final : public domain::OtpSender {
  public:
    MeasuredOtpSender(std::unique_ptr<domain::OtpSender> sender, base::Metrics& metrics);

    [[nodiscard]] domain::SendResult send(const domain::LoginMessage& message) override;

  private:
    const std::unique_ptr<domain::OtpSender> sender_;
    SendingFigures messages_;
    SendingFigures calls_;
};

class MeasuredWebhookSender final : public domain::WebhookSender {
  public:
    // `sender` must outlive this.
    MeasuredWebhookSender(domain::WebhookSender& sender, base::Metrics& metrics);

    [[nodiscard]] std::string body_of(const domain::WebhookEvent& event) const override;
    [[nodiscard]] std::string test_body(base::Timestamp now) const override;
    [[nodiscard]] domain::WebhookAnswer send(const domain::Webhook& webhook, const std::string& body,
                                             base::Timestamp now) override;

  private:
    domain::WebhookSender& sender_;
    SendingFigures figures_;
};

class MeasuredPushSender final : public domain::PushSender {
  public:
    // `sender` must outlive this.
    MeasuredPushSender(domain::PushSender& sender, base::Metrics& metrics);

    [[nodiscard]] std::vector<domain::PushAnswer> send(std::span<const domain::Delivery> pushes,
                                                       base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return sender_.longest_wait(); }

  private:
    using Result = domain::PushOutcome::Result;

    domain::PushSender& sender_;
    std::map<Result, prometheus::Counter*> results_;
    prometheus::Histogram& seconds_;
};

class MeasuredWay final : public domain::Way {
  public:
    // The metrics are called `name`_total and `name`_seconds, with the description `what`.
    MeasuredWay(std::unique_ptr<domain::Way> way, base::Metrics& metrics, const std::string& name,
                const std::string& what);

    [[nodiscard]] domain::DeliveryReport send(const domain::Delivery& delivery, base::Timestamp now) override;
    [[nodiscard]] std::chrono::milliseconds longest_wait() const override { return way_->longest_wait(); }
    [[nodiscard]] std::chrono::seconds first_pause() const override { return way_->first_pause(); }
    [[nodiscard]] std::chrono::seconds turn() const override { return way_->turn(); }

  private:
    const std::unique_ptr<domain::Way> way_;
    SendingFigures figures_;
};

}  // namespace hoigung::notify
