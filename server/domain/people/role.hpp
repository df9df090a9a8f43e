#pragma once

#include <array>
#include <string_view>

#include "base/enum_names.hpp"

namespace hoigung::domain {

// The role of a person in a company; permissions.cpp says what each role may do.
enum class Role { owner, recruiter, viewer };

}  // namespace hoigung::domain

template <>
struct hoigung::base::EnumNames<hoigung::domain::Role> {
    static constexpr std::array<std::string_view, 3> values{"owner", "recruiter", "viewer"};
};
