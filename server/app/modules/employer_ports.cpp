#include "app/modules/employer_ports.hpp"

#include "app/portal_settings.hpp"

namespace hoigung::app {

EmployerDigests::EmployerDigests(Stores& stores, base::Random& random)
    : addresses(stores.keys.site_secret(kAddressSecret, random)) {}

domain::EmployerPorts employer_ports(Runtime& runtime, Stores& stores, const domain::ReferenceLists& lists,
                                     const EmployerDigests& digests) {
    return {.store = stores.employers,
            .catalogue = stores.catalogue,
            .lists = lists,
            .digests = digests.secrets,
            .erasures = runtime.erasures,
            .random = runtime.random,
            .rules = delivery_rules(runtime.settings, stores.keys, runtime.random),
            .verifies = runtime.settings.company_verification,
            .applicants_kept = std::chrono::days(runtime.settings.applicant_days),
            .address_digests = digests.addresses,
            .limits = person_limits(runtime.settings)};
}

}  // namespace hoigung::app
