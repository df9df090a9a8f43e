#pragma once

#include <string_view>

#include "http/request.hpp"

namespace hoigung::pages {

// Whether a browser says of itself that it is a robot or a tool. What people read with calls itself Mozilla.
[[nodiscard]] bool is_robot(std::string_view user_agent);

// Whether somebody looks at the answer to a request: no robot asks, and no browser that fetches it in
// advance.
[[nodiscard]] bool is_person(const http::Request& request);

}  // namespace hoigung::pages
