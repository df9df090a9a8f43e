#include "store/running_transaction.hpp"

namespace hoigung::store {
namespace {

thread_local RunningTransaction* innermost_running = nullptr;

}  // namespace

RunningTransaction::RunningTransaction(const Database& database, Connection& connection, Kind kind)
    : database_(database), connection_(connection), kind_(kind), before_(innermost_running) {
    innermost_running = this;
}

RunningTransaction::~RunningTransaction() {
    innermost_running = before_;
}

RunningTransaction* RunningTransaction::of(const Database& database) {
    for (auto* each = innermost_running; each != nullptr; each = each->before_) {
        if (&each->database_ == &database) return each;
    }
    return nullptr;
}

Connection* RunningTransaction::shared(const Database& database) {
    auto* found = of(database);
    return found != nullptr && found->kind_ == Kind::shared ? &found->connection_ : nullptr;
}

void RunningTransaction::finish() {
    for (const auto& last : last_) last(connection_);
}

}  // namespace hoigung::store
