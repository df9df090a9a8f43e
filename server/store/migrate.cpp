#include "store/migrate.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <map>
#include <stdexcept>

#include <fmt/format.h>
#include <openssl/sha.h>

#include "base/log.hpp"
#include "base/text.hpp"
#include "base/time.hpp"

namespace hoigung::store {
namespace {

struct Migration {
    int number = 0;
    std::string name;
    std::string_view text;
    std::string sha256;
};

std::string sha256_of(std::string_view text) {
    std::array<unsigned char, SHA256_DIGEST_LENGTH> digest{};
    SHA256(reinterpret_cast<const unsigned char*>(text.data()), text.size(), digest.data());
    return base::hex_text({reinterpret_cast<const char*>(digest.data()), digest.size()});
}

// Reads a file with a name like 0001_catalogue.sql.
Migration read_file(const base::EmbeddedFile& file) {
    std::string_view name = file.path.substr(file.path.rfind('/') + 1);
    Migration migration;
    const auto parsed = std::from_chars(name.data(), name.data() + name.size(), migration.number);
    if (parsed.ec != std::errc{} || !name.ends_with(".sql") || name.find('_') != 4)
        throw std::logic_error(fmt::format("{} is no name of a migration", file.path));
    name.remove_suffix(4);
    migration.name = name;
    migration.text = file.text;
    migration.sha256 = sha256_of(file.text);
    return migration;
}

std::vector<Migration> read_files(std::span<const base::EmbeddedFile> files) {
    std::vector<Migration> all;
    for (const auto& file : files) all.push_back(read_file(file));
    std::ranges::sort(all, {}, &Migration::number);
    if (std::ranges::adjacent_find(all, {}, &Migration::number) != all.end())
        throw std::logic_error("two migrations have the same number");
    return all;
}

// Statements end with ';' at the end of a line; comments are on lines of their own.
std::vector<std::string> statements_of(std::string_view text, Dialect dialect) {
    std::vector<std::string> statements(1);
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string line(text.substr(0, end));
        text.remove_prefix(std::min(end + 1, text.size()));
        if (line.starts_with("--") || line.empty()) continue;
        constexpr std::string_view bytes = "{{BYTES}}";
        if (const auto at = line.find(bytes); at != std::string::npos)
            line.replace(at, bytes.size(), dialect == Dialect::postgresql ? "BYTEA" : "BLOB");
        const bool is_last = line.ends_with(';');
        if (is_last) line.pop_back();
        statements.back() += line + '\n';
        if (is_last) statements.emplace_back();
    }
    if (!statements.back().empty()) throw std::logic_error("a migration ends within a statement");
    statements.pop_back();
    return statements;
}

// SQLite has only one writer anyway. A migration may take longer than a request is allowed to.
void be_alone(Connection& connection) {
    if (connection.dialect() != Dialect::postgresql) return;
    connection.execute_once("SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0");
    connection.execute_once("SELECT pg_advisory_xact_lock(4851206174)");
}

struct Applied {
    std::string name;
    std::string sha256;
};

void make_list_of_migrations(Connection& connection) {
    connection.execute_once(
        "CREATE TABLE IF NOT EXISTS migrations (number BIGINT NOT NULL PRIMARY KEY, name TEXT NOT NULL, "
        "sha256 TEXT NOT NULL, applied_at BIGINT NOT NULL)");
}

std::map<int, Applied> applied_migrations(Connection& connection) {
    std::map<int, Applied> applied;
    connection.select<int, std::string, std::string>("SELECT number, name, sha256 FROM migrations")
        .each([&](int number, std::string name, std::string sha256) {
            applied.emplace(number, Applied{std::move(name), std::move(sha256)});
        });
    return applied;
}

// Whether a database may have additions that only newer programs know.
enum class Additions { allowed, refused };

void refuse_misfits(const std::map<int, Applied>& applied, const std::vector<Migration>& known,
                    Additions additions) {
    for (const auto& [number, migration] : applied) {
        const auto same = std::ranges::find(known, number, &Migration::number);
        if (same == known.end()) {
            if (additions == Additions::allowed && migration.name.ends_with(".additive")) {
                base::log::warning("the database has migration {} of a newer version", migration.name);
                continue;
            }
            throw SchemaRefused(
                fmt::format("the database has migration {}, which this program does not know (it knows {}): "
                            "it was made by a newer version; start that one",
                            migration.name, known.size()));
        }
        if (same->sha256 != migration.sha256)
            throw SchemaRefused(
                fmt::format("migration {} was edited after it was applied to this database", migration.name));
    }
}

}  // namespace

std::vector<std::string> migrate(Database& database, std::span<const base::EmbeddedFile> files) {
    const auto known = read_files(files);
    return database.transaction([&](Connection& connection) {
        be_alone(connection);
        make_list_of_migrations(connection);
        const auto applied = applied_migrations(connection);
        refuse_misfits(applied, known, Additions::allowed);
        std::vector<std::string> done;
        for (const auto& migration : known) {
            if (applied.contains(migration.number)) continue;
            for (const auto& statement : statements_of(migration.text, connection.dialect()))
                connection.execute_once(statement);
            connection.execute(
                "INSERT INTO migrations (number, name, sha256, applied_at) VALUES (:number, :name, :sha, "
                ":at)",
                migration.number, migration.name, migration.sha256, base::SystemClock{}.now());
            done.push_back(migration.name);
        }
        return done;
    });
}

bool has_schema(Database& database) {
    return database.read([](Connection& connection) {
        const auto* tables = connection.dialect() == Dialect::postgresql
                                 ? "SELECT COUNT(*) FROM pg_tables WHERE schemaname = current_schema() AND "
                                   "tablename = 'migrations'"
                                 : "SELECT COUNT(*) FROM sqlite_master WHERE name = 'migrations'";
        return connection.select<std::int64_t>(tables).first().value() > 0;
    });
}

std::vector<std::string> table_names(Database& database) {
    return database.read([](Connection& connection) {
        const auto* tables =
            connection.dialect() == Dialect::postgresql
                ? "SELECT tablename FROM pg_tables WHERE schemaname = current_schema() AND tablename <> "
                  "'migrations' ORDER BY tablename"
                : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' AND "
                  "name <> 'migrations' ORDER BY name";
        return connection.select<std::string>(tables).all();
    });
}

void require_current_schema(Database& database, std::span<const base::EmbeddedFile> files) {
    const auto known = read_files(files);
    const auto applied = database.read(applied_migrations);
    refuse_misfits(applied, known, Additions::refused);
    if (applied.size() != known.size())
        throw SchemaRefused("the database was made by an older version; run `hoigung migrate` first");
}

}  // namespace hoigung::store
