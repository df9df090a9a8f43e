#pragma once

#include <map>
#include <memory>
#include <string>

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

    void forget(const Prepared& statement) { statements.erase(statement.sql()); }

    const Dialect dialect;
    bool lost = false;
    soci::session session;
    std::map<std::string, std::unique_ptr<Prepared>, std::less<>> statements;
};

}  // namespace hoigung::store
