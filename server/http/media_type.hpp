#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::http {

// "text/html" of "text/html; charset=utf-8".
[[nodiscard]] std::string_view media_type_essence(std::string_view content_type);

// A parameter's value without its quotes; std::nullopt when it is missing, repeated or malformed.
[[nodiscard]] std::optional<std::string> media_type_parameter(std::string_view content_type,
                                                              std::string_view parameter);

// The Content-Type of a file by its name; "application/octet-stream" when the extension is unknown.
[[nodiscard]] std::string_view media_type_of_file(std::string_view file_name);

// Whether the Content-Type is JSON: application/json or something+json.
[[nodiscard]] bool is_json(std::string_view content_type);

}  // namespace hoigung::http
