#include "render/piece_cache.hpp"

#include <span>

#include "base/hash.hpp"
#include "base/random.hpp"

namespace hoigung::render {
namespace {

std::uint64_t random_number() {
    std::uint64_t number = 0;
    base::SystemRandom().fill(std::as_writable_bytes(std::span(&number, 1)));
    return number;
}

}  // namespace

PieceCache::PieceCache(std::size_t most_bytes)
    : secret_(random_number()),
      pieces_(most_bytes, [](const std::string& html) { return html.capacity() + sizeof(std::string); }) {}

std::string PieceCache::key(std::string_view circumstances, std::u16string_view dependencies) const {
    const std::string_view bytes(reinterpret_cast<const char*>(dependencies.data()), dependencies.size() * 2);
    return base::long_hash(bytes, base::stable_hash(circumstances) ^ secret_);
}

}  // namespace hoigung::render
