#pragma once

#include <string>
#include <string_view>

namespace hoigung::feeds {

// A document in UTF-8, without a byte order mark. Its encoding is what its mark or its first lines say (XML's
// declaration, HTML's charset), else `declared`, else UTF-8, else Big5 as Hong Kong writes it.
[[nodiscard]] std::string document_text(std::string bytes, std::string_view declared = {});

}  // namespace hoigung::feeds
