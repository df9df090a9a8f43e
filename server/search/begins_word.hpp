#pragma once

#include "search/tokens.hpp"

namespace hoigung::search {

// Whether any word of a text folded by fold_text begins with `prefix`.
[[nodiscard]] inline bool begins_word(std::string_view folded, std::string_view prefix) {
    for (const std::uint16_t at : word_starts(folded)) {
        if (folded.substr(at).starts_with(prefix)) return true;
    }
    return false;
}

}  // namespace hoigung::search
