#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/identity/telephone.hpp"

namespace hoigung::domain {

using SeekerId = base::Id<struct SeekerTag>;
using DeviceId = base::Id<struct DeviceTag>;

// Refusals as unknown, of different days, after which nothing is mailed to an address.
inline constexpr std::int64_t kUnreachableAfter = 3;

// A job seeker's account. The online resume is in the profile.
struct Seeker {
    SeekerId id;
    Telephone telephone;
    base::Timestamp created_at;
    bool is_suspended = false;
    // When the person asked for the account to be deleted; it can be restored until it is removed.
    std::optional<base::Timestamp> delete_account_at;
    std::string delete_reason;
    // The confirmed e-mail address, as Email has it; empty without one.
    std::string email{};
    // The address was refused as unknown so often that nothing is mailed to it until it is confirmed again.
    bool is_email_unreachable = false;

    [[nodiscard]] bool is_being_deleted() const { return delete_account_at.has_value(); }
    bool operator==(const Seeker&) const = default;
};

// A device's description of itself. Only an app has a token; a browser is identified by its agent.
struct DeviceInfo {
    std::string agent;
    std::string name;
    std::string token;

    bool operator==(const DeviceInfo&) const = default;
    static void describe(auto& self, auto& visit) {
        visit.optional("agent", self.agent);
        visit.optional("name", self.name);
        visit.optional("token", self.token);
    }
};

struct Device {
    DeviceId id;
    DeviceInfo card;
    base::Timestamp seen_at;
};

}  // namespace hoigung::domain
