#include "security/signed_link.hpp"

#include <fmt/format.h>

#include "security/base64url.hpp"
#include "security/hmac.hpp"

namespace hoigung::security {

std::string LinkSigner::sign(std::string_view text, std::string_view email) const {
    const std::string message = fmt::format("{} {} {}", purpose_, text, email);
    return fmt::format("{}.{}", text, base64url(hmac_sha256(key_, message)));
}

bool LinkSigner::is_signed(std::string_view token, std::string_view email) const {
    const auto text = text_of(token);
    return text && !email.empty() && equal_in_constant_time(token, sign(*text, email));
}

std::optional<std::string_view> LinkSigner::text_of(std::string_view token) {
    const std::size_t digest_dot = token.rfind('.');
    return digest_dot == std::string_view::npos ? std::nullopt : std::optional(token.substr(0, digest_dot));
}

}  // namespace hoigung::security
