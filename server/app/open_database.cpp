#include "app/open_database.hpp"

#include <filesystem>
#include <stdexcept>

#include <fmt/format.h>

#include "base/log.hpp"
#include "store/migrate.hpp"
#include "store/session_check.hpp"

namespace hoigung::app {
namespace {

store::DatabaseUrl url_of(const Settings& settings) {
    auto url = store::DatabaseUrl::parse(settings.database);
    if (!url.ok()) throw std::runtime_error("database: " + url.error().message);
    return std::move(*url);
}

std::unique_ptr<store::Database> connect(const Settings& settings, store::DatabaseUrl url) {
    store::require_sessions(url);
    return std::make_unique<store::Database>(
        store::DatabaseSettings{.url = std::move(url),
                                .connections = static_cast<std::size_t>(settings.database_connections),
                                .wait = std::chrono::milliseconds(settings.database_wait_ms)});
}

std::unique_ptr<store::Database> migrated(std::unique_ptr<store::Database> database) {
    for (const std::string& name : store::migrate(*database)) base::log::info("applied migration {}", name);
    return database;
}

}  // namespace

std::unique_ptr<store::Database> connect_database(const Settings& settings) {
    const auto url = url_of(settings);
    const auto refuse = [&] {
        throw std::runtime_error(
            fmt::format("there is no site in {}: `hoigung serve` or `hoigung migrate` makes one, and "
                        "`hoigung check` shows where "
                        "the setting `database` comes from",
                        url.shown));
    };
    // SQLite would create the file, or fill an empty one.
    std::error_code none;
    if (url.dialect == store::Dialect::sqlite && std::filesystem::file_size(url.path, none) == 0) refuse();
    if (none) refuse();
    auto database = connect(settings, url);
    if (!store::has_schema(*database)) refuse();
    return database;
}

std::unique_ptr<store::Database> open_database(const Settings& settings) {
    return migrated(connect_database(settings));
}

std::unique_ptr<store::Database> make_database(const Settings& settings) {
    const auto url = url_of(settings);
    if (const auto folder = std::filesystem::path(url.path).parent_path(); !folder.empty())
        std::filesystem::create_directories(folder);
    return migrated(connect(settings, url));
}

}  // namespace hoigung::app
