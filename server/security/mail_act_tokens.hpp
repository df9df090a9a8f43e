#pragma once

#include <string>
#include <utility>

#include "domain/deliveries/mail_act.hpp"
#include "security/signed_link.hpp"

namespace hoigung::security {

// "<kind>.<receiver>.<thing>.<version>.<expiry>.<digest>", the expiry in seconds.
class HmacMailActTokens final : public domain::MailActTokens {
  public:
    explicit HmacMailActTokens(std::string key) : signer_(std::move(key), "act") {}
    [[nodiscard]] std::string sign(const domain::MailAct& act, std::string_view email) const override;
    [[nodiscard]] std::optional<domain::MailAct> read(std::string_view token,
                                                      const EmailOf& email_of) const override;

  private:
    const LinkSigner signer_;
};

}  // namespace hoigung::security
