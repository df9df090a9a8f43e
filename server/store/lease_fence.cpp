#include "store/lease_fence.hpp"

#include <fmt/format.h>

namespace hoigung::store {
namespace {

thread_local const LeaseFence* innermost = nullptr;

}  // namespace

LeaseFence::LeaseFence(const domain::Lease& lease, const std::atomic<bool>* given_up)
    : lease_(lease), given_up_(given_up), before_(innermost) {
    innermost = this;
}

LeaseFence::~LeaseFence() {
    innermost = before_;
}

const domain::Lease* LeaseFence::current() {
    if (innermost == nullptr) return nullptr;
    const domain::Lease& lease = innermost->lease_;
    if (innermost->given_up_ != nullptr && *innermost->given_up_)
        throw LeaseLost(fmt::format("the lease of {} is given up", lease.task));
    return &lease;
}

void LeaseFence::require_held(Connection& connection, const domain::Lease& lease) {
    const auto held = connection
                          .select<std::int64_t>(
                              fmt::format("SELECT number FROM leases WHERE task = :task AND holder = :holder "
                                          "AND number = :number{}",
                                          connection.dialect() == Dialect::postgresql ? " FOR SHARE" : ""),
                              lease.task, lease.holder, lease.number)
                          .first();
    if (!held) throw LeaseLost(fmt::format("the lease of {} is another process's by now", lease.task));
}

}  // namespace hoigung::store
