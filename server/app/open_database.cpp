#include "app/open_database.hpp"

#include <filesystem>
#include <stdexcept>

#include "base/log.hpp"
#include "store/migrate.hpp"

namespace hoigung::app {

std::unique_ptr<store::Database> connect_database(const Settings& settings) {
    auto url = store::DatabaseUrl::parse(settings.database);
    if (!url.ok()) throw std::runtime_error("database: " + url.error().message);
    if (const auto folder = std::filesystem::path(url->path).parent_path(); !folder.empty()) {
        std::filesystem::create_directories(folder);
    }
    return std::make_unique<store::Database>(
        store::DatabaseSettings{.url = *url,
                                .connections = static_cast<std::size_t>(settings.database_connections),
                                .wait = std::chrono::milliseconds(settings.database_wait_ms)});
}

std::unique_ptr<store::Database> open_database(const Settings& settings) {
    auto database = connect_database(settings);
    for (const std::string& name : store::migrate(*database)) base::log::info("applied migration {}", name);
    return database;
}

}  // namespace hoigung::app
