#pragma once

#include <cstdint>
#include <string_view>

namespace hoigung::base {

// FNV-1a: the same on every machine, for names and tags of bytes, not for secrets.
[[nodiscard]] constexpr std::uint64_t stable_hash(std::string_view bytes) {
    std::uint64_t hash = 0xCBF29CE484222325ULL;
    for (const char c : bytes) hash = (hash ^ static_cast<unsigned char>(c)) * 0x100000001B3ULL;
    return hash;
}

}  // namespace hoigung::base
