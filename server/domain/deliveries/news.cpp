#include "domain/deliveries/news.hpp"

namespace hoigung::domain {

namespace {

using std::chrono::days;
using std::chrono::hours;

base::Timestamp hour_of_day(base::Timestamp moment, int hour) {
    return base::hong_kong_midnight(base::hong_kong_date(moment)) + hours(hour);
}

// The moment itself, or the end of the night that it lies in.
base::Timestamp after_night(base::Timestamp moment) {
    if (moment < hour_of_day(moment, kNightEnds)) return hour_of_day(moment, kNightEnds);
    if (moment < hour_of_day(moment, kNightBegins)) return moment;
    return hour_of_day(moment + days(1), kNightEnds);
}

// The seeker's hour of the day, today or tomorrow.
base::Timestamp next_daily_hour(const NewsPreferences& preferences, base::Timestamp after) {
    const base::Timestamp time = hour_of_day(after, preferences.hour);
    return time > after ? time : time + days(1);
}

std::optional<base::Timestamp> timed(MailTiming timing, const NewsPreferences& preferences,
                                     base::Timestamp happened_at) {
    switch (timing) {
        case MailTiming::at_once:
            return happened_at;
        case MailTiming::daily:
            return next_daily_hour(preferences, happened_at);
        case MailTiming::never:
            break;
    }
    return std::nullopt;
}

std::optional<base::Timestamp> time_by_day(NewsWay way, NewsKind kind, const NewsPreferences& preferences,
                                           base::Timestamp happened_at) {
    const NewsSwitch& chosen = preferences.of(kind);
    switch (way) {
        case NewsWay::mail: {
            const bool gathers = kind == NewsKind::alert_matched && chosen.mail == MailTiming::at_once;
            return gathers ? happened_at + kMatchesGather : timed(chosen.mail, preferences, happened_at);
        }
        case NewsWay::push:
            return timed(chosen.push, preferences, happened_at);
        case NewsWay::sms:
            break;
    }
    if (!preferences.sms || (kind != NewsKind::message && kind != NewsKind::interview)) return std::nullopt;
    return happened_at + kUnseenBeforeSms;
}

}  // namespace

std::optional<base::Timestamp> time_of_news(NewsWay way, NewsKind kind, const NewsPreferences& preferences,
                                            base::Timestamp happened_at) {
    const auto time = time_by_day(way, kind, preferences, happened_at);
    if (!time) return std::nullopt;
    return preferences.at_night ? *time : after_night(*time);
}

int LatelyTold::on_day_of(base::Timestamp now) const {
    const bool is_same_day = last_at && base::hong_kong_date(*last_at) == base::hong_kong_date(now);
    return is_same_day ? on_that_day : 0;
}

std::optional<base::Timestamp> wait_of_job_push(const LatelyTold& pushes, const NewsPreferences& preferences,
                                                base::Timestamp now) {
    if (pushes.on_day_of(now) >= kJobPushesPerDay) {
        const base::Timestamp next = hour_of_day(now + days(1), preferences.hour);
        return preferences.at_night ? next : after_night(next);
    }
    if (pushes.last_at && *pushes.last_at + kBetweenJobPushes > now)
        return *pushes.last_at + kBetweenJobPushes;
    return std::nullopt;
}

std::optional<base::Timestamp> wait_of_sms(const LatelyTold& sms, base::Timestamp now) {
    if (sms.on_day_of(now) == 0) return std::nullopt;
    return hour_of_day(now + days(1), kNightEnds);
}

}  // namespace hoigung::domain
