#include "domain/catalogue/job.hpp"

#include <algorithm>

#include <fmt/format.h>

namespace hoigung::domain {

std::optional<TimeOfDay> TimeOfDay::parse(std::string_view text) {
    const auto digit = [&](std::size_t i) { return text[i] >= '0' && text[i] <= '9'; };
    if (text.size() != 5 || text[2] != ':' || !digit(0) || !digit(1) || !digit(3) || !digit(4))
        return std::nullopt;
    const int hour = (text[0] - '0') * 10 + (text[1] - '0');
    const int minute = (text[3] - '0') * 10 + (text[4] - '0');
    if (hour > 23 || minute > 59) return std::nullopt;
    return TimeOfDay{hour * 60 + minute};
}

std::string TimeOfDay::text() const {
    return fmt::format("{:02}:{:02}", minutes / 60, minutes % 60);
}

base::Timestamp closes_at(const Job& job) {
    if (job.posting.employment != Employment::temp || !job.posting.end_date) return job.expires_at;
    const auto day_after = base::Date{std::chrono::sys_days{*job.posting.end_date} + std::chrono::days{1}};
    return std::min(job.expires_at, base::hong_kong_midnight(day_after));
}

}  // namespace hoigung::domain
