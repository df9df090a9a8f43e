#pragma once

#include "domain/identity/identity_store.hpp"

namespace hoigung::domain {

struct CodeRequest {
    Channel channel = Channel::sms;
    std::string_view channel_id;
    // Identifies one client, such as an IP address.
    std::string_view address;
    // The network that the address belongs to, where one customer may have many addresses; empty when there
    // is none.
    std::string_view network;
    Locale locale = Locale::zh_hant;
    std::optional<DeviceInfo> device;
};

struct CodeSent {
    std::chrono::seconds expires_in{0};
    std::chrono::seconds resend_after{0};
};

// Sends a new code to a telephone, which replaces the previous one. Does not check whether the telephone has
// an account, so that nobody can find that out here. A request counts when it is made, whether or not the
// message arrives. When the gateway refuses the message, the previous code stays valid; when the message may
// arrive, its code is valid.
[[nodiscard]] LoginOutcome<CodeSent> request_login_code(const CodeRequest& request, IdentityStore& store,
                                                        const CodeSeals& seals, OtpSender& sender,
                                                        const LoginRules& rules, base::Random& random,
                                                        base::Timestamp now);

}  // namespace hoigung::domain
