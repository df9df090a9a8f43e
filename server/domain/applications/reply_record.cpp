#include "domain/applications/reply_record.hpp"

#include <algorithm>
#include <array>

namespace hoigung::domain {
namespace {

constexpr int kDay = 24;
// Public median times: a few hours, days up to a week, two weeks, a month, longer.
constexpr std::array kHourSteps{4,        kDay,     2 * kDay,  3 * kDay,  4 * kDay,       5 * kDay,
                                6 * kDay, 7 * kDay, 14 * kDay, 30 * kDay, kMostReplyHours};

// The largest of 1, 2, 5, 10, 20, 50, 100, 200 and so on that is not above `count`.
int rounded_down(std::int64_t count) {
    int last = 0;
    for (int power = 1; power <= count && power <= 100'000; power *= 10) {
        for (const int step : {power, 2 * power, 5 * power}) {
            if (step <= count) last = step;
        }
    }
    return last;
}

}  // namespace

std::int64_t day_number(base::Timestamp time) {
    return std::chrono::sys_days(base::hong_kong_date(time)).time_since_epoch().count();
}

bool waits_for_reply(const ReplyStanding& standing, base::Timestamp now) {
    const std::int64_t age = day_number(now) - day_number(standing.applied_at);
    return share_of(standing).waiting > 0 && age >= 0 && age < kReplyDays;
}

ReplyDay share_of(const ReplyStanding& standing) {
    ReplyDay share;
    share.day = day_number(standing.applied_at);
    if (!standing.answered_at) {
        share.waiting = standing.is_gone ? 0 : 1;
        return share;
    }
    const auto taken = std::max(std::chrono::milliseconds{0}, *standing.answered_at - standing.applied_at);
    (taken <= kReplyTime ? share.in_time : share.late) = 1;
    const auto hours = std::chrono::ceil<std::chrono::hours>(taken).count();
    share.hours[static_cast<int>(std::min<std::int64_t>(hours, kMostReplyHours))] = 1;
    return share;
}

std::optional<int> ReplyRecord::percent() const {
    if (applicants == 0) return std::nullopt;
    return static_cast<int>(std::max<std::int64_t>(answered_in_time - missed_interviews, 0) * 100 /
                            applicants);
}

ReplyRecord reply_record(std::span<const ReplyDay> all, std::int64_t missed_interviews, base::Timestamp now) {
    constexpr std::int64_t kSoon = 2;
    const std::int64_t today = day_number(now);
    ReplyRecord record;
    record.missed_interviews = missed_interviews;
    std::map<int, std::int64_t> hours;
    std::int64_t answers = 0;
    for (const ReplyDay& each : all) {
        const std::int64_t age = today - each.day;
        if (age < 0 || age >= kReplyDays) continue;
        const bool is_over = age > kReplyTime.count();
        record.applicants += each.in_time + each.late + (is_over ? each.waiting : 0);
        record.answered_in_time += each.in_time;
        record.waiting += each.waiting;
        if (!is_over && age >= kReplyTime.count() - kSoon) record.soon_late += each.waiting;
        for (const auto& [taken, count] : each.hours) {
            hours[taken] += count;
            answers += count;
        }
    }
    std::int64_t so_far = 0;
    for (const auto& [taken, count] : hours) {
        so_far += count;
        if (2 * so_far < answers || count == 0) continue;
        record.median_hours = taken;
        break;
    }
    return record;
}

std::optional<PublicReplyRecord> public_record(const ReplyRecord& record) {
    constexpr int kPercentStep = 10;
    if (!record.is_public()) return std::nullopt;
    PublicReplyRecord shown{rounded_down(record.applicants),
                            record.percent().value_or(0) / kPercentStep * kPercentStep, std::nullopt};
    if (record.median_hours) shown.median_hours = *std::ranges::lower_bound(kHourSteps, *record.median_hours);
    return shown;
}

}  // namespace hoigung::domain
