#include "store/connection.hpp"

#include <algorithm>
#include <stdexcept>

#include <fmt/format.h>
#include <poll.h>

#include "store/backend.hpp"
#include "store/backend_error.hpp"
#include "store/open_backend.hpp"
#include "store/raw_handles.hpp"

namespace hoigung::store {
namespace {

// Statements are constants of the program; a cache that grows past this limit is being fed generated ones.
constexpr std::size_t kMaxStatements = 500;

bool is_in_transaction(soci::session& session, Dialect dialect) {
    if (dialect == Dialect::postgresql)
        return PQtransactionStatus(postgresql_handle(session)) != PQTRANS_IDLE;
    return sqlite_api::sqlite3_get_autocommit(sqlite_handle(session)) == 0;
}

}  // namespace

void Connection::Backend::discard(const Prepared& statement) {
    const auto found = statements.find(statement.sql());
    discarded.push_back(std::move(found->second));
    statements.erase(found);
    if (dialect == Dialect::sqlite || !is_in_transaction(session, dialect)) discarded.clear();
}

void Connection::Backend::rethrow(const soci::soci_error& error, std::string_view sql) {
    lost = lost || is_lost(error, session, dialect);
    throw_translated(error, session, dialect, sql);
}

void Connection::Backend::count_statement() {
    ++counts->statements;
    if (is_writing) ++counts->statements_in_writes;
}

void Connection::Backend::count_row() {
    if (is_writing) ++counts->rows_read_in_writes;
}

namespace detail {

Cursor::Cursor(Prepared& statement) : statement_(statement) {
    if (statement.is_running)
        throw std::logic_error("the statement is still giving rows: " + statement.sql());
    statement_.is_running = true;
}

Cursor::~Cursor() {
    statement_.is_running = false;
    if (started_) statement_.log();
    if (!ended_) statement_.backend().discard(statement_);
}

bool Cursor::next() {
    if (!started_) statement_.backend().count_statement();
    const bool has_row = started_ ? statement_.fetch() : statement_.execute();
    started_ = true;
    if (has_row) statement_.backend().count_row();
    ended_ = !has_row;
    return has_row;
}

std::span<Cell> Cursor::cells() const {
    return statement_.columns();
}

}  // namespace detail

Connection::Connection(const DatabaseUrl& url, Access access, const ConnectionLimits& limits,
                       std::shared_ptr<UnreadableRows> unreadable_rows,
                       std::shared_ptr<StatementCounts> statement_counts,
                       std::shared_ptr<ChangeSignal> change_signal)
    : backend_(std::make_unique<Backend>(url.dialect, std::move(statement_counts))),
      unreadable_rows_(std::move(unreadable_rows)),
      change_signal_(std::move(change_signal)) {
    open_backend(backend_->session, url, access, limits);
}

Connection::~Connection() = default;

Dialect Connection::dialect() const {
    return backend_->dialect;
}

std::string_view Connection::for_update() const {
    return dialect() == Dialect::postgresql ? " FOR UPDATE" : "";
}

Prepared& Connection::prepared(std::string_view sql, std::span<const SqlType> params,
                               std::span<const SqlType> columns) {
    auto& statements = backend_->statements;
    if (const auto found = statements.find(sql); found != statements.end()) {
        if (!found->second->fits(params, columns))
            throw std::logic_error("the statement is used with two kinds of values: " + std::string(sql));
        return *found->second;
    }
    if (statements.size() >= kMaxStatements)
        std::erase_if(statements, [](const auto& entry) { return !entry.second->is_running; });
    auto statement = std::make_unique<Prepared>(*backend_, sql, params, columns);
    return *statements.emplace(std::string(sql), std::move(statement)).first->second;
}

std::span<Cell> Connection::parameters(Prepared& statement) {
    return statement.params();
}

std::int64_t Connection::run(Prepared& statement) {
    detail::Cursor cursor(statement);
    while (cursor.next()) {
    }
    return statement.affected_rows();
}

void Connection::each_row(std::string_view sql, std::span<const Cell> params,
                          std::span<const SqlType> columns,
                          const std::function<void(std::span<const Cell>)>& visit) {
    std::vector<SqlType> types(params.size());
    std::ranges::transform(params, types.begin(), &Cell::type);
    Prepared& statement = prepared(sql, types, columns);
    std::ranges::copy(params, parameters(statement).begin());
    detail::Cursor cursor(statement);
    while (cursor.next()) visit(cursor.cells());
}

void Connection::insert_row(std::string_view sql, std::span<const Cell> values) {
    std::vector<SqlType> types(values.size());
    std::ranges::transform(values, types.begin(), &Cell::type);
    Prepared& statement = prepared(sql, types, {});
    std::ranges::copy(values, parameters(statement).begin());
    (void)run(statement);
}

void Connection::execute_once(const std::string& sql) {
    backend_->run_unprepared(sql, [&] { backend_->session << sql; });
}

void Connection::tell_after_commit() {
    backend_->is_told = true;
}

void Connection::tell_of_commit() {
    change_signal_->tell();
    if (dialect() != Dialect::postgresql) return;
    try {
        // After the commit, not within it: PostgreSQL lets transactions with a notice commit one after the
        // other, each of them until it is on disk.
        execute_once(fmt::format("NOTIFY {}, '{}'", kChangeChannel, change_signal_->sender()));
    } catch (const std::exception&) {
        // The change is stored. Other processes find it when they next look.
    }
}

void Connection::begin(Isolation isolation, Haste haste) {
    backend_->is_told = false;
    if (dialect() == Dialect::sqlite) {
        execute_once(isolation == Isolation::snapshot ? "BEGIN" : "BEGIN IMMEDIATE");
    } else {
        std::string sql = isolation == Isolation::snapshot ? "BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY"
                                                           : "BEGIN ISOLATION LEVEL READ COMMITTED";
        if (haste == Haste::none)
            sql +=
                "; SET LOCAL lock_timeout = 0; SET LOCAL statement_timeout = 0; "
                "SET LOCAL idle_in_transaction_session_timeout = 0";
        execute_once(sql);
    }
    backend_->is_writing = isolation == Isolation::read_committed;
}

void Connection::commit() {
    // PostgreSQL answers COMMIT with success here, although it rolls back.
    if (dialect() == Dialect::postgresql &&
        PQtransactionStatus(postgresql_handle(backend_->session)) == PQTRANS_INERROR)
        throw DatabaseError("a statement of the transaction failed, so that it cannot be committed");
    backend_->run_unprepared("COMMIT", [&] { backend_->session.commit(); });
    backend_->is_writing = false;
    backend_->discarded.clear();
    if (std::exchange(backend_->is_told, false)) tell_of_commit();
}

bool Connection::in_transaction() {
    return is_in_transaction(backend_->session, dialect());
}

void Connection::rollback() noexcept {
    try {
        if (in_transaction()) backend_->run_unprepared("ROLLBACK", [&] { backend_->session.rollback(); });
    } catch (const std::exception&) {
        // A connection that cannot roll back must not be used again; closing it rolls back.
        backend_->lost = true;
    }
    backend_->is_writing = false;
    backend_->discarded.clear();
}

bool Connection::usable() {
    if (backend_->lost) return false;
    if (dialect() == Dialect::sqlite) return true;
    PGconn* const connection = postgresql_handle(backend_->session);
    if (PQstatus(connection) != CONNECTION_OK) return false;
    // An idle connection expects no data, so anything readable means that the server is closing it.
    pollfd socket{PQsocket(connection), POLLIN, 0};
    return poll(&socket, 1, 0) == 0;
}

}  // namespace hoigung::store
