#pragma once

#include <filesystem>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "search/index.hpp"

namespace hoigung::search {

// The index in a file, written by this node or by another one, so that a start need not analyse every text
// again. The file is used only when its checksum is right, its dictionary and layout version are ours, and
// the changes since it was made are known; otherwise it is treated as absent.
class SavedIndex {
  public:
    // The state of the catalogue that an index was made from.
    struct Origin {
        std::int64_t version = 0;
        // A digest of the token of the last change.
        std::uint64_t token = 0;
        bool operator==(const Origin&) const = default;
    };
    [[nodiscard]] static Origin origin_of(std::int64_t version, std::string_view token);
    // The jobs that changed since that state; std::nullopt when the catalogue never had that state.
    using TouchedSince = std::function<std::optional<std::vector<domain::JobId>>(const Origin& origin)>;

    // Writes the file atomically.
    [[nodiscard]] static base::Result<void> save(const Index& index, const domain::Catalogue& catalogue,
                                                 const std::filesystem::path& file);
    [[nodiscard]] static base::Result<Index> load(const domain::Catalogue& catalogue,
                                                  std::shared_ptr<const Dictionary> dictionary,
                                                  const std::filesystem::path& file,
                                                  const TouchedSince& touched_since = {},
                                                  IndexOptions options = {});
};

// Loads the saved index if it is usable, else builds a new one.
[[nodiscard]] Index load_or_build(const domain::Catalogue& catalogue,
                                  std::shared_ptr<const Dictionary> dictionary,
                                  const std::filesystem::path& file,
                                  const SavedIndex::TouchedSince& touched_since);

}  // namespace hoigung::search
