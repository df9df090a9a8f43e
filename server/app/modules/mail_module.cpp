#include "app/modules/mail_module.hpp"

#include "app/portal_settings.hpp"
#include "domain/deliveries/send_deliveries.hpp"

namespace hoigung::app {
namespace {

using namespace std::chrono_literals;

constexpr std::chrono::days kEndedKept{30};

}  // namespace

MailModule::MailModule(Runtime& runtime, Stores& stores)
    : sender_(make_mail_sender(runtime.settings, stores.outbox), runtime.metrics),
      ended_(runtime.metrics.counter("hoigung_mails_given_up_total",
                                     "Mails that came to an end without being taken")),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (!can_mail(runtime.settings)) return;
    tasks_.add(
        "mail", 1s, [&runtime, &stores] { return stores.deliveries.any_due(runtime.clock.now()); },
        [this, &runtime, &stores] {
            ended_.Increment(
                domain::send_deliveries(stores.deliveries, sender_, runtime.process_id, runtime.clock));
        });
    tasks_.add("sweep mails", 1h,
               [&runtime, &stores] { stores.deliveries.sweep(runtime.clock.now() - kEndedKept); });
    tasks_.start();
}

}  // namespace hoigung::app
