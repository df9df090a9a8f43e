#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <string_view>

#include "base/lru_cache.hpp"

namespace hoigung::render {

// Pieces of HTML that scripts made and will need again, shared by all engines. Their keys are hashes of their
// dependencies, which are often longer than the pieces. The hash starts with a secret, so that nobody can
// construct a collision.
class PieceCache {
  public:
    explicit PieceCache(std::size_t most_bytes);

    [[nodiscard]] std::string key(std::string_view circumstances, std::u16string_view dependencies) const;
    [[nodiscard]] std::shared_ptr<const std::string> find(std::string_view key) { return pieces_.find(key); }
    void put(std::string key, std::shared_ptr<const std::string> html) {
        pieces_.put(std::move(key), std::move(html));
    }

  private:
    const std::uint64_t secret_;
    base::LruCache<std::string> pieces_;
};

}  // namespace hoigung::render
