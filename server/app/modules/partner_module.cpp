#include "app/modules/partner_module.hpp"

#include "app/public_config.hpp"
#include "app/webhook_settings.hpp"
#include "domain/partner/send_webhooks.hpp"
#include "security/hmac.hpp"
#include "store/lease_fence.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

PartnerModule::PartnerModule(Runtime& runtime, Stores& stores, WorkQueues& queues,
                             const endpoints::ErrorTable& errors, domain::PictureEncoder& encoder,
                             CatalogueModule& catalogue)
    : digests_(stores, runtime.random),
      calls_({.keys = stores.partner_keys,
              .digests = digests_.secrets,
              .live_catalogue = catalogue.live(),
              .catalogue = stores.catalogue,
              .employers = employer_ports(runtime, stores, catalogue.lists(), digests_),
              .applications = stores.applications,
              .webhooks = stores.webhooks,
              .reports = stores.reports,
              .concerns = stores.concerns,
              .encoder = encoder,
              .pictures = stores.pictures,
              .identity = stores.identity,
              .lists = catalogue.lists(),
              .errors = errors,
              .clock = runtime.clock,
              .random = runtime.random,
              .queue = queues.partners,
              .content_root = content_root(runtime.settings),
              .most_lines = static_cast<std::size_t>(runtime.settings.partner_batch_lines),
              .webhook_addresses = webhook_addresses(runtime.settings),
              .changed = [&catalogue] { catalogue.poll_now(); }}),
      http_sender_(security::hmac_sha256, std::chrono::milliseconds(runtime.settings.webhook_timeout_ms),
                   runtime.settings.webhook_anywhere ? notify::Reach::anywhere : notify::Reach::the_internet),
      sender_(http_sender_, runtime.metrics),
      sending_(stores.webhooks, stores.employers, sender_, runtime.random, runtime.clock,
               static_cast<std::size_t>(runtime.settings.webhook_threads)),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    tasks_.add(
        "webhooks", 1s, [&stores] { return domain::may_tell_webhooks(stores.applications, stores.webhooks); },
        [this, &runtime, &stores, &live = catalogue.live()] {
            domain::queue_webhooks(stores.applications, live.snapshot()->catalogue, stores.catalogue,
                                   stores.webhooks, runtime.clock.now());
            sending_.begin(*store::LeaseFence::current());
        });
    tasks_.start();
}

}  // namespace hoigung::app
