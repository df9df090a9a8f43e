#pragma once

#include <span>
#include <string_view>

#include "domain/candidacies/conversation.hpp"

// Ready-made sentences for messages.
namespace hoigung::domain {

struct ReadySentence {
    std::string_view code;
    LocalizedText text;
};

[[nodiscard]] std::span<const ReadySentence> ready_sentences(Side side);

}  // namespace hoigung::domain
