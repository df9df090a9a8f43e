#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

struct CodeRequest {
    Channel channel = Channel::sms;
    std::string_view channel_id;
    // What counts as one client, such as an internet address.
    std::string_view address;
    // The wider network that the address belongs to, where one customer may have many; empty for none.
    std::string_view network;
    Locale locale = Locale::zh_hant;
    std::optional<DeviceInfo> device;
};

struct CodeSent {
    std::chrono::seconds expires_in{0};
    std::chrono::seconds resend_after{0};
};

// Sends a new code to a telephone, which replaces the one before. Does not check whether the telephone has an
// account, so that nobody can find that out here. A request counts when it is made, whatever becomes of the
// message. A message that was refused leaves the code before it good; one that may arrive has a good code.
[[nodiscard]] LoginOutcome<CodeSent> request_login_code(const CodeRequest& request, IdentityStore& store,
                                                        const CodeSeals& seals, OtpSender& sender,
                                                        const LoginRules& rules, base::Random& random,
                                                        base::Timestamp now);

}  // namespace hoigung::domain
