#pragma once

#include <functional>
#include <string>

#include "base/id.hpp"
#include "base/time.hpp"
#include "domain/identity/session.hpp"

namespace hoigung::domain {

using PushSubscriptionId = base::Id<struct PushSubscriptionTag>;

// How a browser is sent pushes: the address at its push service, and the keys that pushes are encrypted with,
// as base64url.
struct PushSubscription {
    std::string endpoint;
    std::string p256dh;
    std::string auth;

    bool operator==(const PushSubscription&) const = default;
};

// A seeker's subscription.
struct StoredPushSubscription {
    PushSubscriptionId id;
    PushSubscription subscription;
    // When the browser registered it last.
    base::Timestamp seen_at;

    bool operator==(const StoredPushSubscription&) const = default;
};

// Whose subscription it is.
struct PushOwner {
    SeekerId seeker;
    DeviceId device;
    SessionId session;
};

// Whether the site sends pushes to a subscription: its address is allowed and its keys are well-formed. Empty
// while the site sends none.
using PushSubscriptionCheck = std::function<bool(const PushSubscription&)>;

}  // namespace hoigung::domain
