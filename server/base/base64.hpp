#pragma once

#include <string>
#include <string_view>

namespace hoigung::base {

// RFC 4648 base64, with padding.
[[nodiscard]] std::string base64(std::string_view bytes);

}  // namespace hoigung::base
