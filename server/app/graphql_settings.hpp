#pragma once

#include <map>
#include <string>

#include "app/settings.hpp"
#include "graphql/engine.hpp"

namespace hoigung::app {

// The limits of a GraphQL service, and the documents that its pages request by hash.
[[nodiscard]] graphql::Settings graphql_settings(const Settings& settings,
                                                 const std::map<std::string, std::string>& documents);

}  // namespace hoigung::app
