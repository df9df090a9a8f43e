#pragma once

#include <string>
#include <string_view>

#include "domain/locale.hpp"

namespace hoigung::domain {

// The form a name takes in a URL: lower case, spaces and punctuation to single hyphens, '&' to 'and', '/'
// dropped, Chinese kept. At most 80 characters; 'x' when nothing is left.
[[nodiscard]] std::string slug_of(std::string_view name);
[[nodiscard]] LocalizedText slug_of(const LocalizedText& name);

}  // namespace hoigung::domain
