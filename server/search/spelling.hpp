#pragma once

#include <string_view>

namespace hoigung::search {

// True when one letter more, less or other, or two neighbours swapped, makes the one word of the other.
[[nodiscard]] bool is_one_edit_away(std::string_view word, std::string_view other);

}  // namespace hoigung::search
