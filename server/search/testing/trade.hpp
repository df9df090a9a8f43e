#pragma once

#include <memory>
#include <vector>

#include "search/dictionary.hpp"
#include "search/job_type_words.hpp"

// The site's own lists and synonyms, for tests.
namespace hoigung::search::testing {

[[nodiscard]] const domain::ReferenceLists& reference_lists();
[[nodiscard]] const std::vector<SynonymGroup>& synonyms();
[[nodiscard]] const std::vector<TradesOfType>& job_trades();
[[nodiscard]] const meaning::Meanings& meanings();
[[nodiscard]] std::shared_ptr<const Dictionary> dictionary();

}  // namespace hoigung::search::testing
