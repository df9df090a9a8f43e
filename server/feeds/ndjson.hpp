#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"

namespace hoigung::feeds {

// A line, or all of its problems.
using LineRead = base::Result<domain::CatalogueLine, std::vector<std::string>>;

// Reads one line of an import or a partner batch (api/catalogue.schema.json).
[[nodiscard]] LineRead read_catalogue_line(std::string_view text);
// Reads a line whose JSON has already been parsed.
[[nodiscard]] LineRead read_catalogue_object(boost::json::object line);

// The longest line that is accepted.
inline constexpr std::size_t kLongestLine = 256 * 1024;

}  // namespace hoigung::feeds
