#include "app/modules/alerts_module.hpp"

#include "domain/alerts/act_on_job_states.hpp"
#include "domain/applications/follow_log.hpp"
#include "domain/notifications/tell_of_applications.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

AlertsModule::AlertsModule(Runtime& runtime, Stores& stores, const CatalogueModule& catalogue)
    : dependencies_{stores.alerts, stores.notifications},
      index_(catalogue.dictionary()),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add_watched(
        "act on job states", 250ms, [](const store::Watermarks& marks) { return marks.has_job_state; },
        [&stores] { return stores.job_state_changes.any(); },
        [this, &runtime, &stores, &live = catalogue.live()] {
            domain::act_on_job_states(live.snapshot()->catalogue, stores.job_state_changes, stores.alerts,
                                      registry_, stores.notifications, runtime.random, runtime.clock.now());
        });
    tasks_.add_watched(
        "tell of applications", 500ms,
        [](const store::Watermarks& marks) { return marks.applications > marks.seekers_told; },
        [&stores] { return domain::is_behind(stores.applications, domain::LogFollower::seekers); },
        [&runtime, &stores] {
            domain::tell_of_applications(stores.applications, stores.deliveries, runtime.random,
                                         runtime.clock.now());
        });
    tasks_.start(stores.watcher);
}

}  // namespace hoigung::app
