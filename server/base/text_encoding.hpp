#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::base {

// A file's text as UTF-8, and its original encoding.
struct DecodedText {
    std::string text;
    // utf-8, utf-16 or big5.
    std::string_view encoding;
};

// Reads the text of a file with a missing or wrong declaration of its encoding: UTF-8 with or without a byte
// order mark, UTF-16 with one, else Big5 with Hong Kong's characters. std::nullopt when it is not text.
[[nodiscard]] std::optional<DecodedText> decode_text(std::string_view bytes);

}  // namespace hoigung::base
