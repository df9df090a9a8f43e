#pragma once

#include <filesystem>

#include "base/result.hpp"
#include "domain/catalogue/catalogue.hpp"

namespace hoigung::store {

// Saves a catalogue's companies and jobs in a file, with the number and the token of its last change, so that
// a start reads only later changes and the shop window from the database. Nothing is saved while the
// catalogue lacks a row that could not be read, because another version of the program may be able to read
// it.
[[nodiscard]] base::Result<void> save_catalogue(const domain::Catalogue& catalogue,
                                                const std::filesystem::path& file);
[[nodiscard]] base::Result<domain::CatalogueRows> load_saved_catalogue(const std::filesystem::path& file);

}  // namespace hoigung::store
