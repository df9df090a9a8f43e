#include "domain/profile/profile.hpp"

#include <fmt/format.h>

namespace hoigung::domain {

std::optional<CalendarMonth> CalendarMonth::parse(std::string_view text) {
    if (text.size() != 7) return std::nullopt;
    const auto day = base::parse_date(std::string(text).append("-01"));
    if (!day) return std::nullopt;
    return CalendarMonth{day->year() / day->month()};
}

std::string CalendarMonth::text() const {
    return fmt::format("{:04}-{:02}", static_cast<int>(value.year()), static_cast<unsigned>(value.month()));
}

}  // namespace hoigung::domain
