#pragma once

#include <string>

#include <boost/json/value.hpp>

namespace hoigung::graphql {

// A value as error messages show it: short, and the deep parts left out.
[[nodiscard]] std::string inspect(const boost::json::value& value);

}  // namespace hoigung::graphql
