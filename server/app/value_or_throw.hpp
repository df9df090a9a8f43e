#pragma once

#include <stdexcept>
#include <string_view>
#include <utility>

#include <fmt/format.h>

#include "base/result.hpp"

namespace hoigung::app {

// For results that the program cannot start without; `what` names the setting that is to blame.
template <class T, class E>
T value_or_throw(base::Result<T, E> result, std::string_view what) {
    if (!result.ok()) throw std::runtime_error(fmt::format("{}: {}", what, result.error().message));
    if constexpr (!std::is_void_v<T>) return std::move(result).value();
}

}  // namespace hoigung::app
