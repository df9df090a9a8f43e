#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <soci/soci.h>

#include "store/connection.hpp"
#include "store/prepared.hpp"
#include "store/sql_stopwatch.hpp"

namespace hoigung::store {

// The driver side of a connection. Statements are destroyed before the session they were prepared on.
struct Connection::Backend {
    Backend(Dialect of, std::shared_ptr<StatementCounts> statement_counts)
        : dialect(of), counts(std::move(statement_counts)) {}

    // Runs driver code for a statement and translates what it throws.
    template <class Work>
    auto guarded(std::string_view sql, Work work) {
        try {
            return work();
        } catch (const soci::soci_error& error) {
            rethrow(error, sql);
        }
    }
    [[noreturn]] void rethrow(const soci::soci_error& error, std::string_view sql);

    // Runs a statement that is not prepared.
    template <class Work>
    void run_unprepared(std::string_view sql, Work work) {
        ++counts->statements_around;
        SqlStopwatch stopwatch;
        stopwatch.measure([&] { guarded(sql, work); });
        stopwatch.log(sql);
    }

    // Discards a statement that failed or was left before its last row. On PostgreSQL it is destroyed when
    // the transaction has ended: before that, the server may refuse to free its side.
    void discard(const Prepared& statement);

    void count_statement();
    void count_row();

    const Dialect dialect;
    const std::shared_ptr<StatementCounts> counts;
    // Whether the current transaction writes.
    bool is_writing = false;
    // Whether the commit of the current transaction is told to followers.
    bool is_told = false;
    bool lost = false;
    soci::session session;
    std::map<std::string, std::unique_ptr<Prepared>, std::less<>> statements;
    std::vector<std::unique_ptr<Prepared>> discarded;
};

}  // namespace hoigung::store
