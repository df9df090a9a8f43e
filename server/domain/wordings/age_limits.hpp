#pragma once

#include <optional>
#include <string_view>

#include "domain/wordings/phrases.hpp"

namespace hoigung::domain {

// The place where a folded clause names a maximum age: '35歲以下', '18-35歲', 'aged 18-35', 'under 35',
// '五十歲以上免問'. A minimum age alone does not count, because the law itself sets some.
[[nodiscard]] std::optional<PhrasePlace> age_limit_in(std::string_view clause);

}  // namespace hoigung::domain
