#include "app/modules/alerts_module.hpp"

#include "domain/alerts/act_on_job_states.hpp"
#include "domain/notifications/tell_of_applications.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

AlertsModule::AlertsModule(Runtime& runtime, Stores& stores, const CatalogueModule& catalogue)
    : dependencies_{stores.alerts, stores.notifications},
      index_(catalogue.dictionary()),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add(
        "act on job states", 250ms, [&stores] { return stores.job_state_changes.any(); },
        [this, &runtime, &stores, &live = catalogue.live()] {
            domain::act_on_job_states(live.snapshot()->catalogue, stores.job_state_changes, stores.alerts,
                                      registry_, stores.notifications, runtime.random, runtime.clock.now());
        });
    tasks_.add(
        "tell of applications", 500ms,
        [&stores] { return domain::may_tell_of_applications(stores.applications, stores.notifications); },
        [&runtime, &stores] {
            domain::tell_of_applications(stores.applications, stores.notifications, runtime.random,
                                         runtime.clock.now());
        });
    tasks_.start();
}

}  // namespace hoigung::app
