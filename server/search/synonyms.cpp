#include "search/synonyms.hpp"

#include <stdexcept>

#include "base/json_archive.hpp"

namespace hoigung::search {

std::vector<SynonymGroup> read_synonyms(std::string_view json) {
    std::vector<SynonymGroup> groups;
    base::JsonReader reader;
    reader.read(boost::json::parse(json), groups);
    if (!reader.problems().empty()) throw std::runtime_error("synonyms: " + reader.problems().front());
    return groups;
}

}  // namespace hoigung::search
