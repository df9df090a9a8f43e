#pragma once

#include <string>
#include <utility>

#include "domain/notifications/unsubscribe_tokens.hpp"
#include "security/signed_link.hpp"

namespace hoigung::security {

// "<seeker>.<kinds>.<digest>". The key never changes, so that links of old mails go on working.
class HmacUnsubscribeTokens final : public domain::UnsubscribeTokens {
  public:
    explicit HmacUnsubscribeTokens(std::string key) : signer_(std::move(key), "unsubscribe") {}
    [[nodiscard]] std::string sign(const domain::Unsubscription& unsubscription,
                                   std::string_view email) const override;
    [[nodiscard]] std::optional<domain::Unsubscription> read(std::string_view token,
                                                             const EmailOf& email_of) const override;

  private:
    const LinkSigner signer_;
};

}  // namespace hoigung::security
