#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::security {

// RFC 4648 base64url without padding.
[[nodiscard]] std::string base64url(std::string_view bytes);
// std::nullopt for a text that base64url() would not have written, so that every value has a single form.
[[nodiscard]] std::optional<std::string> from_base64url(std::string_view text);

}  // namespace hoigung::security
