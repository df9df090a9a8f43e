#pragma once

#include <array>
#include <string_view>

#include "base/enum_names.hpp"

namespace hoigung::domain {

enum class MailTiming {
    at_once,
    // Together with other mails, at an hour of the day.
    daily,
    never
};

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::MailTiming> {
    static constexpr std::array<std::string_view, 3> values{"at_once", "daily", "never"};
};
