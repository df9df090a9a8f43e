#pragma once

#include <string_view>

#include "http/request.hpp"

namespace hoigung::pages {

// Whether a user agent is a robot or a tool by its own account. Browsers that people use call themselves
// Mozilla.
[[nodiscard]] bool is_robot(std::string_view user_agent);

// Whether a person sees the answer to a request: the client is neither a robot nor a browser that prefetches.
[[nodiscard]] bool is_person(const http::Request& request);

}  // namespace hoigung::pages
