#include "domain/notifications/tell_of_applications.hpp"

#include "domain/applications/follow_log.hpp"
#include "domain/deliveries/seeker_deliveries.hpp"

namespace hoigung::domain {

void tell_of_applications(ApplicationStore& applications, DeliveryStore& deliveries, base::Random& random,
                          base::Timestamp now) {
    follow_log(applications, LogFollower::seekers, [&](const LogBatch& batch) {
        deliveries.queue(deliveries_to_seekers(batch.changes, random, now), LogFollower::seekers,
                         batch.up_to);
    });
}

}  // namespace hoigung::domain
