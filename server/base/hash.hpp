#pragma once

#include <cstdint>
#include <string_view>

namespace hoigung::base {

// XXH3: the same on every machine, for names, tags and sums of bytes, not for secrets.
[[nodiscard]] std::uint64_t stable_hash(std::string_view bytes);

}  // namespace hoigung::base
