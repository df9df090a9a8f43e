#pragma once

#include "base/random.hpp"
#include "domain/deliveries/delivery_store.hpp"

namespace hoigung::domain {

// Notifies seekers of changes of their applications. Continues in the change log where the last call, in any
// process, stopped.
void tell_of_applications(ApplicationStore& applications, DeliveryStore& deliveries, base::Random& random,
                          base::Timestamp now);

}  // namespace hoigung::domain
