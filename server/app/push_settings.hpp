#pragma once

#include <string>

#include "app/settings.hpp"
#include "domain/identity/push_subscription.hpp"
#include "notify/push_address.hpp"

namespace hoigung::app {

// The name of the site secret that the push key pair is made of.
inline constexpr std::string_view kPushSecret = "push key";

// The site's contact for push services, as mailto: or https:.
[[nodiscard]] std::string push_subject(const Settings& settings);
// Why the site sends no push; empty when it does. Push services refuse a site without a public contact.
[[nodiscard]] std::string why_no_push(const Settings& settings);
[[nodiscard]] notify::PushAddresses push_addresses(const Settings& settings);
// Empty while the site sends no push.
[[nodiscard]] domain::PushSubscriptionCheck push_check(const Settings& settings);

}  // namespace hoigung::app
