#include "http/rate_limiter.hpp"

#include <algorithm>
#include <bit>
#include <cstring>
#include <span>

#include "base/random.hpp"

namespace hoigung::http {
namespace {

std::uint64_t mix(std::uint64_t x) {
    x ^= x >> 30;
    x *= 0xBF58476D1CE4E5B9ULL;
    x ^= x >> 27;
    x *= 0x94D049BB133111EBULL;
    return x ^ (x >> 31);
}

}  // namespace

RateLimiter::RateLimiter(RateLimit limit) {
    if (limit.per_second <= 0) return;
    token_ = std::max<std::int64_t>(1, static_cast<std::int64_t>(1e9 / limit.per_second));
    capacity_ = static_cast<std::int64_t>(std::max(1.0, limit.burst) * static_cast<double>(token_));
    rows_.resize(std::bit_ceil(std::max<std::size_t>(1, limit.addresses / kRowSize)));
    // A secret seed, so that nobody can choose addresses that all fall into one row.
    base::SystemRandom().fill(std::as_writable_bytes(std::span(&seed_, 1)));
}

std::optional<std::chrono::milliseconds> RateLimiter::take(const IpAddress& client, Time now,
                                                           std::int64_t tokens) {
    if (token_ == 0) return std::nullopt;
    const IpAddress address = client.network();
    const std::int64_t moment = std::chrono::duration_cast<Nanoseconds>(now.time_since_epoch()).count();
    const std::size_t row = row_of(address);

    const std::lock_guard lock(locks_[row % kLocks]);
    Bucket& bucket = find_or_replace(rows_[row], address);
    const std::int64_t full_at = std::max(bucket.full_at, moment) + tokens * token_;
    if (full_at - moment > capacity_) {
        const Nanoseconds wait(full_at - moment - capacity_);
        return std::chrono::ceil<std::chrono::milliseconds>(wait);
    }
    bucket.full_at = full_at;
    return std::nullopt;
}

std::size_t RateLimiter::row_of(const IpAddress& address) const {
    std::array<std::uint64_t, 2> words{};
    std::memcpy(words.data(), address.bytes.data(), sizeof words);
    return mix(mix(words[0] ^ seed_) ^ words[1]) & (rows_.size() - 1);
}

RateLimiter::Bucket& RateLimiter::find_or_replace(Row& row, const IpAddress& address) {
    for (Bucket& bucket : row) {
        if (bucket.address == address) return bucket;
    }
    Bucket& fullest = *std::min_element(
        row.begin(), row.end(), [](const Bucket& a, const Bucket& b) { return a.full_at < b.full_at; });
    fullest = {address, 0};
    return fullest;
}

}  // namespace hoigung::http
