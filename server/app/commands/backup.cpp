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

// A rename is on disk when its folder is.
void put_in_place(const std::string& part, const std::string& file) {
    std::filesystem::rename(part, file);
    const auto folder = std::filesystem::absolute(file).parent_path();
    const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    (void)fsync(handle);
    close(handle);
}

void tell(const store::CopyResult& result, std::string_view where) {
    for (const auto& table : result.mended)
        std::cerr << fmt::format("{}: {} texts held zero bytes or no UTF-8, which were left out\n",
                                 table.name, table.texts);
    std::cout << fmt::format("{} rows {}\n", result.rows, where);
}

}  // namespace

int backup(const Settings& settings, const std::string& file) {
    if (std::filesystem::exists(file)) {
        std::cerr << file << ": is there already\n";
        return kFailed;
    }
    const auto database = connect_database(settings);
    store::require_current_schema(*database);
    const std::string part = file + ".part";
    std::filesystem::remove(part);
    store::CopyResult result;
    try {
        auto copy = open_file(part);
        store::migrate(copy);
        result = store::copy_database(*database, copy);
    } catch (...) {
        for (const auto* ending : {"", "-wal", "-shm"}) std::filesystem::remove(part + ending);
        throw;
    }
    put_in_place(part, file);
    tell(result, "in " + file);
    return kDone;
}

int restore(const Settings& settings, const std::string& file) {
    if (!std::filesystem::exists(file)) {
        std::cerr << file << ": is not there\n";
        return kFailed;
    }
    auto kept = open_file(file);
    store::require_current_schema(kept);
    const auto database = open_database(settings);
    tell(store::restore_database(kept, *database), "from " + file);
    std::cout << "all sessions have ended: seekers log in again\n";
    return kDone;
}

}  // namespace hoigung::app
