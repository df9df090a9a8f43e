#pragma once

#include <string>
#include <string_view>

namespace hoigung::endpoints {

// The address of a stored picture: `/content/media/NAME`.
[[nodiscard]] inline std::string media_address(std::string_view content_root, std::string_view name) {
    return std::string(content_root).append("/media/").append(name);
}

}  // namespace hoigung::endpoints
