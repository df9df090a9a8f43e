#include "domain/employer_jobs/job_dates.hpp"

namespace hoigung::domain {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::sys_days;

constexpr auto kOnItsWay = 5min;

days between(base::Timestamp from, base::Timestamp to) {
    return sys_days(base::hong_kong_date(to)) - sys_days(base::hong_kong_date(from));
}

}  // namespace

base::Timestamp closes_after(base::Date last_day) {
    return base::hong_kong_midnight(sys_days(last_day) + days{1});
}

base::Date last_day_of(base::Timestamp closes_at) {
    return base::hong_kong_date(closes_at - 1ms);
}

base::Timestamp expiry_of(std::optional<base::Date> close_on, base::Timestamp from) {
    return close_on ? closes_after(*close_on) : from + kJobTerm;
}

bool may_close_on(base::Date day, base::Timestamp now) {
    const auto ahead = sys_days(day) - sys_days(base::hong_kong_date(now));
    return ahead >= days{0} && ahead <= kLongestTerm;
}

bool may_publish_at(base::Timestamp at, base::Timestamp now) {
    return at >= now - kOnItsWay && at <= now + kFarthestSchedule;
}

bool is_recent(base::Timestamp published_at, base::Timestamp now) {
    return between(published_at, now) < kRenewalTerm;
}

base::Timestamp renewed(base::Timestamp published_at, base::Timestamp now) {
    return is_recent(published_at, now) ? published_at : now;
}

int days_left(base::Timestamp closes_at, base::Timestamp now) {
    return static_cast<int>(between(now, closes_at - 1ms).count());
}

}  // namespace hoigung::domain
