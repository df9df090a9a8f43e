#include "store/copy_database.hpp"

#include <algorithm>
#include <functional>
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
};

SqlType type_declared_as(std::string_view declared) {
    if (declared == "BIGINT") return SqlType::integer;
    if (declared == "BOOLEAN") return SqlType::boolean;
    if (declared == "BLOB") return SqlType::bytes;
    if (declared == "TEXT") return SqlType::text;
    if (declared == "DOUBLE PRECISION") return SqlType::real;
    throw std::logic_error(fmt::format("a column is declared as {}, which nobody copies", declared));
}

// In the order of creation, so that referenced rows are copied first.
std::vector<Table> tables_of_sqlite(Connection& connection) {
    std::vector<Table> tables;
    connection
        .select<std::string>(
            "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite_%' "
            "AND name <> 'migrations' ORDER BY rowid")
        .each([&](std::string name) {
            tables.push_back({.name = std::move(name), .columns = {}, .types = {}});
        });
    for (Table& table : tables) {
        connection
            .select<std::string, std::string>("SELECT name, type FROM pragma_table_info(:table) ORDER BY cid",
                                              table.name)
            .each([&](std::string name, const std::string& type) {
                table.columns.push_back(std::move(name));
                table.types.push_back(type_declared_as(type));
            });
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

// Rows that the migrations themselves write are no content.
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

// What older versions let in and PostgreSQL cannot hold is left out. Returns how many texts that were.
std::int64_t mend(std::vector<Cell>& row) {
    std::int64_t mended = 0;
    for (Cell& cell : row) {
        if (cell.type != SqlType::text || cell.is_null || base::is_storable(cell.text)) continue;
        cell.text = base::to_storable(cell.text);
        ++mended;
    }
    return mended;
}

CopiedTable copy_table(Connection& from, Connection& into, const Table& table) {
    const auto columns = fmt::format("{}", fmt::join(table.columns, ", "));
    const auto select = fmt::format("SELECT {} FROM {}", columns, table.name);
    const auto insert =
        fmt::format("INSERT INTO {} ({}) VALUES (:{})", table.name, columns, fmt::join(table.columns, ", :"));
    CopiedTable copied{.name = table.name};
    std::vector<Cell> copy;
    from.each_row(select, table.types, [&](std::span<const Cell> row) {
        copy.assign(row.begin(), row.end());
        copied.mended_texts += mend(copy);
        into.insert_row(insert, copy);
        ++copied.rows;
    });
    return copied;
}

// Every login ends, and what the site has sent since the backup was made is not sent again.
void end_what_was_under_way(Connection& connection) {
    static_cast<void>(revoke_every_session(connection));
    connection.execute("DELETE FROM employer_sessions");
    connection.execute("DELETE FROM webhook_deliveries WHERE sent_at IS NULL");
    connection.execute("DELETE FROM webhook_events");
    connection.execute("DELETE FROM deliveries WHERE ended_at IS NULL");
    connection.execute(
        "UPDATE counters SET value = (SELECT value FROM counters WHERE name = 'application') "
        "WHERE name = 'webhook'");
}

std::vector<CopiedTable> copy(Database& from, Database& into,
                              const std::function<void(Connection&)>& finish) {
    const auto tables = tables_of(into, from);
    return from.snapshot([&](Connection& source) {
        return into.transaction([&](Connection& target) {
            refuse_content(target, tables);
            for (auto table = tables.rbegin(); table != tables.rend(); ++table)
                target.execute(fmt::format("DELETE FROM {}", table->name));
            std::vector<CopiedTable> copied;
            copied.reserve(tables.size());
            for (const Table& table : tables) copied.push_back(copy_table(source, target, table));
            finish(target);
            return copied;
        });
    });
}

}  // namespace

std::vector<CopiedTable> copy_database(Database& from, Database& into) {
    return copy(from, into, [](Connection&) {});
}

std::vector<CopiedTable> restore_database(Database& backup, Database& into) {
    return copy(backup, into, end_what_was_under_way);
}

}  // namespace hoigung::store
