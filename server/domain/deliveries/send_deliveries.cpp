#include "domain/deliveries/send_deliveries.hpp"

#include <algorithm>

#include "base/log.hpp"
#include "domain/deliveries/mail_texts.hpp"

namespace hoigung::domain {
namespace {

using std::chrono::seconds;

constexpr seconds kHeldBeyondAttempt{10};

// The log names a delivery without what it says and without an address.
void log_failure(const Delivery& delivery, std::string_view problem) {
    if (delivery.way == DeliveryWay::webhook) {
        base::log::info("the webhook of key {} did not take change {}: {}", delivery.key().text(),
                        delivery.event().number, problem);
    } else {
        base::log::info("{} {} was not taken, to be tried again: {}", base::name_of(delivery.way),
                        delivery.id.text(), problem);
    }
}

void log_end(const Delivery& delivery, std::string_view problem) {
    if (delivery.way == DeliveryWay::webhook) {
        base::log::warning("gave up on telling the webhook of key {} change {}: {}", delivery.key().text(),
                           delivery.event().number, problem);
    } else {
        base::log::warning("gave up on {} {}: {}", base::name_of(delivery.way), delivery.id.text(), problem);
    }
}

// The one message that is sent for deliveries that were claimed together.
Delivery as_one(std::span<const Delivery> deliveries) {
    Delivery together = deliveries.front();
    if (together.way == DeliveryWay::mail) together.content = joined(deliveries);
    return together;
}

}  // namespace

seconds pause_after(int failures, seconds first) {
    constexpr seconds kLongest{3600};
    constexpr int kDoublings = 12;
    return std::min(first * (1 << std::min(failures, kDoublings)), kLongest);
}

GivenUp send_deliveries(DeliveryQueue& queue, Way& way, const base::Clock& clock) {
    const auto held_for = way.longest_wait() + kHeldBeyondAttempt;
    const auto began = std::chrono::steady_clock::now();
    GivenUp given_up;
    const auto end = [&](std::span<const Delivery> deliveries, const std::string& problem, int& count) {
        queue.end(deliveries, problem, clock.now());
        count += static_cast<int>(deliveries.size());
        log_end(deliveries.front(), problem);
    };
    while (std::chrono::steady_clock::now() - began < way.turn()) {
        const auto deliveries = queue.claim(clock.now(), held_for);
        if (deliveries.empty()) break;
        const Delivery together = as_one(deliveries);
        if (together.expires_at <= clock.now()) {
            end(deliveries, "it could not be delivered in time", given_up.late);
            continue;
        }
        const DeliveryReport report = way.send(together, clock.now());
        switch (report.result) {
            case DeliveryResult::taken:
                queue.taken(deliveries);
                break;
            case DeliveryResult::refused:
                if (report.is_unknown_address) queue.note_unknown_address(together.address(), clock.now());
                end(deliveries, report.problem, given_up.refused);
                break;
            case DeliveryResult::failed:
                log_failure(together, report.problem);
                queue.postpone(deliveries, clock.now() + pause_after(together.failures, way.first_pause()));
                break;
        }
    }
    return given_up;
}

}  // namespace hoigung::domain
