#pragma once

#include "app/modules/runtime.hpp"
#include "app/modules/stores.hpp"
#include "domain/employers/employer_ports.hpp"
#include "security/address_digests.hpp"
#include "security/secret_digests.hpp"

namespace hoigung::app {

// How secrets and addresses of employers are told apart without being kept.
struct EmployerDigests {
    EmployerDigests(Stores& stores, base::Random& random);

    const security::Sha256SecretDigests secrets;
    const security::HmacAddressDigests addresses;
};

// What the portal's operations depend on, for whichever service runs them. The digests must outlive it.
[[nodiscard]] domain::EmployerPorts employer_ports(Runtime& runtime, Stores& stores,
                                                   const domain::ReferenceLists& lists,
                                                   const EmployerDigests& digests);

}  // namespace hoigung::app
