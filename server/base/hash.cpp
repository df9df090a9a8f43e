#include "base/hash.hpp"

#include <xxhash.h>

namespace hoigung::base {

std::uint64_t stable_hash(std::string_view bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

std::string long_hash(std::string_view bytes, std::uint64_t seed) {
    const XXH128_hash_t hash = XXH3_128bits_withSeed(bytes.data(), bytes.size(), seed);
    return {reinterpret_cast<const char*>(&hash), sizeof(hash)};
}

}  // namespace hoigung::base
