#pragma once

#include <string_view>
#include <vector>

#include "domain/wordings/concern.hpp"
#include "domain/wordings/phrases.hpp"

namespace hoigung::domain {

// A ground of discrimination that words seem to make a condition.
struct Discrimination {
    ConcernKind kind = ConcernKind::sex;
    PhrasePlace words;
};

// Finds grounds of discrimination in a text that was folded and had its variants unified, each ground once
// per clause. Naming a ground is not enough: women's wear, a home for disabled people and an Indian
// restaurant are everyday work.
[[nodiscard]] std::vector<Discrimination> discrimination_in(std::string_view folded);

}  // namespace hoigung::domain
