#pragma once

#include "base/random.hpp"
#include "domain/deliveries/deliveries_of.hpp"
#include "domain/employers/usage.hpp"
#include "domain/keys/partner_key.hpp"
#include "domain/operator/acting.hpp"
#include "domain/staff/second_factor.hpp"
#include "domain/staff/staff_store.hpp"

namespace hoigung::domain {

// The dependencies of the operations of staff.
struct StaffPorts {
    StaffStore& store;
    const SecondFactors& factors;
    const SecretDigests& digests;
    const AddressDigests& address_digests;
    ActLog& log;
    base::Random& random;
    const DeliveryRules rules;
};

[[nodiscard]] inline Acting acting_by(const Staff& staff, base::Timestamp now, const StaffPorts& ports) {
    return {{ActorKind::staff, staff.id.text()}, now, ports.log};
}

}  // namespace hoigung::domain
