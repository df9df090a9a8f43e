#include "app/partner_desk.hpp"

#include "app/public_config.hpp"
#include "security/hmac.hpp"

namespace hoigung::app {

using namespace std::chrono_literals;

PartnerDesk::PartnerDesk(const Settings& settings, PartnerGround ground)
    : keys_(ground.database),
      concerns_(ground.database),
      webhooks_(ground.database),
      threads_(static_cast<std::size_t>(settings.partner_threads), 200),
      sender_(security::hmac_sha256, std::chrono::milliseconds(settings.webhook_timeout_ms),
              settings.webhook_anywhere ? notify::Reach::anywhere : notify::Reach::the_internet),
      tasks_(ground.leases, ground.process, ground.clock),
      calls_({.keys = keys_,
              .digests = digests_,
              .board = ground.board,
              .catalogue = ground.catalogue,
              .applications = ground.applications,
              .webhooks = webhooks_,
              .reports = ground.reports,
              .concerns = concerns_,
              .press = ground.press,
              .pictures = ground.pictures,
              .identity = ground.identity,
              .lists = ground.lists,
              .errors = ground.errors,
              .clock = ground.clock,
              .random = ground.random,
              .threads = threads_,
              .content_root = content_root(settings),
              .most_lines = static_cast<std::size_t>(settings.partner_batch_lines),
              .webhooks_may_be_http = settings.webhook_anywhere,
              .changed = std::move(ground.changed)}) {
    tasks_.add(
        "webhooks", 1s,
        [this, &applications = ground.applications] {
            return domain::may_tell_webhooks(applications, webhooks_);
        },
        [this, &board = ground.board, &applications = ground.applications, &clock = ground.clock] {
            domain::queue_webhooks(applications, board.view()->catalogue, webhooks_, clock.now());
            domain::send_webhooks(webhooks_, sender_, clock);
        });
}

void PartnerDesk::stop() {
    tasks_.stop();
    threads_.stop();
}

}  // namespace hoigung::app
