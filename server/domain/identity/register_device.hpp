#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// Checks a device's description. Overlong texts are cut; an overlong token and control characters are
// refused.
[[nodiscard]] Outcome<DeviceInfo> device_info(std::string_view agent, std::string_view name,
                                              std::string_view token);

// Stores a seeker's device; idempotent.
[[nodiscard]] Outcome<DeviceId> register_device(SeekerId seeker, const DeviceInfo& card, IdentityStore& store,
                                                const AccountRules& rules, base::Random& random,
                                                base::Timestamp now);

}  // namespace hoigung::domain
