#pragma once

#include <memory>

#include "app/settings.hpp"
#include "domain/deliveries/send_deliveries.hpp"
#include "domain/erasures/erasure_log.hpp"
#include "domain/identity/outbox.hpp"
#include "domain/identity/signing_key.hpp"
#include "endpoints/seeker/identity.hpp"

namespace hoigung::app {

[[nodiscard]] endpoints::IdentityRules identity_rules(const Settings& settings);

// The sender of login codes: the outbox or the gateway, as the settings say.
[[nodiscard]] std::unique_ptr<domain::OtpSender> make_sender(const Settings& settings, domain::Outbox& outbox,
                                                             const base::Clock& clock);

// The sender of SMS that tell news: the outbox or the same gateway.
[[nodiscard]] std::unique_ptr<domain::Way> make_sms_way(const Settings& settings, domain::Outbox& outbox);

// Removes accounts that are due for removal, and data that is no longer needed. Returns the number of removed
// accounts.
int purge_identity(domain::IdentityStore& store, domain::KeyStore& keys, domain::ErasureLog& erasures,
                   const endpoints::IdentityRules& rules, base::Timestamp now);

}  // namespace hoigung::app
