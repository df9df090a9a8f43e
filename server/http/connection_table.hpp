#pragma once

#include <cstddef>
#include <map>
#include <mutex>

#include "http/address.hpp"

namespace hoigung::http {

// Counts open connections, in total and by client network, so that no client can use all of them.
class ConnectionTable {
  public:
    ConnectionTable(std::size_t most, std::size_t most_per_address);

    // Takes a slot if one is free. `counted_alone` is false for our own proxies, which serve many clients.
    [[nodiscard]] bool enter(const IpAddress& peer, bool counted_alone);
    void leave(const IpAddress& peer, bool counted_alone);
    [[nodiscard]] std::size_t size() const;

  private:
    const std::size_t most_;
    const std::size_t most_per_address_;
    mutable std::mutex mutex_;
    std::size_t open_ = 0;
    std::map<IpAddress, std::size_t> by_network_;
};

}  // namespace hoigung::http
