#pragma once

#include <string>
#include <string_view>

#include "domain/deliveries/delivery.hpp"

namespace hoigung::notify {

// What a push says: JSON that a browser shows by itself (declarative web push), and that the site's worker
// shows elsewhere. Shorter than 3,000 bytes whatever its texts. `tag` is the same for pushes that replace
// each other.
[[nodiscard]] std::string push_payload(const domain::PushContent& content, std::string_view tag);

}  // namespace hoigung::notify
