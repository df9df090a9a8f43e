#pragma once

#include <memory>
#include <span>
#include <string_view>

#include "base/embedded.hpp"
#include "search/dictionary.hpp"

// The site's own lists and synonyms, for tests.
namespace hoigung::search::testing {

[[nodiscard]] const domain::ReferenceLists& reference_lists();
[[nodiscard]] std::shared_ptr<const Dictionary> dictionary();

}  // namespace hoigung::search::testing
