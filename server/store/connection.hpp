#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

#include "store/change_signal.hpp"
#include "store/database_url.hpp"
#include "store/sql_value.hpp"
#include "store/statement_counts.hpp"
#include "store/unreadable_rows.hpp"

namespace hoigung::store {

class Prepared;

namespace detail {

// Runs a prepared statement to its end, even on exceptions: SQLite keeps its locks until then.
class Cursor {
  public:
    explicit Cursor(Prepared& statement);
    Cursor(const Cursor&) = delete;
    Cursor& operator=(const Cursor&) = delete;
    ~Cursor();

    // False after the last row.
    [[nodiscard]] bool next();
    [[nodiscard]] std::span<Cell> cells() const;

  private:
    Prepared& statement_;
    bool started_ = false;
    bool ended_ = false;
};

template <class... Columns>
struct RowOf {
    using type = std::tuple<Columns...>;
};
template <class Column>
struct RowOf<Column> {
    using type = Column;
};

}  // namespace detail

// How to treat a row that cannot be read: a list leaves it out, a lookup of that very row throws.
enum class IfUnreadable { left_out, thrown };

// A query with its parameters bound. It runs when the rows are requested, which must be before the connection
// is used for anything else.
template <class... Columns>
class [[nodiscard]] Selection {
  public:
    // The value itself when the query has one column, else a tuple.
    using Row = typename detail::RowOf<Columns...>::type;

    explicit Selection(Prepared& statement) : statement_(statement) {}

    // Calls `visit(column...)` for every row.
    template <class Visit>
    void each(Visit visit) {
        detail::Cursor cursor(statement_);
        while (cursor.next()) apply(cursor, visit, std::index_sequence_for<Columns...>{});
    }

    // Like each(), for rows with their own id in the first column. A row that cannot be read is logged and
    // counted; then it is left out, or thrown as UnreadableRow.
    template <class Visit>
    void each_of(UnreadableRows& unreadable, std::string_view table, IfUnreadable otherwise, Visit visit) {
        detail::Cursor cursor(statement_);
        while (cursor.next()) {
            const std::string id = detail::shown(cursor.cells().front());
            const bool is_read = unreadable.try_read(
                table, id, [&] { apply(cursor, visit, std::index_sequence_for<Columns...>{}); });
            if (!is_read && otherwise == IfUnreadable::thrown)
                throw UnreadableRow("row " + id + " of " + std::string(table) + " cannot be read");
        }
    }

    [[nodiscard]] std::optional<Row> first() {
        std::optional<Row> row;
        each([&row](Columns... columns) {
            if (!row) row.emplace(std::move(columns)...);
        });
        return row;
    }

    [[nodiscard]] std::vector<Row> all() {
        std::vector<Row> rows;
        each([&rows](Columns... columns) { rows.emplace_back(std::move(columns)...); });
        return rows;
    }

  private:
    template <class Visit, std::size_t... I>
    static void apply(const detail::Cursor& cursor, Visit& visit, std::index_sequence<I...>) {
        visit(detail::take<Columns>(cursor.cells()[I])...);
    }

    Prepared& statement_;
};

// How long a connection waits. The last two limits apply to PostgreSQL only.
struct ConnectionLimits {
    // For a lock that another transaction holds, possibly in another program.
    std::chrono::milliseconds lock_wait{5000};
    // For a statement to finish, and for the next statement of a transaction to come.
    std::chrono::milliseconds statement{30000};
    std::chrono::milliseconds idle_in_transaction{60000};
};

// One open connection, with the statements that were prepared on it. Used by one thread at a time.
//
//     connection.execute("UPDATE jobs SET state = :state WHERE id = :id", JobState::closed, id);
//     connection.select<JobId, std::string>("SELECT id, document FROM jobs").each([&](JobId id, ...) {...});
//
// Parameters are given in the order in which their names first appear in the statement.
class Connection {
  public:
    enum class Access { read, write };
    enum class Isolation { snapshot, read_committed };
    // `none` lifts the time limits of a transaction, for example one that copies everything.
    enum class Haste { usual, none };

    // Throws Unavailable when the database cannot be opened. All connections of a database share the list of
    // its unreadable rows, the counts of its statements and the signal of its changes.
    Connection(const DatabaseUrl& url, Access access, const ConnectionLimits& limits,
               std::shared_ptr<UnreadableRows> unreadable_rows = std::make_shared<UnreadableRows>(),
               std::shared_ptr<StatementCounts> statement_counts = std::make_shared<StatementCounts>(),
               std::shared_ptr<ChangeSignal> change_signal = std::make_shared<ChangeSignal>());
    Connection(const Connection&) = delete;
    Connection& operator=(const Connection&) = delete;
    ~Connection();

    [[nodiscard]] Dialect dialect() const;
    [[nodiscard]] UnreadableRows& unreadable_rows() { return *unreadable_rows_; }
    // The suffix of a SELECT that locks its rows until the transaction ends. Empty for SQLite, which has one
    // writer.
    [[nodiscard]] std::string_view for_update() const;

    // Returns the number of rows that the statement touched.
    template <class... Params>
    std::int64_t execute(std::string_view sql, const Params&... params) {
        return run(bind<>(sql, params...));
    }

    template <class... Columns, class... Params>
    Selection<Columns...> select(std::string_view sql, const Params&... params) {
        static_assert(sizeof...(Columns) > 0, "name the types of the columns");
        return Selection<Columns...>(bind<Columns...>(sql, params...));
    }

    // Reads rows whose columns are only known at run time.
    void each_row(std::string_view sql, std::span<const Cell> params, std::span<const SqlType> columns,
                  const std::function<void(std::span<const Cell>)>& visit);
    void insert_row(std::string_view sql, std::span<const Cell> values);

    // Runs a statement without parameters that is not kept prepared, such as one of a migration.
    void execute_once(const std::string& sql);

    // Lets the commit of the current transaction be told to the followers of all processes.
    void tell_after_commit();

    void begin(Isolation isolation, Haste haste = Haste::usual);
    // Throws when a statement of the transaction failed, even if the exception was swallowed.
    void commit();
    void rollback() noexcept;
    // Some failures of SQLite end the transaction on their own.
    [[nodiscard]] bool in_transaction();

    // False when the connection is known to be lost, or the server closed it while it was idle.
    [[nodiscard]] bool usable();

  private:
    friend class Prepared;
    struct Backend;

    template <class... Columns, class... Params>
    Prepared& bind(std::string_view sql, const Params&... params) {
        static constexpr std::array<SqlType, sizeof...(Params)> param_types{
            detail::sql_type<std::decay_t<Params>>()...};
        static constexpr std::array<SqlType, sizeof...(Columns)> column_types{detail::sql_type<Columns>()...};
        Prepared& statement = prepared(sql, param_types, column_types);
        [[maybe_unused]] auto cell = parameters(statement).begin();
        (detail::put(*cell++, params), ...);
        return statement;
    }

    [[nodiscard]] Prepared& prepared(std::string_view sql, std::span<const SqlType> params,
                                     std::span<const SqlType> columns);
    [[nodiscard]] static std::span<Cell> parameters(Prepared& statement);
    [[nodiscard]] static std::int64_t run(Prepared& statement);
    void tell_of_commit();

    std::unique_ptr<Backend> backend_;
    std::shared_ptr<UnreadableRows> unreadable_rows_;
    std::shared_ptr<ChangeSignal> change_signal_;
};

}  // namespace hoigung::store
