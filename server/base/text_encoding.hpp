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

// How invalid bytes are read: the whole text is refused, or they become U+FFFD.
enum class InvalidBytes { refused, replaced };

// Converts a text to UTF-8. std::nullopt when ICU does not know the encoding, or when bytes are refused.
[[nodiscard]] std::optional<std::string> decode_as(std::string_view bytes, const std::string& encoding,
                                                   InvalidBytes invalid);

// Reads the text of a file with a missing or wrong declaration of its encoding: UTF-8 with or without a byte
// order mark, UTF-16 with one, else Big5 with Hong Kong's characters. std::nullopt when it is not text.
[[nodiscard]] std::optional<DecodedText> decode_text(std::string_view bytes);

}  // namespace hoigung::base
