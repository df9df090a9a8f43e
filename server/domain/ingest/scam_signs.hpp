#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "domain/ingest/concerns.hpp"

namespace hoigung::domain {

// Signs of a scam in a text that was folded, each kind once, with the sentence that it is in. A sign is never
// one word: what a shop does with money, parcels or identity cards every day is none.
[[nodiscard]] std::vector<Concern> scam_signs_in(std::string_view folded);

}  // namespace hoigung::domain
