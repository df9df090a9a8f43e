#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::base {

// A file's text as UTF-8, and what it was written in.
struct DecodedText {
    std::string text;
    // utf-8, utf-16 or big5.
    std::string_view encoding;
};

// Reads the text of a file that says nothing of its encoding, or something wrong: UTF-8 with or without its
// mark, UTF-16 with one, else Big5 with Hong Kong's characters. Nothing when it is no text.
[[nodiscard]] std::optional<DecodedText> decode_text(std::string_view bytes);

}  // namespace hoigung::base
