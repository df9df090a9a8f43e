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

Outcome<DeviceId> register_device(SeekerId seeker, const DeviceInfo& card, IdentityStore& store,
                                  const AccountRules& rules, base::Random& random, base::Timestamp now) {
    const DeviceId new_id = DeviceId::make(now, random);
    return transact(store, [&](IdentityWriter& writer) -> Outcome<DeviceId> {
        if (const auto allowed = require_seeker(writer.seeker(seeker)); !allowed.ok()) return allowed.error();
        const DeviceId id = writer.put(seeker, Device{new_id, card, now});
        writer.keep_newest_devices(seeker, rules.devices);
        return id;
    });
}

}  // namespace hoigung::domain
