#pragma once

#include <string>
#include <utility>

#include "domain/notifications/unsubscribe_tokens.hpp"

namespace hoigung::security {

// "<seeker>.<kinds>.<digest>". The key never changes, so that links of old mails go on working.
class HmacUnsubscribeTokens final : public domain::UnsubscribeTokens {
  public:
    explicit HmacUnsubscribeTokens(std::string key) : key_(std::move(key)) {}
    [[nodiscard]] std::string sign(const domain::Unsubscription& unsubscription,
                                   std::string_view email) const override;
    [[nodiscard]] std::optional<domain::Unsubscription> read(std::string_view token,
                                                             const EmailOf& email_of) const override;

  private:
    [[nodiscard]] std::string signed_text(std::string_view text, std::string_view email) const;

    const std::string key_;
};

}  // namespace hoigung::security
