#include "app/modules/identity_module.hpp"

#include "app/identity_settings.hpp"
#include "app/portal_settings.hpp"

namespace hoigung::app {
namespace {

std::optional<domain::SeekerEmailPorts> emails_of(Runtime& runtime, Stores& stores,
                                                  const domain::CodeSeals& seals) {
    if (!can_mail(runtime.settings)) return std::nullopt;
    return domain::SeekerEmailPorts{.store = stores.seeker_emails,
                                    .seals = seals,
                                    .random = runtime.random,
                                    .rules = mail_login_rules(runtime.settings),
                                    .deliveries = delivery_rules(runtime.settings)};
}

}  // namespace

IdentityModule::IdentityModule(Runtime& runtime, Operations& operations, Stores& stores, WorkQueues& queues)
    : sessions_(static_cast<std::size_t>(runtime.settings.session_cache)),
      follower_(stores.identity, stores.keys, key_ring_, sessions_, operations.store_heartbeat()),
      tokens_(key_ring_, runtime.settings.token_issuer),
      seals_(key_ring_),
      sender_(make_sender(runtime.settings, stores.outbox, runtime.clock), runtime.metrics),
      code_metrics_(runtime.metrics),
      identity_{stores.identity, sessions_,
                tokens_,         seals_,
                sender_,         identity_rules(runtime.settings),
                runtime.clock,   runtime.random,
                queues.people,   queues.login_codes,
                code_metrics_,   emails_of(runtime, stores, seals_)} {
    domain::ensure_key(stores.keys, runtime.random, runtime.clock.now());
    follower_.load();
    follower_.start();
    following_.emplace(stores.watcher, [this](const store::Watermarks* marks) { follower_.told(marks); });
}

}  // namespace hoigung::app
