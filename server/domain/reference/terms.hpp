#pragma once

#include <array>
#include <string_view>

#include "base/enum_names.hpp"

namespace hoigung::domain {

enum class Employment { full_time, part_time, temp };
enum class JobState { published, closed, suspended };
enum class DayOfWeek { mon, tue, wed, thu, fri, sat, sun, negotiable };
enum class CareerLevel { entry, middle, senior, top };
enum class AllowanceKind { meal, travel, other };
enum class LanguageLevel { basic, excellent };
// A job may have both kinds of days; weekend_only is a job without weekdays.
enum class WorkingDay { weekday, weekend, weekend_only };
enum class WorkingTime { day_time, afternoon, night_time, overnight };

}  // namespace hoigung::domain

namespace hoigung::base {

template <>
struct EnumNames<domain::Employment> {
    using enum domain::Employment;
    static constexpr EnumTable<domain::Employment, std::string_view> values{
        {{full_time, "ft"}, {part_time, "pt"}, {temp, "ct"}}};
};
template <>
struct EnumNames<domain::JobState> {
    static constexpr std::array<std::string_view, 3> values{"published", "closed", "suspended"};
};
template <>
struct EnumNames<domain::DayOfWeek> {
    static constexpr std::array<std::string_view, 8> values{"mon", "tue", "wed", "thu",
                                                            "fri", "sat", "sun", "negotiable"};
};
template <>
struct EnumNames<domain::CareerLevel> {
    static constexpr std::array<std::string_view, 4> values{"entry", "middle", "senior", "top"};
};
template <>
struct EnumNames<domain::AllowanceKind> {
    static constexpr std::array<std::string_view, 3> values{"meal", "travel", "other"};
};
template <>
struct EnumNames<domain::LanguageLevel> {
    static constexpr std::array<std::string_view, 2> values{"basic", "excellent"};
};
template <>
struct EnumNames<domain::WorkingDay> {
    static constexpr std::array<std::string_view, 3> values{"Weekday", "Weekend", "WeekendOnly"};
};
template <>
struct EnumNames<domain::WorkingTime> {
    static constexpr std::array<std::string_view, 4> values{"DayTime", "Afternoon", "NightTime", "Overnight"};
};

}  // namespace hoigung::base
