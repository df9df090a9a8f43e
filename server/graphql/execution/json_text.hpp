#pragma once

#include <cstdint>
#include <string_view>

#include "graphql/execution/output_buffer.hpp"

namespace hoigung::graphql {

// Appends a JSON string with its quotes. Bytes that are not UTF-8 become U+FFFD.
void append_json_text(OutputBuffer& out, std::string_view text);
void append_json_number(OutputBuffer& out, std::int64_t number);
// Formatted as by JavaScript; the number must be finite.
void append_json_number(OutputBuffer& out, double number);

}  // namespace hoigung::graphql
