#include "domain/deliveries/send_deliveries.hpp"

#include <algorithm>

#include "base/log.hpp"
#include "domain/deliveries/mail_texts.hpp"

namespace hoigung::domain {
namespace {

using std::chrono::seconds;

// A run ends after this time, so that a stopping process need not wait for a long queue.
constexpr seconds kTurn{5};
constexpr seconds kHeldBeyondAttempt{10};

}  // namespace

seconds pause_after(int failures) {
    constexpr seconds kFirst{1};
    constexpr seconds kLongest{3600};
    constexpr int kDoublings = 12;
    return std::min(kFirst * (1 << std::min(failures, kDoublings)), kLongest);
}

int send_deliveries(DeliveryStore& store, DeliverySender& sender, std::string_view holder,
                    const base::Clock& clock) {
    const auto held_for = sender.longest_wait() + kHeldBeyondAttempt;
    const auto began = clock.now();
    int ended = 0;
    const auto end = [&](std::span<const Delivery> deliveries, const std::string& problem) {
        store.end(deliveries, holder, problem, clock.now());
        ended += static_cast<int>(deliveries.size());
        base::log::warning("gave up on {} {}: {}", base::name_of(deliveries.front().way),
                           deliveries.front().id.text(), problem);
    };
    while (clock.now() - began < kTurn) {
        const auto deliveries = store.claim(holder, clock.now(), held_for);
        if (deliveries.empty()) break;
        Delivery together = deliveries.front();
        if (together.expires_at <= clock.now()) {
            end(deliveries, "it could not be delivered in time");
            continue;
        }
        together.content = joined(deliveries);
        const DeliveryReport report = sender.send(together, clock.now());
        switch (report.result) {
            case DeliveryResult::taken:
                store.taken(deliveries, holder);
                break;
            case DeliveryResult::refused:
                end(deliveries, report.problem);
                break;
            case DeliveryResult::failed:
                base::log::info("{} {} was not taken, to be tried again: {}", base::name_of(together.way),
                                together.id.text(), report.problem);
                store.postpone(deliveries, holder, clock.now() + pause_after(together.failures));
                break;
        }
    }
    return ended;
}

}  // namespace hoigung::domain
