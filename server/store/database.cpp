#include "store/database.hpp"

#include <random>
#include <thread>

namespace hoigung::store {
namespace {

Pool::Open opener(const DatabaseSettings& settings, Connection::Access access,
                  const std::shared_ptr<UnreadableRows>& unreadable_rows,
                  const std::shared_ptr<StatementCounts>& statement_counts,
                  const std::shared_ptr<ChangeSignal>& change_signal) {
    return [url = settings.url, access, limits = settings.limits, unreadable_rows, statement_counts,
            change_signal] {
        return std::make_unique<Connection>(url, access, limits, unreadable_rows, statement_counts,
                                            change_signal);
    };
}

}  // namespace

Database::Database(DatabaseSettings settings) : settings_(std::move(settings)) {
    const DatabaseUrl& url = settings_.url;
    const bool has_one_writer = url.dialect == Dialect::sqlite;
    writers_ = std::make_unique<Pool>(
        has_one_writer ? 1 : settings_.connections, settings_.wait,
        opener(settings_, Connection::Access::write, unreadable_rows_, statement_counts_, change_signal_));
    // The writer comes first: it creates the file and sets the journal mode for the readers.
    static_cast<void>(writers_->lend());
    if (has_one_writer) commits_ = std::make_unique<CommitQueue>(*writers_, settings_.wait);
    if (has_one_writer && !url.in_memory())
        readers_ = std::make_unique<Pool>(
            settings_.connections, settings_.wait,
            opener(settings_, Connection::Access::read, unreadable_rows_, statement_counts_, change_signal_));
}

std::vector<PoolUse> Database::pools() const {
    const std::size_t in_turn = commits_ ? commits_->waiting() : 0;
    std::vector<PoolUse> pools{
        {commits_ ? "writer" : "all", writers_->size(), writers_->in_use(), writers_->waiting() + in_turn}};
    if (readers_) pools.push_back({"readers", readers_->size(), readers_->in_use(), readers_->waiting()});
    return pools;
}

void Database::pause_before(int attempt) {
    thread_local std::minstd_rand chance{std::random_device{}()};
    std::uniform_int_distribution<int> milliseconds(1, 5 * attempt);
    std::this_thread::sleep_for(std::chrono::milliseconds{milliseconds(chance)});
}

}  // namespace hoigung::store
