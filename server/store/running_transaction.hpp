#pragma once

#include <functional>
#include <vector>

#include "store/connection.hpp"

namespace hoigung::store {

class Database;

// A transaction while its work runs, found by what the work calls on its thread.
class RunningTransaction {
  public:
    // All calls of the database within a shared transaction become parts of it.
    enum class Kind { own, shared };

    RunningTransaction(const Database& database, Connection& connection, Kind kind);
    RunningTransaction(const RunningTransaction&) = delete;
    RunningTransaction& operator=(const RunningTransaction&) = delete;
    ~RunningTransaction();

    // The innermost one of this thread; null outside any of this database.
    [[nodiscard]] static RunningTransaction* of(const Database& database);
    // The connection of a shared one; null outside any.
    [[nodiscard]] static Connection* shared(const Database& database);

    // Calls `last` after the work and before the commit: for a row that everybody locks.
    void at_the_end(std::function<void(Connection&)> last) { last_.push_back(std::move(last)); }
    void finish();

  private:
    const Database& database_;
    Connection& connection_;
    const Kind kind_;
    RunningTransaction* const before_;
    std::vector<std::function<void(Connection&)>> last_;
};

}  // namespace hoigung::store
