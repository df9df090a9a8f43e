#pragma once

#include <cstdint>
#include <string>
#include <string_view>

namespace hoigung::base {

// XXH3: the same on every machine, for names, tags and sums of bytes, not for secrets.
[[nodiscard]] std::uint64_t stable_hash(std::string_view bytes);

// 16 bytes of XXH3 with a seed: with a secret one, nobody can find two texts that have the same.
[[nodiscard]] std::string long_hash(std::string_view bytes, std::uint64_t seed);

}  // namespace hoigung::base
