#include "http/connection_table.hpp"

namespace hoigung::http {

ConnectionTable::ConnectionTable(std::size_t most, std::size_t most_per_address)
    : most_(most), most_per_address_(most_per_address) {}

bool ConnectionTable::enter(const IpAddress& peer, bool counted_alone) {
    const std::lock_guard lock(mutex_);
    if (open_ >= most_) return false;
    if (counted_alone) {
        std::size_t& open = by_network_[peer.network()];
        if (open >= most_per_address_) return false;
        ++open;
    }
    ++open_;
    return true;
}

void ConnectionTable::leave(const IpAddress& peer, bool counted_alone) {
    const std::lock_guard lock(mutex_);
    --open_;
    if (!counted_alone) return;
    const auto found = by_network_.find(peer.network());
    if (found != by_network_.end() && --found->second == 0) by_network_.erase(found);
}

std::size_t ConnectionTable::size() const {
    const std::lock_guard lock(mutex_);
    return open_;
}

}  // namespace hoigung::http
