#pragma once

#include "domain/identity/account_removal.hpp"

namespace hoigung::domain {

// What a device says about itself. Texts longer than any real one are cut; a token that long, and control
// characters, are refused.
[[nodiscard]] Outcome<DeviceInfo> device_info(std::string_view agent, std::string_view name,
                                              std::string_view token);

// Stores a seeker's device; idempotent.
[[nodiscard]] Outcome<DeviceId> register_device(SeekerId seeker, const DeviceInfo& card, IdentityStore& store,
                                                const AccountRules& rules, base::Random& random,
                                                base::Timestamp now);

}  // namespace hoigung::domain
