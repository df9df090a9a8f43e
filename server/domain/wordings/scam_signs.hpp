#pragma once

#include <string_view>
#include <vector>

#include "domain/wordings/concern.hpp"
#include "domain/wordings/phrases.hpp"

namespace hoigung::domain {

// A sign of a scam and the sentence that it is in.
struct ScamSign {
    ConcernKind kind = ConcernKind::asks_for_money;
    PhrasePlace sentence;
};

// Signs of a scam in a text that was folded and had its variants unified, each kind once. A single word is
// never a sign: shops handle money, parcels and identity cards every day.
[[nodiscard]] std::vector<ScamSign> scam_signs_in(std::string_view folded);

}  // namespace hoigung::domain
