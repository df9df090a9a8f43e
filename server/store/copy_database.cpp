#include "store/copy_database.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <stdexcept>
#include <vector>

#include <fmt/format.h>
#include <fmt/ranges.h>

#include "base/text.hpp"
#include "store/identity_rows.hpp"
#include "store/migrate.hpp"

namespace hoigung::store {
namespace {

struct Table {
    std::string name;
    std::vector<std::string> columns;
    std::vector<SqlType> types;
    // The indices of the primary key's columns, in the key's order.
    std::vector<std::size_t> key;
};

// The approximate size of the rows in memory at a time.
constexpr std::size_t kBytesAtOnce = 4 * 1024 * 1024;
constexpr std::int64_t kFirstRows = 100;
constexpr std::int64_t kMostRows = 10'000;

SqlType type_declared_as(std::string_view declared) {
    if (declared == "BIGINT") return SqlType::integer;
    if (declared == "BOOLEAN") return SqlType::boolean;
    if (declared == "BLOB") return SqlType::bytes;
    if (declared == "TEXT") return SqlType::text;
    if (declared == "DOUBLE PRECISION") return SqlType::real;
    throw std::logic_error(fmt::format("a column is declared as {}, a type that cannot be copied", declared));
}

// In the order of creation, so that referenced rows are copied first.
std::vector<Table> tables_of_sqlite(Connection& connection) {
    std::vector<Table> tables;
    connection
        .select<std::string>(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
            "AND name <> 'migrations' ORDER BY rowid")
        .each([&](std::string name) {
            tables.push_back({.name = std::move(name), .columns = {}, .types = {}, .key = {}});
        });
    for (Table& table : tables) {
        std::map<int, std::size_t> key;
        connection
            .select<std::string, std::string, int>(
                "SELECT name, type, pk FROM pragma_table_info(:table) ORDER BY cid", table.name)
            .each([&](std::string name, const std::string& type, int place_in_key) {
                if (place_in_key > 0) key[place_in_key] = table.columns.size();
                table.columns.push_back(std::move(name));
                table.types.push_back(type_declared_as(type));
            });
        if (key.empty())
            throw std::logic_error(fmt::format("{} has no primary key to copy it by", table.name));
        for (const auto& [place, column] : key) table.key.push_back(column);
    }
    return tables;
}

std::vector<Table> tables_of(Database& one, Database& other) {
    if (one.url().dialect == Dialect::sqlite) return one.read(tables_of_sqlite);
    if (other.url().dialect == Dialect::sqlite) return other.read(tables_of_sqlite);
    throw std::logic_error("one of the two databases has to be SQLite");
}

std::int64_t count_rows(Connection& connection, const Table& table) {
    return connection.select<std::int64_t>(fmt::format("SELECT COUNT(*) FROM {}", table.name))
        .first()
        .value();
}

// Rows that the migrations themselves write do not count as content.
void refuse_content(Connection& connection, const std::vector<Table>& tables) {
    Database fresh({.url = DatabaseUrl::parse("sqlite::memory:").value()});
    migrate(fresh);
    fresh.read([&](Connection& empty) {
        for (const Table& table : tables) {
            if (count_rows(connection, table) != count_rows(empty, table))
                throw DatabaseError(fmt::format("the database is not empty: {} holds rows", table.name));
        }
    });
}

// Mends texts that older versions accepted and PostgreSQL cannot store. Returns the number of texts it
// changed.
std::int64_t mend(std::vector<Cell>& row) {
    std::int64_t mended = 0;
    for (Cell& cell : row) {
        if (cell.type != SqlType::text || cell.is_null || base::is_storable(cell.text)) continue;
        cell.text = base::to_storable(cell.text);
        ++mended;
    }
    return mended;
}

std::size_t bytes_of(std::span<const Cell> row) {
    std::size_t bytes = 0;
    for (const Cell& cell : row) bytes += sizeof cell + cell.text.size();
    return bytes;
}

// Visits all rows in the order of their key, page by page, to keep few of them in memory: libpq holds the
// whole result of a statement.
void each_row_of(Connection& from, const Table& table,
                 const std::function<void(std::span<const Cell>)>& visit) {
    std::vector<std::string> key;
    for (const std::size_t column : table.key) key.push_back(table.columns[column]);
    const auto select = [&](std::string_view condition) {
        return fmt::format("SELECT {} FROM {} {} ORDER BY {} LIMIT :rows", fmt::join(table.columns, ", "),
                           table.name, condition, fmt::join(key, ", "));
    };
    const std::string first = select("");
    const std::string next =
        select(fmt::format("WHERE ({}) > (:{})", fmt::join(key, ", "), fmt::join(key, ", :")));
    std::vector<Cell> after;
    std::int64_t asked = kFirstRows;
    for (std::int64_t given = asked; given == asked;) {
        std::vector<Cell> params = after;
        params.push_back(
            {.type = SqlType::integer, .is_null = false, .integer = asked, .real = 0, .text = {}});
        given = 0;
        std::size_t bytes = 0;
        std::vector<Cell> last;
        from.each_row(after.empty() ? first : next, params, table.types, [&](std::span<const Cell> row) {
            visit(row);
            ++given;
            bytes += bytes_of(row);
            last.clear();
            for (const std::size_t column : table.key) last.push_back(row[column]);
        });
        after = std::move(last);
        if (given < asked) return;
        const auto fitting =
            static_cast<std::int64_t>(kBytesAtOnce / (bytes / static_cast<std::size_t>(given) + 1));
        asked = given = std::clamp<std::int64_t>(fitting, 1, kMostRows);
    }
}

CopiedTable copy_table(Connection& from, Connection& into, const Table& table) {
    const auto columns = fmt::format("{}", fmt::join(table.columns, ", "));
    const auto insert =
        fmt::format("INSERT INTO {} ({}) VALUES (:{})", table.name, columns, fmt::join(table.columns, ", :"));
    CopiedTable copied{.name = table.name};
    std::vector<Cell> copy;
    each_row_of(from, table, [&](std::span<const Cell> row) {
        copy.assign(row.begin(), row.end());
        copied.mended_texts += mend(copy);
        into.insert_row(insert, copy);
        ++copied.rows;
    });
    return copied;
}

// Ends every session and drops queued items that the site may have sent since the backup was made.
void end_what_was_under_way(Connection& connection) {
    std::string after;
    while (revoke_sessions_after(connection, after, 1000) > 0) {
    }
    connection.execute("DELETE FROM employer_sessions");
    connection.execute("DELETE FROM staff_sessions");
    connection.execute("DELETE FROM staff_logins");
    connection.execute("DELETE FROM staff_codes");
    connection.execute("DELETE FROM webhook_deliveries WHERE sent_at IS NULL");
    connection.execute("DELETE FROM application_decisions");
    connection.execute("DELETE FROM webhook_events");
    connection.execute("DELETE FROM deliveries WHERE ended_at IS NULL");
    connection.execute("DELETE FROM untold_news");
    connection.execute(
        "UPDATE counters SET value = (SELECT value FROM counters WHERE name = 'application') "
        "WHERE name = 'webhook' OR name = 'employer_told'");
    connection.execute("UPDATE conversations SET tell_seeker_at = NULL, tell_company_at = NULL");
    connection.execute("UPDATE interviews SET remind_at = company_until WHERE remind_at <= :now",
                       base::SystemClock().now());
}

// Lifts the time limits: filling a large database takes longer than a request may.
void take_time(Connection& connection) {
    if (connection.dialect() != Dialect::postgresql) return;
    connection.execute_once(
        "SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; "
        "SET LOCAL idle_in_transaction_session_timeout = 0");
}

std::vector<CopiedTable> copy(Database& from, Database& into,
                              const std::function<void(Connection&)>& finish) {
    const auto tables = tables_of(into, from);
    const auto copy_all = [&](Connection& source) {
        return into.transaction([&](Connection& target) {
            take_time(target);
            refuse_content(target, tables);
            for (auto table = tables.rbegin(); table != tables.rend(); ++table)
                target.execute(fmt::format("DELETE FROM {}", table->name));
            std::vector<CopiedTable> copied;
            copied.reserve(tables.size());
            for (const Table& table : tables) copied.push_back(copy_table(source, target, table));
            finish(target);
            return copied;
        });
    };
    return from.snapshot(copy_all, Connection::Haste::none);
}

}  // namespace

std::vector<CopiedTable> copy_database(Database& from, Database& into) {
    return copy(from, into, [](Connection&) {});
}

std::vector<CopiedTable> restore_database(Database& backup, Database& into) {
    return copy(backup, into, end_what_was_under_way);
}

}  // namespace hoigung::store
