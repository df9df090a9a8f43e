#pragma once

#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "store/connection.hpp"

namespace hoigung::store {

// A bounded number of connections, lent out first come, first served. A lost connection is replaced when it
// is next lent.
class Pool {
  public:
    using Open = std::function<std::unique_ptr<Connection>()>;

    // Gives its connection back when destroyed.
    class Loan {
      public:
        Loan(Pool& pool, std::unique_ptr<Connection> connection)
            : pool_(pool), connection_(std::move(connection)) {}
        Loan(const Loan&) = delete;
        Loan& operator=(const Loan&) = delete;
        ~Loan() { pool_.give_back(std::move(connection_)); }

        [[nodiscard]] Connection& operator*() const { return *connection_; }
        [[nodiscard]] Connection* operator->() const { return connection_.get(); }

      private:
        Pool& pool_;
        std::unique_ptr<Connection> connection_;
    };

    Pool(std::size_t size, std::chrono::milliseconds wait, Open open);

    // Throws PoolExhausted when none becomes free in time, Unavailable when none can be opened.
    [[nodiscard]] Loan lend();
    // How many callers are waiting for a connection.
    [[nodiscard]] std::size_t waiting() const;
    // How many connections are lent.
    [[nodiscard]] std::size_t in_use() const;
    [[nodiscard]] std::size_t size() const { return size_; }

  private:
    struct Waiter {
        std::condition_variable turn;
        bool is_served = false;
    };

    void wait_for_place();
    void leave_place();
    [[nodiscard]] std::unique_ptr<Connection> idle_or_new();
    [[nodiscard]] std::unique_ptr<Connection> open_with_backoff();
    void give_back(std::unique_ptr<Connection> connection);

    const std::size_t size_;
    const std::chrono::milliseconds wait_;
    const Open open_;

    mutable std::mutex mutex_;
    std::size_t lent_ = 0;
    std::deque<Waiter*> waiters_;
    std::vector<std::unique_ptr<Connection>> idle_;

    std::chrono::milliseconds backoff_{0};
    std::chrono::steady_clock::time_point next_try_;
};

}  // namespace hoigung::store
