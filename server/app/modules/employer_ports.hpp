#pragma once

#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "domain/employers/employer_ports.hpp"
#include "security/address_digests.hpp"
#include "security/secret_digests.hpp"

namespace hoigung::app {

// Digests of employers' secrets and addresses, which are compared without being stored.
struct EmployerDigests {
    EmployerDigests(Stores& stores, base::Random& random);

    const security::Sha256SecretDigests secrets;
    const security::HmacAddressDigests addresses;
};

// The dependencies of the portal's operations, in the portal and in other services. The digests must outlive
// them.
[[nodiscard]] domain::EmployerPorts employer_ports(Runtime& runtime, Stores& stores,
                                                   const domain::ReferenceLists& lists,
                                                   const EmployerDigests& digests);

}  // namespace hoigung::app
