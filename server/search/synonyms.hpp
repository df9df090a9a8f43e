#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::search {

// Words and phrases, in either language, that mean the same.
using SynonymGroup = std::vector<std::string>;

// Reads data/synonyms.json: a list of lists of texts. Throws when it is not that: a build error.
[[nodiscard]] std::vector<SynonymGroup> read_synonyms(std::string_view json);

}  // namespace hoigung::search
