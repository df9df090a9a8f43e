#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoigung::graphql {

// Appends a JSON string, quotes included, looking at eight bytes at a time.
// Bytes that are not UTF-8 become U+FFFD.
void append_json_text(std::string& out, std::string_view text);
void append_json_number(std::string& out, std::int64_t number);
// As JavaScript writes it; the number must be finite.
void append_json_number(std::string& out, double number);

}  // namespace hoigung::graphql
