#pragma once

#include <filesystem>
#include <memory>

#include "base/result.hpp"
#include "search/index.hpp"

namespace hoigung::search {

// The index as a file beside the database, so that a start need not analyse every text again. The file is
// used only when its checksum is right and it was made from exactly this catalogue, dictionary and layout
// version; otherwise it is treated as absent.
class SavedIndex {
  public:
    // Writes the file atomically.
    [[nodiscard]] static base::Result<void> save(const Index& index, const domain::Catalogue& catalogue,
                                                 const std::filesystem::path& file);
    [[nodiscard]] static base::Result<Index> load(const domain::Catalogue& catalogue,
                                                  std::shared_ptr<const Dictionary> dictionary,
                                                  const std::filesystem::path& file,
                                                  IndexOptions options = {});
};

// The saved index if there is a good one, else a new one.
[[nodiscard]] Index load_or_build(const domain::Catalogue& catalogue,
                                  std::shared_ptr<const Dictionary> dictionary,
                                  const std::filesystem::path& file);

}  // namespace hoigung::search
