#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// Checks a device's description. Overlong texts are cut; an overlong token and control characters are
// refused.
[[nodiscard]] Outcome<DeviceInfo> device_info(std::string_view agent, std::string_view name,
                                              std::string_view token);

// A device as it tells of itself.
struct DeviceRegistration {
    DeviceInfo card;
    // The browser's push subscription; without one, a stored one stays.
    std::optional<PushSubscription> push{};
};

struct RegisteredDevice {
    DeviceId id;
    bool has_push = false;
};

// Stores a seeker's device and its push subscription; idempotent. The newest of each are kept.
// InvalidPushSubscription unless `is_allowed`.
[[nodiscard]] Outcome<RegisteredDevice> register_device(const Caller& caller,
                                                        const DeviceRegistration& registration,
                                                        const PushSubscriptionCheck& is_allowed,
                                                        IdentityStore& store, const AccountRules& rules,
                                                        base::Random& random, base::Timestamp now);

// Removes a push subscription of a seeker. Does nothing for an address that is not theirs.
void remove_push(SeekerId seeker, std::string_view endpoint, IdentityStore& store);

}  // namespace hoigung::domain
