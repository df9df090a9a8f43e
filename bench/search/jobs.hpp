#pragma once

#include <cstddef>
#include <memory>

#include "domain/catalogue/catalogue.hpp"
#include "domain/reference/reference_lists.hpp"
#include "search/dictionary.hpp"

namespace hoigung::bench {

[[nodiscard]] const domain::ReferenceLists& reference_lists();
[[nodiscard]] std::shared_ptr<const search::Dictionary> dictionary();

// So many open jobs like those of the demonstration catalogue, in both languages, at places scattered around
// its addresses. The same every time.
[[nodiscard]] domain::CatalogueRows make_rows(std::size_t jobs);

}  // namespace hoigung::bench
