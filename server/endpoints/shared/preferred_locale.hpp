#pragma once

#include <string_view>

#include "domain/locale.hpp"

namespace hoigung::endpoints {

// English when the caller prefers it to Chinese, else Traditional Chinese.
[[nodiscard]] domain::Locale preferred_locale(std::string_view accept_language);

}  // namespace hoigung::endpoints
