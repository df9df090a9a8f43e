#include "domain/employers/usage.hpp"

#include <algorithm>

namespace hoigung::domain {
namespace {

// Times in the future were stored before the clock was set back; they must not count longer than others.
bool counts(const UsageStep& step, std::chrono::seconds within, base::Timestamp now) {
    return step.at > now - within && step.at < now + within;
}

}  // namespace

std::int64_t Usage::used(std::chrono::seconds within, base::Timestamp now) const {
    std::int64_t sum = 0;
    for (const UsageStep& step : steps_)
        if (counts(step, within, now)) sum += step.amount;
    return sum;
}

bool Usage::take(std::int64_t amount, const UsageLimit& limit, base::Timestamp now) {
    std::erase_if(steps_, [&](const UsageStep& step) { return !counts(step, limit.within, now); });
    if (used(limit.within, now) + amount > limit.most) return false;
    // Amounts that follow closely share one step, so that the number of steps stays small.
    constexpr int kMostSteps = 100;
    if (!steps_.empty() && steps_.back().at <= now && now < steps_.back().at + limit.within / kMostSteps) {
        steps_.back().amount += amount;
    } else {
        steps_.push_back({now, amount});
    }
    return true;
}

void Usage::give_back(std::int64_t amount) {
    while (amount > 0 && !steps_.empty()) {
        const std::int64_t part = std::min(amount, steps_.back().amount);
        steps_.back().amount -= part;
        amount -= part;
        if (steps_.back().amount == 0) steps_.pop_back();
    }
}

}  // namespace hoigung::domain
