#include "app/erasures_path.hpp"

#include <cstdlib>

#include "store/database_url.hpp"

namespace hoigung::app {

std::filesystem::path erasures_path(const Settings& settings) {
    if (!settings.erasures_file.empty()) return settings.erasures_file;
    const auto url = store::DatabaseUrl::parse(settings.database);
    if (url.ok() && !url->path.empty()) return url->path + ".erasures";
    const char* state = std::getenv("STATE_DIRECTORY");
    return std::filesystem::path(state == nullptr ? "var" : state) / "erasures";
}

}  // namespace hoigung::app
