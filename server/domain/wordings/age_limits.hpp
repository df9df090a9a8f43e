#pragma once

#include <optional>
#include <string_view>

#include "domain/wordings/phrases.hpp"

namespace hoigung::domain {

// Where a folded clause names a highest age: '35歲以下', '18-35歲', 'aged 18-35', 'under 35',
// '五十歲以上免問'. A lowest age alone is none: the law itself has those.
[[nodiscard]] std::optional<PhrasePlace> age_limit_in(std::string_view clause);

}  // namespace hoigung::domain
