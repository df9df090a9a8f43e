#pragma once

#include <atomic>

#include "domain/lease.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// Another process has the lease by now, or it was given up: work under it has to stop.
class LeaseLost final : public Unavailable {
  public:
    using Unavailable::Unavailable;
};

// While a fence is alive, every transaction of its thread first checks that the holder still has the lease,
// and throws LeaseLost otherwise. So two processes never do the same work, even when one outlives its lease,
// and nobody has to wait for slow work to end.
class LeaseFence {
  public:
    // The lease and the flag must outlive this object.
    explicit LeaseFence(const domain::Lease& lease, const std::atomic<bool>* given_up = nullptr);
    LeaseFence(const LeaseFence&) = delete;
    LeaseFence& operator=(const LeaseFence&) = delete;
    ~LeaseFence();

    // Null outside any fence. Throws LeaseLost when the lease was given up.
    [[nodiscard]] static const domain::Lease* current();
    // Throws LeaseLost unless the lease is held. On success, nobody can take it over before the connection's
    // transaction has ended.
    static void require_held(Connection& connection, const domain::Lease& lease);

  private:
    const domain::Lease& lease_;
    const std::atomic<bool>* const given_up_;
    const LeaseFence* const before_;
};

}  // namespace hoigung::store
