#include "store/lease_fence.hpp"

#include <fmt/format.h>

namespace hoigung::store {
namespace {

thread_local const domain::Lease* current_lease = nullptr;

}  // namespace

LeaseFence::LeaseFence(const domain::Lease& lease) : before_(current_lease) {
    current_lease = &lease;
}

LeaseFence::~LeaseFence() {
    current_lease = before_;
}

const domain::Lease* LeaseFence::current() {
    return current_lease;
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
