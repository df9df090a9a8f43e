#include "app/modules/partner_module.hpp"

#include "app/public_config.hpp"
#include "app/webhook_settings.hpp"
#include "domain/partner/send_webhooks.hpp"
#include "security/hmac.hpp"
#include "store/lease_fence.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

PartnerModule::PartnerModule(Foundation& foundation, CatalogueModule& catalogue)
    : digests_(foundation.stores, foundation.runtime.random),
      calls_({.employers = employer_ports(foundation.runtime, foundation.stores, catalogue.lists(), digests_),
              .live_catalogue = catalogue.live(),
              .applications = foundation.stores.applications,
              .operators = {foundation.stores.reports, foundation.stores.concerns, foundation.stores.identity,
                            foundation.operator_log},
              .access = {foundation.stores.partner_keys, foundation.stores.webhooks,
                         webhook_addresses(foundation.runtime.settings)},
              .pictures = {foundation.picture_encoder, foundation.stores.pictures,
                           content_root(foundation.runtime.settings)},
              .errors = foundation.errors,
              .clock = foundation.runtime.clock,
              .queue = foundation.queues.partners,
              .most_lines = static_cast<std::size_t>(foundation.runtime.settings.partner_batch_lines),
              .changed = [&catalogue] { catalogue.poll_now(); }}),
      http_sender_(security::hmac_sha256,
                   std::chrono::milliseconds(foundation.runtime.settings.webhook_timeout_ms),
                   foundation.runtime.settings.webhook_anywhere ? notify::Reach::anywhere
                                                                : notify::Reach::the_internet),
      sender_(http_sender_, foundation.runtime.metrics),
      sending_(foundation.stores.webhooks, foundation.stores.employers, sender_, foundation.runtime.random,
               foundation.runtime.clock,
               static_cast<std::size_t>(foundation.runtime.settings.webhook_threads)),
      tasks_(foundation.stores.leases, foundation.runtime.process_id, foundation.runtime.clock,
             foundation.runtime.metrics) {
    tasks_.add_watched(
        "webhooks", 1s,
        [](const store::Watermarks& marks) {
            return marks.applications > marks.partners_told || marks.has_webhook_event ||
                   marks.has_webhook_test;
        },
        [&stores = foundation.stores] {
            return domain::may_tell_webhooks(stores.applications, stores.webhooks);
        },
        [this, &runtime = foundation.runtime, &stores = foundation.stores] {
            domain::queue_webhooks(stores.applications, stores.webhooks, stores.deliveries, runtime.random,
                                   runtime.clock.now());
            sending_.begin(*store::LeaseFence::current());
        });
    tasks_.start(foundation.stores.watcher);
}

}  // namespace hoigung::app
