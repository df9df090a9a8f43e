#include "app/modules/mail_module.hpp"

#include "app/portal_settings.hpp"
#include "domain/deliveries/send_deliveries.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::days kEndedKept{30};

}  // namespace

MailModule::MailModule(Runtime& runtime, Stores& stores)
    : way_(make_mail_way(runtime.settings, stores.outbox), runtime.metrics, "hoigung_mails", "Mails sent"),
      ended_(runtime.metrics.counter("hoigung_mails_given_up_total",
                                     "Mails that came to an end without being taken")),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (!can_mail(runtime.settings)) return;
    tasks_.add_watched(
        "mail", 1s,
        [&runtime](const store::Watermarks& marks) {
            return store::is_due(marks.delivery, runtime.clock.now());
        },
        [&runtime, &stores] {
            return stores.deliveries.any_due(domain::DeliveryWay::mail, runtime.clock.now());
        },
        [this, &runtime, &stores] {
            domain::StoredQueue queue(stores.deliveries, domain::DeliveryWay::mail, runtime.process_id);
            ended_.Increment(domain::send_deliveries(queue, way_, runtime.clock));
        });
    tasks_.add("sweep mails", 1h,
               [&runtime, &stores] { stores.deliveries.sweep(runtime.clock.now() - kEndedKept); });
    tasks_.start(stores.watcher);
}

}  // namespace hoigung::app
