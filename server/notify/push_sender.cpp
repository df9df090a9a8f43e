#include "notify/push_sender.hpp"

#include <memory>

#include <fmt/format.h>

#include "base/text.hpp"
#include "notify/push_payload.hpp"

namespace hoigung::notify {

namespace {

using domain::PushAnswer;
using Result = domain::PushOutcome::Result;

constexpr std::chrono::seconds kLeftAlone{30};
constexpr long kConnections = 64;
constexpr long kConnectionsToService = 32;
constexpr std::size_t kLargestAnswer = 16 * 1024;
constexpr std::size_t kShown = 200;

// What a status means, of an answer that has come to its end.
Result result_of(long status) {
    if (status >= 200 && status < 300) return Result::taken;
    if (status == 404 || status == 410) return Result::gone;
    const bool may_pass = status == 408 || status == 425 || status == 429 || status >= 500;
    return may_pass ? Result::failed : Result::refused;
}

}  // namespace

struct HttpPushSender::Sending {
    std::string origin;
    std::string body;
    std::string answer;
    std::unique_ptr<Transfer> transfer;
};

HttpPushSender::HttpPushSender(PushSettings settings, PushProtection protection)
    : settings_(std::move(settings)),
      protection_(std::move(protection)),
      group_(kConnections, kConnectionsToService) {}

std::vector<PushAnswer> HttpPushSender::send(std::span<const domain::Delivery> pushes, base::Timestamp now) {
    std::vector<Sending> sendings(pushes.size());
    std::vector<PushAnswer> answers(pushes.size());
    std::vector<Transfer*> begun;
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        if (auto answer = begin(sendings[i], pushes[i], now)) {
            answers[i] = std::move(*answer);
        } else {
            begun.push_back(sendings[i].transfer.get());
        }
    }
    group_.run(begun);
    for (std::size_t i = 0; i < pushes.size(); ++i) {
        if (sendings[i].transfer) answers[i] = answer_of(sendings[i]);
    }
    leave_silent_alone(sendings, now);
    return answers;
}

// A service that answered any of them is there.
void HttpPushSender::leave_silent_alone(std::span<const Sending> sendings, base::Timestamp now) {
    std::map<std::string_view, bool> answered;
    for (const Sending& each : sendings) {
        if (each.transfer) answered[each.origin] |= each.transfer->is_completed();
    }
    for (const auto& [origin, has_answered] : answered) {
        if (!has_answered) silent_until_[std::string(origin)] = now + kLeftAlone;
    }
}

std::optional<PushAnswer> HttpPushSender::begin(Sending& sending, const domain::Delivery& push,
                                                base::Timestamp now) {
    const domain::PushSubscription& subscription = push.browser().subscription;
    if (!settings_.addresses.allow(subscription.endpoint))
        return PushAnswer{Result::refused, "the push service is not one of push_hosts", {}};
    sending.origin = origin_of(subscription.endpoint);
    if (const auto silent = silent_until_.find(sending.origin); silent != silent_until_.end()) {
        if (now < silent->second)
            return PushAnswer{Result::failed, "the push service did not answer before",
                              std::chrono::ceil<std::chrono::seconds>(silent->second - now)};
        silent_until_.erase(silent);
    }
    const std::string tag = protection_.tag(push.topic, push.browser().id.text());
    sending.body = protection_.encrypt(push_payload(push.push(), tag), subscription);
    const auto lasts = std::chrono::duration_cast<std::chrono::seconds>(push.expires_at - now);
    sending.transfer = std::make_unique<Transfer>(TransferSettings{.url = subscription.endpoint,
                                                                   .protocols = "http,https",
                                                                   .timeout = settings_.timeout,
                                                                   .reach = settings_.reach,
                                                                   .is_direct = true});
    Transfer& transfer = *sending.transfer;
    // A connection that can carry several requests at a time is waited for.
    transfer.set(CURLOPT_PIPEWAIT, 1L);
    transfer.set(CURLOPT_POSTFIELDSIZE_LARGE, static_cast<curl_off_t>(sending.body.size()));
    transfer.set(CURLOPT_POSTFIELDS, sending.body.data());
    transfer.add_header("Content-Type: application/octet-stream");
    transfer.add_header("Content-Encoding: aes128gcm");
    transfer.add_header("Expect:");
    transfer.add_header("Authorization: " + protection_.authorization(sending.origin, now));
    transfer.add_header(fmt::format("TTL: {}", lasts.count()));
    transfer.add_header(fmt::format("Urgency: {}", push.push().is_urgent ? "high" : "normal"));
    transfer.add_header("Topic: " + tag);
    transfer.receive(sending.answer, kLargestAnswer);
    return std::nullopt;
}

PushAnswer HttpPushSender::answer_of(const Sending& sending) {
    const Transfer& transfer = *sending.transfer;
    if (!transfer.is_completed()) return {Result::failed, transfer.failure(), {}};
    const Result result = result_of(transfer.status());
    if (result == Result::taken) return {};
    const std::string text = base::to_storable(sending.answer);
    const auto retry_after = transfer.retry_after();
    return {
        result,
        fmt::format("{} of {}: {}", transfer.status(), sending.origin, base::first_characters(text, kShown)),
        retry_after.count() > 0 ? std::optional(retry_after) : std::nullopt};
}

}  // namespace hoigung::notify
