#pragma once

#include <chrono>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include "store/commit_queue.hpp"
#include "store/connection.hpp"
#include "store/lease_fence.hpp"
#include "store/pool.hpp"
#include "store/running_transaction.hpp"
#include "store/transaction.hpp"

namespace hoigung::store {

struct DatabaseSettings {
    DatabaseUrl url;
    // SQLite: readers beside the one writer. PostgreSQL: all connections.
    std::size_t connections = 8;
    // How long a caller waits for a free connection.
    std::chrono::milliseconds wait{2000};
    ConnectionLimits limits{};
};

// How busy the connections of one kind are.
struct PoolUse {
    // "writer" and "readers" of a SQLite file, "all" where every connection reads and writes.
    std::string_view pool;
    std::size_t size = 0;
    std::size_t in_use = 0;
    std::size_t waiting = 0;
};

// Whether a transaction's work may be retried, because its only effects are in the database.
enum class Repeat { never, safe };

// The only access to SQL. Thread-safe. Every call blocks, and throws Unavailable while the database cannot be
// reached; the first call after the database is back succeeds.
class Database {
  public:
    // Opens a first connection, so that a wrong address fails here.
    explicit Database(DatabaseSettings settings);

    [[nodiscard]] const DatabaseUrl& url() const { return settings_.url; }
    // The rows that reads through this object have left out.
    [[nodiscard]] UnreadableRows& unreadable_rows() { return *unreadable_rows_; }
    [[nodiscard]] const StatementCounts& statement_counts() const { return *statement_counts_; }
    // Tells of this process's commits that followers have to know of.
    [[nodiscard]] ChangeSignal& change_signal() { return *change_signal_; }
    // How many callers are waiting for a connection.
    [[nodiscard]] std::size_t waiting() const {
        return writers_->waiting() + (readers_ ? readers_->waiting() : 0) +
               (commits_ ? commits_->waiting() : 0);
    }

    [[nodiscard]] std::vector<PoolUse> pools() const;

    // Runs a single query.
    template <class Work>
    auto read(Work work) -> std::invoke_result_t<Work, Connection&> {
        if (Connection* shared = RunningTransaction::shared(*this)) return work(*shared);
        const auto connection = readers().lend();
        return work(*connection);
    }

    // All queries in `work` see the same snapshot, taken at the first one.
    template <class Work>
    auto snapshot(Work work, Connection::Haste haste = Connection::Haste::usual)
        -> std::invoke_result_t<Work, Connection&> {
        if (Connection* shared = RunningTransaction::shared(*this)) return work(*shared);
        const auto connection = readers().lend();
        return in_transaction(*connection, Connection::Isolation::snapshot, work, haste);
    }

    // All of `work` is on disk when this returns, none of it when this throws. `work` may run on another
    // caller's thread, and must not swallow its statements' exceptions: PostgreSQL aborts the transaction
    // after one. Within a LeaseFence the transaction commits only while the lease is held.
    template <class Work>
    auto transaction(Work work, Repeat repeat = Repeat::never) -> std::invoke_result_t<Work, Connection&> {
        if (Connection* shared = RunningTransaction::shared(*this)) return work(*shared);
        return run(work, repeat, RunningTransaction::Kind::own);
    }

    // Runs `work` in a transaction of which all reads and transactions are parts that it makes by this object
    // on its thread.
    void together(const std::function<void()>& work) {
        if (RunningTransaction::shared(*this) != nullptr) return work();
        run([&work](Connection& /*connection*/) { work(); }, Repeat::safe, RunningTransaction::Kind::shared);
    }

  private:
    static constexpr int kAttempts = 5;

    template <class Work>
    auto run(const Work& work, Repeat repeat, RunningTransaction::Kind kind)
        -> std::invoke_result_t<Work, Connection&> {
        const auto fenced = [this, &work, kind, lease = LeaseFence::current()](Connection& connection) {
            if (lease != nullptr) LeaseFence::require_held(connection, *lease);
            RunningTransaction running(*this, connection, kind);
            if constexpr (std::is_void_v<std::invoke_result_t<Work, Connection&>>) {
                work(connection);
                running.finish();
            } else {
                auto result = work(connection);
                running.finish();
                return result;
            }
        };
        for (int attempt = 1;; ++attempt) {
            try {
                return write(fenced);
            } catch (const SerializationFailure&) {
                if (repeat == Repeat::never || attempt == kAttempts) throw;
            }
            pause_before(attempt + 1);
        }
    }

    template <class Work>
    auto write(Work& work) -> std::invoke_result_t<Work, Connection&> {
        if (!commits_) {
            const auto connection = writers_->lend();
            return in_transaction(*connection, Connection::Isolation::read_committed, work);
        }
        if constexpr (std::is_void_v<std::invoke_result_t<Work, Connection&>>) {
            commits_->run([&](Connection& connection) { work(connection); });
        } else {
            std::optional<std::invoke_result_t<Work, Connection&>> result;
            commits_->run([&](Connection& connection) { result.emplace(work(connection)); });
            return *std::move(result);
        }
    }

    template <class Work>
    static auto in_transaction(Connection& connection, Connection::Isolation isolation, Work& work,
                               Connection::Haste haste = Connection::Haste::usual)
        -> std::invoke_result_t<Work, Connection&> {
        Transaction transaction(connection, isolation, haste);
        if constexpr (std::is_void_v<std::invoke_result_t<Work, Connection&>>) {
            work(connection);
            transaction.commit();
        } else {
            auto result = work(connection);
            transaction.commit();
            return result;
        }
    }

    static void pause_before(int attempt);
    [[nodiscard]] Pool& readers() { return readers_ ? *readers_ : *writers_; }

    DatabaseSettings settings_;
    const std::shared_ptr<UnreadableRows> unreadable_rows_ = std::make_shared<UnreadableRows>();
    const std::shared_ptr<StatementCounts> statement_counts_ = std::make_shared<StatementCounts>();
    const std::shared_ptr<ChangeSignal> change_signal_ = std::make_shared<ChangeSignal>();
    std::unique_ptr<Pool> writers_;
    // Only for a SQLite file, which has separate readers; otherwise the writers also read.
    std::unique_ptr<Pool> readers_;
    // Only for a database with a single writer.
    std::unique_ptr<CommitQueue> commits_;
};

}  // namespace hoigung::store
