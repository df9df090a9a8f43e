#include <algorithm>
#include <array>
#include <filesystem>
#include <iostream>
#include <optional>

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include "app/backup_digest.hpp"
#include "app/commands/by_command.hpp"
#include "app/commands/commands.hpp"
#include "app/commands/open_employers.hpp"
#include "app/erasures_path.hpp"
#include "app/identity_settings.hpp"
#include "app/open_database.hpp"
#include "domain/operator/erase_again.hpp"
#include "security/erasure_file.hpp"
#include "store/backup_time.hpp"
#include "store/copy_database.hpp"
#include "store/migrate.hpp"

namespace hoigung::app {
namespace {

store::Database open_file(const std::string& path) {
    return store::Database({.url = store::DatabaseUrl::parse("sqlite:" + path).value(), .connections = 1});
}

// Tables that are empty in an unused site.
constexpr std::array kContent{"companies", "jobs", "seekers", "partner_keys"};

bool is_empty(const std::vector<store::CopiedTable>& tables) {
    return std::ranges::none_of(tables, [](const store::CopiedTable& table) {
        return table.rows > 0 && std::ranges::find(kContent, table.name) != kContent.end();
    });
}

// Prints one line for each table with rows.
void tell(const std::vector<store::CopiedTable>& tables, std::string_view where) {
    for (const store::CopiedTable& table : tables) {
        if (table.rows > 0) std::cout << fmt::format("{:>10} {}\n", table.rows, table.name);
        if (table.mended_texts > 0)
            std::cerr << fmt::format("{}: {} texts held zero bytes or no UTF-8, which were left out\n",
                                     table.name, table.mended_texts);
    }
    std::cout << where << '\n';
}

// A rename is on disk only when its folder has been synced.
void put_in_place(const std::string& part, const std::string& file) {
    std::filesystem::rename(part, file);
    const auto folder = std::filesystem::absolute(file).parent_path();
    const int handle = open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (handle < 0) return;
    (void)fsync(handle);
    close(handle);
}

// The copy of the record of erasures that belongs to a backup.
std::filesystem::path copy_beside(const std::string& file) {
    return file + ".erasures";
}

// std::nullopt when there is neither a record nor a copy.
std::optional<security::KnownErasures> erasures_since(security::ErasureFile& erasures,
                                                      const std::string& file) {
    const auto copy = copy_beside(file);
    const bool has_copy = std::filesystem::exists(copy);
    if (!has_copy && !erasures.exists()) return std::nullopt;
    if (has_copy) erasures.merge_copy(copy);
    return erasures.known();
}

// For monitoring the age of the last backup. A failure to note the time does not invalidate the backup.
void note_time(store::Database& database, base::Timestamp made_at) {
    try {
        store::note_backup(database, made_at);
    } catch (const std::exception& problem) {
        std::cerr << fmt::format("the site's figures do not tell of this backup: {}\n", problem.what());
    }
}

// A disaster does not wait for a key: without one the log does not tell of the restore.
void note_restore(const Settings& settings, store::Database& database) {
    const security::AuditKey key = audit_key(settings);
    if (!key.is_there()) {
        std::cerr << fmt::format("{} is not there: the operator's log does not tell of this restore\n",
                                 key.path().string());
        return;
    }
    ByCommand by_command(settings, database);
    domain::Acting(by_command).done(domain::OperatorAct::restore_backup, "");
}

void erase_all_again(const security::KnownErasures& past, const Settings& settings) {
    OpenEmployers restored(settings);
    if (past.unreadable() > 0)
        std::cerr << fmt::format("{}: {} lines are damaged and say nothing\n",
                                 restored.erasures.path().string(), past.unreadable());
    const auto erased = domain::erase_again(past, restored.stores.identity, identity_rules(settings).sessions,
                                            restored.ports, restored.clock.now());
    std::cout << fmt::format("erased again: {} seekers, {} people of employers, {} companies, {} jobs\n",
                             erased.seekers, erased.people, erased.companies, erased.jobs);
    for (const domain::CompanyId company : erased.inherited)
        std::cout << fmt::format("{} has a new owner, since its last one was erased\n", company.text());
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
    const auto made_at = base::SystemClock().now();
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
    // The copy of the erasures and the digest come first, so that no backup exists without them.
    security::ErasureFile(erasures_path(settings)).copy_to(copy_beside(file));
    write_digest(file, part);
    put_in_place(part, file);
    tell(tables, fmt::format("saved from {} in {}", database->url().shown, file));
    note_time(*database, made_at);
    return kDone;
}

int verify_backup(const std::string& file) {
    if (const auto same = compare_digest(file); !same.ok()) {
        std::cerr << same.error().message << '\n';
        return kFailed;
    }
    auto kept = open_file(file);
    store::require_current_schema(kept);
    if (!std::filesystem::exists(copy_beside(file))) {
        std::cerr << copy_beside(file).string() << ": is not there, which says who was erased\n";
        return kFailed;
    }
    std::cout << file << ": is as it was written\n";
    return kDone;
}

int restore(const Settings& settings, const std::string& file, bool is_without_erasures) {
    if (!std::filesystem::exists(file)) {
        std::cerr << file << ": is not there\n";
        return kFailed;
    }
    if (std::filesystem::exists(digest_beside(file))) {
        if (const auto same = compare_digest(file); !same.ok()) {
            std::cerr << same.error().message << '\n';
            return kFailed;
        }
    }
    auto kept = open_file(file);
    store::require_current_schema(kept);
    security::ErasureFile erasures(erasures_path(settings));
    std::optional<security::KnownErasures> past;
    if (!is_without_erasures) {
        past = erasures_since(erasures, file);
        if (!past && settings.environment == Environment::production) {
            std::cerr << fmt::format(
                "neither {} nor {} is there, which say who was erased since: they would be back. Put one of "
                "them there, or say --without-erasures\n",
                erasures.path().string(), copy_beside(file).string());
            return kFailed;
        }
    }
    const auto database = make_database(settings);
    tell(store::restore_database(kept, *database),
         fmt::format("restored from {} into {}", file, database->url().shown));
    note_restore(settings, *database);
    if (past) erase_all_again(*past, settings);
    std::cout << "all sessions have ended: seekers log in again\n";
    return kDone;
}

}  // namespace hoigung::app
