#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace hoigung::search {

// Words and phrases, in both languages, with the same meaning.
using SynonymGroup = std::vector<std::string>;

// Reads data/synonyms.json: a list of lists of texts. Throws when it is malformed, which is a build error.
[[nodiscard]] std::vector<SynonymGroup> read_synonyms(std::string_view json);

}  // namespace hoigung::search
