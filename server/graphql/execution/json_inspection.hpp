#pragma once

#include <string>

#include <boost/json/value.hpp>

namespace hoigung::graphql {

// A value in the form of error messages: short, with deep parts left out.
[[nodiscard]] std::string inspect(const boost::json::value& value);

}  // namespace hoigung::graphql
