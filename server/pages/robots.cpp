#include "pages/robots.hpp"

#include <algorithm>
#include <array>

#include "base/text.hpp"

namespace hoigung::pages {

bool is_robot(std::string_view user_agent) {
    constexpr std::array<std::string_view, 8> kRobotNames{"bot",     "crawl",   "spider",     "slurp",
                                                          "preview", "scanner", "lighthouse", "monitor"};
    const std::string folded = base::fold(user_agent);
    if (!folded.starts_with("mozilla/") && !folded.starts_with("opera/")) return true;
    return std::ranges::any_of(kRobotNames,
                               [&](std::string_view name) { return folded.find(name) != std::string::npos; });
}

bool is_person(const http::Request& request) {
    return !is_robot(request.header("User-Agent")) &&
           request.header("Sec-Purpose").find("prefetch") == std::string_view::npos;
}

}  // namespace hoigung::pages
