#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"

namespace hoigung::http {

// One field or file of a form. `content` points into the body that was parsed.
struct FormPart {
    std::string name;
    std::optional<std::string> file_name;
    std::string content_type;
    std::string_view content;
};

struct MultipartLimits {
    std::size_t parts = 16;
    // For the header of one part.
    std::size_t header_bytes = 4096;
};

struct MultipartError {
    // 400, 413 or 415.
    int status;
    std::string message;
};

// Parses multipart/form-data as browsers write it (RFC 7578), strictly: no preamble, no epilogue, no padding,
// CRLF only, one Content-Disposition with a name in each part, no transfer encoding, names in UTF-8.
[[nodiscard]] base::Result<std::vector<FormPart>, MultipartError> parse_multipart(
    std::string_view content_type, std::string_view body, const MultipartLimits& limits = {});

}  // namespace hoigung::http
