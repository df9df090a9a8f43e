#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>

namespace hoigung::security {

// Signs the links of mails. A token is "<text>.<digest>"; the digest is of the text, its purpose and the
// e-mail address that the mail goes to, so that a link ends with the address.
class LinkSigner {
  public:
    // Tokens of one purpose are of no use for another, even with the same key.
    LinkSigner(std::string key, std::string purpose) : key_(std::move(key)), purpose_(std::move(purpose)) {}

    [[nodiscard]] std::string sign(std::string_view text, std::string_view email) const;
    // Whether the token was made here for the address. Never for an empty one.
    [[nodiscard]] bool is_signed(std::string_view token, std::string_view email) const;
    // The text of a token, which may be forged; std::nullopt for something that is no token.
    [[nodiscard]] static std::optional<std::string_view> text_of(std::string_view token);

  private:
    const std::string key_;
    const std::string purpose_;
};

}  // namespace hoigung::security
