#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "app/commands/commands.hpp"
#include "app/open_database.hpp"
#include "store/copy_database.hpp"
#include "store/migrate.hpp"

namespace hoigung::app {
namespace {

store::Database open_file(const std::string& path) {
    return store::Database({.url = store::DatabaseUrl::parse("sqlite:" + path).value(), .connections = 1});
}

// What tells one site from another: an empty one has nothing of these.
constexpr std::array kContent{"companies", "jobs", "seekers", "partner_keys"};

bool is_empty(const std::vector<store::CopiedTable>& tables) {
    return std::ranges::none_of(tables, [](const store::CopiedTable& table) {
        return table.rows > 0 && std::ranges::find(kContent, table.name) != kContent.end();
    });
}

// One line a table that holds something.
void tell(const std::vector<store::CopiedTable>& tables, std::string_view where) {
    for (const store::CopiedTable& table : tables) {
        if (table.rows > 0) std::cout << fmt::format("{:>10} {}\n", table.rows, table.name);
        if (table.mended_texts > 0)
            std::cerr << fmt::format("{}: {} texts held zero bytes or no UTF-8, which were left out\n",
                                     table.name, table.mended_texts);
    }
    std::cout << where << '\n';
}

// A rename is on disk when its folder is.
void put_in_place(const std::string& part, const std::string& file) {
    std::filesystem::rename(part, file);
    const auto folder = std::filesystem::absolute(file).parent_path();
    const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    (void)fsync(handle);
    close(handle);
}

}  // namespace

int backup(const Settings& settings, const std::string& file) {
    if (std::filesystem::exists(file)) {
        std::cerr << file << ": is there already\n";
        return kFailed;
    }
    if (const auto folder = std::filesystem::absolute(file).parent_path(); !is_directory(folder)) {
        std::cerr << folder.string() << ": there is no such folder\n";
        return kFailed;
    }
    const auto database = connect_database(settings);
    store::require_current_schema(*database);
    const std::string part = file + ".part";
    std::filesystem::remove(part);
    std::vector<store::CopiedTable> tables;
    try {
        auto copy = open_file(part);
        store::migrate(copy);
        tables = store::copy_database(*database, copy);
        if (is_empty(tables))
            throw std::runtime_error(
                fmt::format("the site in {} is empty: nothing was saved. `hoigung check` shows where the "
                            "setting `database` comes from",
                            database->url().shown));
    } catch (...) {
        for (const auto* ending : {"", "-wal", "-shm"}) std::filesystem::remove(part + ending);
        throw;
    }
    put_in_place(part, file);
    tell(tables, fmt::format("saved from {} in {}", database->url().shown, file));
    return kDone;
}

int restore(const Settings& settings, const std::string& file) {
    if (!std::filesystem::exists(file)) {
        std::cerr << file << ": is not there\n";
        return kFailed;
    }
    auto kept = open_file(file);
    store::require_current_schema(kept);
    const auto database = make_database(settings);
    tell(store::restore_database(kept, *database),
         fmt::format("restored from {} into {}", file, database->url().shown));
    std::cout << "all sessions have ended: seekers log in again\n";
    return kDone;
}

}  // namespace hoigung::app
