#pragma once

#include "app/erasures_path.hpp"
#include "app/modules/stores.hpp"
#include "app/open_database.hpp"
#include "app/operator_lists.hpp"
#include "app/portal_settings.hpp"
#include "domain/employers/employer_ports.hpp"
#include "security/address_digests.hpp"
#include "security/erasure_file.hpp"
#include "security/secret_digests.hpp"

namespace hoigung::app {

// The stores of employers and their companies, opened for a command.
struct OpenEmployers {
    explicit OpenEmployers(const Settings& settings)
        : erasures(erasures_path(settings)),
          stores(open_database(settings), clock),
          lists(operator_lists(settings.lists_dir).reference),
          ports{.store = stores.employers,
                .catalogue = stores.catalogue,
                .lists = lists,
                .digests = digests,
                .erasures = erasures,
                .random = random,
                .rules = delivery_rules(settings),
                .verifies = settings.company_verification,
                .address_digests = address_digests} {}

    const base::SystemClock clock;
    base::SystemRandom random;
    security::ErasureFile erasures;
    Stores stores;
    const domain::ReferenceLists lists;
    const security::Sha256SecretDigests digests;
    const security::HmacAddressDigests address_digests{stores.keys.site_secret(kAddressSecret, random)};
    const domain::EmployerPorts ports;
};

}  // namespace hoigung::app
