#pragma once

#include <string_view>

#include "base/text.hpp"

namespace hoigung::domain {

// Whether a text can be the key that identifies a repeated request: not empty, at most 100 characters.
[[nodiscard]] inline bool is_request_key(std::string_view key) {
    constexpr std::size_t kLongest = 100;
    return !key.empty() && base::is_storable(key) && base::length(key) <= kLongest;
}

}  // namespace hoigung::domain
