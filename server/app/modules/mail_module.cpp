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
      given_up_(runtime.metrics, domain::DeliveryWay::mail),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (can_mail(runtime.settings))
        tasks_.add_watched(
            "mail", 1s,
            [&runtime](const store::Watermarks& marks) {
                return store::is_due(marks.mail, runtime.clock.now());
            },
            [&runtime, &stores] {
                return stores.deliveries.any_due(domain::DeliveryWay::mail, runtime.clock.now());
            },
            [this, &runtime, &stores] {
                domain::StoredQueue queue(stores.deliveries, domain::DeliveryWay::mail, runtime.process_id);
                given_up_.add(domain::send_deliveries(queue, way_, runtime.clock));
            });
    // Of every way.
    tasks_.add("sweep mails", 1h,
               [&runtime, &stores] { stores.deliveries.sweep(runtime.clock.now() - kEndedKept); });
    tasks_.start(stores.watcher);
}

}  // namespace hoigung::app
