#include "domain/deliveries/send_pushes.hpp"

#include <algorithm>

#include "base/log.hpp"

namespace hoigung::domain {

namespace {

using std::chrono::seconds;
using Result = PushOutcome::Result;

// The number of pushes in one batch, which are sent at the same time.
constexpr int kAtOnce = 64;
constexpr seconds kHeldBeyondBatch{10};
// A run begins nothing after this, so that a stopping process need not wait for a long queue.
constexpr seconds kTurn{5};
// A service cannot ask for a longer pause.
constexpr seconds kLongestPause{std::chrono::hours{6}};

PushOutcome outcome_of(Delivery push, const PushAnswer& answer, base::Timestamp now) {
    PushOutcome outcome{std::move(push), answer.result, answer.problem, {}};
    if (answer.result == Result::failed) {
        const seconds asked = std::clamp(answer.retry_after.value_or(seconds{0}), seconds{0}, kLongestPause);
        outcome.next_try_at = now + std::max(asked, pause_after(outcome.push.failures));
    }
    return outcome;
}

// The log names a push without what it says and without its address.
void log_outcome(const PushOutcome& outcome) {
    const std::string id = outcome.push.id.text();
    if (outcome.result == Result::failed) {
        base::log::info("push {} was not taken, to be tried again: {}", id, outcome.problem);
    } else if (outcome.result == Result::refused || outcome.result == Result::late) {
        base::log::warning("gave up on push {}: {}", id, outcome.problem);
    }
}

void send_some(const PushPorts& ports, std::vector<Delivery> claimed, GivenUp& given_up) {
    const base::Timestamp now = ports.clock.now();
    std::vector<PushOutcome> outcomes;
    const auto late =
        std::ranges::partition(claimed, [&](const Delivery& push) { return push.expires_at > now; });
    for (Delivery& push : late)
        outcomes.push_back({std::move(push), Result::late, "it could not be delivered in time", {}});
    claimed.erase(late.begin(), late.end());
    const auto answers = ports.sender.send(claimed, now);
    for (std::size_t i = 0; i < claimed.size(); ++i)
        outcomes.push_back(outcome_of(std::move(claimed[i]), answers[i], ports.clock.now()));
    for (const PushOutcome& outcome : outcomes) {
        log_outcome(outcome);
        given_up.refused += outcome.result == Result::refused ? 1 : 0;
        given_up.late += outcome.result == Result::late ? 1 : 0;
    }
    ports.store.settle(outcomes, ports.holder, ports.clock.now());
}

}  // namespace

GivenUp send_pushes(const PushPorts& ports) {
    const auto held_for = ports.sender.longest_wait() + kHeldBeyondBatch;
    const auto began = std::chrono::steady_clock::now();
    GivenUp given_up;
    while (std::chrono::steady_clock::now() - began < kTurn) {
        auto claimed = ports.store.claim(ports.holder, ports.clock.now(), held_for, kAtOnce);
        if (claimed.empty()) break;
        send_some(ports, std::move(claimed), given_up);
    }
    return given_up;
}

}  // namespace hoigung::domain
