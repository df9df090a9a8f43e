#pragma once

#include <array>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <optional>
#include <vector>

#include "http/address.hpp"

namespace hoigung::http {

struct RateLimit {
    // Requests that an address may make each second on average; 0 for no limit.
    double per_second = 50;
    // The most requests at once after a pause.
    double burst = 300;
    // The most addresses to remember.
    std::size_t addresses = 65'536;
};

// A token bucket per address, in a table of fixed size that never allocates after construction. When a row of
// the table is full, the address with the fullest bucket is evicted, because it loses least.
class RateLimiter {
  public:
    using Time = std::chrono::steady_clock::time_point;

    explicit RateLimiter(RateLimit limit);

    // Takes tokens. std::nullopt when there were enough, otherwise the time until there will be.
    [[nodiscard]] std::optional<std::chrono::milliseconds> take(const IpAddress& client, Time now,
                                                                std::int64_t tokens = 1);

  private:
    using Nanoseconds = std::chrono::nanoseconds;
    // The bucket as one number: the moment when it will be full again.
    struct Bucket {
        IpAddress address;
        std::int64_t full_at = 0;
    };
    static constexpr std::size_t kRowSize = 8;
    static constexpr std::size_t kLocks = 64;
    using Row = std::array<Bucket, kRowSize>;

    [[nodiscard]] std::size_t row_of(const IpAddress& address) const;
    [[nodiscard]] static Bucket& find_or_replace(Row& row, const IpAddress& address);

    std::int64_t token_ = 0;
    std::int64_t capacity_ = 0;
    std::uint64_t seed_ = 0;
    std::vector<Row> rows_;
    std::array<std::mutex, kLocks> locks_;
};

}  // namespace hoigung::http
