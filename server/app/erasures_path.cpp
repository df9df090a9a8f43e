#include "app/erasures_path.hpp"

#include <cstdlib>

#include <fmt/format.h>

#include "store/database_url.hpp"

namespace hoigung::app {

std::filesystem::path erasures_path(const Settings& settings) {
    return settings.erasures_file.empty() ? state_path(settings, "erasures")
                                          : std::filesystem::path(settings.erasures_file);
}

std::filesystem::path state_path(const Settings& settings, std::string_view name) {
    const auto url = store::DatabaseUrl::parse(settings.database);
    if (url.ok() && !url->path.empty()) return fmt::format("{}.{}", url->path, name);
    const char* state = std::getenv("STATE_DIRECTORY");
    return std::filesystem::path(state == nullptr ? "var" : state) / name;
}

}  // namespace hoigung::app
