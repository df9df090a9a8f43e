#pragma once

#include <string>
#include <string_view>
#include <vector>

#include <boost/json/object.hpp>

#include "base/result.hpp"
#include "domain/ingest/line.hpp"

namespace hoigung::feeds {

// What was read, or everything that is wrong with it.
using LineRead = base::Result<domain::CatalogueLine, std::vector<std::string>>;

// One line of an import or a partner batch (api/catalogue.schema.json).
[[nodiscard]] LineRead read_catalogue_line(std::string_view text);
// The same when its JSON has been parsed.
[[nodiscard]] LineRead read_catalogue_object(boost::json::object line);

// The longest line that is read.
inline constexpr std::size_t kLongestLine = 256 * 1024;

}  // namespace hoigung::feeds
