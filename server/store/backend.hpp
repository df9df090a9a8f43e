#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include <soci/soci.h>

#include "store/connection.hpp"
#include "store/prepared.hpp"

namespace hoigung::store {

// What stands behind a connection. The statements go before the session that they were prepared on.
struct Connection::Backend {
    explicit Backend(Dialect of) : dialect(of) {}

    // Runs something of the driver's for a statement and translates what it throws.
    template <class Work>
    auto guarded(std::string_view sql, Work work) {
        try {
            return work();
        } catch (const soci::soci_error& error) {
            rethrow(error, sql);
        }
    }
    [[noreturn]] void rethrow(const soci::soci_error& error, std::string_view sql);

    // Takes a statement out of use that failed or was left before its last row. On PostgreSQL it goes when
    // the transaction has ended: before that, the server may not let go of its side.
    void discard(const Prepared& statement);

    const Dialect dialect;
    bool lost = false;
    soci::session session;
    std::map<std::string, std::unique_ptr<Prepared>, std::less<>> statements;
    std::vector<std::unique_ptr<Prepared>> discarded;
};

}  // namespace hoigung::store
