#include "domain/identity/register_device.hpp"

#include "base/text.hpp"
#include "domain/identity/require_seeker.hpp"
#include "domain/transact.hpp"

namespace hoigung::domain {

Outcome<DeviceInfo> device_info(std::string_view agent, std::string_view name, std::string_view token) {
    constexpr std::size_t kLongestAgent = 512;
    constexpr std::size_t kLongestName = 100;
    constexpr std::size_t kLongestToken = 4096;
    if (token.size() > kLongestToken || base::has_controls(token) || base::has_controls(agent) ||
        base::has_controls(name))
        return Refusal::IdNotFound;
    return DeviceInfo{std::string(base::first_characters(agent, kLongestAgent)),
                      std::string(base::first_characters(name, kLongestName)), std::string(token)};
}

Outcome<RegisteredDevice> register_device(const Caller& caller, const DeviceRegistration& registration,
                                          const PushSubscriptionCheck& is_allowed, IdentityStore& store,
                                          const AccountRules& rules, base::Random& random,
                                          base::Timestamp now) {
    if (!caller.is_logged_in()) return Refusal::PermissionDenied;
    const auto& push = registration.push;
    if (push && (!is_allowed || !is_allowed(*push))) return Refusal::InvalidPushSubscription;
    const DeviceId new_device = DeviceId::make(now, random);
    const PushSubscriptionId new_subscription = PushSubscriptionId::make(now, random);
    return transact(store, [&](IdentityWriter& writer) -> Outcome<RegisteredDevice> {
        const SeekerId seeker = *caller.seeker;
        if (const auto allowed = require_seeker(writer.seeker(seeker)); !allowed.ok()) return allowed.error();
        const DeviceId device = writer.put(seeker, Device{new_device, registration.card, now});
        writer.keep_newest_devices(seeker, rules.devices);
        if (push) {
            writer.put(PushOwner{seeker, device, caller.token.session},
                       StoredPushSubscription{new_subscription, *push, now});
            writer.keep_newest_subscriptions(seeker, rules.devices);
        }
        return RegisteredDevice{device, writer.has_subscription(device)};
    });
}

void remove_push(SeekerId seeker, std::string_view endpoint, IdentityStore& store) {
    store.write([&](IdentityWriter& writer) { writer.remove_subscription(seeker, endpoint); });
}

}  // namespace hoigung::domain
