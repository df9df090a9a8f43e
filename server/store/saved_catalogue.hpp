#pragma once

#include <filesystem>

#include "base/result.hpp"
#include "domain/catalogue/catalogue.hpp"

namespace hoigung::store {

// The companies and jobs of a catalogue in a file, with the number and the token of its last change, so that
// a start has to read from the database only what has changed since, and what stands in the shop window.
// Nothing is saved while a row is left out that could not be read: another version of the program may know
// it.
[[nodiscard]] base::Result<void> save_catalogue(const domain::Catalogue& catalogue,
                                                const std::filesystem::path& file);
[[nodiscard]] base::Result<domain::CatalogueRows> load_saved_catalogue(const std::filesystem::path& file);

}  // namespace hoigung::store
