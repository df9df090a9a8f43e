#pragma once

#include <optional>
#include <string_view>

namespace hoigung::app {

// "/graphql" for /api/seeker/graphql and the root /api/seeker; std::nullopt when the path is not below the
// root.
[[nodiscard]] inline std::optional<std::string_view> below(std::string_view root, std::string_view path) {
    if (!path.starts_with(root)) return std::nullopt;
    path.remove_prefix(root.size());
    return path.empty() || path.starts_with('/') ? std::optional(path) : std::nullopt;
}

}  // namespace hoigung::app
