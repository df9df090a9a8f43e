#pragma once

#include <atomic>

#include "domain/lease.hpp"
#include "store/connection.hpp"

namespace hoigung::store {

// The lease was given to another process, or is given up: whoever works under it has to stop.
class LeaseLost final : public Unavailable {
  public:
    using Unavailable::Unavailable;
};

// While one is alive, every transaction of its thread is done only if the lease is still the holder's, and
// throws LeaseLost otherwise. So what takes longer than its lease, in spite of all renewing, is not done by
// two, and what takes long need not be waited for.
class LeaseFence {
  public:
    // The lease must outlive this, and so must what tells whether it is given up.
    explicit LeaseFence(const domain::Lease& lease, const std::atomic<bool>* given_up = nullptr);
    LeaseFence(const LeaseFence&) = delete;
    LeaseFence& operator=(const LeaseFence&) = delete;
    ~LeaseFence();

    // Null outside of all. Throws when it is given up.
    [[nodiscard]] static const domain::Lease* current();
    // Nobody takes the lease over before the connection's transaction has ended.
    static void require_held(Connection& connection, const domain::Lease& lease);

  private:
    const domain::Lease& lease_;
    const std::atomic<bool>* const given_up_;
    const LeaseFence* const before_;
};

}  // namespace hoigung::store
