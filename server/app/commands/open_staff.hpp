#pragma once

#include "app/audit_key.hpp"
#include "app/portal_settings.hpp"
#include "domain/staff/staff_ports.hpp"
#include "security/address_digests.hpp"
#include "security/log_seals.hpp"
#include "security/secret_digests.hpp"
#include "security/time_codes.hpp"
#include "store/key_store.hpp"
#include "store/operator_log.hpp"
#include "store/staff_store.hpp"

namespace hoigung::app {

// The staff of a site, opened for a command.
struct OpenStaff {
    OpenStaff(const Settings& settings, store::Database& database)
        : key(audit_key(settings)),
          log(database, log_seals),
          store(database),
          keys(database),
          addresses(keys.site_secret(kAddressSecret, random)),
          ports{.store = store,
                .factors = factors,
                .digests = digests,
                .address_digests = addresses,
                .log = log,
                .random = random,
                .rules = delivery_rules(settings)} {}

    base::SystemRandom random;
    const security::AuditKey key;
    const security::HmacLogSeals log_seals{key};
    store::SqlOperatorLog log;
    store::SqlStaffStore store;
    store::SqlKeyStore keys;
    const security::SealedSecondFactors factors{key, random};
    const security::Sha256SecretDigests digests;
    const security::HmacAddressDigests addresses;
    const domain::StaffPorts ports;
};

}  // namespace hoigung::app
