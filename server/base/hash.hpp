#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoigung::base {

// XXH3: the same on every machine. For names, tags and checksums, not for secrets.
[[nodiscard]] std::uint64_t stable_hash(std::string_view bytes);

// 16 bytes of XXH3 with a seed; with a secret seed, nobody can construct two texts with the same hash.
[[nodiscard]] std::string long_hash(std::string_view bytes, std::uint64_t seed);

}  // namespace hoigung::base
