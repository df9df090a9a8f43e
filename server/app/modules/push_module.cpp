#include "app/modules/push_module.hpp"

#include "app/push_settings.hpp"
#include "security/base64url.hpp"
#include "security/hmac.hpp"
#include "security/push_encryption.hpp"

namespace hoigung::app {

namespace {

using namespace std::chrono_literals;

// As many bytes as 32 characters of base64url.
constexpr std::size_t kTagBytes = 24;

notify::PushSettings sender_settings(const Settings& settings) {
    return {.addresses = push_addresses(settings),
            .timeout = std::chrono::milliseconds(settings.push_timeout_ms),
            .reach = settings.push_anywhere ? notify::Reach::anywhere : notify::Reach::the_internet};
}

notify::PushProtection protection_by(const security::VapidKey& key) {
    return {
        .encrypt =
            [](std::string_view text, const domain::PushSubscription& subscription) {
                return security::encrypt_push(text, subscription);
            },
        .authorization = [&key](const std::string& origin,
                                base::Timestamp now) { return key.authorization(origin, now); },
        .tag =
            [](std::string_view topic, std::string_view subscription) {
                return security::base64url(security::hmac_sha256(subscription, topic).substr(0, kTagBytes));
            }};
}

}  // namespace

PushModule::PushModule(Runtime& runtime, Stores& stores)
    : is_on_(why_no_push(runtime.settings).empty()),
      key_(stores.keys.site_secret(kPushSecret, runtime.random), push_subject(runtime.settings)),
      http_sender_(sender_settings(runtime.settings), protection_by(key_)),
      sender_(http_sender_, runtime.metrics),
      given_up_(runtime.metrics, domain::DeliveryWay::push),
      tasks_(stores.leases, runtime.process_id, runtime.clock, runtime.metrics) {
    if (!is_on_) return;
    tasks_.add_watched(
        "push", 1s,
        [&runtime](const store::Watermarks& marks) { return store::is_due(marks.push, runtime.clock.now()); },
        [&runtime, &stores] { return stores.pushes.any_due(runtime.clock.now()); },
        [this, &runtime, &stores] {
            given_up_.add(domain::send_pushes({stores.pushes, sender_, runtime.clock, runtime.process_id}));
        });
    tasks_.start(stores.watcher);
}

}  // namespace hoigung::app
