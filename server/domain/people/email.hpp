#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace hoigung::domain {

// An e-mail address in lower case, because people write the same address in different ways.
class Email {
  public:
    Email() = default;

    // A plain address (RFC 5321 without quotes and comments) of at most 254 characters.
    [[nodiscard]] static std::optional<Email> parse(std::string_view text);
    [[nodiscard]] const std::string& text() const { return text_; }

    bool operator==(const Email&) const = default;

  private:
    explicit Email(std::string text) : text_(std::move(text)) {}
    std::string text_;
};

}  // namespace hoigung::domain
