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

}  // namespace

std::optional<base::Timestamp> mail_time(NewsKind kind, const NewsPreferences& preferences,
                                         base::Timestamp happened_at) {
    const MailTiming timing = preferences.of(kind).mail;
    if (timing == MailTiming::never) return std::nullopt;
    base::Timestamp time = happened_at;
    if (timing == MailTiming::daily) {
        time = hour_of_day(happened_at, preferences.hour);
        if (time <= happened_at) time += days(1);
    }
    return preferences.at_night ? time : after_night(time);
}

}  // namespace hoigung::domain
