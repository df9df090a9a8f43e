#pragma once

#include <string>
#include <string_view>

namespace hoigung::feeds {

// Converts a document to UTF-8, without a byte order mark. Its encoding is taken from its mark or its first
// lines (XML's declaration, HTML's charset), else `declared`, else UTF-8, else Big5 with Hong Kong's
// characters.
[[nodiscard]] std::string document_text(std::string bytes, std::string_view declared = {});

}  // namespace hoigung::feeds
