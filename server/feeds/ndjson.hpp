#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"

namespace hoigung::feeds {

// One line of an import or a partner batch (api/catalogue.schema.json), or all that keeps it from being read.
[[nodiscard]] base::Result<domain::CatalogueLine, std::vector<std::string>> read_catalogue_line(
    std::string_view text);

}  // namespace hoigung::feeds
