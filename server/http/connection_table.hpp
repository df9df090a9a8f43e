#pragma once

#include <cstddef>
#include <map>
#include <mutex>

#include "http/address.hpp"

namespace hoigung::http {

// Counts open connections, in all and by client network, so that no client can take every place.
class ConnectionTable {
  public:
    ConnectionTable(std::size_t most, std::size_t most_per_address);

    // Takes a place if there is one. `counted_alone`: false for our own proxies, who speak for many clients.
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
