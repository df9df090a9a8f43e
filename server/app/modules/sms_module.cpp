#include "app/modules/sms_module.hpp"

#include "app/identity_settings.hpp"
#include "domain/deliveries/send_deliveries.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

SmsModule::SmsModule(Runtime& runtime, Stores& stores)
    : way_(make_sms_way(runtime.settings, stores.outbox), runtime.metrics, "hoigung_sms_news",
           "SMS that tell seekers news"),
      given_up_(runtime.metrics, domain::DeliveryWay::sms),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (!runtime.settings.sms_news) return;
    tasks_.add_watched(
        "sms", 1s,
        [&runtime](const store::Watermarks& marks) { return store::is_due(marks.sms, runtime.clock.now()); },
        [&runtime, &stores] {
            return stores.deliveries.any_due(domain::DeliveryWay::sms, runtime.clock.now());
        },
        [this, &runtime, &stores] {
            domain::StoredQueue queue(stores.deliveries, domain::DeliveryWay::sms, runtime.process_id);
            given_up_.add(domain::send_deliveries(queue, way_, runtime.clock));
        });
    tasks_.start(stores.watcher);
}

}  // namespace hoigung::app
