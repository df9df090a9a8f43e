#pragma once

#include "store/connection.hpp"

namespace hoigung::store {

// Rolls back when destroyed, unless it was committed.
class Transaction {
  public:
    Transaction(Connection& connection, Connection::Isolation isolation) : connection_(connection) {
        connection_.begin(isolation);
    }
    Transaction(const Transaction&) = delete;
    Transaction& operator=(const Transaction&) = delete;
    ~Transaction() {
        if (!is_committed_) connection_.rollback();
    }
    void commit() {
        connection_.commit();
        is_committed_ = true;
    }

  private:
    Connection& connection_;
    bool is_committed_ = false;
};

}  // namespace hoigung::store
