#include "base/hash.hpp"

#include <xxhash.h>

namespace hoigung::base {

std::uint64_t stable_hash(std::string_view bytes) {
    return XXH3_64bits(bytes.data(), bytes.size());
}

}  // namespace hoigung::base
