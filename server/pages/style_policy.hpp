#pragma once

#include <string>
#include <string_view>

#include <boost/json/array.hpp>

namespace hoigung::pages {

// A Content-Security-Policy that also allows a document's inline styles, each by its hash.
[[nodiscard]] std::string allow_styles(std::string_view policy, const boost::json::array& hashes);

}  // namespace hoigung::pages
